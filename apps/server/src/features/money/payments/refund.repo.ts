import type { PaymentId, RefundId } from '@souk/shared/ids.ts';
import type { RefundState } from '@souk/shared/money/payments/states.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { NewRow, Row } from '../../../platform/db/insert-all.ts';

export type RefundRow = Row<'refunds'>;

/** What the provider says of a refund. */
export interface Refunded {
  state: Exclude<RefundState, 'created'>;
  /** The provider's name of it; null when it made none. */
  providerId: string | null;
  failure: string | null;
}

export function insertRefund(tx: Db, row: NewRow<'refunds'>): Promise<RefundRow> {
  return tx.insertInto('refunds').values(row).returningAll().executeTakeFirstOrThrow();
}

/** What went back of each of these payments, or is on its way; nothing for one of which nothing did. */
export async function sumsOfRefunds(
  db: Db,
  paymentIds: readonly PaymentId[],
): Promise<Map<PaymentId, number>> {
  if (paymentIds.length === 0) return new Map();
  const sums = await db
    .selectFrom('refunds')
    .select(['payment_id', sql<number>`sum(amount)::bigint`.as('sum')])
    .where('payment_id', 'in', paymentIds)
    .where('state', '<>', 'failed')
    .groupBy('payment_id')
    .execute();
  return new Map(sums.map(({ payment_id, sum }) => [payment_id, sum]));
}

export function lockRefund(tx: Db, id: RefundId): Promise<RefundRow | undefined> {
  return tx.selectFrom('refunds').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** More than one where the operator made it, of several orders. */
export async function findRefundIds(
  db: Db,
  { providerId, refundId }: { providerId: string; refundId: RefundId | null },
): Promise<RefundId[]> {
  const found = await db
    .selectFrom('refunds')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('provider_id', '=', providerId),
        ...(refundId ? [eb.and([eb('id', '=', refundId), eb('provider_id', 'is', null)])] : []),
      ]),
    )
    .orderBy('id')
    .execute();
  return found.map(({ id }) => id);
}

export function updateRefund(tx: Db, id: RefundId, change: Partial<RefundChange>): Promise<RefundRow> {
  return tx.updateTable('refunds').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

type RefundChange = Pick<RefundRow, 'state' | 'failure' | 'provider_id'>;

/** Takes those on their way that nobody asked about since, and notes that the provider is asked now. */
export async function takeUncheckedRefunds(
  db: Db,
  { before, now, limit }: { before: Date; now: Date; limit: number },
): Promise<RefundRow[]> {
  return await db
    .updateTable('refunds')
    .set({ checked_at: now })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('refunds')
        .select('id')
        .where('state', '=', 'pending')
        .where('checked_at', '<=', before)
        .orderBy('checked_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}
