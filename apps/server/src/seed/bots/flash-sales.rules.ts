import type { ProductId, ShowId, UserId, VariantId } from '@souk/shared/ids.ts';
import type { NewFlashSale } from '@souk/shared/live/flash-sales/schema.ts';
import { chanceOf } from '../random.ts';

/** A show with viewers, and its flash sales. Moments in milliseconds since 1970. */
export interface FlashingShow {
  showId: ShowId;
  startsAt: number;
  running: { productId: ProductId; endsAt: number; left: number } | null;
  lastEndedAt: number | null;
  count: number;
}

/** Something that has one kind and enough pieces. */
export interface Goods {
  productId: ProductId;
  variantId: VariantId;
  available: number;
}

/** A shop keeps some for later buyers. */
export const LEAST_IN_STOCK = 8;
const SECONDS = 120;
const HELLO_MS = 40_000;
const PAUSE_MS = 10 * 60_000;
/** A show has no more, so that a visitor may hold some too. */
const MOST = 12;
const SOME_SHOWS = 0.6;
/** In a second in which nothing else keeps the host from it. */
const CHANCE = 0.04;
const BUYS = 0.025;
const percents = [15, 20, 25, 30] as const;

/** Whether its host makes something cheaper for a while in this second. */
export function flashesNow(
  { showId, startsAt, running, lastEndedAt, count }: FlashingShow,
  now: number,
): boolean {
  if (running || count >= MOST || !chanceOf(`flashes:${showId}`).happens(SOME_SHOWS)) return false;
  if (now < (lastEndedAt === null ? startsAt + HELLO_MS : lastEndedAt + PAUSE_MS)) return false;
  return chanceOf(`flashes:${showId}:${Math.floor(now / 1_000)}`).happens(CHANCE);
}

/** One after another of what the shop has, so that no show sells the same again and again. */
export function saleOf(
  { showId, count }: Pick<FlashingShow, 'showId' | 'count'>,
  goods: readonly Goods[],
): NewFlashSale | null {
  const [first] = chanceOf(`goods:${showId}`)
    .some(goods, goods.length)
    .slice(goods.length === 0 ? 0 : count % goods.length);
  if (!first) return null;
  const chance = chanceOf(`flash:${showId}:${count}`);
  return {
    productId: first.productId,
    cut: { kind: 'percent', percent: chance.pick(percents) },
    seconds: SECONDS,
    pieces: Math.min(6, Math.floor(first.available / 2)),
    perPerson: 1,
  };
}

/** Who of the crowd buys one in this second. */
export function buysNow(
  { showId, running }: FlashingShow,
  crowd: readonly UserId[],
  now: number,
): UserId | null {
  if (!running || running.left < 2 || running.endsAt - now < 5_000 || crowd.length === 0) return null;
  const chance = chanceOf(`buys:${showId}:${Math.floor(now / 1_000)}`);
  return chance.happens(BUYS) ? chance.pick(crowd) : null;
}
