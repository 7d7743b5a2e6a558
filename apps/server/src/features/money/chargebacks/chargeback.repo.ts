import type { ChargebackId, OrderId, PaymentId, ShopId, UserId } from '@souk/shared/ids.ts';
import type { Money } from '@souk/shared/money.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { NewRow, Row } from '../../../platform/db/insert-all.ts';
import type { PaymentRow, RefundRow } from '../payments/index.ts';

export type ChargebackRow = Row<'chargebacks'>;
export type ChargedOrderRow = Row<'chargeback_orders'>;

/** The payment that the provider calls so, if its money came in. */
export const findChargedPayment = (db: Db, intent: string): Promise<PaymentRow | undefined> =>
  db
    .selectFrom('payments')
    .selectAll()
    .where('intent', '=', intent)
    .where('state', '=', 'succeeded')
    .executeTakeFirst();

/** Of a payment that is called so and not settled, or of one whose name we have not heard yet. */
export async function mayBeOurs(
  db: Db,
  intent: string,
  { amount, currency }: { amount: number; currency: string },
): Promise<boolean> {
  const found = await db
    .selectFrom('payments')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('intent', '=', intent),
        eb.and([
          eb('intent', 'is', null),
          eb('state', 'in', ['created', 'processing']),
          eb('currency', '=', currency),
          eb('amount', '>=', amount),
        ]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export const findByProviderId = (tx: Db, providerId: string): Promise<ChargebackRow | undefined> =>
  tx
    .selectFrom('chargebacks')
    .selectAll()
    .where('provider_id', '=', providerId)
    .forUpdate()
    .executeTakeFirst();

/** As it is by now, and nothing of it is held. */
export async function isKnown(db: Db, providerId: string): Promise<boolean> {
  const found = await db
    .selectFrom('chargebacks')
    .select('id')
    .where('provider_id', '=', providerId)
    .executeTakeFirst();
  return found !== undefined;
}

/** By the provider's names of them. */
export async function findOpenChargebacks(db: Db): Promise<string[]> {
  const open = await db.selectFrom('chargebacks').select('provider_id').where('state', '=', 'open').execute();
  return open.map(({ provider_id }) => provider_id);
}

export const insertChargeback = (tx: Db, row: NewRow<'chargebacks'>): Promise<ChargebackRow> =>
  tx.insertInto('chargebacks').values(row).returningAll().executeTakeFirstOrThrow();

export async function putFee(
  tx: Db,
  id: ChargebackId,
  { amount, currency, returned }: Money & { returned: number },
): Promise<void> {
  await tx
    .updateTable('chargebacks')
    .set({ fee: amount, fee_currency: currency, fee_returned: returned })
    .where('id', '=', id)
    .execute();
}

/** How much of it is taken of its buyer's wallet. */
export async function putCredit(tx: Db, id: ChargebackId, credit: number): Promise<void> {
  await tx.updateTable('chargebacks').set({ credit }).where('id', '=', id).execute();
}

/** When the provider said how it was decided. */
export async function putSaidAt(tx: Db, id: ChargebackId, saidAt: Date): Promise<void> {
  await tx.updateTable('chargebacks').set({ said_at: saidAt }).where('id', '=', id).execute();
}

/** It is decided once more. */
export const countTurn = (tx: Db, id: ChargebackId): Promise<ChargebackRow> =>
  tx
    .updateTable('chargebacks')
    .set((eb) => ({ turns: eb('turns', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

export async function closeChargeback(
  tx: Db,
  id: ChargebackId,
  state: 'won' | 'lost',
  now: Date,
): Promise<void> {
  await tx.updateTable('chargebacks').set({ state, closed_at: now }).where('id', '=', id).execute();
}

export type NewChargedOrder = Omit<NewRow<'chargeback_orders'>, 'chargeback_id'>;

/** What of it concerns which order, in place of what did before. */
export async function putChargedOrders(
  tx: Db,
  id: ChargebackId,
  rows: readonly NewChargedOrder[],
): Promise<void> {
  await tx.updateTable('chargeback_orders').set({ amount: 0 }).where('chargeback_id', '=', id).execute();
  if (rows.length === 0) return;
  await tx
    .insertInto('chargeback_orders')
    .values(rows.map((row) => ({ ...row, chargeback_id: id })))
    .onConflict((conflict) =>
      conflict.columns(['chargeback_id', 'order_id']).doUpdateSet((eb) => ({
        amount: eb.ref('excluded.amount'),
        order_state: eb.ref('excluded.order_state'),
      })),
    )
    .execute();
}

export const findChargedOrders = (tx: Db, id: ChargebackId): Promise<ChargedOrderRow[]> =>
  tx
    .selectFrom('chargeback_orders')
    .selectAll()
    .where('chargeback_id', '=', id)
    .where('amount', '>', 0)
    .orderBy('order_id')
    .execute();

export interface TakenRow {
  orderId: OrderId;
  shopId: ShopId;
  buyerId: UserId;
  currency: string;
  amount: number;
  commission: number;
  tax: number;
  subsidy: number;
  fee: number;
}

/** What was taken of its orders when it was lost, and how much of that each gave. */
export const findTaken = (tx: Db, id: ChargebackId): Promise<TakenRow[]> =>
  tx
    .selectFrom('order_refunds as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .select(['o.id as orderId', 'o.shop_id as shopId', 'o.buyer_id as buyerId', 'o.currency'])
    .select(['r.amount', 'r.commission', 'r.tax', 'r.subsidy', 'r.fee'])
    .where('r.chargeback_id', '=', id)
    .where('r.refund_id', 'is', null)
    .orderBy('o.id')
    .execute();

/** The latest about a payment. */
export const findChargebackOf = (db: Db, paymentId: PaymentId): Promise<ChargebackRow | undefined> =>
  db
    .selectFrom('chargebacks')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .orderBy('opened_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** What the bank took beyond what the orders and the wallet had left: refunds that were on their way and did not get there. */
export async function findCovered(
  db: Db,
  { id, amount, credit }: Pick<ChargebackRow, 'id' | 'amount' | 'credit'>,
): Promise<number> {
  const { rows } = await sql<{ covered: number }>`
    select ${amount}::bigint - ${credit}::bigint - coalesce((
        select sum(amount) from chargeback_orders where chargeback_id = ${id}), 0)
      - coalesce((select sum(amount) from order_refunds
        where chargeback_id = ${id} and refund_id is not null), 0)
      - coalesce((select r.amount from chargebacks c join refunds r on r.id = c.late_refund_id where c.id = ${id}), 0)
        as covered`.execute(db);
  return rows[0]?.covered ?? 0;
}

/**
 * What of a payment is in its buyer's wallet instead of on its card, as that did not take it or they asked for it so, less
 * what chargebacks took of that.
 */
export async function findReturnedToWallet(db: Db, paymentId: PaymentId): Promise<number> {
  const { rows } = await sql<{ returned: number }>`
    select coalesce(sum(r.amount), 0) + coalesce((
        select sum(k.kept) from order_refunds k join orders o on o.id = k.order_id
        where o.payment_id = ${paymentId}), 0) - coalesce((
        select sum(credit) from chargebacks where payment_id = ${paymentId} and state <> 'won'), 0) as returned
    from refunds r where r.payment_id = ${paymentId} and r.state = 'failed' and exists (
      select from ledger_transactions where key = 'refund-returned:' || r.id)`.execute(db);
  return Math.max(0, Number(rows[0]?.returned ?? 0));
}

/** The order whose refund it is. */
export async function findOrderOfRefund(db: Db, refundId: RefundRow['id']): Promise<OrderId | undefined> {
  const found = await db
    .selectFrom('order_refunds')
    .select('order_id')
    .where('refund_id', '=', refundId)
    .executeTakeFirst();
  return found?.order_id;
}

/** Refunds of a payment that the provider would not make while the bank decided. */
export const findHeldRefunds = (tx: Db, paymentId: PaymentId): Promise<RefundRow[]> =>
  tx
    .selectFrom('refunds')
    .selectAll('refunds')
    .leftJoin('order_refunds as o', 'o.refund_id', 'refunds.id')
    .where('refunds.payment_id', '=', paymentId)
    .where('refunds.state', '=', 'failed')
    // What came too late to be for an order is of none.
    .where((eb) =>
      eb.or([
        eb('o.state', '=', 'pending'),
        eb.and([
          eb('o.id', 'is', null),
          sql<boolean>`not exists (select from ledger_transactions where key = 'refund-settled:' || refunds.id)`,
        ]),
      ]),
    )
    .orderBy('refunds.id')
    .execute();

export async function coverRefund(
  tx: Db,
  refundId: RefundRow['id'],
  chargebackId: ChargebackId,
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('order_refunds')
    .set({ chargeback_id: chargebackId })
    .where('refund_id', '=', refundId)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) return;
  await tx
    .updateTable('chargebacks')
    .set({ late_refund_id: refundId })
    .where('id', '=', chargebackId)
    .execute();
}

/** Refunds that counted as made, as their buyer had the money from their bank; from now on they count as what they are. */
export async function uncoverRefunds(tx: Db, id: ChargebackId): Promise<RefundRow[]> {
  const covered = await tx
    .selectFrom('refunds')
    .selectAll()
    .where(
      sql<boolean>`id in (
        select refund_id from order_refunds where chargeback_id = ${id}
        union all select late_refund_id from chargebacks where id = ${id})`,
    )
    .orderBy('id')
    .execute();
  await tx
    .updateTable('order_refunds')
    .set({ chargeback_id: null })
    .where('chargeback_id', '=', id)
    .where('refund_id', 'is not', null)
    .execute();
  await tx.updateTable('chargebacks').set({ late_refund_id: null }).where('id', '=', id).execute();
  return covered;
}
