import type Stripe from 'stripe';
import { z } from 'zod';
import { type Call, idOf, load, route } from '../call.ts';
import { newId } from '../store/ids.ts';
import { listOf } from '../wire/lists.ts';
import { expand, flag, id, metadata, nothing, page, whole } from '../wire/params.ts';
import { impossible, invalidRequest } from '../wire/wire-error.ts';
import { checkRefund } from './amounts.ts';
import { move } from './balance-transactions.ts';
import { mergeMetadata } from './merge.ts';
import type { CardSecret } from './payment-methods.ts';

const creation = z.strictObject({
  amount: whole.optional(),
  charge: id.optional(),
  payment_intent: id.optional(),
  metadata: metadata.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  refund_application_fee: flag.optional(),
  reverse_transfer: flag.optional(),
  ...expand,
});

export const refunds = [
  route('POST /v1/refunds', { params: creation }, (call, given) => {
    const charge = chargeOf(call, given);
    const refund = refundCharge(call, charge, given);
    call.emit('refund.created', refund);
    call.emit('charge.refunded', charge);
    return refund;
  }),
  route(
    'GET /v1/refunds',
    { params: z.strictObject({ ...page, charge: id.optional(), payment_intent: id.optional() }) },
    (call, given) =>
      listOf(call, 'refund', '/v1/refunds', given, {
        charge: given.charge,
        payment_intent: given.payment_intent,
      }),
  ),
  route('GET /v1/refunds/:id', { params: nothing }, (call, _, [refund = '']) =>
    load<Stripe.Refund>(call, 'refund', refund),
  ),
  route(
    'POST /v1/refunds/:id',
    { params: z.strictObject({ metadata: metadata.optional(), ...expand }) },
    (call, given, [id = '']) => {
      const refund = load<Stripe.Refund>(call, 'refund', id);
      refund.metadata = mergeMetadata(refund.metadata, given.metadata);
      call.store.save(refund);
      call.emit('refund.updated', refund);
      return refund;
    },
  ),
];

function chargeOf(call: Call, given: z.infer<typeof creation>): Stripe.Charge {
  if (given.charge) return load<Stripe.Charge>(call, 'charge', given.charge, 'charge');
  if (!given.payment_intent)
    throw invalidRequest('One of the following params should be provided: payment_intent or charge.', {
      code: 'parameter_missing',
    });
  const intent = load<Stripe.PaymentIntent>(call, 'payment_intent', given.payment_intent, 'payment_intent');
  const charge = idOf(intent.latest_charge);
  if (intent.status !== 'succeeded' || !charge)
    throw impossible(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`, {
      code: 'payment_intent_unexpected_state',
    });
  return load<Stripe.Charge>(call, 'charge', charge);
}

/** Gives back what was taken, or lets go of what was only promised. */
export function refundCharge(
  call: Call,
  charge: Stripe.Charge,
  given: Pick<z.infer<typeof creation>, 'amount' | 'metadata' | 'reason'>,
): Stripe.Refund {
  const left = charge.amount - charge.amount_refunded;
  const amount = given.amount ?? left;
  if (charge.refunded || left === 0)
    throw impossible(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  if (charge.disputed && !call.store.hidden<{ isDisputeOver: boolean }>(charge.id).isDisputeOver)
    throw impossible(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  checkRefund(amount, charge.currency);
  if (amount > left)
    throw impossible(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, {
      param: 'amount',
    });
  const refund = newRefund(call, charge, amount, given);
  const { outcome } = call.store.hidden<CardSecret>(charge.payment_method ?? '');
  if (charge.captured) {
    if (outcome?.refund) call.later('settle-refund', refund.id);
    if (outcome?.refund === 'waits')
      Object.assign(refund, { status: 'pending', pending_reason: 'processing' });
    refund.balance_transaction = move(call, {
      type: 'refund',
      category: 'refund',
      source: refund.id,
      amount: -amount,
      currency: charge.currency,
      description: 'REFUND FOR CHARGE',
    });
  }
  call.store.add(refund, { account: call.account });
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  call.store.save(charge);
  return refund;
}

/** What was on its way has arrived, or what had arrived comes back. */
export function settleRefund(call: Call, id: string): void {
  const refund = load<Stripe.Refund>(call, 'refund', id);
  if (refund.status === 'pending') {
    const { pending_reason: _, ...settled } = refund;
    settled.status = 'succeeded';
    call.store.save(settled);
    call.emit('refund.updated', settled);
  } else if (refund.status === 'succeeded') {
    const { outcome } = call.store.hidden<CardSecret>(idOf(refund.payment_method) ?? '');
    if (outcome?.refund === 'fails') sendBack(call, refund);
  }
}

function sendBack(call: Call, refund: Stripe.Refund): void {
  const { amount, currency } = refund;
  refund.status = 'failed';
  refund.failure_reason = 'expired_or_canceled_card';
  refund.failure_balance_transaction = move(call, {
    type: 'refund_failure',
    category: 'refund_failure',
    source: refund.id,
    amount,
    currency,
    description: 'REFUND FAILURE',
  });
  call.store.save(refund);
  const charge = load<Stripe.Charge>(call, 'charge', idOf(refund.charge) ?? '');
  charge.amount_refunded -= amount;
  charge.refunded = false;
  call.store.save(charge);
  call.emit('refund.failed', refund);
}

const newRefund = (
  call: Call,
  charge: Stripe.Charge,
  amount: number,
  { metadata: data, reason = undefined }: Pick<z.infer<typeof creation>, 'metadata' | 'reason'>,
): Stripe.Refund => ({
  id: newId('re'),
  object: 'refund',
  amount,
  balance_transaction: null,
  charge: charge.id,
  created: call.now,
  currency: charge.currency,
  customer: idOf(charge.customer),
  customer_account: null,
  destination_details: {
    card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
    type: 'card',
  },
  metadata: data ?? {},
  payment_intent: idOf(charge.payment_intent),
  payment_method: charge.payment_method,
  reason: reason ?? null,
  receipt_number: null,
  source_transfer_reversal: null,
  status: 'succeeded',
  transfer_reversal: null,
});
