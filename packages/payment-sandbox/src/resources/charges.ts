import type Stripe from 'stripe';
import { z } from 'zod';
import { type Call, idOf, load, route } from '../call.ts';
import type { Outcome } from '../cards/test-cards.ts';
import { newId } from '../store/ids.ts';
import { listOf } from '../wire/lists.ts';
import { id, nothing, page } from '../wire/params.ts';
import { move } from './balance-transactions.ts';

export const charges = [
  route(
    'GET /v1/charges',
    { params: z.strictObject({ ...page, customer: id.optional(), payment_intent: id.optional() }) },
    (call, given) =>
      listOf(call, 'charge', '/v1/charges', given, {
        customer: given.customer,
        payment_intent: given.payment_intent,
      }),
  ),
  route('GET /v1/charges/:id', { params: nothing }, (call, _, [charge = '']) =>
    load<Stripe.Charge>(call, 'charge', charge),
  ),
];

/** An attempt to take money from a card. */
export function addCharge(
  call: Call,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  { refused, isAuthenticated = false }: { refused?: Outcome; isAuthenticated?: boolean } = {},
): Stripe.Charge {
  const captured = !refused && intent.capture_method !== 'manual';
  const charge = newCharge(call, intent, method, refused, isAuthenticated);
  call.store.add(charge, { account: call.account });
  if (captured) capture(call, charge, charge.amount);
  else call.store.save(charge);
  call.emit(refused ? 'charge.failed' : 'charge.succeeded', charge);
  return charge;
}

/** Takes what was only promised. */
export function capture(call: Call, charge: Stripe.Charge, amount: number): void {
  charge.captured = true;
  charge.amount_captured = amount;
  charge.amount_refunded = charge.amount - amount;
  charge.balance_transaction = move(call, {
    type: 'charge',
    category: 'charge',
    source: charge.id,
    amount,
    fee: feeOf(amount),
    currency: charge.currency,
    description: charge.description,
  });
  call.store.save(charge);
}

/** 2.9 % and 0.30, never more than the payment itself. */
const feeOf = (amount: number): number => Math.min(amount, Math.round(amount * 0.029) + 30);

function newCharge(
  call: Call,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  refused: Outcome | undefined,
  isAuthenticated: boolean,
): Stripe.Charge {
  const { decline } = refused ?? {};
  const charge = newId('ch');
  return {
    id: charge,
    object: 'charge',
    amount: intent.amount,
    amount_captured: 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'SOUK SANDBOX',
    captured: false,
    created: call.now,
    currency: intent.currency,
    customer: idOf(intent.customer),
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: { ...intent.metadata },
    on_behalf_of: null,
    outcome: outcomeOf(decline),
    paid: !refused,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { type: 'card', card: cardDetails(method.card, intent.amount, isAuthenticated) },
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: refused ? null : `${call.origin}/receipts/${charge}`,
    refunded: false,
    refunds: { object: 'list', data: [], has_more: false, url: `/v1/charges/${charge}/refunds` },
    review: null,
    shipping: intent.shipping as Stripe.Charge.Shipping | null,
    source: null,
    source_transfer: null,
    statement_descriptor: intent.statement_descriptor,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: refused ? 'failed' : 'succeeded',
    transfer_data: null,
    transfer_group: intent.transfer_group,
  };
}

const outcomeOf = (decline: Outcome['decline']): Stripe.Charge.Outcome => ({
  advice_code: null,
  network_advice_code: null,
  network_decline_code: null,
  network_status: decline ? 'declined_by_network' : 'approved_by_network',
  reason: decline ? (decline.declineCode ?? decline.code) : null,
  risk_level: 'normal',
  risk_score: 20,
  seller_message: decline
    ? 'The bank did not return any further details with this decline.'
    : 'Payment complete.',
  type: decline ? 'issuer_declined' : 'authorized',
});

function cardDetails(
  card: Stripe.PaymentMethod.Card | undefined,
  amount: number,
  isAuthenticated: boolean,
): Stripe.Charge.PaymentMethodDetails.Card {
  return {
    amount_authorized: amount,
    authorization_code: null,
    brand: card?.brand ?? 'unknown',
    checks: card?.checks ?? null,
    country: card?.country ?? null,
    electronic_commerce_indicator: null,
    exp_month: card?.exp_month ?? 12,
    exp_year: card?.exp_year ?? 2099,
    extended_authorization: { status: 'disabled' },
    fingerprint: card?.fingerprint ?? null,
    funding: card?.funding ?? 'unknown',
    incremental_authorization: { status: 'unavailable' },
    installments: null,
    last4: card?.last4 ?? null,
    mandate: null,
    multicapture: { status: 'unavailable' },
    network: card?.brand ?? null,
    network_token: { used: false },
    network_transaction_id: null,
    overcapture: { maximum_amount_capturable: amount, status: 'unavailable' },
    regulated_status: 'unregulated',
    three_d_secure: isAuthenticated
      ? {
          authentication_flow: 'challenge',
          electronic_commerce_indicator: '05',
          exemption_indicator: null,
          exemption_indicator_applied: false,
          result: 'authenticated',
          result_reason: null,
          transaction_id: newId('tds'),
          version: '2.2.0',
        }
      : null,
    transaction_link_id: null,
    wallet: null,
  };
}
