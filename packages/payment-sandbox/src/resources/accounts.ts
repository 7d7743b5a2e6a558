import type Stripe from 'stripe';
import { z } from 'zod';
import { type Call, load, route } from '../call.ts';
import { newId } from '../store/ids.ts';
import { listOf } from '../wire/lists.ts';
import { currency, expand, metadata, nothing, page, text } from '../wire/params.ts';
import { noSuch } from '../wire/wire-error.ts';
import { accountShape } from './account-shape.ts';
import { addBankAccount, bankAccountParams } from './bank-accounts.ts';
import { mergeMetadata } from './merge.ts';

/** What only says who a person is, and is taken as it comes. */
const anything = z.record(z.string(), z.unknown()).optional();
const change = z.strictObject({
  business_profile: anything,
  business_type: z.enum(['company', 'government_entity', 'individual', 'non_profit']).optional(),
  capabilities: anything,
  company: anything,
  default_currency: currency.optional(),
  email: text.optional(),
  external_account: bankAccountParams.optional(),
  individual: anything,
  metadata: metadata.optional(),
  settings: anything,
  tos_acceptance: anything,
  ...expand,
});
const creation = change.extend({
  controller: anything,
  country: z.string().length(2).default('US'),
  type: z.enum(['custom', 'express', 'standard']).optional(),
});

const bankPath = '/v1/accounts/:id/external_accounts';

export const accounts = [
  route('POST /v1/accounts', { params: creation }, (call, given) => {
    const account = accountShape({ ...given, id: newId('acct'), now: call.now });
    call.store.add(account, { hidden: { isKnown: !call.asksSellers } });
    return update(call, account, given);
  }),
  route('GET /v1/accounts', { params: z.strictObject(page) }, (call, given) =>
    listOf({ ...call, account: '' }, 'account', '/v1/accounts', given),
  ),
  route('GET /v1/accounts/:id', { params: nothing }, (call, _, [id = '']) => loadAccount(call, id)),
  route('POST /v1/accounts/:id', { params: change }, (call, given, [id = '']) =>
    update(call, loadAccount(call, id), given),
  ),
  route('DELETE /v1/accounts/:id', { params: nothing }, (call, _, [id = '']) => {
    const gone = loadAccount(call, id);
    call.store.remove(gone.id);
    return { id: gone.id, object: 'account', deleted: true };
  }),
  route(
    `POST ${bankPath}`,
    {
      params: z.strictObject({
        external_account: bankAccountParams,
        metadata: metadata.optional(),
        ...expand,
      }),
    },
    (call, { external_account }, [id = '']) => {
      const { bank } = addBank(call, loadAccount(call, id), external_account);
      return bank;
    },
  ),
  route(
    `GET ${bankPath}`,
    { params: z.strictObject({ ...page, object: text.optional() }) },
    (call, given, [id = '']) => {
      loadAccount(call, id);
      return listOf({ ...call, account: id }, 'bank_account', `/v1/accounts/${id}/external_accounts`, given);
    },
  ),
  route(`DELETE ${bankPath}/:id`, { params: nothing }, (call, _, [id = '', bank = '']) => {
    const account = loadAccount(call, id);
    if (!call.store.find('bank_account', bank, id)) throw noSuch('external account', bank);
    call.store.remove(bank);
    const left = (account.external_accounts?.data ?? []).filter((one) => one.id !== bank);
    settle(call, account, left);
    return { id: bank, object: 'bank_account', deleted: true };
  }),
];

/** Accounts belong to the market itself, also when it acts for one of them. */
export const loadAccount = (call: Call, id: string, param?: string): Stripe.Account =>
  load<Stripe.Account>({ ...call, account: '' }, 'account', id, param);

function update(call: Call, account: Stripe.Account, given: z.infer<typeof change>): Stripe.Account {
  const { external_account, metadata: data, business_type, email, default_currency } = given;
  const changed: Stripe.Account = {
    ...account,
    business_type: business_type ?? account.business_type ?? null,
    email: email ?? account.email,
    default_currency: default_currency ?? account.default_currency ?? 'usd',
    metadata: mergeMetadata(account.metadata ?? null, data),
  };
  if (external_account) return addBank(call, changed, external_account).account;
  return settle(call, changed, changed.external_accounts?.data ?? []);
}

/** The newest is where payouts go. */
function addBank(call: Call, account: Stripe.Account, given: z.infer<typeof bankAccountParams>) {
  const bank = addBankAccount(call, account.id, given, true);
  call.emit('account.external_account.created', bank, account.id);
  const others = (account.external_accounts?.data ?? []).map((one) => ({
    ...one,
    default_for_currency: false,
  }));
  return { bank, account: settle(call, account, [bank, ...others] as Stripe.BankAccount[]) };
}

/** Once something else of it has changed. */
export function settleAgain(call: Call, id: string): Stripe.Account {
  const account = loadAccount(call, id);
  return settle(call, account, account.external_accounts?.data ?? []);
}

interface Known {
  isKnown: boolean;
  askedBefore: AskedBefore;
}

/** What waits until they have said more: all their money, what is on its way to their bank, or nothing until a day to come. */
export type AskedBefore = 'transfers' | 'payouts' | 'deadline';

const DAYS_TO_SAY = 30;

// Of all that Stripe asks, the part that everyone has.
const identity = [
  'individual.dob.day',
  'individual.first_name',
  'individual.last_name',
  'tos_acceptance.date',
];

/** The provider asks a seller more about themselves. */
export function askMore(call: Call, id: string, before: AskedBefore): void {
  call.store.hide(id, { isKnown: before !== 'transfers', askedBefore: before });
  settleAgain(call, id);
}

/** Who is known and has a bank account is paid. */
function settle(call: Call, account: Stripe.Account, banks: Stripe.ExternalAccount[]): Stripe.Account {
  const { isKnown = true, askedBefore } = call.store.hidden<Known>(account.id);
  const isReady = isKnown && banks.length > 0;
  const isAsked = !isKnown || askedBefore !== undefined;
  const isPaid = isReady && askedBefore !== 'payouts';
  const due = [...(banks.length > 0 ? [] : ['external_account']), ...(isAsked ? identity : [])];
  const settled = {
    ...account,
    charges_enabled: isReady,
    payouts_enabled: isPaid,
    details_submitted: isReady,
    capabilities: {
      card_payments: isReady ? 'active' : 'inactive',
      transfers: isKnown ? 'active' : 'inactive',
    } satisfies Stripe.Account.Capabilities,
    external_accounts: {
      object: 'list',
      data: banks,
      has_more: false,
      url: `/v1/accounts/${account.id}/external_accounts`,
    },
    requirements: {
      ...account.requirements,
      current_deadline: askedBefore === 'deadline' ? call.now + DAYS_TO_SAY * 24 * 60 * 60 : null,
      currently_due: due,
      disabled_reason: isKnown ? null : 'requirements.past_due',
      eventually_due: due,
      past_due: isAsked && askedBefore !== 'deadline' ? identity : [],
    },
  } as Stripe.Account;
  call.store.save(settled);
  call.emit('account.updated', settled, account.id);
  return settled;
}
