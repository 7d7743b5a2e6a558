import type Stripe from 'stripe';
import { type Call, idOf, load } from '../call.ts';
import type { Outcome } from '../cards/test-cards.ts';
import { impossible } from '../wire/wire-error.ts';
import { addCharge } from './charges.ts';
import { attach, type CardSecret, refusal, usedUp } from './payment-methods.ts';

interface Confirmation {
  off_session?: boolean | undefined;
  return_url?: string | undefined;
  error_on_requires_action?: boolean | undefined;
}

/** What authentication leaves to be known about a payment or a card that is being saved. */
export interface Challenge {
  returnUrl: string | null;
  isSolved?: boolean;
}

/** Charges, asks the card's holder first, or is refused by their bank. */
export function confirmIntent(
  call: Call,
  intent: Stripe.PaymentIntent,
  { off_session: offSession = false, return_url: returnUrl, error_on_requires_action }: Confirmation,
): Stripe.PaymentIntent {
  const method = methodOf(call, intent);
  const { outcome = {}, isSetUp = false, isUsedUp = false } = call.store.hidden<CardSecret>(method.id);
  if (isUsedUp && !method.customer) throw usedUp(null);
  if (outcome.decline) return refuse(call, intent, method, outcome);
  if (!needsHolder(outcome, isSetUp)) return succeed(call, intent, method, false);
  if (offSession || error_on_requires_action) return refuse(call, intent, method, authenticationRequired);
  intent.status = 'requires_action';
  intent.next_action = challengeAction(call, intent, returnUrl);
  intent.last_payment_error = null;
  call.store.save(intent);
  call.store.hide(intent.id, { returnUrl: returnUrl ?? null } satisfies Challenge);
  call.emit('payment_intent.requires_action', intent);
  return intent;
}

/** The holder of the card said on the page of their bank whether it was them. */
export function solveIntent(call: Call, intent: Stripe.PaymentIntent, isConfirmed: boolean): void {
  const method = methodOf(call, intent);
  intent.next_action = null;
  if (isConfirmed) {
    if (intent.setup_future_usage)
      call.store.hide(method.id, { isSetUp: true } satisfies Partial<CardSecret>);
    succeed(call, intent, method, true);
    return;
  }
  intent.last_payment_error = errorOf(notAuthenticated, method);
  fail(call, intent);
}

export const needsHolder = ({ authenticate }: Outcome, isSetUp: boolean): boolean =>
  authenticate === 'always' || (authenticate === 'until-set-up' && !isSetUp);

export const challengeAction = (
  call: Call,
  { id, client_secret }: { id: string; client_secret: string | null },
  returnUrl: string | undefined,
) => {
  const url = `${call.origin}/challenge/${id}?client_secret=${client_secret}`;
  return returnUrl
    ? { type: 'redirect_to_url', redirect_to_url: { return_url: returnUrl, url } }
    : { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: url } };
};

function succeed(
  call: Call,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  isAuthenticated: boolean,
): Stripe.PaymentIntent {
  const { outcome } = call.store.hidden<CardSecret>(method.id);
  const charge = addCharge(call, intent, method, { isAuthenticated });
  const isHeld = intent.capture_method === 'manual';
  Object.assign(intent, {
    status: isHeld ? 'requires_capture' : 'succeeded',
    amount_capturable: isHeld ? intent.amount : 0,
    amount_received: isHeld ? 0 : intent.amount,
    latest_charge: charge.id,
    last_payment_error: null,
    next_action: null,
  });
  call.store.save(intent);
  const customer = idOf(intent.customer);
  if (intent.setup_future_usage && customer) attach(call, method, customer);
  else if (!method.customer) call.store.hide(method.id, { isUsedUp: true } satisfies Partial<CardSecret>);
  call.emit(isHeld ? 'payment_intent.amount_capturable_updated' : 'payment_intent.succeeded', intent);
  if (outcome?.dispute && !isHeld) call.later('open-dispute', charge.id);
  return intent;
}

function refuse(
  call: Call,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  outcome: Outcome,
): never {
  const charge = addCharge(call, intent, method, { refused: outcome });
  intent.latest_charge = charge.id;
  intent.last_payment_error = { ...errorOf(outcome, method), charge: charge.id };
  fail(call, intent);
  throw refusal(outcome, { charge: charge.id, payment_intent: intent, payment_method: method });
}

function fail(call: Call, intent: Stripe.PaymentIntent): void {
  intent.status = 'requires_payment_method';
  intent.payment_method = null;
  intent.next_action = null;
  call.store.save(intent);
  call.emit('payment_intent.payment_failed', intent);
}

const authenticationRequired: Outcome = {
  decline: {
    code: 'authentication_required',
    declineCode: 'authentication_required',
    message: 'Your card was declined. This transaction requires authentication.',
  },
};

const notAuthenticated: Outcome = {
  decline: {
    code: 'payment_intent_authentication_failure',
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  },
};

const errorOf = (outcome: Outcome, method: Stripe.PaymentMethod): Stripe.PaymentIntent.LastPaymentError =>
  ({ ...refusal(outcome).body, payment_method: method }) as Stripe.PaymentIntent.LastPaymentError;

function methodOf(call: Call, intent: Stripe.PaymentIntent): Stripe.PaymentMethod {
  const method = idOf(intent.payment_method);
  if (!method)
    throw impossible(
      'You cannot confirm this PaymentIntent because it’s missing a payment method. Provide one and try again.',
      { code: 'payment_intent_unexpected_state', payment_intent: intent },
    );
  return load<Stripe.PaymentMethod>(call, 'payment_method', method, 'payment_method');
}
