import type { PaymentId, UserId } from '@souk/shared/ids.ts';
import { openPaymentStates } from '@souk/shared/money/payments/states.ts';
import type { Db } from '../../../platform/db/database.ts';
import { insertAll, type NewRow, type Row } from '../../../platform/db/insert-all.ts';

export type PaymentRow = Row<'payments'>;

export type PaymentToWrite = NewRow<'payments'>;

export const insertPayments = (tx: Db, rows: readonly PaymentToWrite[]): Promise<void> =>
  insertAll(tx, 'payments', rows);

export function findPayment(db: Db, id: PaymentId): Promise<PaymentRow | undefined> {
  return db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findOwnPayment(db: Db, buyerId: UserId, id: PaymentId): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('buyer_id', '=', buyerId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Whatever changes a payment, or gives back of it, waits here for its turn. */
export function lockPayment(tx: Db, id: PaymentId): Promise<PaymentRow | undefined> {
  return tx.selectFrom('payments').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** Several, in the one order in which all do. */
export async function lockPayments(tx: Db, ids: readonly PaymentId[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .selectFrom('payments')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** By the provider's name of it, or by ours where the provider was given that and we have not heard of its own yet. */
export async function findPaymentId(
  db: Db,
  { intent, paymentId }: { intent: string; paymentId: PaymentId | null },
): Promise<PaymentId | undefined> {
  const found = await db
    .selectFrom('payments')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('intent', '=', intent),
        ...(paymentId ? [eb.and([eb('id', '=', paymentId), eb('intent', 'is', null)])] : []),
      ]),
    )
    .executeTakeFirst();
  return found?.id;
}

/** One that is locked. */
export async function updatePayment(
  tx: Db,
  id: PaymentId,
  change: Pick<PaymentRow, 'state' | 'failure' | 'intent' | 'settled_at'>,
): Promise<void> {
  await tx.updateTable('payments').set(change).where('id', '=', id).execute();
}

/** Keeps the provider's name of a payment. */
export async function nameIntent(tx: Db, id: PaymentId, intent: string): Promise<void> {
  await tx.updateTable('payments').set({ intent }).where('id', '=', id).execute();
}

/** Takes those that nobody asked the provider about since, the longest ago first, and notes that it is asked now. */
export async function takeUnchecked(
  db: Db,
  { before, now, limit }: { before: Date; now: Date; limit: number },
): Promise<PaymentRow[]> {
  return await db
    .updateTable('payments')
    .set({ checked_at: now })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('payments')
        .select('id')
        .where('state', 'in', openPaymentStates)
        .where('checked_at', '<=', before)
        .orderBy('checked_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}
