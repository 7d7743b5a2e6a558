import { createHmac } from 'node:crypto';
import type Stripe from 'stripe';
import { z } from 'zod';
import type { Call } from '../call.ts';
import { newId } from '../store/ids.ts';
import { currency, metadata, text } from '../wire/params.ts';
import { invalidRequest } from '../wire/wire-error.ts';

export const bankAccountParams = z.strictObject({
  object: z.literal('bank_account'),
  account_holder_name: text.optional(),
  account_holder_type: z.enum(['company', 'individual']).optional(),
  account_number: text,
  country: z.string().length(2),
  currency,
  metadata: metadata.optional(),
  routing_number: text.optional(),
});

/** What a payout to it comes to. The number itself is kept nowhere. */
export interface BankSecret {
  failure?: { code: string; message: string };
}

/** The ends of Stripe's test account numbers at which payouts fail, IBANs included. */
const failures: ReadonlyArray<readonly [string, BankSecret['failure']]> = [
  ['111111116', { code: 'no_account', message: 'The bank account details on file are probably incorrect.' }],
  ['111111113', { code: 'account_closed', message: 'The bank account has been closed.' }],
  ['532013001', { code: 'account_closed', message: 'The bank account has been closed.' }],
  ['532013002', { code: 'no_account', message: 'The bank account details on file are probably incorrect.' }],
];

export function addBankAccount(
  call: Call,
  account: string,
  given: z.infer<typeof bankAccountParams>,
  isDefault: boolean,
): Stripe.BankAccount {
  const number = given.account_number.replace(/\s/g, '');
  if (!/^[A-Za-z0-9]{4,34}$/.test(number))
    throw invalidRequest('The account number is not valid.', {
      code: 'account_number_invalid',
      param: 'external_account[account_number]',
    });
  if (given.country === 'US' && !/^\d{9}$/.test(given.routing_number ?? ''))
    throw invalidRequest('You must use a valid routing number.', {
      code: 'routing_number_invalid',
      param: 'external_account[routing_number]',
    });
  const [, failure] = failures.find(([end]) => number.endsWith(end)) ?? [];
  const bank: Stripe.BankAccount = {
    id: newId('ba'),
    object: 'bank_account',
    account,
    account_holder_name: given.account_holder_name ?? null,
    account_holder_type: given.account_holder_type ?? null,
    account_type: null,
    available_payout_methods: ['standard'],
    bank_name: 'TEST BANK',
    country: given.country,
    currency: given.currency,
    customer: null,
    default_for_currency: isDefault,
    fingerprint: createHmac('sha256', 'fingerprint of a test account')
      .update(number)
      .digest('base64url')
      .slice(0, 16),
    last4: number.slice(-4),
    metadata: given.metadata ?? {},
    routing_number: given.routing_number ?? null,
    status: 'new',
  };
  call.store.add(bank, { account, hidden: (failure ? { failure } : {}) satisfies BankSecret });
  return bank;
}
