import type { ProductId } from '@souk/shared/ids.ts';
import type { ProductSort } from '@souk/shared/market/catalog/schema.ts';
import { type RawBuilder, sql } from 'kysely';
import { microsecondsOf, momentAt } from '../../../../platform/db/cursor.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { prepared } from '../../../../platform/db/prepared.ts';
import { type ProductCardRow, productCardColumns } from '../card.repo.ts';
import { isWide, narrowedBy, type ProductFilter } from './filter.repo.ts';

/** An order that an index gives. Words have one of their own: how well they match. */
export type Order = Exclude<ProductSort, 'best'>;

/** Where a page ended: the value it is sorted by (an amount or microseconds) and the id. */
export interface ProductPlace {
  value: number;
  id: string;
}

export type PlacedCard = ProductCardRow & { place: number };

/** A page of the products on sale, those with a running auction at its price and its end. */
export async function findProductPage(
  db: Db,
  filter: ProductFilter,
  order: Order,
  after: ProductPlace | null,
  limit: number,
): Promise<PlacedCard[]> {
  const { scope, value, others } = scopeOf(filter);
  if (!isWide(others) || limit !== usualLimit) {
    const { rows } = await pageQuery({ scope, value, others }, order, after, limit).execute(db);
    return rows;
  }
  // What most people look at is planned once per connection.
  const find = usualPage(scope, order, after !== null);
  return find(db, value, after?.value ?? 0, after?.id ?? '');
}

// Where all that stands alone or is for sale comes after every auction: the later it was listed, the sooner.
const latestEnd = 8_000_000_000_000_000;
const listedBefore = (place: number) => sql`(timestamptz 'epoch'
  + (${sql.lit(latestEnd)} - ${place}::float8) * interval '1 microsecond')`;

// Few shops are not open, so they are taken out rather than the others looked up.
const listed = sql`p.status = 'active' and p.shop_id not in (select id from shops where status <> 'open')`;

interface Branch {
  from: RawBuilder<unknown>;
  where: RawBuilder<unknown>;
  value: RawBuilder<unknown>;
  order: RawBuilder<unknown>;
  beyond: (value: number, id: string) => RawBuilder<unknown>;
}

const products = sql`products p`;
// An auction that runs is sorted by what was bid for it, and there are few: they are merged into the rest. What has a
// price of its own keeps it, also while one piece is under the hammer.
const auctions = sql`lots bidding join products p on p.id = bidding.product_id and bidding.state = 'running'
  and p.listing_kind = 'auction'`;
// A question for each product rather than a join, which the planner would rather sort the whole market for.
const withoutAuction = sql`(p.listing_kind <> 'auction'
  or (select l.id from lots l where l.product_id = p.id and l.state = 'running') is null) and`;
const listedAt = microsecondsOf(sql.ref('p.created_at'));
const endsAt = microsecondsOf(sql.ref('bidding.ends_at'));

const orders: Record<Order, { descending: boolean; branches: Branch[] }> = {
  newest: {
    descending: true,
    branches: [
      {
        from: products,
        where: sql``,
        value: listedAt,
        order: sql`p.created_at desc, p.id desc`,
        beyond: (value, id) => sql`(p.created_at, p.id) < (${momentAt(value)}, ${id}::uuid)`,
      },
    ],
  },
  'price-up': {
    descending: false,
    branches: [
      {
        from: products,
        where: withoutAuction,
        value: sql`p.price_amount`,
        order: sql`p.price_amount, p.id`,
        beyond: (value, id) => sql`(p.price_amount, p.id) > (${value}::bigint, ${id}::uuid)`,
      },
      {
        from: auctions,
        where: sql`bidding.price_amount <= (
          select case when count(*) < (select most from page_size) then ${sql.lit(Number.MAX_SAFE_INTEGER)} else max(value) end
          from of_products) and`,
        value: sql`bidding.price_amount`,
        order: sql`bidding.price_amount, p.id`,
        beyond: (value, id) => sql`(bidding.price_amount, p.id) > (${value}::bigint, ${id}::uuid)`,
      },
    ],
  },
  'price-down': {
    descending: true,
    branches: [
      {
        from: products,
        where: withoutAuction,
        value: sql`p.price_amount`,
        order: sql`p.price_amount desc, p.id desc`,
        beyond: (value, id) => sql`(p.price_amount, p.id) < (${value}::bigint, ${id}::uuid)`,
      },
      {
        from: auctions,
        where: sql`bidding.price_amount >= (
          select case when count(*) < (select most from page_size) then 0 else min(value) end from of_products) and`,
        value: sql`bidding.price_amount`,
        order: sql`bidding.price_amount desc, p.id desc`,
        beyond: (value, id) => sql`(bidding.price_amount, p.id) < (${value}::bigint, ${id}::uuid)`,
      },
    ],
  },
  'ending-soon': {
    descending: false,
    branches: [
      {
        from: products,
        where: withoutAuction,
        value: sql`${sql.lit(latestEnd)} - ${listedAt}`,
        order: sql`p.created_at desc, p.id`,
        beyond: (value, id) => sql`p.created_at <= ${listedBefore(value)}
          and (p.created_at < ${listedBefore(value)} or p.id > ${id}::uuid)`,
      },
      {
        from: auctions,
        where: sql``,
        value: endsAt,
        order: sql`bidding.ends_at, p.id`,
        beyond: (value, id) => sql`(${endsAt}, p.id) > (${value}::bigint, ${id}::uuid)`,
      },
    ],
  },
};

/** What is looked through, and what that is narrowed by. */
interface Scoped {
  scope: 'market' | 'category' | 'categories' | 'shop';
  value: unknown;
  others: ProductFilter;
}

function pageQuery(
  scoped: Scoped,
  order: Order,
  after: ProductPlace | null,
  limit: number,
): RawBuilder<PlacedCard> {
  const { descending, branches } = orders[order];
  const direction = descending ? sql`desc` : sql`asc`;
  const parts = branches.map(({ from, where, value, order: by, beyond }) => {
    const further = after ? sql`and ${beyond(after.value, after.id)}` : sql``;
    const rows = (scope: RawBuilder<unknown>) => sql`
      select p.id, ${value} as value from ${from}
      where ${where} ${listed} ${scope} ${narrowedBy(scoped.others)} ${further}
      order by ${by} limit ${sql.lit(limit)}`;
    return rowsOf(scoped, rows);
  });
  const [ofProducts, ofAuctions] = parts;
  return sql<PlacedCard>`
    with page_size as materialized (
      select ${sql.lit(limit)} as most
    ), of_products as materialized (
      ${ofProducts}
    ), page as materialized (
      select * from of_products
      ${ofAuctions ? sql`union all select * from (${ofAuctions}) of_auctions` : sql``}
      order by value ${direction}, id ${direction} limit ${sql.lit(limit)}
    )
    select ${productCardColumns}, page.value as place
    from page join products p on p.id = page.id join shops s on s.id = p.shop_id
    order by page.value ${direction}, p.id ${direction}`;
}

function rowsOf(
  { scope, value }: Scoped,
  rows: (scope: RawBuilder<unknown>) => RawBuilder<unknown>,
): RawBuilder<unknown> {
  if (scope === 'market') return rows(sql``);
  if (scope === 'category') return rows(sql`and p.category_id = (select ${value}::uuid)`);
  if (scope === 'shop') return rows(sql`and p.shop_id = (select ${value}::uuid)`);
  // Each category gives its own first ones, in the order of its index.
  return sql`select part.id, part.value from unnest((select ${value}::uuid[])) c (id)
    cross join lateral (${rows(sql`and p.category_id = c.id`)}) part`;
}

function scopeOf({ categories, shop, ...others }: ProductFilter): Scoped {
  if (categories?.length === 1)
    return { scope: 'category', value: categories[0], others: { ...others, shop } };
  if (categories) return { scope: 'categories', value: [...categories], others: { ...others, shop } };
  return shop ? { scope: 'shop', value: shop, others } : { scope: 'market', value: null, others };
}

// A page of 24, and one to see whether more follow.
const usualLimit = 25;

type UsualPage = (db: Db, scope: unknown, value: number, id: string) => Promise<PlacedCard[]>;
const usualPages = new Map<string, UsualPage>();

function usualPage(scope: Scoped['scope'], order: Order, further: boolean): UsualPage {
  const name = `products of ${scope} by ${order}${further ? ', further' : ''}`;
  const find =
    usualPages.get(name) ??
    prepared(name, (db, value: unknown, place: number, id: string) => ({
      compile: () =>
        pageQuery(
          { scope, value, others: {} },
          order,
          further ? { value: place, id } : null,
          usualLimit,
        ).compile(db),
    }));
  usualPages.set(name, find);
  return find;
}

/** Cards of what is on sale by their ids, in the order asked for. */
export async function findListedCards(db: Db, ids: readonly ProductId[]): Promise<ProductCardRow[]> {
  return ids.length === 0 ? [] : listedCards(db, `{${ids.join(',')}}`);
}

const listedCards = prepared('listed cards', (db, ids: string) => ({
  compile: () =>
    sql<ProductCardRow>`
      select ${productCardColumns}
      from unnest(${ids}::text::uuid[]) with ordinality as asked (id, nth)
      join products p on p.id = asked.id join shops s on s.id = p.shop_id
      where p.status = 'active' and s.status = 'open'
      order by asked.nth`.compile(db),
}));
