import type Stripe from 'stripe';
import { z } from 'zod';
import { type Call, idOf, load, route } from '../call.ts';
import { newId } from '../store/ids.ts';
import { listOf } from '../wire/lists.ts';
import { currency, expand, id, metadata, nothing, page, text, whole } from '../wire/params.ts';
import { impossible } from '../wire/wire-error.ts';
import { loadAccount } from './accounts.ts';
import { checkPayout } from './amounts.ts';
import { move } from './balance-transactions.ts';
import type { BankSecret } from './bank-accounts.ts';
import { mergeMetadata } from './merge.ts';
import { expectFunds } from './transfers.ts';

const creation = z.strictObject({
  amount: whole,
  currency,
  description: text.optional(),
  destination: id.optional(),
  metadata: metadata.optional(),
  method: z.enum(['standard', 'instant']).default('standard'),
  source_type: z.literal('card').optional(),
  statement_descriptor: text.optional(),
  ...expand,
});

export const payouts = [
  route('POST /v1/payouts', { params: creation }, (call, given) => {
    checkPayout(given.amount, given.currency);
    const bank = bankOf(call, given);
    if (call.account && !loadAccount(call, call.account).payouts_enabled)
      throw impossible('Payouts have been disabled for this account.', { code: 'payouts_not_allowed' });
    expectFunds(call, call.account, given, 'pay out');
    const payout = newPayout(call, given, bank);
    payout.balance_transaction = move(call, {
      ...{ type: 'payout', category: 'payout', source: payout.id },
      ...{ amount: -given.amount, currency: given.currency, description: given.description ?? null },
    });
    call.store.add(payout, { account: call.account });
    call.emit('payout.created', payout);
    call.later('pay-out', payout.id);
    return payout;
  }),
  route(
    'GET /v1/payouts',
    { params: z.strictObject({ ...page, destination: id.optional(), status: text.optional() }) },
    (call, given) =>
      listOf(call, 'payout', '/v1/payouts', given, { destination: given.destination, status: given.status }),
  ),
  route('GET /v1/payouts/:id', { params: nothing }, (call, _, [payout = '']) => loadPayout(call, payout)),
  route(
    'POST /v1/payouts/:id',
    { params: z.strictObject({ metadata: metadata.optional(), ...expand }) },
    (call, given, [id = '']) => {
      const payout = loadPayout(call, id);
      payout.metadata = mergeMetadata(payout.metadata, given.metadata);
      call.store.save(payout);
      call.emit('payout.updated', payout);
      return payout;
    },
  ),
  route('POST /v1/payouts/:id/cancel', { params: nothing }, (call, _, [id = '']) => {
    const payout = loadPayout(call, id);
    if (payout.status !== 'pending')
      throw impossible(
        `Payouts can only be canceled while they are pending, and this one is ${payout.status}.`,
      );
    giveBack(call, payout, 'payout_cancel');
    payout.status = 'canceled';
    call.store.save(payout);
    call.emit('payout.canceled', payout);
    return payout;
  }),
];

const loadPayout = (call: Call, id: string) => load<Stripe.Payout>(call, 'payout', id);

/** It arrives at the bank, or comes back from it. */
export function payOut(call: Call, id: string): void {
  const payout = call.store.find<Stripe.Payout>('payout', id, call.account);
  if (payout?.status !== 'pending') return;
  const { failure } = call.store.hidden<BankSecret>(idOf(payout.destination) ?? '');
  if (failure) {
    Object.assign(payout, { status: 'failed', failure_code: failure.code, failure_message: failure.message });
    payout.failure_balance_transaction = giveBack(call, payout, 'payout_failure');
  } else {
    payout.status = 'paid';
  }
  call.store.save(payout);
  call.emit(failure ? 'payout.failed' : 'payout.paid', payout);
}

const giveBack = (call: Call, payout: Stripe.Payout, type: 'payout_cancel' | 'payout_failure'): string =>
  move(call, {
    ...{ type, category: 'payout_reversal', source: payout.id },
    ...{ amount: payout.amount, currency: payout.currency },
  });

function bankOf(call: Call, given: { destination?: string | undefined; currency: string }): string {
  if (given.destination)
    return load<Stripe.BankAccount>(call, 'bank_account', given.destination, 'destination').id;
  // The market's own bank account is known without being made.
  if (call.account === '') return 'ba_market';
  const banks = (loadAccount(call, call.account).external_accounts?.data ?? []) as Stripe.BankAccount[];
  const bank = banks.find((one) => one.default_for_currency) ?? banks[0];
  if (!bank)
    throw impossible(`Sorry, you don’t have any external accounts in that currency (${given.currency}).`);
  return bank.id;
}

const daySeconds = 24 * 60 * 60;

const newPayout = (call: Call, given: z.infer<typeof creation>, bank: string): Stripe.Payout => ({
  id: newId('po'),
  object: 'payout',
  amount: given.amount,
  application_fee: null,
  application_fee_amount: null,
  arrival_date: call.now + 2 * daySeconds,
  automatic: false,
  balance_transaction: null,
  created: call.now,
  currency: given.currency,
  description: given.description ?? null,
  destination: bank,
  failure_balance_transaction: null,
  failure_code: null,
  failure_message: null,
  livemode: false,
  metadata: given.metadata ?? {},
  method: given.method,
  original_payout: null,
  payout_method: null,
  reconciliation_status: 'not_applicable',
  reversed_by: null,
  source_type: 'card',
  statement_descriptor: given.statement_descriptor ?? null,
  status: 'pending',
  trace_id: null,
  type: 'bank_account',
});
