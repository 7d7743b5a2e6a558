import type { OrderId, OrderLineId, ParcelId } from '@souk/shared/ids.ts';
import type { Tracking } from '@souk/shared/money/orders/schema.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { insertAll, type Row } from '../../../platform/db/insert-all.ts';
import { newId } from '../../../platform/ids.ts';

export type ParcelRow = Row<'parcels'>;

/** So many pieces of a line. */
export interface Pieces {
  lineId: OrderLineId;
  quantity: number;
}

/** The order is locked. */
export async function insertParcel(
  tx: Db,
  orderId: OrderId,
  { tracking, pieces, now }: { tracking: Tracking | null; pieces: readonly Pieces[]; now: Date },
): Promise<void> {
  const id = newId<ParcelId>(now.getTime());
  await sql`
    insert into parcels (id, order_id, position, tracking_number, tracking_carrier, shipped_at)
    select ${id}, ${orderId}, coalesce(max(position), -1) + 1, ${tracking?.number ?? null}::text,
      ${tracking?.carrier ?? null}::text, ${now}
    from parcels where order_id = ${orderId}`.execute(tx);
  await insertAll(
    tx,
    'parcel_lines',
    pieces.map(({ lineId, quantity }) => ({ parcel_id: id, line_id: lineId, quantity })),
  );
}

export const findParcels = (db: Db, orderId: OrderId): Promise<ParcelRow[]> =>
  db.selectFrom('parcels').selectAll().where('order_id', '=', orderId).orderBy('position').execute();

/** How many pieces of each line went off. */
export async function findSent(db: Db, orderId: OrderId): Promise<Map<OrderLineId, number>> {
  const { rows } = await sql<{ lineId: OrderLineId; sent: number }>`
    select l.line_id as "lineId", sum(l.quantity)::int as sent
    from parcels p join parcel_lines l on l.parcel_id = p.id
    where p.order_id = ${orderId} group by l.line_id`.execute(db);
  return new Map(rows.map(({ lineId, sent }) => [lineId, sent]));
}

/** Something of an order is with its shop still: neither sent nor given back. Tickets are not sent. */
export const isLeft = (orderId: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`exists (
  select from order_lines l where l.order_id = ${orderId} and l.kind = 'product' and l.quantity - l.refunded > (
    select coalesce(sum(w.quantity), 0) from parcel_lines w where w.line_id = l.id))`;

export async function trackParcel(tx: Db, id: ParcelId, { number, carrier }: Tracking): Promise<void> {
  await tx
    .updateTable('parcels')
    .set({ tracking_number: number, tracking_carrier: carrier })
    .where('id', '=', id)
    .execute();
}

/** One of them, or all that had not. */
export async function markArrived(
  tx: Db,
  { orderId, parcelId, now }: { orderId: OrderId; parcelId?: ParcelId; now: Date },
): Promise<void> {
  let query = tx
    .updateTable('parcels')
    .set({ arrived_at: now })
    .where('order_id', '=', orderId)
    .where('arrived_at', 'is', null);
  if (parcelId) query = query.where('id', '=', parcelId);
  await query.execute();
}
