import type { ShowId } from '@souk/shared/ids.ts';
import type { Replay } from '@souk/shared/live/replays/schema.ts';
import type { SecondLook, ShownThen } from '../video/index.ts';
import type { ReplayLotRow } from './replay-lots.repo.ts';
import type { ProductMoment } from './replay-products.repo.ts';

/** What lies between second 0 of a recording and its end. */
export interface Span {
  startedAt: Date;
  seconds: number;
}

type Part = Replay['gaps'][number];

const placeOf = ({ startedAt }: Span, moment: Date): number =>
  (moment.getTime() - startedAt.getTime()) / 1_000;

/** As far as it is in the recording. */
function partOf(span: Span, from: Date, to: Date | null): Part | undefined {
  const part = {
    from: Math.max(0, placeOf(span, from)),
    to: to === null ? span.seconds : Math.min(span.seconds, placeOf(span, to)),
  };
  return part.from < part.to ? part : undefined;
}

/** One that was over before the first picture is not in it. */
export function presentLot(lot: ReplayLotRow, span: Span): Replay['lots'] {
  const endsAt = lot.closedAt && placeOf(span, lot.closedAt);
  if (endsAt !== null && endsAt <= 0) return [];
  const startsAt = Math.max(0, placeOf(span, lot.startsAt));
  if (startsAt >= span.seconds) return [];
  const { lotId, title, image, state, price, currency, productId } = lot;
  return [{ lotId, title, image, startsAt, endsAt, state, price: { amount: price, currency }, productId }];
}

export function presentProducts(moments: readonly ProductMoment[], span: Span): Replay['products'] {
  const products = new Map<string, Replay['products'][number]>();
  for (const { productId, kind, from, to } of moments) {
    const product = products.get(productId) ?? { productId, pinned: [], flashSales: [], sold: [] };
    const place = placeOf(span, from);
    const part = partOf(span, from, to);
    if (kind === 'sold' && place >= 0 && place <= span.seconds) product.sold.push(place);
    else if (kind !== 'sold' && part) (kind === 'pinned' ? product.pinned : product.flashSales).push(part);
    else continue;
    products.set(productId, product);
  }
  return [...products.values()];
}

/** Where what is recorded is a screen that the host shared. */
export function presentScreens(shown: readonly ShownThen[], span: Span): Replay['screens'] {
  return shown.flatMap(({ at, shown: picture }, n) => {
    const part = picture === 'screen' ? partOf(span, at, shown[n + 1]?.at ?? null) : undefined;
    return part ?? [];
  });
}

/** Where viewers had something of it that is recorded. */
export function presentSecond(
  looks: readonly SecondLook[],
  lines: readonly string[],
  span: Span & { showId: ShowId },
): Replay['second'] {
  return looks.flatMap(({ at, line, name, layout, isSeen, isHeard }, n) => {
    const part = partOf(span, at, looks[n + 1]?.at ?? null);
    if (!part || !(isSeen || isHeard) || !lines.includes(line)) return [];
    const playlist = `/api/shows/${span.showId}/media/${line}/index.m3u8`;
    return [{ ...part, playlist, name: name ?? '', layout, isSeen, isHeard }];
  });
}
