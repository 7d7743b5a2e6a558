import type { PaymentId } from '@souk/shared/ids.ts';
import type { PaymentFailure } from '@souk/shared/money/payments/failures.ts';
import type { PaymentState } from '@souk/shared/money/payments/states.ts';
import type Stripe from 'stripe';
import type { Clock } from '../../../platform/clock.ts';
import type { PaymentProvider } from '../../../platform/payments/index.ts';
import {
  asProviderError,
  failureOf,
  isRefusal,
  isShutOut,
  refusalFailure,
  toProvider,
  wasNotReached,
} from '../provider/index.ts';

/** What the provider is asked to charge. Acts keep it as JSON. */
export interface Charge {
  paymentId: PaymentId;
  amount: number;
  currency: string;
  /** The provider's names of the buyer and the card. */
  customer: string;
  paymentMethod: string;
  /** Whether its buyer is away, so that no bank can ask them anything. */
  offSession: boolean;
  /** Nobody is charged later than that for what they asked for. */
  askUntil: string;
}

/** What the provider says of a payment. */
export interface Charged {
  state: Exclude<PaymentState, 'created'>;
  intent: string | null;
  failure: PaymentFailure | null;
}

/** What a payment is found by at the provider. */
export type Sought = Pick<Charge, 'paymentId' | 'amount' | 'currency' | 'customer' | 'askUntil'> & {
  intent: string | null;
};

/** A request that takes longer is given up and counts as lost. */
const TIMEOUT_MS = 10_000;

/**
 * Charges a card once, however often it is asked for. While nobody knows what came of it, it says `processing`. Throws
 * only when it is too late to charge and the provider does not say whether it did.
 */
export async function askToCharge(
  provider: PaymentProvider,
  clock: Clock,
  charge: Charge,
  isFirst: boolean,
): Promise<Charged> {
  if (clock.now() >= new Date(charge.askUntil))
    return (await lookUp(provider, clock, { ...charge, intent: null }))?.charged ?? unknown;
  const stripe = await provider.client();
  try {
    return chargedAs(await create(stripe, provider, charge, 0), charge);
  } catch (error) {
    // Who asked before us, and died, may have been let in.
    if (!isFirst && (wasNotReached(error) || isShutOut(error))) return unknown;
    if (wasNotReached(error)) return notCharged;
    if (isRefusal(error) || isShutOut(error)) return refused(error);
  }
  try {
    // It may have heard us, and gives the same answer again.
    return chargedAs(await create(stripe, provider, charge, 1), charge);
  } catch (error) {
    // A call that is not let through now may follow one that was.
    return isRefusal(error) ? refused(error) : unknown;
  }
}

const unknown: Charged = { state: 'processing', intent: null, failure: null };
const notCharged: Charged = { state: 'failed', intent: null, failure: 'payments_unavailable' };

const create = (stripe: Stripe, { kind }: PaymentProvider, charge: Charge, maxNetworkRetries: number) =>
  stripe.paymentIntents.create(
    {
      ...toProvider(charge),
      customer: charge.customer,
      payment_method: charge.paymentMethod,
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      confirm: true,
      off_session: charge.offSession,
      // Whose script asks over the page what a bank wants to know.
      ...(kind === 'stripe' && !charge.offSession ? { use_stripe_sdk: true } : {}),
      metadata: { payment: charge.paymentId },
    },
    { idempotencyKey: `payment-${charge.paymentId}`, maxNetworkRetries, timeout: TIMEOUT_MS },
  );

const refused = (error: unknown): Charged => ({
  state: 'failed',
  intent: asProviderError(error)?.payment_intent?.id ?? null,
  failure: refusalFailure(error),
});

export interface Found {
  charged: Charged;
  /** While the card's bank asks its owner something. */
  clientSecret: string | null;
}

// A request may still be on its way for that long after the last moment to begin one.
const LATEST_MS = 2 * 60_000;

/** What the provider knows of a payment; null while it may still come to know it. Throws when it does not answer. */
export async function lookUp(provider: PaymentProvider, clock: Clock, sought: Sought): Promise<Found | null> {
  const stripe = await provider.client();
  const intent = await findIntent(stripe, sought);
  if (intent) {
    const charged = chargedAs(intent, sought);
    const isAsked = charged.state === 'requires-action';
    return { charged, clientSecret: isAsked ? intent.client_secret : null };
  }
  const isLost = clock.now().getTime() >= new Date(sought.askUntil).getTime() + LATEST_MS;
  return isLost ? { charged: notCharged, clientSecret: null } : null;
}

/** Ends a payment that nobody finished; where it is too late for that, what came of it. */
export async function cancel(provider: PaymentProvider, clock: Clock, sought: Sought): Promise<Charged> {
  const found = await lookUp(provider, clock, sought);
  if (!found) throw new Error(`the provider may still hear of payment ${sought.paymentId}`);
  const { intent, state } = found.charged;
  if (intent === null || state === 'succeeded' || state === 'cancelled') return found.charged;
  const stripe = await provider.client();
  try {
    return chargedAs(await stripe.paymentIntents.cancel(intent), sought);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    // It moved on in that moment.
    return chargedAs(await stripe.paymentIntents.retrieve(intent), sought);
  }
}

async function findIntent(stripe: Stripe, sought: Sought): Promise<Stripe.PaymentIntent | undefined> {
  if (sought.intent !== null) return stripe.paymentIntents.retrieve(sought.intent);
  // The newest first: it was asked for minutes ago.
  const { data } = await stripe.paymentIntents.list({ customer: sought.customer, limit: 100 });
  return data.find(({ metadata }) => metadata?.payment === sought.paymentId);
}

const states: Readonly<Record<string, Charged['state']>> = {
  requires_payment_method: 'failed',
  requires_confirmation: 'processing',
  requires_action: 'requires-action',
  processing: 'processing',
  requires_capture: 'processing',
  succeeded: 'succeeded',
  canceled: 'cancelled',
};

export function chargedAs(
  intent: Pick<Stripe.PaymentIntent, 'id' | 'status' | 'amount' | 'currency' | 'last_payment_error'>,
  { paymentId, amount, currency }: Pick<Charge, 'amount' | 'currency'> & { paymentId: string },
): Charged {
  const asked = toProvider({ amount, currency });
  if (intent.amount !== asked.amount || intent.currency !== asked.currency)
    throw new Error(`the provider has another amount for payment ${paymentId}`);
  const state = states[intent.status] ?? 'processing';
  const failure = state === 'failed' ? failureOf(intent.last_payment_error ?? {}) : null;
  return { state, intent: intent.id, failure };
}
