import type { CheckoutId, UserId } from '@souk/shared/ids.ts';
import { isOpenPayment } from '@souk/shared/money/payments/states.ts';
import type { Db } from '../../../platform/db/database.ts';
import { useOffer } from '../../market/offers/index.ts';
import { lockCartOf, takeBought } from '../cart/index.ts';
import { returnCoupon } from '../coupons/index.ts';
import { postAll } from '../ledger/index.ts';
import {
  dropOrders,
  findLines,
  lockOrdersOfCheckout,
  markPaid,
  noteFailure,
  type OrderLineRow,
  type OrderRow,
  saleEntry,
  tellOfOrders,
  unearnedEntry,
} from '../orders/index.ts';
import { findPayment, type PaymentRow, refundPayment } from '../payments/index.ts';
import { holdReleased, releaseHolds, sellHolds } from '../stock/index.ts';
import { type CheckoutRow, lockCheckout, updateCheckout } from './checkout.repo.ts';

// Locks are taken in one order by everyone: payment, buyer, checkout, orders, variants, products, accounts, lists.

/** The money of a payment is here: each of its orders is paid once, whoever told first, and what came too late goes back. */
export async function settleSuccess(
  tx: Db,
  checkoutId: CheckoutId,
  payment: PaymentRow,
  now: Date,
): Promise<void> {
  await settle(tx, checkoutId, payment.buyer_id, now, { payment });
}

/** Nothing is to be paid for these. */
export async function settleFree(
  tx: Db,
  { id, buyer_id }: Pick<CheckoutRow, 'id' | 'buyer_id'>,
  now: Date,
): Promise<void> {
  await settle(tx, id, buyer_id, now, { payment: null });
}

async function settle(
  tx: Db,
  checkoutId: CheckoutId,
  buyerId: UserId,
  now: Date,
  { payment }: { payment: PaymentRow | null },
): Promise<void> {
  await lockCartOf(tx, buyerId);
  const checkout = await lockCheckout(tx, checkoutId);
  if (!checkout) throw new Error(`there is no checkout ${checkoutId}`);
  const orders = (await lockOrdersOfCheckout(tx, checkoutId)).filter((order) =>
    payment ? order.payment_id === payment.id : order.payment_id === null && order.total === 0,
  );
  const lines = new Map<OrderRow, OrderLineRow[]>();
  for (const order of orders) lines.set(order, await findLines(tx, order.id));
  const there: OrderRow[] = [];
  for (const order of orders) {
    const isThere =
      order.state === 'pending-payment' ||
      (order.state === 'cancelled' &&
        order.paid_at === null &&
        (await holdReleased(tx, checkoutId, variantsOf(lines.get(order)), now)));
    if (isThere) there.push(order);
  }
  const bought = there.flatMap((order) => lines.get(order) ?? []);
  if (bought.length > 0) await sellHolds(tx, checkoutId, variantsOf(bought), now);
  const paid: OrderRow[] = [];
  for (const order of there) paid.push(await markPaid(tx, order, now));
  for (const { offer_id } of bought) if (offer_id) await useOffer(tx, offer_id, now);
  if (checkout.source === 'cart') {
    await takeBought(
      tx,
      buyerId,
      bought.map(({ variant_id, quantity }) => ({ variantId: variant_id, quantity })),
    );
  }
  const earned = paid.reduce((sum, { total }) => sum + total, 0);
  const unearned = payment ? payment.amount - earned : 0;
  await postAll(tx, [
    ...paid.flatMap((order) => saleEntry(order, now)),
    ...(payment && unearned > 0 ? [unearnedEntry(payment, unearned, now)] : []),
  ]);
  if (payment && unearned > 0) {
    await refundPayment(tx, { paymentId: payment.id, amount: unearned, about: { late: checkoutId }, now });
  }
  const wasOver = checkout.state === 'expired' || checkout.state === 'left';
  if (wasOver && paid.length > 0) await updateCheckout(tx, checkoutId, { state: 'paid' });
  else await closeIfDone(tx, checkout, now);
  await tellOfOrders(tx, paid, 'paid', now);
}

/** Its buyer may try another card while their things are held still. */
export async function settleFailure(
  tx: Db,
  checkoutId: CheckoutId,
  payment: PaymentRow,
  now: Date,
): Promise<void> {
  const checkout = await lockCheckout(tx, checkoutId);
  if (checkout?.state !== 'paying') return;
  const orders = await lockOrdersOfCheckout(tx, checkoutId);
  for (const order of orders) if (order.payment_id === payment.id) await noteFailure(tx, order, now);
  await closeIfDone(tx, checkout, now);
}

/** After a payment ended: over when nothing is left to pay or its time is, else open again once no payment runs. */
async function closeIfDone(tx: Db, checkout: CheckoutRow, now: Date): Promise<void> {
  const { id, state, expires_at } = checkout;
  if (state !== 'paying' && state !== 'open') return;
  const orders = await lockOrdersOfCheckout(tx, id);
  for (const { payment_id } of orders) {
    const payment = payment_id && (await findPayment(tx, payment_id));
    if (payment && isOpenPayment(payment.state)) return;
  }
  const isPaid = orders.some(({ paid_at }) => paid_at !== null);
  const waits = orders.some((order) => order.state === 'pending-payment');
  if (isPaid && !waits) await endCheckout(tx, checkout, 'paid', now);
  else if (expires_at <= now) await endCheckout(tx, checkout, isPaid ? 'paid' : 'expired', now);
  else if (state === 'paying') await updateCheckout(tx, id, { state: 'open' });
}

/** Gives back what is held still. What was not paid is cancelled. The checkout is locked. */
export async function endCheckout(
  tx: Db,
  { id }: Pick<CheckoutRow, 'id'>,
  state: 'paid' | 'left' | 'expired',
  now: Date,
): Promise<void> {
  await dropOrders(tx, id, { by: state === 'left' ? 'buyer' : 'market', now });
  // What is paid too late after all keeps what was taken off, though that use is not counted any more.
  if (state !== 'paid') await returnCoupon(tx, id, now);
  await releaseHolds(tx, id, now);
  await updateCheckout(tx, id, { state, closed_at: now });
}

const variantsOf = (lines: readonly OrderLineRow[] = []) => lines.map(({ variant_id }) => variant_id);
