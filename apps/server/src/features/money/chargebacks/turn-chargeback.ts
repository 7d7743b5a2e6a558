import { refunded, takenReturned } from '@souk/shared/money/ledger/sale.ts';
import type { Db } from '../../../platform/db/database.ts';
import { type Entry, ofShop, postAll } from '../ledger/index.ts';
import { lockOrdersOfPayment, refundReturned } from '../orders/index.ts';
import type { PaymentRow } from '../payments/index.ts';
import { creditNews, tellOfChargeback } from './chargeback.facts.ts';
import {
  type ChargebackRow,
  closeChargeback,
  countTurn,
  findReturnedToWallet,
  findTaken,
  putCredit,
  type TakenRow,
  uncoverRefunds,
} from './chargeback.repo.ts';
import { creditDecided, creditReturned, creditTaken } from './credit.ts';
import { endChargeback } from './end-chargeback.ts';
import { keyOf, stopOrders } from './open-chargeback.ts';

/**
 * It was decided the other way after it was over, and the money went with that. What was lost comes back to those it was
 * taken of, and may be taken again; its orders stay as they ended. The payment and its orders are locked.
 */
export async function turnChargeback(
  tx: Db,
  payment: PaymentRow,
  decided: ChargebackRow,
  state: 'won' | 'lost',
  now: Date,
): Promise<void> {
  const isFirst = decided.turns === 0;
  const chargeback = await countTurn(tx, decided.id);
  if (state === 'lost' && isFirst) return await loseAfterAll(tx, payment, chargeback, now);
  const credit = await (state === 'won' ? giveBack : takeAgain)(tx, payment, chargeback, now);
  await tellOfChargeback(tx, chargeback, state, now, creditNews(payment, credit, state));
}

/** Nothing was taken of its orders so far: it is as if it had been opened now, and lost. */
async function loseAfterAll(
  tx: Db,
  payment: PaymentRow,
  chargeback: ChargebackRow,
  now: Date,
): Promise<void> {
  const orders = await lockOrdersOfPayment(tx, payment.id);
  const { stopped, entries } = await stopOrders(tx, payment, { chargeback, orders, now });
  await postAll(tx, entries);
  await endChargeback(tx, payment, stopped, 'lost', now);
}

/** Refunds that its buyer had from their bank are theirs as well. Answers with what is in their wallet again. */
async function giveBack(tx: Db, payment: PaymentRow, chargeback: ChargebackRow, now: Date): Promise<number> {
  const { credit } = chargeback;
  const key = keyOf(chargeback);
  await closeChargeback(tx, chargeback.id, 'won', now);
  const returned = (await findTaken(tx, chargeback.id)).map((taken): Entry => {
    const { orderId, amount, commission, fee: paymentFee, tax, subsidy: discount } = taken;
    const parts = { paid: { card: amount, held: 0 }, commission, paymentFee, tax, discount };
    return {
      ...{ key: `chargeback-reversed:${key}:${orderId}`, kind: 'chargeback-reversed' },
      ...aboutOrder(taken, payment, now),
      postings: ofShop(taken.shopId, takenReturned, parts),
    };
  });
  await postAll(tx, [...returned, ...creditReturned(payment, { credit, key, now })]);
  for (const refund of await uncoverRefunds(tx, chargeback.id))
    await refundReturned(tx, refund, payment, now);
  return credit;
}

/** The same of its orders as when it was lost before, and what is in the wallet by now of refunds it covered then. */
async function takeAgain(tx: Db, payment: PaymentRow, chargeback: ChargebackRow, now: Date): Promise<number> {
  const key = keyOf(chargeback);
  const all = await findTaken(tx, chargeback.id);
  const beyond = chargeback.amount - all.reduce((sum, { amount }) => sum + amount, 0);
  const credit = Math.min(beyond, await findReturnedToWallet(tx, payment.id));
  await putCredit(tx, chargeback.id, credit);
  await closeChargeback(tx, chargeback.id, 'lost', now);
  const taken = all.map((one): Entry => {
    const { orderId, buyerId, amount, commission, fee: paymentFee, tax, subsidy: discount } = one;
    const to = { card: 0, wallet: 0, taken: amount };
    return {
      ...{ key: `chargeback:${key}:${orderId}`, kind: 'chargeback', ...aboutOrder(one, payment, now) },
      postings: ofShop(one.shopId, refunded, { buyerId, to, commission, paymentFee, tax, discount }),
    };
  });
  const taking = { credit, key, now };
  await postAll(tx, [...taken, ...creditTaken(payment, taking), ...creditDecided(payment, 'lost', taking)]);
  return credit;
}

const aboutOrder = (
  { orderId, currency }: TakenRow,
  { id: paymentId }: PaymentRow,
  at: Date,
): Pick<Entry, 'at' | 'currency' | 'about'> => ({ at, currency, about: { orderId, paymentId } });
