import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { hearRefundByHand } from './hear-refund-by-hand.ts';
import { findPayment, findPaymentId } from './payment.repo.ts';
import { insertEvent, lockNames, markHandled, type ProviderEvent, type Said } from './provider-event.repo.ts';
import type { Purposes } from './purposes.ts';
import { findRefundIds } from './refund.repo.ts';
import { settlePayment } from './settle-payment.ts';
import { settleRefund } from './settle-refund.ts';

interface Ctx {
  db: Db;
  clock: Clock;
}

/** Each event counts once, together with what follows from it. One of what we do not know yet waits for that. */
export function hearEvent({ db, clock }: Ctx, purposes: Purposes, event: ProviderEvent): Promise<void> {
  const now = clock.now();
  return db.transaction().execute(async (tx) => {
    await lockNames(tx, [event.about]);
    if (!(await insertEvent(tx, event, now))) return;
    const ctx = { db: tx, clock };
    const { about, said } = event;
    if (said.kind === 'payment') {
      const id = await findPaymentId(tx, { intent: about, paymentId: said.paymentId });
      if (!id) return;
      await refuseOtherAmount(tx, id, said);
      await settlePayment(ctx, purposes, id, said.charged);
    } else {
      const known = await findRefundIds(tx, { providerId: about, refundId: said.refundId });
      if (known.length === 0) return hearRefundByHand(ctx, purposes, event);
      for (const id of known) await settleRefund(ctx, purposes, id, said.refunded);
    }
    await markHandled(tx, event.id, now);
  });
}

type PaymentSaid = Extract<Said, { kind: 'payment' }>;

async function refuseOtherAmount(
  db: Db,
  id: NonNullable<PaymentSaid['paymentId']>,
  { amount, currency }: PaymentSaid,
): Promise<void> {
  const payment = await findPayment(db, id);
  if (payment?.amount !== amount || payment.currency !== currency)
    throw new Error(`an event has another amount for payment ${id}`);
}
