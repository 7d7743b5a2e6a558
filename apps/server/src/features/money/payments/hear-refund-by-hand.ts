import type { RecordCtx } from '../../../platform/acts/index.ts';
import { findPayment, findPaymentId } from './payment.repo.ts';
import { paymentUnknown } from './payments.failures.ts';
import { findWaitingEvents, markHandled, type ProviderEvent } from './provider-event.repo.ts';
import { type Purposes, purposeOf } from './purposes.ts';
import { findRefundIds } from './refund.repo.ts';
import { settleRefund } from './settle-refund.ts';

/**
 * A refund that nobody asked for here: the operator made it in the provider's own pages. What of its payment was not
 * given back before is given back by it; the rest is what our own refunds stand for, which the provider will not make
 * again. Of a payment that is not ours nothing is known.
 */
export async function hearRefundByHand(
  ctx: RecordCtx,
  purposes: Purposes,
  { about, said }: ProviderEvent,
): Promise<void> {
  // One that failed before it was heard of moved no money; that it was made may still be told.
  if (said.kind !== 'refund' || !said.of || said.refunded.state === 'failed') return;
  const { intent, amount } = said.of;
  const paymentId = await findPaymentId(ctx.db, { intent, paymentId: null });
  const payment = paymentId && (await findPayment(ctx.db, paymentId));
  if (!payment) return;
  // Told again until it is known that its money came in.
  if (payment.state !== 'succeeded') throw paymentUnknown();
  const purpose = purposeOf(purposes, payment);
  await purpose.refundedByHand(ctx, payment, { providerId: about, amount });
  const ids = await findRefundIds(ctx.db, { providerId: about, refundId: null });
  for (const event of await findWaitingEvents(ctx.db, about)) {
    for (const id of ids)
      if (event.said.kind === 'refund') await settleRefund(ctx, purposes, id, event.said.refunded);
    await markHandled(ctx.db, event.id, ctx.clock.now());
  }
}
