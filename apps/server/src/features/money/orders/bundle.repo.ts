import type { BundleId, OrderId } from '@souk/shared/ids.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { SignedInUser } from '../../../platform/session/actor.ts';
import { lockOrderOf } from './order.access.ts';
import type { OrderRow } from './order.repo.ts';
import { orderMovedOn } from './orders.failures.ts';

export const lockOrders = (tx: Db, ids: readonly OrderId[]): Promise<OrderRow[]> =>
  tx.selectFrom('orders').selectAll().where('id', 'in', ids).orderBy('id').forUpdate().execute();

/**
 * An order of one's shop with all that go in the same parcel, locked, itself first. One that was joined while this waited
 * is refused: the others would be locked out of turn.
 */
export async function lockWithBundle(
  tx: Db,
  actor: SignedInUser,
  id: OrderId,
): Promise<[OrderRow, ...OrderRow[]]> {
  const rows = await sql<{ id: OrderId }>`
    select id from orders
    where id = ${id} or bundle_id = (select bundle_id from orders where id = ${id})
    order by id for update`.execute(tx);
  const order = await lockOrderOf(tx, actor, id, 'seller');
  if (order.bundle_id === null) return [order];
  const all = await findBundle(tx, order.bundle_id);
  if (all.length !== rows.rows.length) throw orderMovedOn(order.state);
  return [order, ...all.filter((one) => one.id !== id)];
}

export const findBundle = (db: Db, id: BundleId): Promise<OrderRow[]> =>
  db.selectFrom('orders').selectAll().where('bundle_id', '=', id).orderBy('id').execute();

/** What else the same buyer has ordered to the same address and the shop has not packed. */
export async function findBeside(db: Db, order: OrderRow): Promise<OrderRow[]> {
  return await db
    .selectFrom('orders')
    .selectAll()
    .where('shop_id', '=', order.shop_id)
    .where('buyer_id', '=', order.buyer_id)
    .where('currency', '=', order.currency)
    .where('state', '=', 'paid')
    .where('bundle_id', 'is', null)
    .where('cancel_asked_at', 'is', null)
    .where('id', '<>', order.id)
    .where(sql<boolean>`address is not distinct from (select address from orders where id = ${order.id})`)
    .orderBy('placed_at')
    .limit(20)
    .execute();
}
