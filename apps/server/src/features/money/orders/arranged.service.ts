import type { OrderId } from '@souk/shared/ids.ts';
import { readyUntil } from '@souk/shared/money/arranged/rules.ts';
import { arrangedSale, arrangedSaleUndone } from '@souk/shared/money/ledger/sale.ts';
import type { OrderParty } from '@souk/shared/money/orders/states.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { returnCoupon, useCouponAgain } from '../coupons/index.ts';
import { type Entry, ofShop, post } from '../ledger/index.ts';
import { holdReleased, releaseHeld, sellHolds } from '../stock/index.ts';
import { lockOrderOf } from './order.access.ts';
import { tellOfOrders } from './order.facts.ts';
import {
  findLines,
  insertEvent,
  isUndone,
  type OrderRow,
  updateOrder,
  updateOrderWith,
} from './order.repo.ts';
import { stepOrder } from './order-step.service.ts';
import { orderMovedOn, soldMeanwhile } from './orders.failures.ts';
import { markPaid } from './settle.service.ts';

// Orders that their buyers pay to the shop itself. The market has none of that money: it books what the shop owes it.

/** From now on its shop waits for the money. */
export async function waitForMoney(tx: Db, order: OrderRow, until: Date, now: Date): Promise<OrderRow> {
  await insertEvent(tx, order.id, { kind: 'to-be-paid', state: order.state, at: now, by: 'buyer' });
  return updateOrder(tx, order.id, { pay_until: until, changed_at: now });
}

/**
 * Its shop has the money. Said again it is the same; said after the time was over, the order goes on if its pieces are
 * there still.
 */
export async function receiveMoney(ctx: UserCtx, id: OrderId): Promise<void> {
  const { db: tx, actor } = ctx;
  const now = ctx.clock.now();
  const order = await lockOrderOf(tx, actor, id, 'seller');
  if (order.way === null) throw orderMovedOn(order.state);
  if (order.paid_at) return;
  const paid = await takeMoney(tx, order, now);
  await tellOfOrders(tx, [paid], 'money-received', now);
}

/** The same for a caller that holds the order and tells of it. */
export async function takeMoney(tx: Db, order: OrderRow, now: Date): Promise<OrderRow> {
  const lines = await findLines(tx, order.id);
  const variants = lines.map(({ variant_id }) => variant_id);
  const late = order.state === 'cancelled';
  if (late && (await isUndone(tx, checkoutOf(order)))) throw soldMeanwhile();
  if (
    late &&
    !(await holdReleased(tx, checkoutOf(order), { buyerId: order.buyer_id, variantIds: variants }, now))
  )
    throw soldMeanwhile();
  if (late && order.coupon_code !== null) await useCouponAgain(tx, checkoutOf(order));
  await sellHolds(tx, checkoutOf(order), variants, now);
  const paid = await markPaid(tx, order, lines, now, 'seller');
  await post(tx, arrangedEntry(paid, now));
  return paid;
}

/** What is paid at pickup is ready for its buyer to come. It is locked. */
export async function readyUnpaid(tx: Db, order: OrderRow, note: string, now: Date): Promise<OrderRow> {
  if (!mayBeReady(order) || !order.pay_until) throw orderMovedOn(order.state);
  return updateOrderWith(
    tx,
    order.id,
    {
      packed_at: now,
      pay_until: readyUntil(order.placed_at, order.pay_until, now),
      // From now on half of another time goes by before anybody is asked about the money.
      reminded_at: null,
      changed_at: now,
    },
    { kind: 'ready', state: order.state, at: now, by: 'seller', note },
  );
}

/** It is paid where it is picked up, so it is made ready before. */
export const mayBeReady = (order: Pick<OrderRow, 'state' | 'pay_until' | 'way' | 'packed_at'>): boolean =>
  waitsForMoney(order) && order.way === 'pickup' && order.packed_at === null;

/** Nobody pays it after all: its pieces go back on the shelf. The order is locked and waits for its money. */
export async function giveUp(
  tx: Db,
  order: OrderRow,
  { by, note, now }: { by: OrderParty; note?: string; now: Date },
): Promise<OrderRow> {
  // Who pays late all the same finds it unpacked.
  const values = { packed_at: null };
  const dropped = await stepOrder(tx, order, 'drop', { by, now, kind: 'cancelled', note, values });
  await releaseHeld(tx, checkoutOf(order), await variantsOf(tx, order), now);
  if (order.coupon_code !== null) await returnCoupon(tx, checkoutOf(order), now);
  return dropped;
}

/** Its buyer will not pay after all. */
export async function callOff(ctx: UserCtx, id: OrderId, reason: string): Promise<void> {
  const { db: tx, actor } = ctx;
  const now = ctx.clock.now();
  const order = await lockOrderOf(tx, actor, id, 'buyer');
  if (!waitsForMoney(order)) throw orderMovedOn(order.state);
  const dropped = await giveUp(tx, order, { by: 'buyer', note: reason, now });
  await tellOfOrders(tx, [dropped], 'cancelled-by-buyer', now);
}

export const waitsForMoney = ({ state, pay_until }: Pick<OrderRow, 'state' | 'pay_until'>): boolean =>
  state === 'pending-payment' && pay_until !== null;

/** The shop has all of the money, and owes the market its commission. */
const arrangedEntry = (order: OrderRow, at: Date): Entry => ({
  ...entryOf(order, at),
  key: `sale:${order.id}`,
  kind: 'arranged-sale',
  postings: ofShop(order.shop_id, arrangedSale, order.commission),
});

/** What the shop gave back itself lowers what it owes. */
export const arrangedRefundEntry = (
  order: OrderRow,
  refundId: string,
  commission: number,
  at: Date,
): Entry => ({
  ...entryOf(order, at),
  key: `refund:${refundId}`,
  kind: 'arranged-sale-undone',
  postings: ofShop(order.shop_id, arrangedSaleUndone, commission),
});

const entryOf = ({ id, currency }: OrderRow, at: Date) => ({ at, currency, about: { orderId: id } });

const variantsOf = async (tx: Db, { id }: OrderRow) =>
  (await findLines(tx, id)).map(({ variant_id }) => variant_id);

function checkoutOf({ id, checkout_id }: OrderRow) {
  if (!checkout_id) throw new Error(`order ${id} came of no checkout`);
  return checkout_id;
}
