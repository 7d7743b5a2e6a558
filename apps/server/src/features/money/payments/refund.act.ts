import type Stripe from 'stripe';
import type { Act } from '../../../platform/acts/index.ts';
import { asProviderError, isRefusal } from '../provider/index.ts';
import type { PaymentsParts } from './parts.ts';
import type { Refunded } from './refund.repo.ts';
import { type RefundAsk, refundName } from './refund-ask.ts';
import { settleRefund } from './settle-refund.ts';

/** Asked again until the provider answers: what is owed stays owed. */
export const refundAct = ({
  provider,
  purposes,
}: PaymentsParts): Act<RefundAsk, RefundAsk, Refunded, null> => ({
  name: refundName,
  begin: async (_ctx, begun) => begun,
  async ask({ refundId, intent, amount }) {
    const stripe = await provider.client();
    try {
      const refund = await stripe.refunds.create(
        { payment_intent: intent, amount, metadata: { refund: refundId } },
        { idempotencyKey: `refund-${refundId}` },
      );
      return refundedAs(refund);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      return { state: 'failed', providerId: null, failure: asProviderError(error)?.code ?? 'refused' };
    }
  },
  async record(ctx, { refundId }, refunded) {
    await settleRefund(ctx, purposes, refundId, refunded);
    return { status: 204, body: null };
  },
});

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
