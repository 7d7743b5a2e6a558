import type { ChargebackId } from '@souk/shared/ids.ts';
import { marketAccount } from '@souk/shared/money/ledger/accounts.ts';
import { moved } from '@souk/shared/money/ledger/postings.ts';
import { mayStep, type OrderState } from '@souk/shared/money/orders/states.ts';
import type { Money } from '@souk/shared/money.ts';
import type { Db } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';
import { freezing, overtakeDispute } from '../disputes/index.ts';
import { type Entry, postAll } from '../ledger/index.ts';
import {
  lockOrdersOfPayment,
  noRefundAsked,
  type OrderRow,
  splitOver,
  stepOrder,
  updateOrder,
} from '../orders/index.ts';
import { lockPayment, type PaymentRow } from '../payments/index.ts';
import { creditNews, tellOfChargeback } from './chargeback.facts.ts';
import {
  type ChargebackRow,
  findByProviderId,
  findReturnedToWallet,
  insertChargeback,
  type NewChargedOrder,
  putChargedOrders,
  putCredit,
  putFee,
} from './chargeback.repo.ts';
import { creditTaken } from './credit.ts';
import type { SaidChargeback } from './hear-chargeback.ts';

type Charged = Pick<PaymentRow, 'id' | 'buyer_id' | 'currency'>;

/**
 * A buyer's bank took money back: every order that it was paid for stands still, and so does what their shops earned with
 * them, until the bank has decided. The one that is known already where it is.
 */
export async function openChargeback(
  tx: Db,
  payment: Charged,
  said: SaidChargeback,
  now: Date,
): Promise<ChargebackRow> {
  // Another process that hears of the same one, or refunds the payment, waits here.
  const orders = await lockOrdersOfPayment(tx, payment.id);
  await lockPayment(tx, payment.id);
  const known = await findByProviderId(tx, said.providerId);
  if (known) return known;
  const chargeback = await writeChargeback(tx, payment, said, now);
  const { stopped, entries } = await stopOrders(tx, payment, { chargeback, orders, now });
  await postAll(tx, [...feeEntries(chargeback, said.fee, now), ...entries]);
  const ofBuyer = creditNews(payment, stopped.credit, 'opened');
  await tellOfChargeback(tx, stopped, 'opened', now, ofBuyer);
  return stopped;
}

export const writeChargeback = (
  tx: Db,
  payment: Pick<Charged, 'id'>,
  said: SaidChargeback,
  now: Date,
): Promise<ChargebackRow> =>
  insertChargeback(tx, {
    id: newId<ChargebackId>(now.getTime()),
    ...{ provider_id: said.providerId, payment_id: payment.id, amount: said.amount },
    ...{ fee: said.fee?.amount ?? 0, fee_currency: said.fee?.currency ?? null },
    ...{ reason: said.reason, state: 'open', opened_at: now, closed_at: null, said_at: null },
    ...{ due_by: said.dueBy, sending_at: null, sent_at: null },
  });

/** What its entries are called by: each turn has its own. */
export const keyOf = ({ id, turns }: ChargebackRow): string => (turns === 0 ? id : `${id}:${turns}`);

/** Its orders and what waits in its buyer’s wallet stand still. What the books have to say of it is for its caller to post. */
export async function stopOrders(
  tx: Db,
  payment: Charged,
  { chargeback, orders, now }: { chargeback: ChargebackRow; orders: readonly OrderRow[]; now: Date },
): Promise<{ stopped: ChargebackRow; entries: Entry[] }> {
  const key = keyOf(chargeback);
  const shares = await splitOver(tx, orders, chargeback.amount);
  const beyond = chargeback.amount - shares.reduce((sum, { amount }) => sum + amount, 0);
  const credit = Math.min(beyond, await findReturnedToWallet(tx, payment.id));
  await putCredit(tx, chargeback.id, credit);
  const entries = creditTaken(payment, { credit, key, now });
  const charged: NewChargedOrder[] = [];
  for (const { order, amount } of shares) {
    const { stopped, from } = await stop(tx, order, chargeback.id, now);
    charged.push({
      ...{ order_id: order.id, shop_id: order.shop_id, amount, order_state: from, ready_at: null },
    });
    const frozen = await freezing(tx, stopped, `charged-back:${key}:${order.id}`, now);
    if (frozen) entries.push(frozen);
  }
  await putChargedOrders(tx, chargeback.id, charged);
  return { stopped: { ...chargeback, credit }, entries };
}

async function stop(
  tx: Db,
  order: OrderRow,
  chargebackId: ChargebackId,
  now: Date,
): Promise<{ stopped: OrderRow; from: OrderState }> {
  const dispute = await overtakeDispute(tx, order.id, now);
  const from = dispute?.order_state ?? order.state;
  const mine = await updateOrder(tx, order.id, { chargeback_id: chargebackId, ...noRefundAsked });
  const stopped = mayStep(order.state, 'dispute', 'market')
    ? await stepOrder(tx, mine, 'dispute', { by: 'market', now, kind: 'charged-back' })
    : mine;
  return { stopped, from };
}

/** What the provider takes for it, and gives back of that, may be told after it was opened. Its payment is locked, or the orders of it. */
export async function bookLateFee(
  tx: Db,
  chargeback: ChargebackRow,
  { fee, feeReturned }: Pick<SaidChargeback, 'fee' | 'feeReturned'>,
  now: Date,
): Promise<void> {
  if (!fee) return;
  const more = fee.amount - chargeback.fee;
  const back = feeReturned - chargeback.fee_returned;
  if (more <= 0 && back <= 0) return;
  const sums = {
    amount: Math.max(fee.amount, chargeback.fee),
    returned: Math.max(feeReturned, chargeback.fee_returned),
  };
  await putFee(tx, chargeback.id, { ...sums, currency: fee.currency });
  const late = more > 0 ? feeEntries(chargeback, { ...fee, amount: more }, now) : [];
  const given = back > 0 ? feeEntries(chargeback, { ...fee, amount: -back }, now) : [];
  await postAll(tx, [
    ...late.map((entry) => ({ ...entry, key: `${entry.key}:${sums.amount}` })),
    ...given.map((entry) => ({ ...entry, key: `${entry.key}:back:${sums.returned}` })),
  ]);
}

/** The market’s own cost, in whichever currency the provider settles with it. */
export const feeEntries = (
  { id, payment_id }: Pick<ChargebackRow, 'id' | 'payment_id'>,
  fee: Money | null,
  at: Date,
): Entry[] =>
  fee === null
    ? []
    : [
        {
          ...{ key: `chargeback-fee:${id}`, kind: 'provider-fee', at, currency: fee.currency },
          about: { paymentId: payment_id },
          postings: moved(marketAccount('provider-fees'), marketAccount('clearing'), fee.amount),
        },
      ];
