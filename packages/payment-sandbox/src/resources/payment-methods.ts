import { createHmac } from 'node:crypto';
import type Stripe from 'stripe';
import { z } from 'zod';
import { type Call, idOf, load, route } from '../call.ts';
import { cardOfAlias, cardOfNumber, type Outcome, type TestCard } from '../cards/test-cards.ts';
import { newId } from '../store/ids.ts';
import { listOf } from '../wire/lists.ts';
import { address, expand, id, metadata, nothing, page, text, whole } from '../wire/params.ts';
import { impossible, invalidRequest, noSuch, WireError } from '../wire/wire-error.ts';
import { noAddress } from './customers.ts';
import { mergeMetadata } from './merge.ts';

const billing = z.strictObject({
  address: address.optional(),
  email: text.optional(),
  name: text.optional(),
  phone: text.optional(),
});
const cardParams = z.strictObject({
  number: text.optional(),
  exp_month: whole.optional(),
  exp_year: whole.optional(),
  cvc: text.optional(),
  token: text.optional(),
});
const allowRedisplay = z.enum(['always', 'limited', 'unspecified']).optional();
const creation = z.strictObject({
  type: z.literal('card'),
  card: cardParams,
  billing_details: billing.optional(),
  metadata: metadata.optional(),
  allow_redisplay: allowRedisplay,
  ...expand,
});
const change = z.strictObject({
  billing_details: billing.optional(),
  card: z.strictObject({ exp_month: whole.optional(), exp_year: whole.optional() }).optional(),
  metadata: metadata.optional(),
  allow_redisplay: allowRedisplay,
  ...expand,
});

/** What a bank knows of a card. The number itself is kept nowhere. */
export interface CardSecret {
  outcome: Outcome;
  /** Its holder confirmed once that it may be charged without them. */
  isSetUp?: boolean;
  /** It paid once without belonging to a customer, and cannot again. */
  isUsedUp?: boolean;
}

export const paymentMethods = [
  route('POST /v1/payment_methods', { params: creation, isForBrowsers: true }, (call, given) =>
    keep(call, cardFrom(given.card, call.now), given),
  ),
  route(
    'GET /v1/payment_methods',
    { params: z.strictObject({ ...page, customer: id.optional(), type: text.optional() }) },
    (call, given) =>
      listOf(call, 'payment_method', '/v1/payment_methods', given, { customer: given.customer ?? '' }),
  ),
  route(
    'GET /v1/customers/:id/payment_methods',
    { params: z.strictObject({ ...page, type: text.optional(), allow_redisplay: allowRedisplay }) },
    (call, given, [customer = '']) => {
      load(call, 'customer', customer);
      return listOf(call, 'payment_method', `/v1/customers/${customer}/payment_methods`, given, { customer });
    },
  ),
  route('GET /v1/payment_methods/:id', { params: nothing }, (call, _, [method = '']) =>
    load<Stripe.PaymentMethod>(call, 'payment_method', method),
  ),
  route('POST /v1/payment_methods/:id', { params: change }, (call, given, [method = '']) => {
    const old = load<Stripe.PaymentMethod>(call, 'payment_method', method);
    const { exp_month = old.card?.exp_month, exp_year = old.card?.exp_year } = given.card ?? {};
    const changed = {
      ...old,
      billing_details: mergeBilling(old.billing_details, given.billing_details),
      metadata: mergeMetadata(old.metadata, given.metadata),
      card: { ...old.card, exp_month, exp_year },
      allow_redisplay: given.allow_redisplay ?? old.allow_redisplay,
    } as Stripe.PaymentMethod;
    call.store.save(changed);
    call.emit('payment_method.updated', changed);
    return changed;
  }),
  route(
    'POST /v1/payment_methods/:id/attach',
    { params: z.strictObject({ customer: id, ...expand }) },
    (call, { customer }, [given = '']) => {
      load(call, 'customer', customer, 'customer');
      const method = resolveMethod(call, given, 'id');
      const { outcome = {} } = call.store.hidden<CardSecret>(method.id);
      if (outcome.decline && !outcome.savesFirst) throw refusal(outcome, { payment_method: method });
      return attach(call, method, customer);
    },
  ),
  route('POST /v1/payment_methods/:id/detach', { params: nothing }, (call, _, [given = '']) => {
    const method = load<Stripe.PaymentMethod>(call, 'payment_method', given);
    if (!method.customer)
      throw impossible(
        'The payment method you provided is not attached to a customer so detachment is impossible.',
      );
    const detached: Stripe.PaymentMethod = { ...method, customer: null };
    call.store.save(detached);
    // As at Stripe, what was taken from a customer never pays again.
    call.store.hide(method.id, { isUsedUp: true } satisfies Partial<CardSecret>);
    call.emit('payment_method.detached', detached);
    return detached;
  }),
];

/** A payment method by its id, or a new one by the name of a test card. */
export function resolveMethod(call: Call, given: string, param = 'payment_method'): Stripe.PaymentMethod {
  const card = cardOfAlias(given);
  if (!card) return load<Stripe.PaymentMethod>(call, 'payment_method', given, param);
  const year = new Date(call.now * 1000).getUTCFullYear() + 1;
  return keep(call, { card, exp_month: 12, exp_year: year }, {});
}

export function attach(call: Call, method: Stripe.PaymentMethod, customer: string): Stripe.PaymentMethod {
  const owner = idOf(method.customer);
  if (owner === customer) return method;
  const { isUsedUp } = call.store.hidden<CardSecret>(method.id);
  if (owner || isUsedUp) throw usedUp(owner);
  const attached: Stripe.PaymentMethod = { ...method, customer };
  call.store.save(attached);
  call.emit('payment_method.attached', attached);
  return attached;
}

export const usedUp = (owner: string | null): WireError =>
  impossible(
    owner
      ? 'The payment method you provided has already been attached to a customer.'
      : 'This PaymentMethod was previously used without being attached to a Customer or was detached from a Customer, and may not be used again.',
    { code: 'payment_method_unexpected_state', param: 'payment_method' },
  );

/** What a buyer whose card is refused is told. */
export function refusal(
  { decline }: Outcome,
  more: Partial<
    Pick<WireError['body'], 'charge' | 'payment_intent' | 'setup_intent' | 'payment_method'>
  > = {},
): WireError {
  const { code = 'card_declined', declineCode, message = 'Your card was declined.' } = decline ?? {};
  return new WireError(
    402,
    { type: 'card_error', code, ...(declineCode ? { decline_code: declineCode } : {}), message, ...more },
    { keepsWrites: true },
  );
}

interface ReadCard {
  card: TestCard;
  exp_month: number;
  exp_year: number;
}

function cardFrom(given: z.infer<typeof cardParams>, now: number): ReadCard {
  if (given.token) {
    const alias = cardOfAlias(given.token.replace(/^tok_/, 'pm_card_'));
    if (!alias) throw noSuch('token', given.token, 'card[token]');
    return { card: alias, exp_month: 12, exp_year: new Date(now * 1000).getUTCFullYear() + 1 };
  }
  const { number = '', exp_month = 0, exp_year: year = 0, cvc } = given;
  const exp_year = year < 100 ? 2000 + year : year;
  const card = cardOfNumber(number.replace(/[\s-]/g, ''));
  if (!passesLuhn(number)) throw wrongCard('incorrect_number', 'number', 'Your card number is incorrect.');
  if (exp_month < 1 || exp_month > 12)
    throw wrongCard('invalid_expiry_month', 'exp_month', 'Your card’s expiration month is invalid.');
  const today = new Date(now * 1000);
  if (exp_year * 12 + exp_month < today.getUTCFullYear() * 12 + today.getUTCMonth() + 1 || exp_year > 2099)
    throw wrongCard('invalid_expiry_year', 'exp_year', 'Your card’s expiration year is invalid.');
  if (!card)
    throw new WireError(402, {
      type: 'card_error',
      code: 'card_declined',
      decline_code: 'test_mode_live_card',
      message: 'Your card was declined. Your request was in test mode, but used a non test card.',
    });
  if (cvc !== undefined && !new RegExp(`^\\d{${card.cvcLength}}$`).test(cvc))
    throw wrongCard('invalid_cvc', 'cvc', 'Your card’s security code is invalid.');
  return { card, exp_month, exp_year };
}

const wrongCard = (code: string, param: string, message: string) =>
  new WireError(402, { type: 'card_error', code, param: `card[${param}]`, message }, { isOutcome: false });

function passesLuhn(given: string): boolean {
  const digits = given.replace(/[\s-]/g, '');
  if (!/^\d{12,19}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

type Details = Pick<z.infer<typeof creation>, 'billing_details' | 'metadata' | 'allow_redisplay'>;

function keep(call: Call, read: ReadCard, { billing_details, metadata: data, allow_redisplay }: Details) {
  if (data && call.isPublishable)
    throw invalidRequest('Received unknown parameter: metadata', {
      code: 'parameter_unknown',
      param: 'metadata',
    });
  const method = {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: allow_redisplay ?? 'unspecified',
    billing_details: mergeBilling(
      { address: noAddress, email: null, name: null, phone: null, tax_id: null },
      billing_details,
    ),
    card: cardOf(read),
    created: call.now,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: data ?? {},
    type: 'card',
  } satisfies Stripe.PaymentMethod;
  call.store.add(method, {
    account: call.account,
    hidden: { outcome: read.card.outcome } satisfies CardSecret,
  });
  return method;
}

const cardOf = ({ card, exp_month, exp_year }: ReadCard): Stripe.PaymentMethod.Card => ({
  brand: card.brand,
  checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
  country: card.country,
  display_brand: card.brand,
  exp_month,
  exp_year,
  // The same card is the same one again, and its number cannot be read from it.
  fingerprint: createHmac('sha256', 'fingerprint of a test card')
    .update(card.number)
    .digest('base64url')
    .slice(0, 16),
  funding: card.funding,
  generated_from: null,
  last4: card.number.slice(-4),
  networks: { available: [card.brand], preferred: null },
  regulated_status: 'unregulated',
  three_d_secure_usage: { supported: true },
  wallet: null,
});

function mergeBilling(
  old: Stripe.PaymentMethod.BillingDetails,
  { address: place, ...given }: z.infer<typeof billing> = {},
): Stripe.PaymentMethod.BillingDetails {
  return { ...old, ...given, address: { ...noAddress, ...old.address, ...place } };
}
