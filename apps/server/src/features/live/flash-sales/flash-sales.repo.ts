import type { FlashSaleId, ProductId, ShopId, ShowId } from '@souk/shared/ids.ts';
import type { Image } from '@souk/shared/images/schema.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { NewRow } from '../../../platform/db/insert-all.ts';
import { coverOf } from '../../../platform/images/index.ts';
import { sellsIn } from '../co-hosts/index.ts';

export interface FlashSale {
  id: FlashSaleId;
  showId: ShowId;
  productId: ProductId;
  shopId: ShopId;
  title: string;
  image: Image | null;
  currency: string;
  /** Of its cheapest variant, and what may stand struck beside it. */
  price: number;
  was: number | null;
  /** Its variants cost different amounts. */
  varies: boolean;
  pieces: number;
  perPerson: number;
  seconds: number;
  state: 'running' | 'over';
  startedAt: Date;
  endsAt: Date;
  /** As the room was told last. */
  left: number;
  taken: number;
}

export async function findFlashSale(db: Db, id: FlashSaleId): Promise<FlashSale | undefined> {
  const { rows } = await sql<FlashSale>`
    select f.id, f.show_id as "showId", f.product_id as "productId", p.shop_id as "shopId", p.title, ${coverOf(sql.ref('p.id'))} as image,
      f.currency, f.price_amount as price, f.was_amount as was, (select
          count(distinct coalesce((f.prices ->> v.id::text)::bigint, v.price_amount)) > 1
        from product_variants v where v.product_id = p.id) as varies,
      f.pieces, f.per_person as "perPerson", f.seconds, f.state, f.started_at as "startedAt", f.ends_at as "endsAt",
      f.left_told as left, f.taken_told as taken
    from flash_sales f join products p on p.id = f.product_id
    where f.id = ${id}`.execute(db);
  return rows[0];
}

export async function lockFlashSale(tx: Db, id: FlashSaleId): Promise<FlashSale | undefined> {
  await sql`select from flash_sales where id = ${id} for no key update`.execute(tx);
  return findFlashSale(tx, id);
}

/** The least that a product cost in flash sales that ran after a moment. */
export async function findLeastInSales(db: Db, productId: ProductId, since: Date): Promise<number | null> {
  const { least } = await db
    .selectFrom('flash_sales')
    .select(({ fn }) => fn.min<number | null>('price_amount').as('least'))
    .where('product_id', '=', productId)
    .where('ends_at', '>', since)
    .executeTakeFirstOrThrow();
  return least;
}

/** False where another one of the product, in whatever show, runs already. */
export async function insertFlashSale(tx: Db, row: NewRow<'flash_sales'>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('flash_sales')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function countFlashSales(tx: Db, showId: ShowId): Promise<number> {
  const { all } = await tx
    .selectFrom('flash_sales')
    .select(sql<number>`count(*)::int`.as('all'))
    .where('show_id', '=', showId)
    .executeTakeFirstOrThrow();
  return all;
}

interface RunningRow {
  id: FlashSaleId;
  /** Its show ended before it, or whose price it is sells there no more. */
  stranded: boolean;
}

export async function findRunning(db: Db): Promise<RunningRow[]> {
  const { rows } = await sql<RunningRow>`
    select f.id, s.state <> 'live' or not ${sellsIn(sql.ref('f.show_id'), sql.ref('p.shop_id'))} as stranded
    from flash_sales f join shows s on s.id = f.show_id join products p on p.id = f.product_id
    where f.state = 'running'`.execute(db);
  return rows;
}

/** Those that run by their rows, of a show or of a product. */
export async function findRunningOf(tx: Db, showId: ShowId, productId: ProductId): Promise<FlashSaleId[]> {
  const rows = await tx
    .selectFrom('flash_sales')
    .select('id')
    .where('state', '=', 'running')
    .where((eb) => eb.or([eb('show_id', '=', showId), eb('product_id', '=', productId)]))
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Counts what can still be had, and says whether that is other than what was told. */
export async function recount(tx: Db, id: FlashSaleId): Promise<boolean> {
  const { rows } = await sql`
    update flash_sales f set left_told = c.left, taken_told = c.taken
    from (select g.id, t.taken, greatest(0, least(g.pieces - t.taken, coalesce((select sum(v.available)
        from product_variants v where v.product_id = g.product_id), 0)))::int as left
      from flash_sales g cross join lateral (select coalesce(sum(h.flash_pieces), 0)::int as taken
        from stock_holds h where h.flash_sale_id = g.id and h.released_at is null) t
      where g.id = ${id}) c
    where f.id = c.id and (f.left_told, f.taken_told) <> (c.left, c.taken)
    returning f.id`.execute(tx);
  return rows.length > 0;
}

/** After whatever was claimed of it: its row is locked. */
export async function closeFlashSale(tx: Db, id: FlashSaleId, now: Date): Promise<void> {
  await sql`
    update flash_sales f set state = 'over', ends_at = greatest(f.started_at, least(f.ends_at, greatest(${now},
      (select max(h.flash_at) + interval '1 millisecond' from stock_holds h where h.flash_sale_id = f.id))))
    where f.id = ${id}`.execute(tx);
}
