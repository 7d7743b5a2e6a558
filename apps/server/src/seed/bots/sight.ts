import type { ProductId } from '@souk/shared/ids.ts';
import { leastBid } from '@souk/shared/live/auctions/bidding.ts';
import { stepsOf } from '@souk/shared/live/auctions/rules.ts';
import { minorDigits } from '@souk/shared/money.ts';
import { shops } from '../content/shops.ts';
import { productIdOf } from '../products.ts';
import { chanceOf } from '../random.ts';
import type { LotInSight } from './bidding.rules.ts';
import type { RunningLot } from './stage.repo.ts';

/** What an auction that stands alone is about worth; its product only says what it starts at. */
const worths: ReadonlyMap<ProductId, number> = new Map(
  shops.flatMap((shop) =>
    shop.goods
      .filter((good) => good.auction)
      .map((good) => [productIdOf(shop, good.title), Math.round(good.price * 130)] as const),
  ),
);

/** A lot as those see it who bid by themselves. */
export function inSight(lot: RunningLot): LotInSight {
  const { id, showId, price, bidCount, leaderId, startsAt, endsAt, bidAt } = lot;
  const steps = lot.steps ?? stepsOf(10 ** minorDigits(lot.currency));
  const { start, reserve, closing, extensions } = lot;
  const nextBid = leastBid(
    { start, reserve, steps, closing },
    { price, leader: leaderId, maximum: price, bidCount, extensions, endsAt },
  );
  return { id, showId, price, nextBid, bidCount, leaderId, startsAt, endsAt, bidAt, worth: worthOf(lot) };
}

/** An auction that a visitor set up is taken for a bargain. */
function worthOf({ id, showId, productId, start, reserve, shopPrice }: RunningLot): number {
  if (showId) return shopPrice;
  return (
    worths.get(productId) ??
    Math.max(reserve ?? 0, Math.round(start * (1.4 + 1.6 * chanceOf(`worth:${id}`).next())))
  );
}
