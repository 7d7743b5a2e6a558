import type { CheckoutId, UserId } from '@souk/shared/ids.ts';
import { heldForMs } from '@souk/shared/money/checkout/rules.ts';
import { piecesAtFlashPrice, priceInSale } from '@souk/shared/money/flash-prices/rules.ts';
import type { Db } from '../../../platform/db/database.ts';
import { countTaken, findClaimable, lockRunningSales, putFlashPrice } from './flash-prices.repo.ts';

interface Claiming {
  checkoutId: CheckoutId;
  buyerId: UserId;
  now: Date;
}

/**
 * What is held for a checkout while a flash sale of it runs goes at its price, as far as there are pieces left and one
 * person may have them. The checkout is locked, and its buyer; sales are locked after variants and products. False where
 * there was nothing of the kind.
 */
export async function claimFlashPrices(tx: Db, { checkoutId, buyerId, now }: Claiming): Promise<boolean> {
  const claimable = await findClaimable(tx, checkoutId, { now, heldSince: heldSince(now) });
  if (claimable.length === 0) return false;
  const bySale = Map.groupBy(claimable, ({ saleId }) => saleId);
  for (const { id: saleId, pieces, perPerson } of await lockRunningSales(tx, [...bySale.keys()])) {
    const taken = await countTaken(tx, saleId, buyerId);
    for (const { variantId, held, price, sale } of bySale.get(saleId) ?? []) {
      const lower = priceInSale(sale, variantId, price);
      const left = pieces - taken.all;
      const claimed = piecesAtFlashPrice({ held, left, perPerson, own: taken.own });
      if (lower === null || claimed === 0) continue;
      await putFlashPrice(tx, { checkoutId, variantId }, { saleId, price: lower, pieces: claimed, now });
      taken.all += claimed;
      taken.own += claimed;
    }
  }
  return true;
}

/** A price that was held before that is over: extending a checkout does not lengthen it. */
export const heldSince = (now: Date): Date => new Date(now.getTime() - heldForMs);
