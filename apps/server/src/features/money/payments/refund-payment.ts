import type { PaymentId, RefundId } from '@souk/shared/ids.ts';
import { queueAct } from '../../../platform/acts/index.ts';
import type { Db } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';
import { toProvider } from '../provider/index.ts';
import { lockPayment, type PaymentRow } from './payment.repo.ts';
import { refundTooMuch } from './payments.failures.ts';
import { insertRefund, type RefundRow, sumsOfRefunds } from './refund.repo.ts';
import { type RefundAsk, refundName } from './refund-ask.ts';

export interface NewRefund {
  paymentId: PaymentId;
  /** In the payment's currency. */
  amount: number;
  /** What it is for, in its caller's terms: its hooks read it. */
  about: Record<string, string>;
  now: Date;
}

/**
 * Gives back a part of a payment to its card: written here, asked of the provider once this transaction is committed.
 * Never more in all than was paid. The payment stays locked to the end of the transaction.
 */
export async function refundPayment(
  tx: Db,
  { paymentId, amount, about, now }: NewRefund,
): Promise<RefundRow> {
  const payment = await lockPayment(tx, paymentId);
  if (payment?.state !== 'succeeded' || payment.intent === null)
    throw new Error(`payment ${paymentId} brought no money to give back`);
  const left = await unrefundedOf(tx, payment);
  if (amount > left) throw refundTooMuch({ amount: left, currency: payment.currency });
  const refund = await insertRefund(tx, {
    id: newId<RefundId>(now.getTime()),
    payment_id: paymentId,
    amount,
    about: JSON.stringify(about),
    checked_at: now,
    created_at: now,
  });
  const { amount: asked } = toProvider({ amount, currency: payment.currency });
  const { id: refundId } = refund;
  const begun: RefundAsk = { refundId, intent: payment.intent, amount: asked, begunAt: now.toISOString() };
  await queueAct<RefundAsk>(tx, { name: refundName }, { actor: payment.buyer_id, begun, now });
  return refund;
}

/** One that was made at the provider itself, which is still to say what became of it. The payment is locked. */
export const noteRefundMade = (
  tx: Db,
  { paymentId, amount, about, now }: NewRefund,
  providerId: string,
): Promise<RefundRow> =>
  insertRefund(tx, {
    id: newId<RefundId>(now.getTime()),
    ...{ payment_id: paymentId, amount, state: 'pending', provider_id: providerId },
    ...{ about: JSON.stringify(about), checked_at: now, created_at: now },
  });

/** What of a payment that is locked did not go back, nor is on its way. */
export const unrefundedOf = async (
  tx: Db,
  { id, amount }: Pick<PaymentRow, 'id' | 'amount'>,
): Promise<number> => amount - ((await sumsOfRefunds(tx, [id])).get(id) ?? 0);
