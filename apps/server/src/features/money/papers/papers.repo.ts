import type { OrderId, ShopId } from '@souk/shared/ids.ts';
import type { Db } from '../../../platform/db/database.ts';

/** Which shop a paper is of, and on whose clock. */
export async function findShopOfPaper(db: Db, shopId: ShopId): Promise<{ timeZone: string; shop: string }> {
  return db
    .selectFrom('shops')
    .select(['time_zone as timeZone', 'name as shop'])
    .where('id', '=', shopId)
    .executeTakeFirstOrThrow();
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
