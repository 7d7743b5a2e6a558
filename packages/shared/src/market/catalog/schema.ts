import { z } from 'zod';
import { countryCodes } from '../../countries.ts';
import { categoryId, productId, shopId, userId, variantId } from '../../ids.ts';
import { image } from '../../images/schema.ts';
import { money } from '../../money.ts';
import { cursorPageOf, cursorQuery } from '../../paging.ts';
import { categoryRef } from '../categories/schema.ts';
import { searchText } from '../search/text.ts';
import { shopCard, shopRef } from '../shops/schema.ts';
import { lotStatus } from '../showcase/lot.ts';
import { showCard } from '../showcase/show-card.ts';

export const listingKind = z.enum(['buy-now', 'auction', 'giveaway']);
export const productStatus = z.enum(['draft', 'active', 'out-of-stock', 'archived']);
export const condition = z.enum(['new', 'like-new', 'used', 'for-parts']);
export type ListingKind = z.infer<typeof listingKind>;
export type ProductStatus = z.infer<typeof productStatus>;
export type Condition = z.infer<typeof condition>;

export const productCard = z.object({
  _id: productId,
  title: z.string(),
  image: image.nullable(),
  price: money,
  /** The struck price: the lowest of the 30 days before the reduction, null when not reduced. */
  was: money.nullable(),
  listingKind,
  acceptsOffers: z.boolean(),
  available: z.int(),
  favorite: z.boolean(),
  shop: shopRef.pick({ _id: true, name: true, rating: true, verified: true }),
  /** A running auction: of the product itself, or of one piece of what is bought at its price. */
  lot: lotStatus.nullable(),
});
export type ProductCard = z.infer<typeof productCard>;

export const variant = z.object({
  _id: variantId,
  sku: z.string(),
  /** Option name to chosen value, e.g. {"Glaze": "Honey", "Size": "Small"}. */
  options: z.record(z.string(), z.string()),
  price: money,
  available: z.int(),
  image: image.nullable(),
});
export type Variant = z.infer<typeof variant>;

export const product = productCard.extend({
  /** Safe rich text, already cleaned on the server; paragraphs separated by a blank line. */
  description: z.string(),
  images: z.array(image),
  category: categoryRef,
  breadcrumb: z.array(categoryRef),
  condition,
  status: productStatus,
  attributes: z.array(z.object({ name: z.string(), value: z.string() })),
  options: z.array(z.object({ name: z.string(), values: z.array(z.string()) })),
  variants: z.array(variant),
  tags: z.array(z.string()),
  soldCount: z.int(),
  rating: z.number().nullable(),
  reviewCount: z.int(),
  seller: shopCard,
  nextShow: showCard.nullable(),
  priceHistory: z.array(z.object({ at: z.iso.datetime(), price: money })),
  similar: z.array(productCard),
  createdAt: z.iso.datetime(),
  /** Who answers questions about it; null for its owner. */
  messageTo: userId.nullable(),
  can: z.object({ edit: z.boolean(), buy: z.boolean(), offer: z.boolean() }),
});
export type Product = z.infer<typeof product>;

export const productSort = z.enum(['best', 'newest', 'price-up', 'price-down', 'ending-soon']);
export type ProductSort = z.infer<typeof productSort>;

/** A comma-separated list in the query string. */
const listOf = <T extends z.ZodType<string, string>>(item: T) =>
  z
    .string()
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(item).max(20));

export const productQuery = cursorQuery.extend({
  q: searchText.optional(),
  category: categoryId.optional(),
  shop: shopId.optional(),
  kind: listOf(listingKind).optional(),
  condition: listOf(condition).optional(),
  minPrice: z.coerce.number().int().min(0).optional(),
  maxPrice: z.coerce.number().int().min(0).optional(),
  /** Of these prices; addresses from before it was said have none, and mean whatever is sold. */
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
  offers: z.stringbool().optional(),
  /** Only what is sent to this country. */
  shipsTo: z.enum(countryCodes).optional(),
  freeShipping: z.stringbool().optional(),
  sort: productSort.default('best'),
  /** Whether to count for the filters, which only the first page does. */
  counts: z.stringbool().default(true),
});
export type ProductQuery = z.infer<typeof productQuery>;

const facetCount = z.object({ value: z.string(), label: z.string(), count: z.int() });
/** What each filter would leave. Of more than 10 000 products the newest are counted, of a search the best found. */
const productFacets = z.object({
  /** Among how many it was counted, where there are more; null where all are. */
  among: z.int().nullable(),
  categories: z.array(facetCount),
  conditions: z.array(facetCount),
  kinds: z.array(facetCount),
  shops: z.array(facetCount),
  offers: z.int(),
  freeShipping: z.int(),
  /** How many there are in each of 20 spans of equal width, from the lowest price to the highest. */
  prices: z.object({ min: money, max: money, buckets: z.array(z.int()) }),
});
export const productPage = cursorPageOf(productCard).extend({
  /** How many there are, so many as are counted at most; null on a later page. */
  total: z.int().nullable(),
  /** Whether there are more than were counted. */
  more: z.boolean(),
  facets: productFacets.nullable(),
  /** What the words were likely meant to be, when they themselves find nothing. */
  didYouMean: z.string().nullable(),
});
export type ProductPage = z.infer<typeof productPage>;
