import type { Condition, ListingKind } from '@souk/shared/catalog/schema.ts';
import type { CategoryId, ShopId } from '@souk/shared/ids.ts';
import { type RawBuilder, sql } from 'kysely';
import type { SearchText } from './match.repo.ts';

/** What a list of products is narrowed to. */
export interface ProductFilter {
  text?: SearchText | undefined;
  /** A category with all that are below it. */
  categories?: readonly CategoryId[] | undefined;
  shop?: ShopId | undefined;
  kinds?: readonly ListingKind[] | undefined;
  conditions?: readonly Condition[] | undefined;
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  offers?: boolean | undefined;
}

export const filterNames = ['category', 'shop', 'kind', 'condition', 'price', 'offers'] as const;
export type FilterName = (typeof filterNames)[number];

/** Where lists look: products anyone may see, each with its running auction if it has one. */
export const listedProducts = (among: RawBuilder<unknown> = sql`products p`): RawBuilder<unknown> => sql`
  from ${among} join shops s on s.id = p.shop_id
  left join lots bidding on bidding.product_id = p.id and bidding.state = 'running'
  where p.status = 'active' and s.status = 'open'`;

/** What one pays now: the standing of its running auction, else its price. */
export const priceNow = sql`coalesce(bidding.price_amount, p.price_amount)`;

/** Each part of a filter as a condition on the product `p`; a part not asked for is true. */
export function filterConditions(filter: ProductFilter): Record<FilterName, RawBuilder<unknown>> {
  const { categories, shop, kinds, conditions, minPrice, maxPrice, offers } = filter;
  return {
    category: categories === undefined ? everything : inCategories(categories),
    shop: shop === undefined ? everything : sql`p.shop_id = ${shop}`,
    kind: kinds?.length ? sql`p.listing_kind = any(${sql.val([...kinds])})` : everything,
    condition: conditions?.length ? sql`p.condition = any(${sql.val([...conditions])})` : everything,
    price: priceBetween(minPrice, maxPrice),
    offers: offers === undefined ? everything : sql`p.accepts_offers = ${offers}`,
  };
}

const everything = sql`true`;

function priceBetween(least: number | undefined, most: number | undefined): RawBuilder<unknown> {
  if (least !== undefined && most !== undefined) return sql`${priceNow} between ${least} and ${most}`;
  if (least !== undefined) return sql`${priceNow} >= ${least}`;
  if (most !== undefined) return sql`${priceNow} <= ${most}`;
  return everything;
}

// A single one is asked for by itself, so that its index also gives the order.
const inCategories = ([first, ...others]: readonly CategoryId[]): RawBuilder<unknown> =>
  others.length === 0
    ? sql`p.category_id = ${first}`
    : sql`p.category_id = any(${sql.val([first, ...others])}::uuid[])`;
