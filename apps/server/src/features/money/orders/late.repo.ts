import type { OrderId } from '@souk/shared/ids.ts';
import { notRemindedForMs, remindBeforeMs } from '@souk/shared/money/orders/ship-by.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { isLeft } from './parcel.repo.ts';

/** Those whose shops are to ship them today, and were not reminded. */
export const findToShipToday = (db: Db, now: Date): Promise<OrderId[]> =>
  findWaiting(
    db,
    sql`ship_reminded_at is null and late_from > ${now}
      and late_from <= ${new Date(now.getTime() + remindBeforeMs)}
      and paid_at <= ${new Date(now.getTime() - notRemindedForMs)}`,
  );

/** Those whose day is over, and nobody was told. */
export const findLateUntold = (db: Db, now: Date): Promise<OrderId[]> =>
  findWaiting(db, sql`late_told_at is null and late_from <= ${now}`);

/** Those that both sides know to be late since then. */
export const findLateSince = (db: Db, since: Date): Promise<OrderId[]> =>
  findWaiting(
    db,
    sql`late_from <= ${since} and greatest(late_told_at, changed_at) <= ${since}
    and late_told_at is not null and way is null and drawn_at is null and refunded < total`,
  );

/** Each is looked at again once it is locked. */
async function findWaiting(db: Db, those: RawBuilder<boolean | unknown>): Promise<OrderId[]> {
  const { rows } = await sql<{ id: OrderId }>`
    select id from orders
    where state in ('paid', 'packed') and late_from is not null and held_at is null and chargeback_id is null
      and ${isLeft(sql.ref('orders.id'))} and ${those}
    order by late_from, id`.execute(db);
  return rows.map(({ id }) => id);
}
