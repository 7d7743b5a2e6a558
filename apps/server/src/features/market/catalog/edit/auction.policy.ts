import { isDearer } from '@souk/shared/live/auctions/lot-terms.ts';
import type { ProductFields } from '@souk/shared/market/catalog/edit-schema.ts';
import { auctionOf, fieldsOf } from './fields.ts';
import type { OwnProductRow } from './own-product.repo.ts';
import type { Goal } from './product-goal.ts';

/** While people bid, nothing changes of what they bid for and were shown; words and pictures may be added to. */
export function sameAuction(before: OwnProductRow, fields: ProductFields, goal: Goal): boolean {
  const was = fieldsOf(before);
  return (
    goal === 'sale' &&
    fields.listingKind === before.listingKind &&
    fields.price === was.price &&
    fields.available === was.available &&
    fields.condition === was.condition &&
    was.images.every((image) => fields.images.includes(image)) &&
    told(fields.auction) === told(auctionOf(before))
  );
}

/** Who bid before its bidding began would pay more than they were shown. */
export function isDearerAuction(before: OwnProductRow, fields: ProductFields): boolean {
  const { auction, price } = fields;
  if (before.listingKind !== 'auction' || fields.listingKind !== 'auction' || !auction) return false;
  return isDearer({ ...before, start: before.price }, { ...auction, start: price ?? 0 });
}

/** As a text; when it was to begin says nothing any more. */
const told = (auction: ProductFields['auction']): string =>
  JSON.stringify(auction && { ...auction, startsAt: null });
