import type Stripe from 'stripe';
import { badSignature, paymentsUnavailable } from './payment-failures.ts';

/** Who takes cards: Stripe, a sandbox that plays it, or nobody. */
export interface PaymentProvider {
  readonly kind: 'sandbox' | 'stripe' | 'none';
  /** What browsers send cards with, and where to. */
  readonly publishableKey: string | null;
  readonly cardOrigin: string | null;
  /** Fails with `payments_unavailable` where nobody takes cards. */
  client(): Promise<Stripe>;
  /** What the provider tells of, once its signature was found right and not older than five minutes. */
  readEvent(payload: Buffer | string, signature: string | undefined): Promise<Stripe.Event>;
  health(): Promise<'ok' | 'delayed' | 'none'>;
}

/** A market that takes no cards. */
export const noProvider: PaymentProvider = {
  kind: 'none',
  publishableKey: null,
  cardOrigin: null,
  client: () => Promise.reject(paymentsUnavailable()),
  readEvent: () => Promise.reject(badSignature()),
  health: () => Promise.resolve('none'),
};
