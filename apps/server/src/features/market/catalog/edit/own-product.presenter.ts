import { stepsIn } from '@souk/shared/market/catalog/bid-steps.ts';
import { saleProblems } from '@souk/shared/market/catalog/edit-rules.ts';
import type { EditConflict, OwnProduct, OwnVariant } from '@souk/shared/market/catalog/edit-schema.ts';
import { comparableAt, type PriceChange } from '@souk/shared/market/catalog/price-history.ts';
import { inCurrency } from '@souk/shared/money.ts';
import { presentCategoryRef } from '../../categories/index.ts';
import { explained } from './edit.failures.ts';
import { auctionOf, fieldsOf, priceOf, stockOf } from './fields.ts';
import type { OwnProductRow, OwnVariantRow } from './own-product.repo.ts';
import { isOnSale } from './product-goal.ts';

export interface FoundOwnProduct {
  product: OwnProductRow;
  history: PriceChange[];
  now: Date;
}

export function presentOwnProduct(
  { product: row, history, now }: FoundOwnProduct,
  language: string,
): OwnProduct {
  const fields = fieldsOf(row);
  const problems = saleProblems(fields);
  const single = row.options.length === 0 ? row.variants[0] : undefined;
  // A reduction made now comes a moment after what is there.
  const lowest = comparableAt(history, new Date(now.getTime() + 1));
  const money = inCurrency(row.currency);
  return {
    _id: row.id,
    shopId: row.shopId,
    ...presentVersion(row),
    status: row.status,
    currency: row.currency,
    title: row.title,
    description: row.description,
    images: row.images,
    category: row.category && presentCategoryRef(row.category, language),
    condition: row.condition,
    listingKind: row.listingKind,
    price: money(fields.price),
    compareAt: money(row.compareAt),
    acceptsOffers: row.acceptsOffers,
    minOffer: money(row.minOffer),
    auction: presentAuction(row),
    available: stockOf(row),
    soldCount: row.soldCount,
    sku: fields.sku,
    options: row.options.map(({ name, values }) => ({ name, values })),
    variants:
      row.options.length === 0 ? [] : row.variants.map((variant) => presentOwnVariant(variant, row.currency)),
    singleVariantId: single?.id ?? null,
    weightGrams: row.weightGrams,
    sizeMm: row.sizeMm,
    shippingProfileId: row.shippingProfileId,
    tags: row.tags,
    attributes: row.attributes.map(({ name, value }) => ({ name, value })),
    was: money(row.was),
    lowest30: money(lowest),
    problems: explained(problems),
    can: {
      publish: row.status === 'draft' && problems.length === 0,
      archive: isOnSale(row.status) && !row.auctionRuns,
      restore: row.status === 'archived',
      delete: row.status === 'draft',
      changeAuction: !row.auctionRuns,
    },
  };
}

/** Which version this is, and whose. */
export function presentConflict(row: OwnProductRow): EditConflict {
  const { version, updatedAt, updatedBy } = presentVersion(row);
  return { version, changedAt: updatedAt, changedBy: updatedBy };
}

const presentVersion = (row: OwnProductRow): Pick<OwnProduct, 'version' | 'updatedAt' | 'updatedBy'> => ({
  version: row.version,
  updatedAt: row.updatedAt.toISOString(),
  updatedBy: row.updatedBy && { _id: row.updatedBy.id, name: row.updatedBy.name },
});

function presentAuction(row: OwnProductRow): OwnProduct['auction'] {
  const auction = auctionOf(row);
  if (!auction) return null;
  const { reserve, buyNow, confirmAbove, steps, ...others } = auction;
  const money = inCurrency(row.currency);
  return {
    ...{ ...others, reserve: money(reserve), buyNow: money(buyNow) },
    ...{ confirmAbove: money(confirmAbove), steps: stepsIn(row.currency, steps) },
  };
}

const presentOwnVariant = (
  { id, options, price, available, sku, image }: OwnVariantRow,
  currency: string,
): OwnVariant => ({
  _id: id,
  options,
  price: inCurrency(currency)(priceOf(price)),
  available,
  sku,
  image,
});
