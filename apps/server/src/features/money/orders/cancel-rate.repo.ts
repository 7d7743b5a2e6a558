import type { ShopId } from '@souk/shared/ids.ts';
import type { Cancellations } from '@souk/shared/money/orders/cancel-rate-schema.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { saveSettings } from '../../../platform/settings/settings.repo.ts';

/** Of each shop that was paid for something since then. What a buyer asked for is not its shop's doing; what was not shipped in time is. */
export async function countCancelled(
  db: Db,
  shopIds: readonly ShopId[],
  since: Date,
): Promise<Map<ShopId, Cancellations>> {
  const { rows } = await sql<Cancellations & { shopId: ShopId }>`
    select o.shop_id as "shopId", count(*)::int as paid,
      count(*) filter (where
        exists (select from order_events e where e.order_id = o.id and e.kind = 'rest-cancelled-late')
        or o.state = 'cancelled' and (exists (select from order_events e where e.order_id = o.id and e.kind = 'cancelled-late')
          or exists (select from order_events e where e.order_id = o.id and e.kind = 'cancelled' and e.by = 'seller')
          and not exists (select from order_events e where e.order_id = o.id and e.kind = 'cancel-asked')))::int as cancelled
    from orders o where o.shop_id = any(${sql.val([...shopIds])}::uuid[]) and o.paid_at >= ${since}
    group by o.shop_id`.execute(db);
  return new Map(rows.map(({ shopId, ...counted }) => [shopId, counted]));
}

export async function saveCancelLimit(tx: Db, cancelRateLimit: number): Promise<void> {
  await saveSettings(tx, { cancelRateLimit });
}
