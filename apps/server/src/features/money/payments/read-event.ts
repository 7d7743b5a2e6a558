import { isCanonicalId, type PaymentId, type RefundId } from '@souk/shared/ids.ts';
import type Stripe from 'stripe';
import { fromProvider } from '../provider/index.ts';
import { type Charged, chargedAs } from './charge.ts';
import type { ProviderEvent, Said } from './provider-event.repo.ts';
import { refundedAs } from './refund.act.ts';

/** Those that concern us. */
export const eventTypes = [
  'payment_intent.succeeded',
  'payment_intent.processing',
  'payment_intent.requires_action',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.refund.updated',
] as const satisfies ReadonlyArray<Stripe.Event['type']>;

/** What it says that concerns us; null when it says nothing of that, or of the account of a shop. */
export function readEvent(event: Stripe.Event): ProviderEvent | null {
  if (event.account) return null;
  const read = readSaid(event);
  return read && { id: event.id, type: event.type, happenedAt: new Date(event.created * 1_000), ...read };
}

function readSaid(event: Stripe.Event): { about: string; said: Said } | null {
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.processing':
    case 'payment_intent.requires_action':
    case 'payment_intent.payment_failed':
    case 'payment_intent.canceled': {
      const intent = event.data.object;
      const { id: about } = intent;
      const paymentId = ourId<PaymentId>(intent.metadata?.payment);
      const { amount, currency } = fromProvider(intent);
      const charged: Charged = chargedAs(intent, { amount, currency, paymentId: paymentId ?? about });
      return { about, said: { kind: 'payment', paymentId, amount, currency, charged } };
    }
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.refund.updated': {
      const refund = event.data.object;
      const refundId = ourId<RefundId>(refund.metadata?.refund);
      const { payment_intent: of } = refund;
      const intent = typeof of === 'string' ? of : of?.id;
      const said = { kind: 'refund', refundId, refunded: refundedAs(refund) } as const;
      return {
        about: refund.id,
        said: intent ? { ...said, of: { intent, ...fromProvider(refund) } } : said,
      };
    }
    default:
      return null;
  }
}

const ourId = <Id extends string>(text: string | undefined): Id | null =>
  text !== undefined && isCanonicalId(text) ? (text as Id) : null;
