import type Stripe from 'stripe';
import { z } from 'zod';
import { type Call, idOf, load, route } from '../call.ts';
import { newId, newSecret } from '../store/ids.ts';
import { listOf } from '../wire/lists.ts';
import { expand, flag, id, metadata, page, pageAddress, text, texts } from '../wire/params.ts';
import { impossible, noSuch } from '../wire/wire-error.ts';
import { type Challenge, challengeAction, needsHolder } from './confirming.ts';
import { attach, type CardSecret, refusal, resolveMethod } from './payment-methods.ts';

const confirming = {
  payment_method: id.optional(),
  return_url: pageAddress.optional(),
  client_secret: text.optional(),
  use_stripe_sdk: flag.optional(),
  ...expand,
};
const creation = z.strictObject({
  ...confirming,
  automatic_payment_methods: z
    .strictObject({ enabled: flag, allow_redirects: z.enum(['always', 'never']).optional() })
    .optional(),
  confirm: flag.default(false),
  customer: id.optional(),
  description: text.optional(),
  metadata: metadata.optional(),
  payment_method_types: texts.optional(),
  usage: z.enum(['on_session', 'off_session']).default('off_session'),
});

export const setupIntents = [
  route('POST /v1/setup_intents', { params: creation }, (call, given) => {
    if (given.customer) load(call, 'customer', given.customer, 'customer');
    const intent = newSetup(call.now, given);
    if (given.payment_method) useMethod(call, intent, given.payment_method);
    call.store.add(intent, { account: call.account });
    call.emit('setup_intent.created', intent);
    return given.confirm ? confirm(call, intent, given.return_url) : intent;
  }),
  route(
    'GET /v1/setup_intents',
    { params: z.strictObject({ ...page, customer: id.optional(), payment_method: id.optional() }) },
    (call, given) =>
      listOf(call, 'setup_intent', '/v1/setup_intents', given, {
        customer: given.customer,
        payment_method: given.payment_method,
      }),
  ),
  route(
    'GET /v1/setup_intents/:id',
    { params: z.strictObject({ client_secret: text.optional(), ...expand }), isForBrowsers: true },
    (call, { client_secret }, [intent = '']) => loadSetup(call, intent, client_secret),
  ),
  route(
    'POST /v1/setup_intents/:id/confirm',
    { params: z.strictObject(confirming), isForBrowsers: true },
    (call, given, [id = '']) => {
      const intent = loadSetup(call, id, given.client_secret);
      expectOpen(intent, 'confirm');
      if (given.payment_method) useMethod(call, intent, given.payment_method);
      return confirm(call, intent, given.return_url);
    },
  ),
  route(
    'POST /v1/setup_intents/:id/cancel',
    {
      params: z.strictObject({
        cancellation_reason: z.enum(['abandoned', 'duplicate', 'requested_by_customer']).optional(),
        ...expand,
      }),
    },
    (call, { cancellation_reason = null }, [id = '']) => {
      const intent = loadSetup(call, id);
      expectOpen(intent, 'cancel');
      Object.assign(intent, { status: 'canceled', cancellation_reason, next_action: null });
      call.store.save(intent);
      call.emit('setup_intent.canceled', intent);
      return intent;
    },
  ),
];

/** The holder of the card said on the page of their bank whether it was them. */
export function solveSetup(call: Call, intent: Stripe.SetupIntent, isConfirmed: boolean): void {
  const method = methodOf(call, intent);
  intent.next_action = null;
  if (isConfirmed) {
    succeed(call, intent, method);
    return;
  }
  fail(call, intent, method, {
    type: 'invalid_request_error',
    code: 'setup_intent_authentication_failure',
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  });
}

function confirm(call: Call, intent: Stripe.SetupIntent, returnUrl: string | undefined): Stripe.SetupIntent {
  const method = methodOf(call, intent);
  const { outcome = {}, isSetUp = false } = call.store.hidden<CardSecret>(method.id);
  if (outcome.decline && !outcome.savesFirst) {
    const error = refusal(outcome, { setup_intent: intent, payment_method: method });
    fail(call, intent, method, refusal(outcome).body);
    throw error;
  }
  if (!needsHolder(outcome, isSetUp)) return succeed(call, intent, method);
  intent.status = 'requires_action';
  intent.next_action = challengeAction(call, intent, returnUrl);
  intent.last_setup_error = null;
  call.store.save(intent);
  call.store.hide(intent.id, { returnUrl: returnUrl ?? null } satisfies Challenge);
  call.emit('setup_intent.requires_action', intent);
  return intent;
}

function succeed(call: Call, intent: Stripe.SetupIntent, method: Stripe.PaymentMethod): Stripe.SetupIntent {
  Object.assign(intent, { status: 'succeeded', last_setup_error: null, next_action: null });
  call.store.save(intent);
  call.store.hide(method.id, { isSetUp: true } satisfies Partial<CardSecret>);
  const customer = idOf(intent.customer);
  if (customer) attach(call, method, customer);
  call.emit('setup_intent.succeeded', intent);
  return intent;
}

function fail(call: Call, intent: Stripe.SetupIntent, method: Stripe.PaymentMethod, error: object): void {
  Object.assign(intent, {
    status: 'requires_payment_method',
    payment_method: null,
    last_setup_error: { ...error, payment_method: method },
  });
  call.store.save(intent);
  call.emit('setup_intent.setup_failed', intent);
}

function loadSetup(call: Call, id: string, secret?: string): Stripe.SetupIntent {
  const intent = load<Stripe.SetupIntent>(call, 'setup_intent', id);
  if (call.isPublishable ? secret !== intent.client_secret : secret && secret !== intent.client_secret)
    throw noSuch('setup_intent', id);
  return intent;
}

function expectOpen(intent: Stripe.SetupIntent, verb: string): void {
  if (intent.status !== 'succeeded' && intent.status !== 'canceled') return;
  throw impossible(`You cannot ${verb} this SetupIntent because it has a status of ${intent.status}.`, {
    code: 'setup_intent_unexpected_state',
    setup_intent: intent,
  });
}

function useMethod(call: Call, intent: Stripe.SetupIntent, given: string): void {
  intent.payment_method = resolveMethod(call, given).id;
  intent.status = 'requires_confirmation';
}

function methodOf(call: Call, intent: Stripe.SetupIntent): Stripe.PaymentMethod {
  const method = idOf(intent.payment_method);
  if (!method)
    throw impossible(
      'You cannot confirm this SetupIntent because it’s missing a payment method. Provide one and try again.',
      { code: 'setup_intent_unexpected_state', setup_intent: intent },
    );
  return load<Stripe.PaymentMethod>(call, 'payment_method', method, 'payment_method');
}

function newSetup(now: number, given: z.infer<typeof creation>): Stripe.SetupIntent {
  const id = newId('seti');
  return {
    id,
    object: 'setup_intent',
    allowed_payment_method_types: null,
    application: null,
    automatic_payment_methods: given.payment_method_types
      ? null
      : { enabled: true, allow_redirects: 'always' },
    cancellation_reason: null,
    client_secret: newSecret(id),
    created: now,
    customer: given.customer ?? null,
    customer_account: null,
    description: given.description ?? null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    managed_payments: null,
    mandate: null,
    metadata: given.metadata ?? {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: given.payment_method_types ?? ['card'],
    single_use_mandate: null,
    status: 'requires_payment_method',
    usage: given.usage,
  };
}
