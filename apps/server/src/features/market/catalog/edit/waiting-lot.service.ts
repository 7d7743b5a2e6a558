import type { ProductId } from '@souk/shared/ids.ts';
import type { ProductFields } from '@souk/shared/market/catalog/edit-schema.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { type AuctionTerms, addWaitingLot, changeWaitingLot, removeWaitingLot } from './auction-lot.repo.ts';
import { auctionOf, fieldsOf } from './fields.ts';
import type { OwnProductRow } from './own-product.repo.ts';
import { type Goal, isOnSale } from './product-goal.ts';
import type { Saving } from './save.service.ts';

/** An auction that may wait by itself has its terms, whatever else it is. */
export async function keepWaitingLot(
  tx: Db,
  id: ProductId,
  { before, fields, goal, seller }: Saving,
): Promise<void> {
  const { auction, amount, listingKind } = fields;
  if (goal !== 'sale' || listingKind !== 'auction' || !auction || amount === null) {
    if (before?.listingKind === 'auction') await removeWaitingLot(tx, id);
    return;
  }
  const terms: AuctionTerms = {
    currency: seller.currency,
    start: amount,
    reserve: auction.reserve,
    seconds: auction.durationSeconds,
  };
  if (before?.auctionRuns || (await changeWaitingLot(tx, id, terms))) return;
  const comesOnSale = !before || !isOnSale(before.status) || before.listingKind !== 'auction';
  if (comesOnSale) await addWaitingLot(tx, id, terms);
}

/** While people bid, nothing changes of what they bid for and were shown; words and pictures may be added to. */
export function sameAuction(before: OwnProductRow, fields: ProductFields, goal: Goal): boolean {
  const was = fieldsOf(before);
  return (
    goal === 'sale' &&
    fields.listingKind === before.listingKind &&
    fields.amount === was.amount &&
    fields.available === was.available &&
    fields.condition === was.condition &&
    was.images.every((image) => fields.images.includes(image)) &&
    JSON.stringify(fields.auction) === JSON.stringify(auctionOf(before))
  );
}
