import type { ProductId, ShowId } from '@souk/shared/ids.ts';
import type { Db } from '../../../platform/db/database.ts';

/** In the order in which its host put them. */
export async function findForSale(db: Db, showId: ShowId): Promise<ProductId[]> {
  const rows = await db
    .selectFrom('show_products')
    .select('product_id')
    .where('show_id', '=', showId)
    .orderBy('position')
    .execute();
  return rows.map(({ product_id }) => product_id);
}

export async function putForSale(tx: Db, showId: ShowId, ids: readonly ProductId[]): Promise<void> {
  await tx.deleteFrom('show_products').where('show_id', '=', showId).execute();
  if (ids.length === 0) return;
  await tx
    .insertInto('show_products')
    .values(ids.map((id, position) => ({ show_id: showId, product_id: id, position })))
    .execute();
}
