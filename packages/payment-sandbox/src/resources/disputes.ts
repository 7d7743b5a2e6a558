import type Stripe from 'stripe';
import { z } from 'zod';
import { type Call, idOf, load, route } from '../call.ts';
import { newId } from '../store/ids.ts';
import { listOf } from '../wire/lists.ts';
import { expand, flag, id, metadata, nothing, page, text } from '../wire/params.ts';
import { impossible } from '../wire/wire-error.ts';
import { move } from './balance-transactions.ts';
import { mergeMetadata } from './merge.ts';
import type { CardSecret } from './payment-methods.ts';

/** The fields of evidence that Stripe has. */
const fields = [
  'access_activity_log',
  'billing_address',
  'cancellation_policy',
  'cancellation_policy_disclosure',
  'cancellation_rebuttal',
  'customer_communication',
  'customer_email_address',
  'customer_name',
  'customer_purchase_ip',
  'customer_signature',
  'duplicate_charge_documentation',
  'duplicate_charge_explanation',
  'duplicate_charge_id',
  'product_description',
  'receipt',
  'refund_policy',
  'refund_policy_disclosure',
  'refund_refusal_explanation',
  'service_date',
  'service_documentation',
  'shipping_address',
  'shipping_carrier',
  'shipping_date',
  'shipping_documentation',
  'shipping_tracking_number',
  'uncategorized_file',
  'uncategorized_text',
] as const;
type Field = (typeof fields)[number];

/** Those that name a file which was sent before. */
const fileFields: readonly Field[] = [
  'cancellation_policy',
  'customer_communication',
  'customer_signature',
  'duplicate_charge_documentation',
  'receipt',
  'refund_policy',
  'service_documentation',
  'shipping_documentation',
  'uncategorized_file',
];

const change = z.strictObject({
  evidence: z.partialRecord(z.enum(fields), text).optional(),
  metadata: metadata.optional(),
  submit: flag.default(true),
  ...expand,
});

export const disputes = [
  route(
    'GET /v1/disputes',
    { params: z.strictObject({ ...page, charge: id.optional(), payment_intent: id.optional() }) },
    (call, given) =>
      listOf(call, 'dispute', '/v1/disputes', given, {
        charge: given.charge,
        payment_intent: given.payment_intent,
      }),
  ),
  route('GET /v1/disputes/:id', { params: nothing }, (call, _, [dispute = '']) => loadDispute(call, dispute)),
  route('POST /v1/disputes/:id', { params: change }, (call, given, [id = '']) => {
    const dispute = loadDispute(call, id);
    if (given.evidence) {
      expectOpen(dispute);
      for (const field of fileFields) {
        const file = given.evidence[field];
        if (file) load(call, 'file', file, `evidence[${field}]`);
      }
      dispute.evidence = { ...dispute.evidence, ...given.evidence } as Stripe.Dispute.Evidence;
      dispute.evidence_details.has_evidence = true;
      if (given.submit) submit(call, dispute);
    }
    dispute.metadata = mergeMetadata(dispute.metadata, given.metadata);
    call.store.save(dispute);
    call.emit('charge.dispute.updated', dispute);
    return dispute;
  }),
  route('POST /v1/disputes/:id/close', { params: nothing }, (call, _, [id = '']) => {
    const dispute = loadDispute(call, id);
    expectOpen(dispute);
    return close(call, dispute, 'lost');
  }),
];

const loadDispute = (call: Call, id: string) => load<Stripe.Dispute>(call, 'dispute', id);

/** The holder of the card says that something is wrong with the charge, and has what is left of it back for now. */
export function openDispute(call: Call, charge: string): void {
  const found = call.store.find<Stripe.Charge>('charge', charge, call.account);
  if (found && !found.refunded) open(call, found, found.amount_captured - found.amount_refunded);
}

/** Banks often give back all of a charge, whatever the market gave back of it before. */
export const disputeAll = (call: Call, charge: string): void => {
  const found = load<Stripe.Charge>(call, 'charge', charge);
  open(call, found, found.amount_captured);
};

function open(call: Call, found: Stripe.Charge, amount: number): void {
  if (found.disputed) return;
  const { outcome } = call.store.hidden<CardSecret>(found.payment_method ?? '');
  const dispute = newDispute(call, found, { amount, reason: outcome?.dispute ?? 'general' });
  call.store.add(dispute, { account: call.account });
  const moved = move(call, {
    ...{ type: 'adjustment', category: 'dispute', source: dispute.id },
    ...{ amount: -dispute.amount, fee: disputeFee, currency: dispute.currency },
  });
  const transaction = call.store.findAny(moved) as unknown as Stripe.BalanceTransaction;
  dispute.balance_transactions = [transaction];
  call.store.save(dispute);
  call.store.save({ ...found, disputed: true } as Stripe.Charge);
  call.emit('charge.dispute.created', dispute);
  call.emit('charge.dispute.funds_withdrawn', dispute);
}

/** A seller with a tracking number is believed, as is Stripe's own word for evidence that wins. */
export function decideDispute(call: Call, id: string): void {
  const dispute = call.store.find<Stripe.Dispute>('dispute', id, call.account);
  if (dispute?.status !== 'under_review') return;
  const { uncategorized_text: words, shipping_tracking_number: tracking } = dispute.evidence;
  const isWon = words === 'winning_evidence' || (words !== 'losing_evidence' && Boolean(tracking));
  close(call, dispute, isWon ? 'won' : 'lost');
}

function submit(call: Call, dispute: Stripe.Dispute): void {
  dispute.status = 'under_review';
  dispute.evidence_details.submission_count += 1;
  call.later('decide-dispute', dispute.id);
}

function close(call: Call, dispute: Stripe.Dispute, status: 'won' | 'lost'): Stripe.Dispute {
  dispute.status = status;
  if (status === 'won') {
    const moved = move(call, {
      ...{ type: 'adjustment', category: 'dispute_reversal', source: dispute.id },
      ...{ amount: dispute.amount, currency: dispute.currency },
    });
    const transaction = call.store.findAny(moved) as unknown as Stripe.BalanceTransaction;
    dispute.balance_transactions = [...dispute.balance_transactions, transaction];
    dispute.is_charge_refundable = true;
    call.store.hide(idOf(dispute.charge) ?? '', { isDisputeOver: true });
  }
  call.store.save(dispute);
  call.emit('charge.dispute.closed', dispute);
  if (status === 'won') call.emit('charge.dispute.funds_reinstated', dispute);
  return dispute;
}

function expectOpen({ status, id }: Stripe.Dispute): void {
  if (status === 'needs_response') return;
  throw impossible(`Dispute ${id} is ${status}, and takes no more evidence.`, {
    code: 'dispute_unexpected_state',
  });
}

/** In the currency of the charge, as Stripe's 15.00. */
const disputeFee = 1_500;
const daysToAnswer = 9;

const noEvidence = () =>
  ({
    ...(Object.fromEntries(fields.map((name) => [name, null])) as Record<Field, null>),
    enhanced_evidence: {},
  }) satisfies Stripe.Dispute.Evidence;

function newDispute(
  call: Call,
  charge: Stripe.Charge,
  { amount, reason }: Pick<Stripe.Dispute, 'amount' | 'reason'>,
): Stripe.Dispute {
  const card = charge.payment_method_details?.card;
  const brand = card?.brand ?? 'visa';
  return {
    id: newId('du'),
    object: 'dispute',
    amount,
    balance_transactions: [],
    charge: charge.id,
    created: call.now,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence(),
    evidence_details: {
      due_by: call.now + daysToAnswer * 24 * 60 * 60,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'manual',
    },
    intended_submission_method: 'manual',
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: idOf(charge.payment_intent),
    payment_method_details: {
      card: { brand, case_type: 'chargeback', network: brand, network_reason_code: '10.4' },
      type: 'card',
    },
    reason,
    status: 'needs_response',
  };
}
