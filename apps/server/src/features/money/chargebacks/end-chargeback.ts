import { randomUUID } from 'node:crypto';
import { refunded } from '@souk/shared/money/ledger/sale.ts';
import type { Db } from '../../../platform/db/database.ts';
import { isWithShop, resumeUnbooked } from '../disputes/index.ts';
import { issueCreditNote } from '../invoices/index.ts';
import { type Entry, ofShop, postAll } from '../ledger/index.ts';
import {
  countRefunded,
  findLines,
  insertRefund,
  lockOrdersOfPayment,
  type OrderRow,
  putUnsentBack,
  refundReturned,
  refundSettled,
  sharesOf,
  stepOrder,
  updateOrder,
} from '../orders/index.ts';
import { lockPayment, type PaymentRow } from '../payments/index.ts';
import { creditNews, tellOfChargeback } from './chargeback.facts.ts';
import {
  type ChargebackRow,
  type ChargedOrderRow,
  closeChargeback,
  coverRefund,
  findChargedOrders,
  findCovered,
  findHeldRefunds,
} from './chargeback.repo.ts';
import { creditDecided, takeReturned } from './credit.ts';
import { keyOf } from './open-chargeback.ts';

/** The bank has decided: the shops have their money again, or it is taken of each of its order's share. */
export async function endChargeback(
  tx: Db,
  payment: PaymentRow,
  chargeback: ChargebackRow,
  state: 'won' | 'lost',
  now: Date,
): Promise<void> {
  const orders = new Map((await lockOrdersOfPayment(tx, payment.id)).map((order) => [order.id, order]));
  await lockPayment(tx, payment.id);
  await closeChargeback(tx, chargeback.id, state, now);
  const matters = (await findChargedOrders(tx, chargeback.id)).map((charged) => {
    const order = orders.get(charged.order_id);
    if (!order) throw new Error(`chargeback ${chargeback.id} is about no order ${charged.order_id}`);
    return { order, charged };
  });
  // As counters of papers are locked.
  matters.sort((a, b) => (a.order.shop_id < b.order.shop_id ? -1 : 1));
  if (state === 'lost')
    await putUnsentBack(
      tx,
      matters.filter(isNeverSent).map(({ order }) => order),
    );
  const key = keyOf(chargeback);
  const entries = creditDecided(payment, state, { credit: chargeback.credit, key, now });
  for (const { order, charged } of matters) {
    const free = await updateOrder(tx, order.id, { chargeback_id: null });
    const left = state === 'lost' ? await take(tx, free, charged, { now, entries }) : free;
    if (left.state !== 'disputed') continue;
    const how = {
      to: charged.order_state,
      by: 'market',
      key: `charge-decided:${key}:${order.id}`,
      now,
    } as const;
    const going = await resumeUnbooked(tx, left, how);
    entries.push(...going.entries);
  }
  await postAll(tx, entries);
  await settleHeld(tx, payment, { ...chargeback, state }, now);
  await tellOfChargeback(tx, chargeback, state, now, creditNews(payment, chargeback.credit, state));
}

interface Matter {
  order: OrderRow;
  charged: ChargedOrderRow;
}

/** All of it goes back, and its shop has some of it still. */
const isNeverSent = ({ order, charged }: Matter): boolean =>
  isWithShop(charged.order_state) && isAllTaken(order, charged);

const isAllTaken = ({ state, refunded: before, total }: OrderRow, { amount }: ChargedOrderRow): boolean =>
  state === 'disputed' && before + amount === total;

/** What the bank took of one order goes back as any refund of it would, but for who brought it there. */
async function take(
  tx: Db,
  order: OrderRow,
  charged: ChargedOrderRow,
  { now, entries }: { now: Date; entries: Entry[] },
): Promise<OrderRow> {
  const { amount, chargeback_id } = charged;
  const { commission, tax, subsidy, fee, shop } = await sharesOf(tx, order, amount);
  const id = randomUUID();
  await insertRefund(tx, {
    ...{ id, order_id: order.id, refund_id: null, chargeback_id, amount, commission, tax, subsidy, fee },
    ...{ shop, by: 'market', reason: '', state: 'succeeded' },
    ...{ created_at: now, settled_at: now },
  });
  await issueCreditNote(tx, { shopId: order.shop_id, orderId: order.id, orderRefundId: id, now });
  entries.push({
    ...{ key: `chargeback:${chargeback_id}:${order.id}`, kind: 'chargeback', at: now },
    currency: order.currency,
    about: { orderId: order.id, ...(order.payment_id ? { paymentId: order.payment_id } : {}) },
    postings: ofShop(order.shop_id, refunded, {
      buyerId: order.buyer_id,
      to: { card: 0, wallet: 0, taken: amount },
      ...{ commission, paymentFee: fee, tax, discount: subsidy },
    }),
  });
  const taken = await updateOrder(tx, order.id, { refunded: order.refunded + amount });
  if (!isAllTaken(order, charged)) return taken;
  const lines = await findLines(tx, order.id);
  const pieces = lines.map((line) => ({ lineId: line.id, quantity: line.quantity - line.refunded }));
  await countRefunded(tx, pieces);
  return stepOrder(tx, taken, 'refund', { by: 'market', now, kind: 'refunded', amount });
}

/** Refunds that the provider would not make meanwhile: the buyer has them from their bank, or gets them now. */
async function settleHeld(tx: Db, payment: PaymentRow, closed: ChargebackRow, now: Date): Promise<void> {
  let chargeback = closed;
  for (const refund of await findHeldRefunds(tx, payment.id)) {
    const isCovered = chargeback.state === 'lost' && (await findCovered(tx, chargeback)) >= refund.amount;
    if (isCovered) {
      await coverRefund(tx, refund.id, chargeback.id);
      await refundSettled(tx, refund, payment, now);
    } else {
      await refundReturned(tx, refund, payment, now);
      chargeback = await takeReturned(tx, payment, { chargeback, refund, now });
    }
  }
}
