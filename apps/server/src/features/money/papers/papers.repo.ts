import type { OrderId, ShopId, UserId } from '@souk/shared/ids.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

/** In whose words a paper is, and on whose clock. */
export async function findReader(
  db: Db,
  userId: UserId,
  shopId: ShopId,
): Promise<{ language: string; timeZone: string; shop: string }> {
  const { rows } = await sql<{ language: string; timeZone: string; shop: string }>`
    select u.language, s.time_zone as "timeZone", s.name as shop
    from users u, shops s where u.id = ${userId} and s.id = ${shopId}`.execute(db);
  const [reader] = rows;
  if (!reader) throw new Error(`there is no shop ${shopId}`);
  return reader;
}

/** What credit notes take back, by the refund they are for. */
export async function findRefundsOf(
  db: Db,
  orderId: OrderId,
): Promise<Map<string, { amount: number; tax: number; reason: string }>> {
  const rows = await db
    .selectFrom('order_refunds')
    .select(['id', 'amount', 'tax', 'reason'])
    .where('order_id', '=', orderId)
    .execute();
  return new Map(rows.map(({ id, ...refund }) => [id, refund]));
}

export async function findShippingOf(db: Db, ids: readonly OrderId[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('orders').select(['id', 'shipping']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, shipping }) => [id, shipping]));
}
