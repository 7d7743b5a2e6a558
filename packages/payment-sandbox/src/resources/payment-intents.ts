import type Stripe from 'stripe';
import { z } from 'zod';
import { type Call, idOf, load, route } from '../call.ts';
import { listOf } from '../wire/lists.ts';
import {
  currency,
  expand,
  flag,
  id,
  metadata,
  page,
  pageAddress,
  shipping,
  text,
  texts,
  whole,
} from '../wire/params.ts';
import { impossible, invalidRequest, noSuch } from '../wire/wire-error.ts';
import { checkAmount } from './amounts.ts';
import { capture } from './charges.ts';
import { confirmIntent } from './confirming.ts';
import { type NewIntent, newIntent } from './intent-shape.ts';
import { mergeMetadata } from './merge.ts';
import { resolveMethod } from './payment-methods.ts';
import { refundCharge } from './refunds.ts';

const common = {
  description: text.optional(),
  metadata: metadata.optional(),
  payment_method: id.optional(),
  payment_method_options: z.record(z.string(), z.unknown()).optional(),
  receipt_email: text.optional(),
  setup_future_usage: z.enum(['on_session', 'off_session', '']).optional(),
  shipping: shipping.optional(),
  ...expand,
};
const confirming = {
  error_on_requires_action: flag.optional(),
  off_session: z.union([flag, z.enum(['one_off', 'recurring']).transform(() => true)]).optional(),
  return_url: pageAddress.optional(),
  use_stripe_sdk: flag.optional(),
  client_secret: text.optional(),
};
const creation = z.strictObject({
  ...common,
  ...confirming,
  amount: whole,
  currency,
  automatic_payment_methods: z
    .strictObject({ enabled: flag, allow_redirects: z.enum(['always', 'never']).optional() })
    .optional(),
  capture_method: z.enum(['automatic', 'automatic_async', 'manual']).default('automatic_async'),
  confirm: flag.default(false),
  confirmation_method: z.enum(['automatic', 'manual']).default('automatic'),
  customer: id.optional(),
  payment_method_types: texts.optional(),
  statement_descriptor: text.optional(),
  statement_descriptor_suffix: text.optional(),
  transfer_group: text.optional(),
});
const change = z.strictObject({
  ...common,
  amount: whole.optional(),
  currency: currency.optional(),
  customer: id.optional(),
  transfer_group: text.optional(),
});
const confirmation = z.strictObject({ ...common, ...confirming });

const reasons = ['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'] as const;

export const paymentIntents = [
  route('POST /v1/payment_intents', { params: creation }, (call, given) => {
    checkAmount(given.amount, given.currency);
    if (given.customer) load(call, 'customer', given.customer, 'customer');
    const intent = newIntent(call.now, given satisfies NewIntent);
    if (given.payment_method) useMethod(call, intent, given.payment_method);
    call.store.add(intent, { account: call.account });
    call.emit('payment_intent.created', intent);
    return given.confirm ? confirmIntent(call, intent, given) : intent;
  }),
  route(
    'GET /v1/payment_intents',
    { params: z.strictObject({ ...page, customer: id.optional() }) },
    (call, given) =>
      listOf(call, 'payment_intent', '/v1/payment_intents', given, { customer: given.customer }),
  ),
  route(
    'GET /v1/payment_intents/:id',
    { params: z.strictObject({ client_secret: text.optional(), ...expand }), isForBrowsers: true },
    (call, { client_secret }, [intent = '']) => loadIntent(call, intent, client_secret),
  ),
  route('POST /v1/payment_intents/:id', { params: change }, (call, given, [id = '']) => {
    const intent = loadIntent(call, id);
    expectStatus(intent, open, 'update');
    const { expand: _, payment_method, metadata: data, ...plain } = given;
    if (plain.amount !== undefined) checkAmount(plain.amount, plain.currency ?? intent.currency);
    Object.assign(intent, plain, { metadata: mergeMetadata(intent.metadata, data) });
    if (payment_method) useMethod(call, intent, payment_method);
    call.store.save(intent);
    return intent;
  }),
  route(
    'POST /v1/payment_intents/:id/confirm',
    { params: confirmation, isForBrowsers: true },
    (call, given, [id = '']) => {
      const intent = loadIntent(call, id, given.client_secret);
      expectStatus(intent, open, 'confirm');
      if (given.payment_method) useMethod(call, intent, given.payment_method);
      if (given.setup_future_usage) intent.setup_future_usage = given.setup_future_usage;
      return confirmIntent(call, intent, given);
    },
  ),
  route(
    'POST /v1/payment_intents/:id/capture',
    {
      params: z.strictObject({
        amount_to_capture: whole.optional(),
        metadata: metadata.optional(),
        ...expand,
      }),
    },
    (call, { amount_to_capture: wanted }, [id = '']) => {
      const intent = loadIntent(call, id);
      expectStatus(intent, ['requires_capture'], 'capture');
      const amount = wanted ?? intent.amount_capturable;
      if (amount < 1 || amount > intent.amount_capturable)
        throw invalidRequest('The amount to capture is more than what can be captured.', {
          code: 'amount_too_large',
          param: 'amount_to_capture',
        });
      const charge = load<Stripe.Charge>(call, 'charge', idOf(intent.latest_charge) ?? '');
      capture(call, charge, amount);
      call.emit('charge.captured', charge);
      Object.assign(intent, { status: 'succeeded', amount_received: amount, amount_capturable: 0 });
      call.store.save(intent);
      call.emit('payment_intent.succeeded', intent);
      return intent;
    },
  ),
  route(
    'POST /v1/payment_intents/:id/cancel',
    { params: z.strictObject({ cancellation_reason: z.enum(reasons).optional(), ...expand }) },
    (call, { cancellation_reason: reason = null }, [id = '']) => {
      const intent = loadIntent(call, id);
      expectStatus(intent, [...open, 'requires_capture'], 'cancel');
      const charge = idOf(intent.latest_charge);
      if (intent.status === 'requires_capture' && charge)
        refundCharge(call, load<Stripe.Charge>(call, 'charge', charge), {});
      Object.assign(intent, {
        status: 'canceled',
        canceled_at: call.now,
        cancellation_reason: reason,
        amount_capturable: 0,
        next_action: null,
      });
      call.store.save(intent);
      call.emit('payment_intent.canceled', intent);
      return intent;
    },
  ),
];

const open: Stripe.PaymentIntent.Status[] = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
];

function loadIntent(call: Call, id: string, secret?: string): Stripe.PaymentIntent {
  const intent = load<Stripe.PaymentIntent>(call, 'payment_intent', id);
  // Who has no secret key must know the payment's own.
  if (call.isPublishable ? secret !== intent.client_secret : secret && secret !== intent.client_secret)
    throw noSuch('payment_intent', id);
  return intent;
}

function expectStatus(
  intent: Stripe.PaymentIntent,
  allowed: Stripe.PaymentIntent.Status[],
  verb: string,
): void {
  if (allowed.includes(intent.status)) return;
  throw impossible(`You cannot ${verb} this PaymentIntent because it has a status of ${intent.status}.`, {
    code: 'payment_intent_unexpected_state',
    payment_intent: intent,
  });
}

function useMethod(call: Call, intent: Stripe.PaymentIntent, given: string): void {
  const method = resolveMethod(call, given);
  const owner = idOf(method.customer);
  if (owner && owner !== idOf(intent.customer))
    throw impossible(
      'The provided PaymentMethod belongs to a Customer. To use it, name that Customer in the PaymentIntent.',
      { code: 'payment_method_customer_mismatch', param: 'payment_method' },
    );
  intent.payment_method = method.id;
  if (intent.status !== 'requires_action') intent.status = 'requires_confirmation';
}
