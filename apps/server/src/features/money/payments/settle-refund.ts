import type { RefundId } from '@souk/shared/ids.ts';
import { refundMayBecome } from '@souk/shared/money/payments/states.ts';
import type { RecordCtx } from '../../../platform/acts/index.ts';
import { findPayment } from './payment.repo.ts';
import { findWaitingEvents, lockNames, markHandled } from './provider-event.repo.ts';
import { type Purposes, purposeOf } from './purposes.ts';
import { lockRefund, type Refunded, type RefundRow, updateRefund } from './refund.repo.ts';

/** Records what the provider says of a refund, whoever heard it first. */
export async function settleRefund(
  ctx: RecordCtx,
  purposes: Purposes,
  id: RefundId,
  refunded: Refunded,
): Promise<RefundRow> {
  if (refunded.providerId !== null) await lockNames(ctx.db, [refunded.providerId]);
  const refund = await lockRefund(ctx.db, id);
  if (!refund) throw new Error(`there is no refund ${id}`);
  let settled = await move(ctx, purposes, refund, refunded);
  if (refund.provider_id !== null || refunded.providerId === null) return settled;
  for (const event of await findWaitingEvents(ctx.db, refunded.providerId)) {
    if (event.said.kind === 'refund') settled = await move(ctx, purposes, settled, event.said.refunded);
    await markHandled(ctx.db, event.id, ctx.clock.now());
  }
  return settled;
}

async function move(
  ctx: RecordCtx,
  purposes: Purposes,
  refund: RefundRow,
  { state, failure, providerId }: Refunded,
): Promise<RefundRow> {
  const named = refund.provider_id ?? providerId;
  if (!refundMayBecome(refund.state, state)) return updateRefund(ctx.db, refund.id, { provider_id: named });
  const changed = await updateRefund(ctx.db, refund.id, { state, failure, provider_id: named });
  const payment = await findPayment(ctx.db, changed.payment_id);
  if (!payment) throw new Error(`refund ${refund.id} is of no payment`);
  const purpose = purposeOf(purposes, payment);
  if (state === 'succeeded') await purpose.refunded(ctx, changed, payment);
  if (state === 'failed')
    await purpose.refundFailed(ctx, changed, payment, { wasRefunded: refund.state === 'succeeded' });
  return changed;
}
