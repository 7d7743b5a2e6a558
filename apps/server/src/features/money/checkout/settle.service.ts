import type { CheckoutId, OrderId, UserId } from '@souk/shared/ids.ts';
import { isWon } from '@souk/shared/money/checkout/rules.ts';
import { isOpenPayment } from '@souk/shared/money/payments/states.ts';
import type { Db } from '../../../platform/db/database.ts';
import { useOffer } from '../../market/offers/index.ts';
import { lockCartOf, takeBought } from '../cart/index.ts';
import { returnCoupon } from '../coupons/index.ts';
import { balancesOf, type Entry, postAll } from '../ledger/index.ts';
import {
  dropOrders,
  findLinesOfCheckout,
  heldAgain,
  lacksCredit,
  lockOrdersOfCheckout,
  markPaid,
  noteFailure,
  type OrderLineRow,
  type OrderRow,
  partiesTold,
  returnCredit,
  saleEntry,
  tellOfAll,
  tellParties,
  unearnedEntry,
} from '../orders/index.ts';
import { findPayment, type PaymentRow, refundPayment } from '../payments/index.ts';
import { holdReleased, releaseHolds, sellHolds } from '../stock/index.ts';
import { orderArranged } from './arranged.service.ts';
import { type CheckoutRow, lockCheckout, updateCheckout } from './checkout.repo.ts';

// Locks are taken in one order by everyone: payment, buyer, checkout, orders, variants, products, accounts, lists; where
// there are several currencies, those of one after those of the other.

/**
 * The money of a payment is here: each of its orders is paid once, no matter which message came first, and
 * what came too late goes back.
 */
export async function settleSuccess(tx: Db, held: ToSettle, payment: PaymentRow, now: Date): Promise<void> {
  await settle(tx, held, now, { payment, currency: payment.currency });
}

/** No card is charged for these: they are free, or their buyer's wallet pays all of it. */
export async function settleFree(
  tx: Db,
  { id, buyer_id }: Pick<CheckoutRow, 'id' | 'buyer_id'>,
  currency: string,
  now: Date,
): Promise<void> {
  await settle(tx, await lockToSettle(tx, id, buyer_id), now, { payment: null, currency });
}

/** A checkout with what it became, as it stays until the transaction ends. */
export interface ToSettle {
  checkout: CheckoutRow;
  orders: OrderRow[];
  lines: OrderLineRow[];
}

/** Locks all that is settled; the payment is locked before. */
export async function lockToSettle(tx: Db, checkoutId: CheckoutId, buyerId: UserId): Promise<ToSettle> {
  const [, checkout, orders, lines] = await Promise.all([
    lockCartOf(tx, buyerId),
    lockCheckout(tx, checkoutId),
    lockOrdersOfCheckout(tx, checkoutId),
    findLinesOfCheckout(tx, checkoutId),
  ]);
  if (!checkout) throw new Error(`there is no checkout ${checkoutId}`);
  return { checkout, orders, lines };
}

async function settle(
  tx: Db,
  { checkout, orders: all, lines: allLines }: ToSettle,
  now: Date,
  { payment, currency }: { payment: PaymentRow | null; currency: string },
): Promise<void> {
  const { id: checkoutId, buyer_id: buyerId } = checkout;
  const orders = all.filter((order) =>
    payment
      ? order.payment_id === payment.id
      : order.payment_id === null && order.total === order.credit && order.currency === currency,
  );
  const lines = Map.groupBy(allLines, ({ order_id }) => order_id);
  const there: OrderRow[] = [];
  const wallet = await creditLeft(tx, buyerId, orders);
  for (const order of orders) {
    if (!wallet.has(order)) continue;
    const isThere =
      order.state === 'pending-payment' ||
      (order.state === 'cancelled' &&
        order.paid_at === null &&
        (await holdReleased(tx, checkoutId, { buyerId, variantIds: variantsOf(lines.get(order.id)) }, now)));
    if (!isThere) continue;
    there.push(order);
    wallet.take(order);
  }
  const bought = there.flatMap((order) => lines.get(order.id) ?? []);
  const inOrder = there.toSorted(byShop);
  const [{ isMoreHeld }, paid, parties] = await Promise.all([
    bought.length > 0 ? sellHolds(tx, checkoutId, variantsOf(bought), now) : { isMoreHeld: true },
    markAllPaid(tx, inOrder, lines, now),
    partiesTold(
      tx,
      inOrder.map((order) => ({ order })),
    ),
  ]);
  for (const { offer_id } of bought) if (offer_id) await useOffer(tx, offer_id, now);
  if (checkout.source === 'cart') {
    await takeBought(
      tx,
      buyerId,
      bought.map(({ variant_id, quantity }) => ({ variantId: variant_id, quantity })),
    );
  }
  const earned = paid.reduce((sum, { total, credit }) => sum + total - credit, 0);
  const unearned = payment ? payment.amount - earned : 0;
  if (payment && unearned > 0) {
    await refundPayment(tx, { paymentId: payment.id, amount: unearned, about: { late: checkoutId }, now });
  }
  const stand = all.map((order) => paid.find(({ id }) => id === order.id) ?? order);
  const wasOver = checkout.state === 'expired' || checkout.state === 'left';
  const { given, ordered, written } =
    wasOver && paid.length > 0
      ? { ...goesOn, written: updateCheckout(tx, checkoutId, { state: 'paid' }) }
      : await closeIfDone(tx, checkout, { orders: stand, payment, isMoreHeld }, now);
  // Heard below, or undone by what failed before.
  written.catch(() => undefined);
  // A wallet that was emptied in this moment undoes all of it, and the next to tell of the payment finds it so.
  const book = () =>
    postAll(tx, [
      ...heldAgain(there, now),
      ...paid.flatMap((order) => saleEntry(order, now)),
      ...(payment && unearned > 0 ? [unearnedEntry(payment, unearned, now)] : []),
      ...given,
    ]);
  const others = toBePaid(ordered);
  const told = [...paid.map((order) => ({ order, fact: 'paid' as const })), ...others];
  const withOthers = others.length === 0 ? parties : [...parties, ...(await partiesTold(tx, others))];
  await Promise.all([written, tellParties(tx, told, withOthers, now, book)]);
}

async function markAllPaid(
  tx: Db,
  orders: readonly OrderRow[],
  lines: ReadonlyMap<OrderId, OrderLineRow[]>,
  now: Date,
): Promise<OrderRow[]> {
  const paid: OrderRow[] = [];
  for (const order of orders) paid.push(await markPaid(tx, order, lines.get(order.id) ?? [], now));
  return paid;
}

interface Failed {
  payment: PaymentRow;
  /** Its bank took its time: its buyer may have left meanwhile. */
  isUnseen: boolean;
}

/** Its buyer may try another card while their things are held still. */
export async function settleFailure(
  tx: Db,
  { checkout, orders: all }: ToSettle,
  { payment, isUnseen }: Failed,
  now: Date,
): Promise<void> {
  if (checkout.state !== 'paying') return;
  const orders = all.filter(({ payment_id }) => payment_id === payment.id);
  for (const order of orders) await noteFailure(tx, order, now);
  const given = await returnCredit(tx, orders, now);
  const stand = { orders: withoutCredit(all, orders), payment, isMoreHeld: true };
  const closed = await closeIfDone(tx, checkout, stand, now);
  await closed.written;
  await postAll(tx, [...given, ...closed.given]);
  // Of what was won they are told by its sale.
  const [failed] = isUnseen && !isWon(checkout.source) ? orders : [];
  const { amount } = payment;
  const told = failed ? [{ order: failed, fact: 'payment-failed' as const, amount }] : [];
  await tellOfAll(tx, [...toBePaid(closed.ordered), ...told], now);
}

/** What was set aside for these is given back. */
const withoutCredit = (all: readonly OrderRow[], returned: readonly OrderRow[]): OrderRow[] =>
  all.map((order) => (returned.includes(order) ? { ...order, credit_hold: null } : order));

const toBePaid = (orders: readonly OrderRow[]) =>
  orders.map((order) => ({ order, fact: 'to-be-paid' as const }));

/** So far as the wallet's part of orders was given back: whether it is there once more. */
async function creditLeft(tx: Db, buyerId: UserId, orders: readonly OrderRow[]) {
  const left = new Map<string, number>();
  if (orders.some(lacksCredit))
    for (const [currency, { wallet = 0 }] of await balancesOf(tx, buyerId)) left.set(currency, wallet);
  return {
    has: (order: OrderRow) => !lacksCredit(order) || (left.get(order.currency) ?? 0) >= order.credit,
    take(order: OrderRow) {
      if (lacksCredit(order)) left.set(order.currency, (left.get(order.currency) ?? 0) - order.credit);
    },
  };
}

/** What has to be booked of it, and what was ordered with it and has to be told: both for the caller to do. */
interface Closed {
  given: readonly Entry[];
  ordered: readonly OrderRow[];
  /** That it is closed, which takes no locks beyond its own. */
  written: Promise<unknown>;
}

/** What a checkout has come to: all of its orders as they are now, and the payment that has just ended. */
interface Standing {
  orders: readonly OrderRow[];
  payment: PaymentRow | null;
  /** Whether anything may be held still. */
  isMoreHeld: boolean;
}

const goesOn: Closed = { given: [], ordered: [], written: Promise.resolve() };

/**
 * After a payment ended: over when nothing is left to pay or its time is, else open again once no payment runs. What is
 * paid to its shop itself is ordered with the last of the others.
 */
async function closeIfDone(
  tx: Db,
  checkout: CheckoutRow,
  { orders, payment: ended, isMoreHeld }: Standing,
  now: Date,
): Promise<Closed> {
  const { id, source, state, expires_at } = checkout;
  if (state !== 'paying' && state !== 'open') return goesOn;
  for (const { payment_id } of orders) {
    const payment = payment_id && (payment_id === ended?.id ? ended : await findPayment(tx, payment_id));
    if (payment && isOpenPayment(payment.state)) return goesOn;
  }
  const isPaid = orders.some(({ paid_at }) => paid_at !== null);
  const unpaid = orders.filter((order) => order.state === 'pending-payment' && order.pay_until === null);
  const arranged = unpaid.filter(({ way }) => way !== null);
  const waits = arranged.length < unpaid.length;
  // What was won ends with its sale, which has its piece back then.
  const isOver = expires_at <= now && !isWon(source);
  if ((isPaid && isOver) || (!waits && (isPaid || arranged.length > 0))) {
    const ordered = await orderArranged(tx, checkout, arranged, now);
    const others = orders.filter((order) => !arranged.includes(order));
    return { ...(await close(tx, checkout, { orders: others, isMoreHeld }, 'paid', now)), ordered };
  }
  if (isOver) return close(tx, checkout, { orders, isMoreHeld }, 'expired', now);
  if (state === 'paying') await updateCheckout(tx, id, { state: 'open' });
  return goesOn;
}

type Ending = 'paid' | 'left' | 'expired';

/** Gives back what is held still. What was not paid is cancelled. The checkout is locked. */
export async function endCheckout(
  tx: Db,
  checkout: Pick<CheckoutRow, 'id'>,
  state: Ending,
  now: Date,
): Promise<void> {
  const orders = await lockOrdersOfCheckout(tx, checkout.id);
  const { given, written } = await close(tx, checkout, { orders, isMoreHeld: true }, state, now);
  await written;
  await postAll(tx, given);
}

/** Its orders are locked; what its shops are to be paid themselves is not among them. */
async function close(
  tx: Db,
  { id }: Pick<CheckoutRow, 'id'>,
  { orders, isMoreHeld }: Omit<Standing, 'payment'>,
  state: Ending,
  now: Date,
): Promise<Closed> {
  const dropped = await dropOrders(tx, orders, { by: state === 'left' ? 'buyer' : 'market', now });
  const given = await returnCredit(tx, dropped, now);
  // What is paid too late after all keeps what was taken off, though that use is not counted any more.
  if (state !== 'paid' || dropped.some(({ coupon_code }) => coupon_code !== null))
    await returnCoupon(tx, id, now);
  if (isMoreHeld) await releaseHolds(tx, id, now);
  return { given, ordered: [], written: updateCheckout(tx, id, { state, closed_at: now }) };
}

/** As the counters of their invoices are locked. */
const byShop = (a: OrderRow, b: OrderRow) => (a.shop_id < b.shop_id ? -1 : 1);

const variantsOf = (lines: readonly OrderLineRow[] = []) => lines.map(({ variant_id }) => variant_id);
