import type { ProductId, UserId } from '@souk/shared/ids.ts';
import type { Image } from '@souk/shared/images/schema.ts';
import {
  cheapest,
  draftProblems,
  type ProductProblem,
  saleProblems,
  structureProblems,
} from '@souk/shared/market/catalog/edit-rules.ts';
import type { ProductFields } from '@souk/shared/market/catalog/edit-schema.ts';
import type { ProductStatus } from '@souk/shared/market/catalog/schema.ts';
import type { Db } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';
import { type AuctionTerms, addWaitingLot, changeWaitingLot, removeWaitingLot } from './auction-lot.repo.ts';
import { auctionOf, fieldsOf } from './fields.ts';
import { announce } from './listings.facts.ts';
import { auctionRunning, invalidProduct, stockChanged } from './listings.failures.ts';
import type { OwnProductRow, Seller } from './own-product.repo.ts';
import { keepPrice } from './price.service.ts';
import { insertProduct, replaceImages, updateProduct } from './product-write.repo.ts';
import { referenceProblems } from './references.repo.ts';
import { saveVariants } from './variant.repo.ts';
import { planVariants } from './variant-plan.ts';

/** What a product is to be once it is saved: on sale it needs everything. */
export type Goal = 'draft' | 'sale' | 'archived';

export interface Saving {
  seller: Seller;
  writer: UserId;
  now: Date;
  /** Null for a new one; else locked, in this transaction. */
  before: OwnProductRow | null;
  fields: ProductFields;
  goal: Goal;
  /** Pictures it may show besides its own and those its writer sent: of the one it is a copy of. */
  pictures?: readonly Image[];
}

export const isOnSale = (status: ProductStatus): boolean => status === 'active' || status === 'out-of-stock';
export const goalOf = (status: ProductStatus): Goal =>
  isOnSale(status) ? 'sale' : status === 'archived' ? 'archived' : 'draft';

/** Writes a product as a whole: the one place where what is said of one becomes rows. */
export async function saveProduct(tx: Db, saving: Saving): Promise<ProductId> {
  const { seller, writer, now, before, fields, goal, pictures = before?.images ?? [] } = saving;
  refuse(structureProblems(fields));
  const plan = planVariants(fields, before?.variants ?? [], {
    onSale: before !== null && isOnSale(before.status),
  });
  refuse([
    ...(goal === 'sale' ? saleProblems(fields) : draftProblems(fields)),
    ...plan.problems,
    ...(await referenceProblems(tx, fields, { shopId: seller.shopId, writer, before, pictures })),
  ]);
  if (before && plan.stale.length > 0) {
    const variants = plan.stale.map(({ id: _id, available }) => ({ _id, available }));
    throw stockChanged({ variants, soldCount: before.soldCount });
  }
  if (before?.auctionRuns && !sameAuction(before, fields, goal)) throw auctionRunning();

  const id = before?.id ?? newId<ProductId>(now.getTime());
  const price = cheapest(fields) ?? 0;
  const pieces = plan.variants.reduce((sum, { available }) => sum + available, 0);
  const status: ProductStatus = goal === 'sale' ? (pieces > 0 ? 'active' : 'out-of-stock') : goal;
  const priced = goal === 'sale' && fields.listingKind === 'buy-now';
  const values = { ...columnsOf(fields), price_amount: price, status, updated_at: now, updated_by: writer };
  if (!before) await insertProduct(tx, { id, ...sellerColumns(seller), created_at: now, ...values });
  const was = priced
    ? await keepPrice(tx, { id, price, currency: seller.currency, compareAt: fields.compareAt }, now)
    : null;
  // What a draft becomes is new on the day it comes on sale, not on the day it was begun.
  const listed = before?.status === 'draft' && goal === 'sale' ? { created_at: now } : {};
  if (before) await updateProduct(tx, id, { ...values, ...listed, was_amount: was });
  await replaceImages(tx, id, before?.images.map(({ _id }) => _id) ?? [], fields.images);
  await saveVariants(tx, id, plan);
  await keepWaitingLot(tx, id, saving);

  if (before?.status === 'active' && status === 'active' && priced && before.listingKind === 'buy-now') {
    if (price < before.price) {
      await announce(tx, 'product.price-dropped', { productId: id, from: before.price, to: price });
    }
  }
  if (before?.status === 'out-of-stock' && status === 'active')
    await announce(tx, 'product.back-in-stock', { productId: id });
  return id;
}

function refuse(problems: readonly ProductProblem[]): void {
  if (problems.length > 0) throw invalidProduct(problems);
}

/** An auction that may wait by itself has its terms, whatever else it is. */
async function keepWaitingLot(
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
function sameAuction(before: OwnProductRow, fields: ProductFields, goal: Goal): boolean {
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

const sellerColumns = ({ shopId, currency, language }: Seller) => ({ shop_id: shopId, currency, language });

const columnsOf = (fields: ProductFields) => ({
  title: fields.title,
  description: fields.description,
  category_id: fields.categoryId,
  condition: fields.condition,
  listing_kind: fields.listingKind,
  compare_at_amount: fields.compareAt,
  accepts_offers: fields.acceptsOffers,
  min_offer_amount: fields.minOffer || null,
  auction_reserve_amount: fields.auction?.reserve || null,
  auction_seconds: fields.auction?.durationSeconds ?? null,
  options: JSON.stringify(fields.options),
  tags: fields.tags,
  attributes: JSON.stringify(fields.attributes),
  weight_grams: fields.weightGrams,
  size_mm: fields.sizeMm,
  shipping_profile_id: fields.shippingProfileId,
});
