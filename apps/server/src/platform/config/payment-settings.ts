import { OperatorError } from './operator-error.ts';
import type { Environment } from './variables.ts';

/** Who takes cards for the market. */
export type PaymentSettings =
  | { readonly provider: 'none' }
  /** A stand-in that the market starts itself; port 0 is any. */
  | { readonly provider: 'sandbox'; readonly port: number }
  | ({ readonly provider: 'stripe'; readonly apiBase: string | undefined } & StripeKeys);

export const stripeApi = 'https://api.stripe.com';

export interface StripeKeys {
  readonly secretKey: string;
  readonly publishableKey: string;
  /** Of each endpoint that the provider tells, separated by commas. */
  readonly webhookSecret: string;
}

const names = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;

type Read = Pick<
  Environment,
  (typeof names)[number] | 'STRIPE_API_BASE' | 'SOUK_PAYMENT_SANDBOX' | 'SOUK_PAYMENT_SANDBOX_PORT'
>;

export function paymentSettings(
  read: Read,
  { production, demo }: { production: boolean; demo: boolean },
): PaymentSettings {
  const keys = keysIn(read);
  const { SOUK_PAYMENT_SANDBOX: sandbox = keys === undefined && !production } = read;
  const apiBase = read.STRIPE_API_BASE === stripeApi ? undefined : read.STRIPE_API_BASE;
  if (production && sandbox)
    refuse(
      'SOUK_PAYMENT_SANDBOX takes test cards for real goods, so it cannot be switched on with NODE_ENV=production.',
    );
  if (keys && sandbox)
    refuse('SOUK_PAYMENT_SANDBOX and STRIPE_SECRET_KEY are both set: leave one of them out.');
  if (production && apiBase)
    refuse(
      'STRIPE_API_BASE is not Stripe itself, which is for tests and cannot be set with NODE_ENV=production.',
    );
  if (apiBase && !keys)
    refuse('STRIPE_API_BASE is set but STRIPE_SECRET_KEY is not: set the keys that belong to it.');
  if (demo && keys?.secretKey.includes('_live_'))
    refuse(
      'STRIPE_SECRET_KEY is a live key, and the demo world would charge real cards: use a test key, or set SOUK_DEMO=0.',
    );
  if (keys) return { provider: 'stripe', apiBase, ...keys };
  return sandbox ? { provider: 'sandbox', port: read.SOUK_PAYMENT_SANDBOX_PORT } : { provider: 'none' };
}

function keysIn(read: Read): StripeKeys | undefined {
  const [secretKey, publishableKey, webhookSecret] = names.map((name) => read[name]);
  if (!secretKey && !publishableKey && !webhookSecret) return undefined;
  if (!secretKey || !publishableKey || !webhookSecret)
    refuse(`${names.join(', ')} belong together: set all three or none.`);
  if (secretKey.includes('_live_') !== publishableKey.includes('_live_'))
    refuse('STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must be both of test mode or both live.');
  return { secretKey, publishableKey, webhookSecret };
}

function refuse(sentence: string): never {
  throw new OperatorError(sentence);
}
