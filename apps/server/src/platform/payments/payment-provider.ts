import type Stripe from 'stripe';
import { Failure } from '../errors/failure.ts';

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

export const paymentsUnavailable = (): Failure =>
  new Failure({
    code: 'payments_unavailable',
    status: 503,
    message: 'This market can’t take cards right now.',
  });

export const badSignature = (): Failure =>
  new Failure({ code: 'bad_signature', status: 400, message: 'This is not signed by the payment provider.' });

/** A market that takes no cards. */
export const noProvider: PaymentProvider = {
  kind: 'none',
  publishableKey: null,
  cardOrigin: null,
  client: () => Promise.reject(paymentsUnavailable()),
  readEvent: () => Promise.reject(badSignature()),
  health: () => Promise.resolve('none'),
};
