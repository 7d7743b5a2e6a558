import { z } from 'zod';
import { isPlainLine, isPlainText } from '../../identity/accounts/plain-text.ts';
import { categoryId, imageId, productId, shippingProfileId, shopId, userId, variantId } from '../../ids.ts';
import { image } from '../../images/schema.ts';
import { type Amounts, money, moneyOf } from '../../money.ts';
import { categoryRef } from '../categories/schema.ts';
import { bidSteps } from './bid-steps-schema.ts';
import { closingChoiceWithin } from './closing-choice.ts';
import { productLimits as limits } from './edit-limits.ts';
import { condition, listingKind, productStatus } from './schema.ts';

const noTricks = 'May hold no invisible characters.';
const words = (max: number) =>
  z.string().trim().min(1, { abort: true }).max(max).refine(isPlainLine, noTricks);
const maybeWords = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((text) => text === '' || isPlainLine(text), noTricks);
const price = moneyOf({ min: 0, max: limits.price });
const stock = z.int().min(0).max(limits.stock);
const different = (items: readonly string[]): boolean =>
  new Set(items.map((item) => item.toLowerCase())).size === items.length;

export const productOption = z.strictObject({
  name: words(limits.optionName),
  values: z.array(words(limits.optionValue)).max(limits.valuesPerOption),
});

export const variantInput = z.strictObject({
  /** Of one that is there already; without it the choice of options tells which one is meant. */
  _id: variantId.optional(),
  /** Name of the option to the chosen value: {"Glaze": "Honey"}; one of each. */
  options: z.record(words(limits.optionName), words(limits.optionValue)),
  price: price.nullable().default(null),
  /** Left out it stays as it is, and is 0 for a new one. */
  available: stock.optional(),
  /** How many there were when the form was filled; see `available` of the product. */
  expected: stock.optional(),
  sku: maybeWords(limits.sku).default(''),
  /** One of the product's pictures. */
  image: imageId.nullable().default(null),
});
export type VariantInput = z.input<typeof variantInput>;
export type ReadVariant = Amounts<z.output<typeof variantInput>>;

/** What a bid shortly before the end does to the end. */
export const auctionClosing = closingChoiceWithin({ least: 5, most: 3_600 });
export type AuctionClosing = z.output<typeof auctionClosing>;
export const usualClosing: AuctionClosing = { kind: 'reset', seconds: 10, most: null };

/** How an auction that stands alone runs. */
const auctionFields = z.strictObject({
  reserve: price.nullable().default(null),
  durationSeconds: z.int().min(limits.auction.min).max(limits.auction.max),
  closing: auctionClosing.default(usualClosing),
  /** What bids go up by; null for the usual steps. */
  steps: bidSteps.nullable().default(null),
  /** Bidding begins then, or as soon as it is on sale where that is later; null for as soon as it is on sale. */
  startsAt: z.iso.datetime().nullable().default(null),
  /** The first buyer to pay it ends the auction at once; gone after the first bid. */
  buyNow: price.nullable().default(null),
  /** Only bidders whom the seller approved. */
  needsApproval: z.boolean().default(false),
  /** Bids above it are to be confirmed; null for none. */
  confirmAbove: price.nullable().default(null),
});

/** Everything a seller says of a product. Prices are in the shop's currency. */
export const productFields = z.strictObject({
  title: maybeWords(limits.title.max),
  /** Rich text (`rich-text/parse.ts`). */
  description: z.string().trim().max(limits.description).refine(isPlainText, noTricks),
  /** Pictures that were sent before (purpose `product-image`), by their files, in the order shown. */
  images: z.array(imageId).max(limits.images).refine(different, 'Holds one picture twice.'),
  categoryId: categoryId.nullable(),
  condition: condition.nullable(),
  listingKind,
  /** The price, or where the auction starts. With options each variant has its own and this says nothing. */
  price: price.nullable(),
  compareAt: price.nullable(),
  acceptsOffers: z.boolean(),
  /** Lower offers are turned down at once. */
  minOffer: price.nullable(),
  auction: auctionFields.nullable(),
  /** Pieces and SKU of a product without options. */
  available: stock,
  /**
   * How many pieces there were when the form was filled. Needed where `available` changes while on sale: when one was
   * sold meanwhile the answer is 409 `stock_changed`, and nothing is lost.
   */
  expected: stock.optional(),
  sku: maybeWords(limits.sku),
  options: z.array(productOption).max(limits.options),
  variants: z.array(variantInput).max(limits.variants),
  weightGrams: z.int().min(1).max(limits.weight).nullable(),
  /** Length, width, height in millimetres. */
  sizeMm: z
    .tuple([
      z.int().min(1).max(limits.side),
      z.int().min(1).max(limits.side),
      z.int().min(1).max(limits.side),
    ])
    .nullable(),
  /** Null is the shop's default. */
  shippingProfileId: shippingProfileId.nullable(),
  tags: z.array(words(limits.tag)).max(limits.tags).refine(different, 'Holds one tag twice.'),
  attributes: z
    .array(z.strictObject({ name: words(limits.attributeName), value: words(limits.attributeValue) }))
    .max(limits.attributes),
});
/** As the rules read it: prices in minor units of the shop's currency. */
export type ProductFields = Amounts<z.output<typeof productFields>>;

export const emptyProductFields: ProductFields = {
  title: '',
  description: '',
  images: [],
  categoryId: null,
  condition: null,
  listingKind: 'buy-now',
  price: null,
  compareAt: null,
  acceptsOffers: false,
  minOffer: null,
  auction: null,
  available: 1,
  sku: '',
  options: [],
  variants: [],
  weightGrams: null,
  sizeMm: null,
  shippingProfileId: null,
  tags: [],
  attributes: [],
};

/** POST /shops/:shopId/products (with an `Idempotency-Key`). What is left out is as in `emptyProductFields`. */
export const productInput = productFields.partial().extend({
  /** A draft needs a title or a picture; `active` puts it on sale at once, and needs everything. */
  status: z.enum(['draft', 'active']).default('draft'),
});
export type ProductInput = z.input<typeof productInput>;
export type ReadProduct = z.output<typeof productInput>;

/** PATCH /products/:productId. What is left out stays; options and variants are named together. */
export const productChange = productFields.partial().extend({
  /** The one the changes were made to; when there is a newer one the answer is 409 `edit_conflict`. */
  version: z.int().min(1),
  /** Puts a draft on sale. */
  status: z.literal('active').optional(),
});
export type ReadProductChange = z.output<typeof productChange>;

/** The details of 409 `edit_conflict`; GET the product again to see theirs. */
export const editConflict = z.object({
  version: z.int(),
  changedAt: z.iso.datetime(),
  /** Null when the market itself changed it. */
  changedBy: z.object({ _id: userId, name: z.string() }).nullable(),
});
export type EditConflict = z.infer<typeof editConflict>;

/** The details of 409 `stock_changed`: what is there now. */
export const stockChanged = z.object({
  variants: z.array(z.object({ _id: variantId, available: z.int() })),
  /** Of all variants, since the product came on sale: more than its seller was shown is what was sold since. */
  soldCount: z.int(),
});
export type StockChanged = z.infer<typeof stockChanged>;

export const ownVariant = z.object({
  _id: variantId,
  options: z.record(z.string(), z.string()),
  price: money.nullable(),
  available: z.int(),
  sku: z.string(),
  image: image.nullable(),
});
export type OwnVariant = z.infer<typeof ownVariant>;

/** A problem of a field: `rule` says which one, for words of one's own. */
export const productProblem = z.object({ field: z.string(), message: z.string(), rule: z.string() });

/** GET /products/:productId/edit: a product as its seller edits it, also while it lacks things. */
export const ownProduct = z.object({
  _id: productId,
  shopId,
  version: z.int(),
  status: productStatus,
  updatedAt: z.iso.datetime(),
  updatedBy: z.object({ _id: userId, name: z.string() }).nullable(),
  currency: z.string(),
  title: z.string(),
  description: z.string(),
  images: z.array(image),
  category: categoryRef.nullable(),
  condition: condition.nullable(),
  listingKind,
  price: money.nullable(),
  compareAt: money.nullable(),
  acceptsOffers: z.boolean(),
  minOffer: money.nullable(),
  auction: auctionFields.nullable(),
  /** Of all variants together. */
  available: z.int(),
  soldCount: z.int(),
  sku: z.string(),
  options: z.array(z.object({ name: z.string(), values: z.array(z.string()) })),
  /** None without options. */
  variants: z.array(ownVariant),
  /** The one variant of a product without options, for PATCH /variants/:variantId. */
  singleVariantId: variantId.nullable(),
  weightGrams: z.int().nullable(),
  sizeMm: z.tuple([z.int(), z.int(), z.int()]).nullable(),
  shippingProfileId: shippingProfileId.nullable(),
  tags: z.array(z.string()),
  attributes: z.array(z.object({ name: z.string(), value: z.string() })),
  /** The struck price buyers see; null while there is none. */
  was: money.nullable(),
  /** What would be struck if the price went down now: the lowest of the last 30 days; null in its first week on sale. */
  lowest30: money.nullable(),
  /** What keeps it from being on sale. */
  problems: z.array(productProblem),
  can: z.object({
    /** A draft that has all it needs. */
    publish: z.boolean(),
    archive: z.boolean(),
    restore: z.boolean(),
    /** Only a draft. */
    delete: z.boolean(),
    /** False while its auction runs. */
    changeAuction: z.boolean(),
  }),
});
export type OwnProduct = z.infer<typeof ownProduct>;
