import { randomUUID } from 'node:crypto';
import { marketAccount, walletOf } from '@souk/shared/money/ledger/accounts.ts';
import { moved } from '@souk/shared/money/ledger/postings.ts';
import { refunded } from '@souk/shared/money/ledger/sale.ts';
import { backInWallet } from '@souk/shared/money/ledger/wallet.ts';
import { type KnownBack, partsBack } from '@souk/shared/money/orders/parts-back.ts';
import type { OrderParty } from '@souk/shared/money/orders/states.ts';
import { cardStep } from '@souk/shared/money-rules.ts';
import type { Db } from '../../../platform/db/database.ts';
import { issueCreditNote } from '../invoices/index.ts';
import { type Entry, ofShop, post, postAll } from '../ledger/index.ts';
import {
  noteRefundMade,
  type PaymentRow,
  type RefundRow,
  refundPayment,
  tellInWallet,
} from '../payments/index.ts';
import { arrangedRefundEntry } from './arranged.service.ts';
import { tellOfOrders } from './order.facts.ts';
import { insertEvent, lockOrder, type OrderRow, updateOrder } from './order.repo.ts';
import { orderNumber } from './order-words.ts';
import { nothingRefunded, orderChargedBack, tooMuchRefunded } from './orders.failures.ts';
import { cardLeft, endRefund, findRefund, insertRefund, sumRefunds } from './refund.repo.ts';
import { keepsInWallet } from './refund-choice.ts';

export interface Refunding {
  amount: number;
  /** What of it is tax, and what was taken of it, where what goes back says so; else it is its share. */
  known?: KnownBack;
  by: OrderParty;
  reason: string;
  now: Date;
  /** The provider's name of it, where it was made there already. */
  madeAs?: string;
}

/**
 * Gives back a part of an order that is locked: the shop what it names, the market its share of the commission, and of
 * the payment fee where it bears that. It goes where it came from, first to the card until that has all it paid, then to the
 * wallet; or all of it to the wallet, where its buyer asked for that. Booked here, asked of the provider once this is
 * committed.
 */
export async function refundOrder(tx: Db, order: OrderRow, given: Refunding): Promise<OrderRow> {
  const { amount, by, reason, now, madeAs } = given;
  // While the buyer's bank decides, what it gives back and what we would are the same money.
  if (order.chargeback_id) throw orderChargedBack();
  const left = order.total - order.refunded;
  if (amount <= 0) throw nothingRefunded();
  if (amount > left) throw tooMuchRefunded({ amount: left, currency: order.currency });
  const { before, ...parts } = await sharesOf(tx, order, amount, given.known);
  const { commission, tax, subsidy, fee, shop } = parts;
  const ofCard = Math.min(amount, cardLeft(order, before));
  const kept = ofCard > 0 && !madeAs && (await keepsInWallet(tx, order)) ? ofCard : 0;
  const card = ofCard - kept;
  const credit = amount - card;
  const id = randomUUID();
  // What was paid to the shop itself it gives back itself: that is only written down.
  const bySelf = order.way !== null;
  const refundId = card > 0 && !bySelf ? await refundToCard(tx, order, { card, id, now, madeAs }) : null;
  await insertRefund(tx, {
    ...{ id, order_id: order.id, refund_id: refundId, amount, credit, kept, commission, tax, subsidy, fee },
    ...{ shop, by, reason, created_at: now },
    ...(refundId ? {} : { state: 'succeeded', settled_at: now }),
  });
  await issueCreditNote(tx, { shopId: order.shop_id, orderId: order.id, orderRefundId: id, now });
  const changed = await updateOrder(tx, order.id, { refunded: order.refunded + amount });
  await insertEvent(tx, order.id, {
    kind: 'refunded',
    state: order.state,
    at: now,
    by,
    note: reason,
    amount,
  });
  if (bySelf) {
    await post(tx, arrangedRefundEntry(changed, id, commission, now));
    await tellOfOrders(tx, [changed], by === 'seller' ? 'refund-by-shop' : 'refund-owed', now, { amount });
    return changed;
  }
  const entry = {
    ...{ at: now, currency: order.currency },
    about: {
      orderId: order.id,
      ...(order.payment_id ? { paymentId: order.payment_id } : {}),
      order: orderNumber(order.number),
    },
  };
  await postAll(tx, [
    {
      ...{ ...entry, key: `refund:${id}`, kind: 'refund' },
      postings: ofShop(order.shop_id, refunded, {
        buyerId: order.buyer_id,
        to: { card: ofCard, wallet: credit - kept, taken: 0 },
        ...{ commission, paymentFee: fee, tax, discount: subsidy },
      }),
    },
    // A kind of its own: what a card paid for an order is no top-up, and leaves by no other card.
    ...(kept > 0
      ? [
          {
            ...{ ...entry, key: `refund-kept:${id}`, kind: 'refund-kept' as const },
            postings: backInWallet(order.buyer_id, kept),
          },
        ]
      : []),
  ]);
  // What goes to the card is told once it is on its way.
  if (credit > 0)
    await tellOfOrders(tx, [changed], kept > 0 ? 'refund-kept' : 'refunded', now, { amount: credit });
  return changed;
}

/** What of an amount of an order each gives back, and what they did before. */
export async function sharesOf(tx: Db, order: OrderRow, amount: number, known?: KnownBack) {
  const { byLine, ...before } = await sumRefunds(tx, order.id);
  const { payment_fee: paymentFee, fee_returned: feeReturned } = order;
  return { ...partsBack({ ...order, paymentFee, feeReturned, before, byLine }, amount, known), before };
}

/**
 * A part of an order as its card can take it: dinars have three decimals, and cards know two. What is odd of it is the
 * buyer’s, up to all that is left.
 */
export function cardPart({ currency, payment_id, total, refunded }: OrderRow, amount: number): number {
  const step = payment_id === null ? 1 : cardStep(currency);
  const left = total - refunded;
  return amount > left ? amount : Math.min(Math.ceil(amount / step) * step, left);
}

/** All that is left of an order that is locked; nothing where all of it went back before. */
export async function refundRest(
  tx: Db,
  order: OrderRow,
  given: Omit<Refunding, 'amount' | 'known'>,
): Promise<OrderRow> {
  const amount = order.total - order.refunded;
  if (amount > 0) return refundOrder(tx, order, { ...given, amount });
  // What the market gave went back with what its buyer paid, where they paid anything.
  if (order.total === 0 && order.subsidy > 0) await returnSubsidy(tx, order, given);
  return order;
}

/** An order its buyer paid nothing for: what the market paid goes back to it. */
async function returnSubsidy(
  tx: Db,
  order: OrderRow,
  { by, reason, now }: Omit<Refunding, 'amount' | 'known'>,
): Promise<void> {
  const { commission, tax, subsidy } = order;
  const fee = order.fee_returned ? order.payment_fee : 0;
  const id = randomUUID();
  await insertRefund(tx, {
    ...{ id, order_id: order.id, refund_id: null, amount: 0, commission, tax, subsidy, fee },
    ...{ shop: subsidy - commission - tax - fee, by, reason, created_at: now },
    ...{ state: 'succeeded', settled_at: now },
  });
  await issueCreditNote(tx, { shopId: order.shop_id, orderId: order.id, orderRefundId: id, now });
  await post(tx, {
    key: `refund:${id}`,
    kind: 'refund',
    at: now,
    currency: order.currency,
    about: { orderId: order.id, order: orderNumber(order.number) },
    postings: ofShop(order.shop_id, refunded, {
      buyerId: order.buyer_id,
      to: { card: 0, wallet: 0, taken: 0 },
      ...{ commission, paymentFee: fee, tax, discount: subsidy },
    }),
  });
}

async function refundToCard(
  tx: Db,
  { id: orderId, payment_id }: OrderRow,
  { card, id, now, madeAs }: { card: number; id: string; now: Date; madeAs: string | undefined },
): Promise<RefundRow['id']> {
  if (!payment_id) throw new Error(`order ${orderId} was paid by no card`);
  const asked = { paymentId: payment_id, amount: card, about: { orderRefund: id }, now };
  const refund = await (madeAs ? noteRefundMade(tx, asked, madeAs) : refundPayment(tx, asked));
  return refund.id;
}

/** The money is on its way to the card. */
export async function refundSettled(
  tx: Db,
  refund: RefundRow,
  payment: PaymentRow,
  now: Date,
): Promise<void> {
  const order = await end(tx, refund, 'succeeded', now);
  await post(tx, settledEntry(refund, payment, now));
  if (order) await tellOfOrders(tx, [order], 'refunded', now, { amount: refund.amount });
}

/** The card's bank did not take it, or sent it back: it is its buyer's all the same, and waits in their wallet. */
export async function refundReturned(
  tx: Db,
  refund: RefundRow,
  payment: PaymentRow,
  now: Date,
): Promise<void> {
  const order = await end(tx, refund, 'failed', now);
  await postAll(tx, [
    settledEntry(refund, payment, now),
    {
      key: `refund-returned:${refund.id}`,
      kind: 'refund-failed',
      at: now,
      currency: payment.currency,
      about: { paymentId: payment.id },
      postings: moved(marketAccount('clearing'), walletOf(payment.buyer_id), refund.amount),
    },
  ]);
  const { amount } = refund;
  if (order) await tellOfOrders(tx, [order], 'refund-in-wallet', now, { amount });
  else await tellInWallet(tx, payment, amount, now);
}

// Booked once, also when the bank sends back what had been settled.
const settledEntry = ({ id, amount }: RefundRow, payment: PaymentRow, at: Date): Entry => ({
  key: `refund-settled:${id}`,
  kind: 'refund-settled',
  at,
  currency: payment.currency,
  about: { paymentId: payment.id },
  postings: moved(marketAccount('refunds'), marketAccount('clearing'), amount),
});

/** Nothing for money that came too late to be for an order. */
async function end(
  tx: Db,
  refund: RefundRow,
  state: 'succeeded' | 'failed',
  now: Date,
): Promise<OrderRow | undefined> {
  const own = await findRefund(tx, refund.id);
  if (!own) return undefined;
  const order = await lockOrder(tx, own.order_id);
  await endRefund(tx, own.id, state, now);
  return order;
}
