import type { RefundId } from '@souk/shared/ids.ts';
import { type RefundState, refundMayBecome } from '@souk/shared/money/payments/states.ts';
import type { RecordCtx } from '../../../platform/acts/index.ts';
import { findPayment } from './payment.repo.ts';
import { findWaitingEvents, lockNames, markHandled } from './provider-event.repo.ts';
import { type Purposes, purposeOf } from './purposes.ts';
import { lockRefund, type Refunded, type RefundRow, updateRefund } from './refund.repo.ts';

/**
 * Records what the provider says of a refund, no matter what heard it first; with what waited for its name,
 * and acted on once.
 */
export async function settleRefund(
  ctx: RecordCtx,
  purposes: Purposes,
  id: RefundId,
  refunded: Refunded,
): Promise<RefundRow> {
  const { providerId } = refunded;
  if (providerId !== null) await lockNames(ctx.db, [providerId]);
  const refund = await lockRefund(ctx.db, id);
  if (!refund) throw new Error(`there is no refund ${id}`);
  const isNamed = refund.provider_id === null && providerId !== null;
  const waiting = isNamed ? await findWaitingEvents(ctx.db, providerId) : [];
  const said = waiting.flatMap((event) => (event.said.kind === 'refund' ? [event.said.refunded] : []));
  const settled = await move(ctx, purposes, refund, [refunded, ...said]);
  for (const event of waiting) await markHandled(ctx.db, event.id, ctx.clock.now());
  return settled;
}

async function move(
  ctx: RecordCtx,
  purposes: Purposes,
  refund: RefundRow,
  said: readonly Refunded[],
): Promise<RefundRow> {
  const named = refund.provider_id ?? said[0]?.providerId ?? null;
  const last = lastOf(refund.state, said);
  if (!last) return updateRefund(ctx.db, refund.id, { provider_id: named });
  const { state, failure } = last;
  const changed = await updateRefund(ctx.db, refund.id, { state, failure, provider_id: named });
  const payment = await findPayment(ctx.db, changed.payment_id);
  if (!payment) throw new Error(`refund ${refund.id} is of no payment`);
  const purpose = purposeOf(purposes, payment);
  if (state === 'succeeded') await purpose.refunded(ctx, changed, payment);
  if (state === 'failed')
    await purpose.refundFailed(ctx, changed, payment, { wasRefunded: refund.state === 'succeeded' });
  return changed;
}

/** Where all of it leads, each that could follow what came before it. */
function lastOf(from: RefundState, said: readonly Refunded[]): Refunded | null {
  let last: Refunded | null = null;
  for (const refunded of said) if (refundMayBecome(last?.state ?? from, refunded.state)) last = refunded;
  return last;
}
