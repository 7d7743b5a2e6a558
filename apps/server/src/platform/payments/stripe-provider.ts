import type Stripe from 'stripe';
import { type StripeKeys, stripeApi } from '../config/payment-settings.ts';
import { badSignature } from './payment-failures.ts';
import type { PaymentProvider } from './payment-provider.ts';

interface ProviderOptions extends StripeKeys {
  kind: 'sandbox' | 'stripe';
  /** Where its API is; Stripe's own unless said otherwise. */
  apiBase?: string | undefined;
  /** Where browsers send cards, when that is another address. */
  cardOrigin?: string;
  /** Waited for before the first call. */
  untilUp?: () => Promise<void>;
}

/** Milliseconds one try may take; with a second one, a call is over well within the lease of its act. */
const patience = 15_000;
const healthPatience = 1_500;

/** A provider that is spoken to with Stripe's own package, wherever it is. */
export function stripeProvider(options: ProviderOptions): PaymentProvider {
  const { kind, apiBase = stripeApi, untilUp = async () => {} } = options;
  const secrets = options.webhookSecret.split(',').map((secret) => secret.trim());
  let opened: Promise<Stripe> | undefined;
  const open = () => {
    opened ??= openClient(options.secretKey, apiBase);
    return opened;
  };
  return {
    kind,
    publishableKey: options.publishableKey,
    cardOrigin: options.cardOrigin ?? new URL(apiBase).origin,
    client: async () => {
      await untilUp();
      return await open();
    },
    readEvent: async (payload, signature) => {
      const { webhooks } = await open();
      for (const secret of secrets) {
        try {
          return webhooks.constructEvent(payload, signature ?? '', secret);
        } catch {
          // It may be another endpoint's.
        }
      }
      throw badSignature();
    },
    health: async () => {
      const client = await open();
      try {
        await client.balance.retrieve({}, { timeout: healthPatience, maxNetworkRetries: 0 });
        return 'ok';
      } catch {
        return 'delayed';
      }
    },
  };
}

/** Read in with the first payment. A call that is tried again has the same idempotency key. */
async function openClient(secretKey: string, apiBase: string): Promise<Stripe> {
  const { default: Client } = await import('stripe');
  const { protocol, hostname, port } = new URL(apiBase);
  return new Client(secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    port: Number(port || (protocol === 'http:' ? 80 : 443)),
    timeout: patience,
    maxNetworkRetries: 1,
    // Nothing is told that was not asked for.
    telemetry: false,
  });
}
