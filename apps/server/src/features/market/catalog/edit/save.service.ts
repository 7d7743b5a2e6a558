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
import type { Db } from '../../../../platform/db/database.ts';
import { newId } from '../../../../platform/ids.ts';
import { announce } from '../catalog.facts.ts';
import { isDearerAuction, sameAuction } from './auction.policy.ts';
import {
  auctionHasPreBids,
  auctionRunning,
  invalidProduct,
  spotOfBreak,
  stockChanged,
} from './edit.failures.ts';
import type { OwnProductRow, Seller } from './own-product.repo.ts';
import { keepPrice } from './price.service.ts';
import { type Goal, isOnSale } from './product-goal.ts';
import { insertProduct, replaceImages, updateProduct } from './product-write.repo.ts';
import { referenceProblems } from './references.repo.ts';
import { saveVariants } from './variant.repo.ts';
import { planVariants, type VariantPlan } from './variant-plan.ts';

export interface Saving {
  seller: Seller;
  writer: UserId;
  now: Date;
  /** Null for a new one; else locked, in this transaction. */
  before: OwnProductRow | null;
  fields: ProductFields;
  goal: Goal;
  /** On the spot in a show, and not as a listing. */
  madeInShow?: true;
  /** Pictures it may show besides its own and those its writer sent: of the one it is a copy of. */
  pictures?: readonly Image[];
}

/** Writes a product as a whole: the one place where what is said of one becomes rows. */
export async function saveProduct(tx: Db, saving: Saving): Promise<ProductId> {
  const checked = await checkProduct(tx, saving);
  const id = await writeProduct(tx, saving, checked);
  await announceChange(tx, id, saving, checked);
  return id;
}

/** What is written once nothing speaks against it. */
interface Checked {
  plan: VariantPlan;
  price: number;
  status: ProductStatus;
  /** It is sold at its price, which is then kept with those before. */
  priced: boolean;
}

async function checkProduct(
  tx: Db,
  { seller, writer, before, fields, goal, pictures }: Saving,
): Promise<Checked> {
  if (before?.isSpot) throw spotOfBreak();
  refuse(structureProblems(fields));
  const plan = planVariants(fields, before?.variants ?? [], {
    onSale: before !== null && isOnSale(before.status),
  });
  const shown = { shopId: seller.shopId, writer, before, pictures: pictures ?? before?.images ?? [] };
  refuse([
    ...(goal === 'sale' ? saleProblems(fields) : draftProblems(fields)),
    ...plan.problems,
    ...(await referenceProblems(tx, fields, shown)),
  ]);
  if (before && plan.stale.length > 0) {
    const variants = plan.stale.map(({ id: _id, available }) => ({ _id, available }));
    throw stockChanged({ variants, soldCount: before.soldCount });
  }
  if (before?.auctionRuns && !sameAuction(before, fields, goal)) throw auctionRunning();
  if (before?.hasPreBids && goal === 'sale' && isDearerAuction(before, fields)) throw auctionHasPreBids();
  const isThere = plan.variants.some(({ available }) => available > 0);
  return {
    plan,
    price: cheapest(fields) ?? 0,
    status: goal === 'sale' ? (isThere ? 'active' : 'out-of-stock') : goal,
    priced: goal === 'sale' && fields.listingKind === 'buy-now',
  };
}

async function writeProduct(
  tx: Db,
  saving: Saving,
  { plan, price, status, priced }: Checked,
): Promise<ProductId> {
  const { seller, writer, now, before, fields, goal } = saving;
  const id = before?.id ?? newId<ProductId>(now.getTime());
  const values = { ...columnsOf(fields), price_amount: price, status, updated_at: now, updated_by: writer };
  const made = { made_in_show: saving.madeInShow ?? false, created_at: now };
  if (!before) await insertProduct(tx, { id, ...sellerColumns(seller), ...made, ...values });
  const was = priced
    ? await keepPrice(tx, { id, price, currency: seller.currency, compareAt: fields.compareAt }, now)
    : null;
  // What a draft becomes is new on the day it comes on sale, not on the day it was begun.
  const listed = before?.status === 'draft' && goal === 'sale' ? { created_at: now } : {};
  if (before) await updateProduct(tx, id, { ...values, ...listed, was_amount: was });
  await replaceImages(tx, id, before?.images.map(({ _id }) => _id) ?? [], fields.images);
  await saveVariants(tx, id, plan);
  return id;
}

/** What those hear who keep the product, and who auctions it. */
async function announceChange(
  tx: Db,
  productId: ProductId,
  { before, fields, goal }: Saving,
  { price, status, priced }: Checked,
): Promise<void> {
  const wasAuction = before?.listingKind === 'auction' && isOnSale(before.status);
  const isAuction = goal === 'sale' && fields.listingKind === 'auction';
  if (wasAuction || isAuction) {
    await announce(tx, 'product.auction-changed', { productId, isPutUp: isAuction && !wasAuction });
  }
  if (status !== 'active') return;
  if (before?.status === 'out-of-stock') await announce(tx, 'product.back-in-stock', { productId });
  if (before?.status !== 'active' || before.listingKind !== 'buy-now' || !priced) return;
  if (price < before.price) {
    await announce(tx, 'product.price-dropped', { productId, from: before.price, to: price });
  }
}

function refuse(problems: readonly ProductProblem[]): void {
  if (problems.length > 0) throw invalidProduct(problems);
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
  auction_closing: fields.auction && JSON.stringify(fields.auction.closing),
  auction_steps: fields.auction?.steps ? JSON.stringify(fields.auction.steps) : null,
  auction_starts_at: fields.auction?.startsAt ? new Date(fields.auction.startsAt) : null,
  auction_buy_now_amount: fields.auction?.buyNow || null,
  auction_needs_approval: fields.auction?.needsApproval ?? false,
  auction_confirm_above: fields.auction?.confirmAbove || null,
  options: JSON.stringify(fields.options),
  tags: fields.tags,
  attributes: JSON.stringify(fields.attributes),
  weight_grams: fields.weightGrams,
  size_mm: fields.sizeMm,
  shipping_profile_id: fields.shippingProfileId,
});
