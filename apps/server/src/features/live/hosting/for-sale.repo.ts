import type { ProductId, ShowId } from '@souk/shared/ids.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { sellsIn } from '../co-hosts/index.ts';

/** In the order in which they came, of who sells in the show now. */
export async function findForSale(db: Db, showId: ShowId): Promise<ProductId[]> {
  const rows = await listed(db, showId)
    .innerJoin('products', 'products.id', 'show_products.product_id')
    .where(sellsIn(sql.ref('show_products.show_id'), sql.ref('products.shop_id')))
    .execute();
  return rows.map(({ product_id }) => product_id);
}

/** Also of a co-host who is not there now: what they bring is there again when they are. */
export async function findListed(db: Db, showId: ShowId): Promise<ProductId[]> {
  return (await listed(db, showId).execute()).map(({ product_id }) => product_id);
}

const listed = (db: Db, showId: ShowId) =>
  db
    .selectFrom('show_products')
    .select('show_products.product_id')
    .where('show_products.show_id', '=', showId)
    .orderBy('show_products.position');

export async function putForSale(tx: Db, showId: ShowId, ids: readonly ProductId[]): Promise<void> {
  await tx.deleteFrom('show_products').where('show_id', '=', showId).execute();
  if (ids.length === 0) return;
  await tx
    .insertInto('show_products')
    .values(ids.map((id, position) => ({ show_id: showId, product_id: id, position })))
    .execute();
}

/** After what is there; what is there already stays where it is. */
export async function addForSale(tx: Db, showId: ShowId, productId: ProductId): Promise<void> {
  await sql`
    insert into show_products (show_id, product_id, position)
    select ${showId}, ${productId}, coalesce(max(position) + 1, 0) from show_products where show_id = ${showId}
    on conflict do nothing`.execute(tx);
}

/** False where it was not there. */
export async function deleteForSale(tx: Db, showId: ShowId, productId: ProductId): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('show_products')
    .where('show_id', '=', showId)
    .where('product_id', '=', productId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
