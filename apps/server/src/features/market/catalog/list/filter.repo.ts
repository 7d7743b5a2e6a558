import type { CategoryId, ProductId, ShopId } from '@souk/shared/ids.ts';
import type { Condition, ListingKind } from '@souk/shared/market/catalog/schema.ts';
import { type RawBuilder, sql } from 'kysely';
import { isProfileOf, isSentTo } from '../../shipping/index.ts';

/** What a list of products is narrowed to. */
export interface ProductFilter {
  /** Only these, as a search found them. */
  among?: readonly ProductId[] | undefined;
  /** A category with all that are below it. */
  categories?: readonly CategoryId[] | undefined;
  shop?: ShopId | undefined;
  kinds?: readonly ListingKind[] | undefined;
  conditions?: readonly Condition[] | undefined;
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  /** Of both prices. */
  currency?: string | undefined;
  offers?: boolean | undefined;
  shipsTo?: string | undefined;
  freeShipping?: boolean | undefined;
}

export const filterNames = [
  'category',
  'shop',
  'kind',
  'condition',
  'price',
  'offers',
  'shipsTo',
  'freeShipping',
] as const;
export type FilterName = (typeof filterNames)[number];

/** Each part of a filter as a condition on the product `p`; what is not asked for is not there. */
export function filterConditions(
  filter: ProductFilter,
  price: RawBuilder<unknown> = priceNow,
): Partial<Record<FilterName, RawBuilder<unknown>>> {
  const { categories, shop, kinds, conditions, minPrice, maxPrice, currency } = filter;
  const { offers, shipsTo, freeShipping } = filter;
  return {
    ...(categories ? { category: inCategories(categories) } : {}),
    ...(shop ? { shop: sql`p.shop_id = ${shop}` } : {}),
    ...(kinds?.length ? { kind: sql`p.listing_kind = any(${sql.val([...kinds])}::text[])` } : {}),
    ...(conditions?.length ? { condition: sql`p.condition = any(${sql.val([...conditions])}::text[])` } : {}),
    ...(minPrice === undefined && maxPrice === undefined
      ? {}
      : {
          price: sql`${price} between ${minPrice ?? 0} and ${maxPrice ?? Number.MAX_SAFE_INTEGER}${
            currency === undefined ? sql`` : sql` and p.currency = ${currency}`
          }`,
        }),
    ...(offers === undefined ? {} : { offers: sql`p.accepts_offers = ${offers}` }),
    ...(shipsTo === undefined ? {} : { shipsTo: isSentTo(shipsTo) }),
    ...(freeShipping ? { freeShipping: isSentFree(shipsTo) } : {}),
  };
}

/** Whether nothing is asked for at all. */
export const isWide = (filter: ProductFilter): boolean =>
  filter.among === undefined && Object.keys(filterConditions(filter)).length === 0;

/** All parts together, each with an `and` before it. */
export function narrowedBy(filter: ProductFilter): RawBuilder<unknown> {
  const parts = Object.values(filterConditions(filter)).map((condition) => sql` and ${condition}`);
  if (filter.among) parts.push(sql` and p.id = any(${idsOf(idText(filter.among))})`);
  return sql.join(parts, sql``);
}

/** Ids as one text, which costs a tenth of a list of parameters. */
export const idText = (ids: readonly string[]): string => `{${ids.join(',')}}`;
export const idsOf = (text: string): RawBuilder<unknown> => sql`${text}::text::uuid[]`;

/** What one pays now: of an auction that runs its standing, else the price. */
const priceNow = sql`case when p.listing_kind = 'auction' then coalesce(
  (select l.price_amount from lots l where l.product_id = p.id and l.state = 'running'), p.price_amount)
  else p.price_amount end`;

/** Its parcel, at the price it has, goes free; to this country when one is named. */
export const isSentFree = (country?: string): RawBuilder<unknown> => sql`exists (
  select from shipping_profiles sp join shipping_methods sm on sm.profile_id = sp.id
  where ${isProfileOf} and sm.kind <> 'pickup'
    and ((sm.amount = 0 and coalesce(sm.per_kilogram, 0) = 0) or sm.free_from <= p.price_amount)
    ${country === undefined ? sql`` : sql`and (sm.regions is null or ${country} = any(sm.regions))`})`;

// A single one is asked for by itself, so that its index also gives the order.
const inCategories = ([first, ...others]: readonly CategoryId[]): RawBuilder<unknown> =>
  others.length === 0
    ? sql`p.category_id = ${first}`
    : sql`p.category_id = any(${sql.val([first, ...others])}::uuid[])`;
