import type { PaymentId } from '@souk/shared/ids.ts';
import { isOpenPayment, paymentMayBecome } from '@souk/shared/money/payments/states.ts';
import type { RecordCtx } from '../../../platform/acts/index.ts';
import type { Charged } from './charge.ts';
import { lockPayment, nameIntent, type PaymentRow, updatePayment } from './payment.repo.ts';
import { findWaitingEvents, lockNames, markHandled } from './provider-event.repo.ts';
import { type Purposes, purposeOf } from './purposes.ts';
import { queueCancel } from './queue-cancel.ts';

/**
 * Records what the provider says of a payment, whoever heard it first: its own answer, an event or somebody who asked.
 * What was heard before, or comes too late to be true, changes nothing.
 */
export async function settlePayment(
  ctx: RecordCtx,
  purposes: Purposes,
  id: PaymentId,
  charged: Charged,
): Promise<PaymentRow> {
  const [, payment] = await Promise.all([
    charged.intent === null ? null : lockNames(ctx.db, [charged.intent]),
    lockPayment(ctx.db, id),
  ]);
  if (!payment) throw new Error(`there is no payment ${id}`);
  const settled = await move(ctx, purposes, payment, charged);
  if (payment.intent !== null || charged.intent === null) return settled;
  return hearWhatWaits(ctx, purposes, settled, charged.intent);
}

async function move(
  ctx: RecordCtx,
  purposes: Purposes,
  payment: PaymentRow,
  charged: Charged,
): Promise<PaymentRow> {
  if (!paymentMayBecome(payment.state, charged.state)) {
    if (payment.intent === null && charged.intent !== null)
      await nameIntent(ctx.db, payment.id, charged.intent);
    return { ...payment, intent: payment.intent ?? charged.intent };
  }
  const now = ctx.clock.now();
  const isOver = !isOpenPayment(charged.state);
  const changed = await updatePayment(ctx.db, payment, charged, isOver ? now : null);
  if (charged.state === 'succeeded') await purposeOf(purposes, changed).succeeded(ctx, changed);
  else if (isOver) await purposeOf(purposes, changed).failed(ctx, changed);
  // Its buyer's browser could try once more what we call failed.
  if (charged.state === 'failed' && payment.state === 'requires-action')
    await queueCancel(ctx.db, changed, now);
  return changed;
}

/** Events that came before we knew what they were about. */
async function hearWhatWaits(
  ctx: RecordCtx,
  purposes: Purposes,
  payment: PaymentRow,
  intent: string,
): Promise<PaymentRow> {
  let heard = payment;
  for (const { id, said } of await findWaitingEvents(ctx.db, intent)) {
    if (said.kind === 'payment') heard = await move(ctx, purposes, heard, said.charged);
    await markHandled(ctx.db, id, ctx.clock.now());
  }
  return heard;
}
