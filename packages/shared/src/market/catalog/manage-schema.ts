import { z } from 'zod';
import { categoryId, productId, variantId } from '../../ids.ts';
import { image } from '../../images/schema.ts';
import { money, moneyOf } from '../../money.ts';
import { tableQuery } from '../../paging.ts';
import { categoryRef } from '../categories/schema.ts';
import { bulkLimit, productLimits as limits } from './edit-limits.ts';
import { ownProductChoices } from './own-choices.ts';
import { listingKind, productStatus } from './schema.ts';

const stock = z.int().min(0).max(limits.stock);

/** PATCH /variants/:variantId */
export const stockInput = z.strictObject({ available: stock, expected: stock });
export type StockInput = z.infer<typeof stockInput>;
export const stockState = z.object({
  _id: variantId,
  productId,
  available: z.int(),
  /** Of the product, which follows its stock. */
  status: productStatus,
});
export type StockState = z.infer<typeof stockState>;

export const ownProductSort = z.enum([
  'updated',
  'newest',
  'title',
  'price-up',
  'price-down',
  'stock-up',
  'stock-down',
  'sold',
]);
export type OwnProductSort = z.infer<typeof ownProductSort>;

/** GET /shops/:shopId/products/mine */
export const ownProductQuery = tableQuery.extend({
  status: z.enum(ownProductChoices).optional(),
  /** Words of the title or an SKU. */
  q: z.string().trim().max(120).optional(),
  sort: ownProductSort.default('updated'),
});

export const ownProductRow = z.object({
  _id: productId,
  version: z.int(),
  title: z.string(),
  image: image.nullable(),
  status: productStatus,
  listingKind,
  category: categoryRef.nullable(),
  /** The cheapest variant's; null while there is none. */
  price: money.nullable(),
  was: money.nullable(),
  available: z.int(),
  variantCount: z.int(),
  /** For a stock that is edited in its row; null with options. */
  singleVariantId: variantId.nullable(),
  sku: z.string(),
  soldCount: z.int(),
  favoriteCount: z.int(),
  updatedAt: z.iso.datetime(),
});
export type OwnProductRow = z.infer<typeof ownProductRow>;

export const ownProductPage = z.object({
  items: z.array(ownProductRow),
  total: z.int(),
  /** By status, of what the words find. */
  counts: z.object({
    all: z.int(),
    draft: z.int(),
    active: z.int(),
    'out-of-stock': z.int(),
    archived: z.int(),
    /** Not among all. */
    'from-shows': z.int(),
  }),
});
export type OwnProductPage = z.infer<typeof ownProductPage>;

/** GET /shops/:shopId/products/mine/chosen: all that a list finds, on whatever page, for what is done to many. */
export const chosenQuery = ownProductQuery.pick({ status: true, q: true });
export const chosenProduct = ownProductRow.pick({ _id: true, title: true, status: true, available: true });
export type ChosenProduct = z.infer<typeof chosenProduct>;
export const chosenProducts = z.object({ items: z.array(chosenProduct) });
export type ChosenProducts = z.infer<typeof chosenProducts>;

const ids = z
  .array(productId)
  .min(1)
  .max(bulkLimit)
  .refine((all) => new Set(all).size === all.length, 'Holds one product twice.');

/** POST /shops/:shopId/products/bulk */
export const bulkInput = z.discriminatedUnion('action', [
  z.strictObject({ ids, action: z.literal('archive') }),
  z.strictObject({ ids, action: z.literal('restore') }),
  z.strictObject({ ids, action: z.literal('publish') }),
  z.strictObject({ ids, action: z.literal('delete-draft') }),
  z.strictObject({ ids, action: z.literal('set-category'), categoryId }),
  z.strictObject({
    ids,
    action: z.literal('set-stock'),
    /** Of each variant. */
    available: stock,
    /** How many pieces of each product the seller was shown; one whose number changed meanwhile fails. */
    expected: z.record(productId, z.int().min(0)),
  }),
  z.strictObject({
    ids,
    action: z.literal('change-price'),
    /** -20 is a fifth less, of each variant. */
    percent: z.number().min(-99).max(1_000),
  }),
  z.strictObject({
    ids,
    action: z.literal('change-price-by'),
    /** More or less of each variant, in the shop's currency. */
    amount: moneyOf({ min: -limits.price, max: limits.price }),
  }),
]);
export type BulkInput = z.input<typeof bulkInput>;
export type ReadBulk = z.output<typeof bulkInput>;

/** Each product is changed by itself: one that cannot be does not hold up the others. */
export const bulkResult = z.object({
  done: z.array(productId),
  failed: z.array(
    z.object({ _id: productId, code: z.string(), message: z.string(), details: z.unknown().optional() }),
  ),
});
export type BulkResult = z.infer<typeof bulkResult>;
