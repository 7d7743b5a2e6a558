import type Stripe from 'stripe';
import type { Act } from '../../../platform/acts/index.ts';
import { asProviderError, isRefusal } from '../provider/index.ts';
import type { PaymentsParts } from './parts.ts';
import type { Refunded } from './refund.repo.ts';
import { type RefundAsk, refundName } from './refund-ask.ts';
import { settleRefund } from './settle-refund.ts';

// The provider forgets after 24 hours which calls it has had.
const KEYS_KNOWN_MS = 20 * 3_600_000;

/** Asked again until the provider answers: what is owed stays owed. */
export const refundAct = ({
  provider,
  purposes,
  clock,
}: PaymentsParts): Act<RefundAsk, RefundAsk, Refunded, null> => ({
  name: refundName,
  begin: async (_ctx, begun) => begun,
  async ask(begun) {
    const stripe = await provider.client();
    const looksFirst = clock.now().getTime() - Date.parse(begun.begunAt ?? '1970-01-01') > KEYS_KNOWN_MS;
    const made = looksFirst ? await findMade(stripe, begun) : undefined;
    return made ? refundedAs(made) : await giveBack(stripe, begun);
  },
  async record(ctx, { refundId }, refunded) {
    await settleRefund(ctx, purposes, refundId, refunded);
    return { status: 204, body: null };
  },
});

async function giveBack(stripe: Stripe, begun: RefundAsk): Promise<Refunded> {
  const { refundId, intent, amount } = begun;
  try {
    const refund = await stripe.refunds.create(
      { payment_intent: intent, amount, metadata: { refund: refundId } },
      { idempotencyKey: `refund-${refundId}` },
    );
    return refundedAs(refund);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const failure = asProviderError(error)?.code ?? 'refused';
    if (failure !== 'charge_already_refunded') return { state: 'failed', providerId: null, failure };
    // The card has all that it paid, by this refund or by hand at the provider.
    const made = await findMade(stripe, begun);
    return made ? refundedAs(made) : { state: 'succeeded', providerId: null, failure: null };
  }
}

async function findMade(stripe: Stripe, { intent, refundId }: RefundAsk): Promise<Stripe.Refund | undefined> {
  for await (const refund of stripe.refunds.list({ payment_intent: intent, limit: 100 }))
    if (refund.metadata?.refund === refundId) return refund;
  return undefined;
}

const states: Readonly<Record<string, Refunded['state']>> = {
  pending: 'pending',
  requires_action: 'pending',
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
};

export function refundedAs({
  id,
  status,
  failure_reason,
}: Pick<Stripe.Refund, 'id' | 'status' | 'failure_reason'>): Refunded {
  const state = states[status ?? ''] ?? 'pending';
  return { state, providerId: id, failure: state === 'failed' ? (failure_reason ?? 'failed') : null };
}
