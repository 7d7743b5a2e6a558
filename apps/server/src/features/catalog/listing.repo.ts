import type { ProductSort } from '@souk/shared/catalog/schema.ts';
import { type RawBuilder, sql } from 'kysely';
import { microsecondsOf, momentAt, never } from '../../platform/db/cursor.ts';
import type { Db } from '../../platform/db/database.ts';
import { type ProductCardRow, productCardColumns } from './card.repo.ts';
import { filterConditions, listedProducts, type ProductFilter, priceNow } from './filter.repo.ts';
import { matchesOf } from './match.repo.ts';

/** The order of a list. Words rank by how well they match; without any the newest is best. */
export type Order = 'match' | Exclude<ProductSort, 'best'>;

/** Where a page ended: the value it is sorted by (a score, an amount or microseconds) and the id. */
export interface ProductPlace {
  value: number;
  id: string;
}

export async function findProductPage(
  db: Db,
  filter: ProductFilter,
  order: Order,
  after: ProductPlace | null,
  limit: number,
): Promise<Array<ProductCardRow & { place: number }>> {
  const { value, place, from, descending } = orders[order];
  const direction = descending ? sql`desc` : sql`asc`;
  const beyond = descending ? sql`<` : sql`>`;
  const matched = filter.text && sql`matches as materialized (${matchesOf(filter.text)}),`;
  const { rows } = await sql<ProductCardRow & { place: number }>`
    with ${matched ?? sql``} page as materialized (
      select p.id, ${value} as value, ${place} as place
      ${listedProducts(matched && sql`matches m join products p on p.id = m.id`)}
        and ${sql.join(Object.values(filterConditions(filter)), sql` and `)}
        ${after ? sql`and (${value}, p.id) ${beyond} (${from(after.value)}, ${after.id}::uuid)` : sql``}
      order by ${value} ${direction}, p.id ${direction}
      limit ${limit}
    )
    select ${productCardColumns}, page.place
    from page join products p on p.id = page.id join shops s on s.id = p.shop_id
    order by page.value ${direction}, p.id ${direction}`.execute(db);
  return rows;
}

/** When the latest product was listed, in microseconds: what comes after it stays out of a ranked list. */
export async function findLatestListing(db: Db): Promise<number> {
  const { rows } = await sql<{ at: number }>`
    select ${microsecondsOf(sql.ref('created_at'))} as at from products
    where status = 'active' order by created_at desc limit 1`.execute(db);
  return rows[0]?.at ?? 0;
}

const closing = sql`coalesce(bidding.ends_at, ${never})`;

interface Ordering {
  value: RawBuilder<unknown>;
  /** The value as a number that a cursor can hold, and back. */
  place: RawBuilder<unknown>;
  from: (place: number) => RawBuilder<unknown>;
  descending: boolean;
}

const amount = (place: number) => sql`${place}::bigint`;

const orders: Record<Order, Ordering> = {
  match: {
    value: sql`m.score`,
    place: sql`m.score`,
    from: (place) => sql`${place}::float8`,
    descending: true,
  },
  newest: {
    value: sql`p.created_at`,
    place: microsecondsOf(sql.ref('p.created_at')),
    from: momentAt,
    descending: true,
  },
  'price-up': { value: priceNow, place: priceNow, from: amount, descending: false },
  'price-down': { value: priceNow, place: priceNow, from: amount, descending: true },
  'ending-soon': { value: closing, place: microsecondsOf(closing), from: momentAt, descending: false },
};
