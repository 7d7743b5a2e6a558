import { randomUUID } from 'node:crypto';
import type { PaymentId, RefundId } from '@souk/shared/ids.ts';
import type { PaymentProvider } from '../platform/payments/index.ts';
import { stripeProvider, webhookPath } from '../platform/payments/index.ts';
import type { Answer, Caller } from './build-test-app.ts';

const keys = {
  secretKey: 'sk_test_nobody',
  publishableKey: 'pk_test_nobody',
  webhookSecret: 'whsec_of_this_test',
};

/** One that tells and cannot be asked. */
export const tellingProvider = (): PaymentProvider =>
  stripeProvider({ ...keys, kind: 'sandbox', apiBase: 'http://127.0.0.1:1' });

/** An event as the provider writes it. */
export interface EventSent {
  id: string;
  type: string;
  created: number;
  object: Record<string, unknown>;
  /** Of a shop, where it is not the market's own. */
  account?: string;
}

const statuses: Readonly<Record<string, string>> = {
  'payment_intent.succeeded': 'succeeded',
  'payment_intent.processing': 'processing',
  'payment_intent.requires_action': 'requires_action',
  'payment_intent.payment_failed': 'requires_payment_method',
  'payment_intent.canceled': 'canceled',
};
export type PaymentEvent = 'succeeded' | 'processing' | 'requires_action' | 'payment_failed' | 'canceled';

interface About {
  id: PaymentId;
  intent: string;
  amount: number;
  currency?: string;
}

export function paymentEvent(what: PaymentEvent, about: About, created: number): EventSent {
  const type = `payment_intent.${what}`;
  const { id, intent, amount, currency = 'usd' } = about;
  const last_payment_error = what === 'payment_failed' ? { code: 'card_declined' } : null;
  const object = {
    ...{ object: 'payment_intent', id: intent, amount, currency, status: statuses[type] },
    ...{ metadata: { payment: id }, last_payment_error },
  };
  return { id: `evt_${randomUUID()}`, type, created, object };
}

export type RefundEvent = 'pending' | 'succeeded' | 'failed';

export function refundEvent(
  status: RefundEvent,
  { id, name }: { id: RefundId; name: string },
  created: number,
): EventSent {
  const object = { object: 'refund', id: name, status, metadata: { refund: id }, failure_reason: null };
  return { id: `evt_${randomUUID()}`, type: 'refund.updated', created, object };
}

export type Signed = 'now' | 'long-ago' | 'badly';

/** Sends an event as the provider does, or as an impostor. */
export async function sendEvent(
  { request }: Pick<Caller, 'request'>,
  provider: PaymentProvider,
  { id, type, created, object, account }: EventSent,
  signed: Signed = 'now',
): Promise<Answer> {
  const payload = JSON.stringify({
    ...{ id, object: 'event', api_version: null, created, type, livemode: false, data: { object } },
    ...(account ? { account } : {}),
  });
  const now = Math.floor(Date.now() / 1_000);
  const { webhooks } = await provider.client();
  const signature = webhooks.generateTestHeaderString({
    payload,
    secret: signed === 'badly' ? 'whsec_of_somebody_else' : keys.webhookSecret,
    timestamp: signed === 'long-ago' ? now - 301 : now,
  });
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  return request({ method: 'POST', url: webhookPath, headers, payload });
}
