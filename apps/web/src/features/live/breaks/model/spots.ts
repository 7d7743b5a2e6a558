import { buyerOf, type RoomLot } from '@souk/shared/live/auctions/room-lot.ts';
import type { BreakView } from '@souk/shared/live/breaks/schema.ts';
import type { Money } from '@souk/shared/money.ts';
import { sumIn } from '@souk/shared/money-rules.ts';

/** Where a spot stands, as everyone in the room sees it. */
export interface SpotNow {
  number: number;
  state: 'free' | 'buy' | 'now' | 'sold' | 'unsold' | 'house' | 'off';
  /** What it costs at once; null where it is auctioned. */
  price: Money | null;
  lotId: string | null;
  by: { id: string; handle: string } | null;
  isYours: boolean;
  isPaid: boolean;
  /** What was drawn for it; null before that. */
  content: string | null;
}

/** The spots of a break by the lots they are sold as: of lots of the same thing the one that was put up last. */
export function spotsNow(
  { spots, contents, ...of }: Pick<BreakView, 'spots' | 'contents' | 'currency' | 'state' | 'isClosed'>,
  lots: readonly RoomLot[],
  ownIds: readonly string[],
): SpotNow[] {
  const isSelling = of.state === 'open' && !of.isClosed;
  return spots.map(({ productId, price, content, isHouse }, index) => {
    const lot = lots.findLast((one) => one.productId === productId) ?? null;
    const settlement = lot?.told?.settlement ?? null;
    const isSold = lot?.state === 'sold' && settlement !== 'unsold';
    const by = isSold && !isHouse ? lot.told && buyerOf(lot.told) : null;
    return {
      ...{ number: index + 1, lotId: lot?._id ?? null, by, price: sumIn(of, price) },
      state: isHouse
        ? 'house'
        : price === null || isSold
          ? stateOf(lot, isSold)
          : isSelling
            ? 'buy'
            : 'unsold',
      isYours: by !== null && ownIds.includes(by.id),
      isPaid: settlement === 'paid',
      content: content === null ? null : (contents[content - 1]?.name ?? null),
    };
  });
}

function stateOf(lot: RoomLot | null, isSold: boolean): SpotNow['state'] {
  if (!lot) return 'off';
  if (lot.state === 'queued') return 'free';
  if (lot.state === 'running') return 'now';
  return isSold ? 'sold' : 'unsold';
}

export const spotsLeft = (spots: readonly SpotNow[]): number =>
  spots.filter(({ state }) => state === 'free' || state === 'buy' || state === 'now').length;

/** What one may buy, and which of it is chosen: what is under way stays that, also when it is sold by now. */
export function spotsToBuy(spots: readonly SpotNow[], picked: number | null, underWay: number | null) {
  const asked = spots.find(({ number }) => number === underWay);
  const free = asked ? [asked] : spots.filter(({ state }) => state === 'buy');
  return { free, chosen: free.find(({ number }) => number === picked) ?? free[0] };
}

/**
 * The break a room is about: of the lot under the hammer or next; else of the last one that was sold, which is waiting for
 * its draw or was just drawn; else one of which spots are to be had at a price.
 */
export function breakInHand(
  breaks: readonly BreakView[],
  lots: readonly RoomLot[],
  lot: Pick<RoomLot, 'productId' | 'state'> | null,
): BreakView | null {
  const of = (productId: string | undefined) =>
    breaks.find(({ spots }) => spots.some((spot) => spot.productId === productId)) ?? null;
  const isOnSale = (one: BreakView) => spotsNow(one, lots, []).some(({ state }) => state === 'buy');
  const onSale = () => breaks.find(isOnSale) ?? null;
  if (lot?.state === 'running') return of(lot.productId) ?? onSale();
  const before = of(lastOver(lots)?.productId);
  return before && before.state !== 'cancelled' ? before : (of(lot?.productId) ?? onSale());
}

/** What was bought at a price has no place among the numbers. */
const lastOver = (lots: readonly RoomLot[]): RoomLot | undefined =>
  lots
    .filter(({ state }) => state === 'sold' || state === 'passed')
    .toSorted((a, b) => Date.parse(a.endsAt ?? '') - Date.parse(b.endsAt ?? '') || 0)
    .at(-1);
