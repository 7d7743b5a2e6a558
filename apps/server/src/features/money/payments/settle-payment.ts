import type { PaymentId } from '@souk/shared/ids.ts';
import { isOpenPayment, type PaymentState, paymentMayBecome } from '@souk/shared/money/payments/states.ts';
import type { RecordCtx } from '../../../platform/acts/index.ts';
import type { Charged } from './charge.ts';
import { lockPayment, nameIntent, type PaymentRow, updatePayment } from './payment.repo.ts';
import { findWaitingEvents, lockNames, markHandled } from './provider-event.repo.ts';
import { type KnownPurpose, type Purposes, purposeOf } from './purposes.ts';
import { queueCancel } from './queue-cancel.ts';

/**
 * Records what the provider says of a payment, no matter what heard it first: its own answer, an event or an
 * enquiry. What was heard before, or comes too late to be true, changes nothing. What waited for the
 * payment's name is heard together with what named it, and acted on once: two postings of one transaction
 * could wait for each other's accounts.
 */
export async function settlePayment(
  ctx: RecordCtx,
  purposes: Purposes,
  id: PaymentId,
  charged: Charged,
  known?: KnownPurpose,
): Promise<PaymentRow> {
  const { intent } = charged;
  const [, payment, waitingFor] = await Promise.all([
    intent === null ? null : lockNames(ctx.db, [intent]),
    lockPayment(ctx.db, id),
    intent === null ? [] : findWaitingEvents(ctx.db, intent),
    known?.lock(ctx.db),
  ]);
  if (!payment) throw new Error(`there is no payment ${id}`);
  const waiting = payment.intent === null ? waitingFor : [];
  const said = waiting.flatMap((event) => (event.said.kind === 'payment' ? [event.said.charged] : []));
  const follows = (row: PaymentRow) => known ?? purposeOf(purposes, row);
  const settled = await move(ctx, follows, payment, [charged, ...said]);
  for (const event of waiting) await markHandled(ctx.db, event.id, ctx.clock.now());
  return settled;
}

async function move(
  ctx: RecordCtx,
  follows: (payment: PaymentRow) => Pick<KnownPurpose, 'succeeded' | 'failed'>,
  payment: PaymentRow,
  said: readonly Charged[],
): Promise<PaymentRow> {
  const path = pathOf(payment.state, said);
  const last = path.at(-1);
  if (!last) {
    const intent = payment.intent ?? said[0]?.intent ?? null;
    if (payment.intent === null && intent !== null) await nameIntent(ctx.db, payment.id, intent);
    return { ...payment, intent };
  }
  const now = ctx.clock.now();
  const isOver = !isOpenPayment(last.state);
  const { state, failure } = last;
  const intent = payment.intent ?? last.intent;
  const change = { state, failure, intent, settled_at: isOver ? now : null };
  const changed = { ...payment, ...change };
  const passed = [payment.state, ...path.map(({ state: next }) => next)];
  const before = { wasProcessing: passed.includes('processing') };
  const follow = async () => {
    if (last.state === 'succeeded') await follows(changed).succeeded(ctx, changed);
    else if (isOver) await follows(changed).failed(ctx, changed, before);
  };
  await Promise.all([updatePayment(ctx.db, payment.id, change), follow()]);
  // Its buyer's browser could try once more what we call failed.
  if (last.state === 'failed' && passed.includes('requires-action')) await queueCancel(ctx.db, changed, now);
  return changed;
}

/** Of what was said, each that could follow what came before it. */
function pathOf(from: PaymentState, said: readonly Charged[]): Charged[] {
  const path: Charged[] = [];
  for (const charged of said)
    if (paymentMayBecome(path.at(-1)?.state ?? from, charged.state)) path.push(charged);
  return path;
}
