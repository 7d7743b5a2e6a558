import type { PaymentId, UserId } from '@souk/shared/ids.ts';
import { openPaymentStates } from '@souk/shared/money/payments/states.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { insertAll, type NewRow, type Row } from '../../../platform/db/insert-all.ts';
import { anyOf } from '../../../platform/db/list-asked.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { gathered, inPlace } from '../../../platform/db/together.ts';

export type PaymentRow = Row<'payments'>;

export type PaymentToWrite = NewRow<'payments'>;

export const insertPayments = gathered<readonly PaymentToWrite[], void>(async (tx, asked) => {
  await insertAll(tx, 'payments', asked.flat());
  return [];
});

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
export const lockPayment = gathered<PaymentId, PaymentRow | undefined>(async (tx, ids) => {
  const rows = await lockAll(tx, ids);
  return inPlace(ids, rows, ({ id }) => id);
});

const lockAll = prepared('payments, locked', (tx, ids: readonly PaymentId[]) =>
  tx
    .selectFrom('payments')
    .selectAll()
    .where(sql<boolean>`id = ${anyOf(ids)}`)
    .orderBy('id')
    .forNoKeyUpdate(),
);

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
export const updatePayment = (
  tx: Db,
  id: PaymentId,
  change: Pick<PaymentRow, 'state' | 'failure' | 'intent' | 'settled_at'>,
): Promise<void> => changePayment(tx, { id, ...change });

const changePayment = gathered<Pick<PaymentRow, 'id' | 'state' | 'failure' | 'intent' | 'settled_at'>, void>(
  async (tx, changes) => {
    await sql`
    update payments p set state = c.state, failure = c.failure, intent = c.intent, settled_at = c.settled_at
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
      as c (id uuid, state text, failure text, intent text, settled_at timestamptz)
    where p.id = c.id and p.id = ${anyOf(changes.map(({ id }) => id))}`.execute(tx);
    return [];
  },
);

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
