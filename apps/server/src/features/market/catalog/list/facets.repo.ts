import type { CategoryId } from '@souk/shared/ids.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import { prepared } from '../../../../platform/db/prepared.ts';
import {
  type FilterName,
  filterConditions,
  filterNames,
  idsOf,
  idText,
  isSentFree,
  isWide,
  narrowedBy,
  type ProductFilter,
} from './filter.repo.ts';
import { countCap } from './match-query.ts';

interface Count {
  value: string;
  count: number;
}

export interface FacetsRow {
  total: number;
  categories: Array<Count & { value: CategoryId }>;
  shops: Array<Count & { label: string }>;
  kinds: Count[];
  conditions: Count[];
  offers: number;
  freeShipping: number;
  prices: { min: number | null; max: number | null; buckets: Array<{ bucket: number; count: number }> };
  currency: string | null;
}

export const priceBuckets = 20;

/**
 * Counts over one reading of the products in question, the newest 10 000 at most. Each facet
 * counts what the other filters leave, so that its own choices can still be changed.
 */
export async function findFacets(db: Db, filter: ProductFilter): Promise<FacetsRow> {
  const { among, ...others } = filter;
  const [row] =
    among && isWide(others) ? await ofFound(db, idText(among)) : (await facetsQuery(filter).execute(db)).rows;
  if (!row) throw new Error('an aggregate gave no row');
  return row;
}

// Of a search that nothing narrows yet; planned once per connection.
const ofFound = prepared('facets of a search', (db, among: string) => ({
  compile: () => facetsQuery({}, sql`and p.id = any(${idsOf(among)})`).compile(db),
}));

function facetsQuery(filter: ProductFilter, scope = inQuestion(filter)): RawBuilder<FacetsRow> {
  const price = sql`coalesce(bidding.price_amount, p.price_amount)`;
  const conditions = filterConditions(filter, price);
  const flags = filterNames.map((name) => sql`${conditions[name] ?? sql`true`} as ${sql.ref(`by_${name}`)}`);
  return sql<FacetsRow>`
    with base as materialized (
      select p.category_id, p.shop_id, p.listing_kind, p.condition, p.accepts_offers,
        p.currency, ${price} as price, ${isSentFree(filter.shipsTo)} as sent_free, ${sql.join(flags)}
      from products p
      left join lots bidding on bidding.product_id = p.id and bidding.state = 'running'
        and p.listing_kind = 'auction'
      where p.status = 'active' and p.shop_id not in (select id from shops where status <> 'open') ${scope}
      order by p.created_at desc
      limit ${sql.lit(countCap)}
    ), bounds as (
      select min(price) as min, max(price) as max from base where ${allBut('price')}
    )
    select
      (select count(*)::int from base where ${allBut()}) as total,
      (select coalesce(json_agg(counted), '[]') from (
        select category_id as value, count(*)::int as count from base where ${allBut('category')}
        group by category_id) counted) as categories,
      (select coalesce(json_agg(json_build_object('value', s.id, 'label', s.name, 'count', counted.count)
          order by counted.count desc, s.name), '[]')
        from (
          select shop_id, count(*)::int as count from base where ${allBut('shop')}
          group by shop_id order by count desc, shop_id limit 20) counted
        join shops s on s.id = counted.shop_id) as shops,
      (select coalesce(json_agg(counted), '[]') from (
        select listing_kind as value, count(*)::int as count from base where ${allBut('kind')}
        group by listing_kind) counted) as kinds,
      (select coalesce(json_agg(counted), '[]') from (
        select condition as value, count(*)::int as count from base where ${allBut('condition')}
        group by condition) counted) as conditions,
      (select count(*)::int from base where ${allBut('offers')} and accepts_offers) as offers,
      (select count(*)::int from base where ${allBut('freeShipping')} and sent_free) as "freeShipping",
      (select json_build_object('min', bounds.min, 'max', bounds.max, 'buckets', (
        select coalesce(json_agg(counted), '[]') from (
          select width_bucket(price, bounds.min, bounds.max + 1, ${sql.lit(priceBuckets)}) - 1 as bucket,
            count(*)::int as count
          from base where ${allBut('price')} group by 1) counted)) from bounds) as prices,
      (select currency from base limit 1) as currency`;
}

/** What all counts are of: what a search found, else the category looked through, else the shop. */
function inQuestion({ among, categories, shop }: ProductFilter): RawBuilder<unknown> {
  if (among) return narrowedBy({ among });
  return narrowedBy(categories ? { categories } : { shop });
}

function allBut(own?: FilterName): RawBuilder<unknown> {
  const others = filterNames.filter((name) => name !== own);
  return sql.join(
    others.map((name) => sql.ref(`by_${name}`)),
    sql` and `,
  );
}
