import type Stripe from 'stripe';
import { z } from 'zod';
import { type Call, idOf, load, route } from '../call.ts';
import { newId } from '../store/ids.ts';
import { listOf } from '../wire/lists.ts';
import { currency, expand, id, metadata, nothing, page, text, whole } from '../wire/params.ts';
import { impossible, invalidRequest, noSuch } from '../wire/wire-error.ts';
import { loadAccount } from './accounts.ts';
import { move, totals } from './balance-transactions.ts';
import { mergeMetadata } from './merge.ts';

const creation = z.strictObject({
  amount: whole,
  currency,
  description: text.optional(),
  destination: id,
  metadata: metadata.optional(),
  source_transaction: id.optional(),
  source_type: z.literal('card').optional(),
  transfer_group: text.optional(),
  ...expand,
});
const reversal = z.strictObject({
  amount: whole.optional(),
  description: text.optional(),
  metadata: metadata.optional(),
  refund_application_fee: text.optional(),
  ...expand,
});

export const transfers = [
  route('POST /v1/transfers', { params: creation }, (call, given) => {
    const account = loadAccount(call, given.destination, 'destination');
    if (given.amount < 1) throw invalidRequest('Invalid positive integer', { param: 'amount' });
    if (account.capabilities?.transfers !== 'active') throw notEnabled();
    const source = given.source_transaction ? sourceOf(call, given.source_transaction, given) : undefined;
    expectFunds(call, '', given, 'transfer');
    const transfer = newTransfer(call, given, source);
    transfer.balance_transaction = move(call, {
      ...{ type: 'transfer', category: 'transfer', source: transfer.id },
      ...{ amount: -given.amount, currency: given.currency, account: '' },
    });
    move(call, {
      ...{ type: 'payment', category: 'charge', source: String(transfer.destination_payment) },
      ...{ amount: given.amount, currency: given.currency, account: account.id },
    });
    call.store.add(transfer);
    call.emit('transfer.created', transfer);
    return transfer;
  }),
  route(
    'GET /v1/transfers',
    { params: z.strictObject({ ...page, destination: id.optional(), transfer_group: text.optional() }) },
    (call, given) =>
      listOf(call, 'transfer', '/v1/transfers', given, {
        destination: given.destination,
        transfer_group: given.transfer_group,
      }),
  ),
  route('GET /v1/transfers/:id', { params: nothing }, (call, _, [transfer = '']) =>
    loadTransfer(call, transfer),
  ),
  route(
    'POST /v1/transfers/:id',
    { params: z.strictObject({ description: text.optional(), metadata: metadata.optional(), ...expand }) },
    (call, given, [id = '']) => {
      const transfer = loadTransfer(call, id);
      transfer.metadata = mergeMetadata(transfer.metadata, given.metadata);
      transfer.description = given.description ?? transfer.description;
      call.store.save(transfer);
      call.emit('transfer.updated', transfer);
      return transfer;
    },
  ),
  route('POST /v1/transfers/:id/reversals', { params: reversal }, (call, given, [id = '']) =>
    reverse(call, id, given),
  ),
  route('GET /v1/transfers/:id/reversals', { params: z.strictObject(page) }, (call, given, [id = '']) => {
    loadTransfer(call, id);
    return listOf(call, 'transfer_reversal', `/v1/transfers/${id}/reversals`, given, { transfer: id });
  }),
  route('GET /v1/transfers/:id/reversals/:id', { params: nothing }, (call, _, [id = '', reversed = '']) => {
    const found = load<Stripe.TransferReversal>(call, 'transfer_reversal', reversed);
    if (found.transfer !== id) throw noSuch('transfer_reversal', reversed);
    return found;
  }),
];

const loadTransfer = (call: Call, id: string) => load<Stripe.Transfer>(call, 'transfer', id);

/** Takes back from an account what was sent to it, as far as it is still there. */
function reverse(call: Call, id: string, given: z.infer<typeof reversal>): Stripe.TransferReversal {
  const transfer = loadTransfer(call, id);
  const left = transfer.amount - transfer.amount_reversed;
  const amount = given.amount ?? left;
  if (left === 0)
    throw impossible(`Transfer ${id} is already fully reversed.`, { code: 'transfer_already_reversed' });
  if (amount < 1 || amount > left)
    throw impossible(`Reversal amount (${amount}) is greater than unreversed amount on transfer (${left})`, {
      param: 'amount',
    });
  const { currency: money } = transfer;
  const account = idOf(transfer.destination) ?? '';
  expectFunds(call, account, { amount, currency: money }, 'reverse');
  const reversed: Stripe.TransferReversal = {
    id: newId('trr'),
    object: 'transfer_reversal',
    amount,
    balance_transaction: null,
    created: call.now,
    currency: money,
    destination_payment_refund: null,
    metadata: given.metadata ?? {},
    source_refund: null,
    transfer: id,
  };
  const moved = { type: 'transfer_refund', category: 'transfer_reversal', source: reversed.id } as const;
  reversed.balance_transaction = move(call, { ...moved, amount, currency: money, account: '' });
  move(call, { ...moved, type: 'payment_refund', amount: -amount, currency: money, account });
  call.store.add(reversed);
  transfer.amount_reversed += amount;
  transfer.reversed = transfer.amount_reversed === transfer.amount;
  transfer.reversals = { ...transfer.reversals, data: [reversed, ...transfer.reversals.data].slice(0, 10) };
  call.store.save(transfer);
  call.emit('transfer.reversed', transfer);
  return reversed;
}

/** Whether an account has what is to leave it. */
export function expectFunds(
  call: Call,
  account: string,
  { amount, currency: money }: { amount: number; currency: string },
  what: string,
): void {
  const there = totals(call, account).get(money) ?? 0;
  if (amount <= there) return;
  throw impossible(`Insufficient funds to ${what}: ${there} ${money} are available.`, {
    code: 'balance_insufficient',
  });
}

function sourceOf(call: Call, id: string, given: { amount: number; currency: string }): Stripe.Charge {
  const charge = load<Stripe.Charge>(call, 'charge', id, 'source_transaction');
  const sent = call.store.rows(
    `select sum(json_extract(body, '$.amount')) as sum from things
     where kind = 'transfer' and json_extract(body, '$.source_transaction') = ?`,
    [id],
  );
  if (charge.currency !== given.currency)
    throw impossible('The currency of the source transaction is another one.', { param: 'currency' });
  if (given.amount + Number(sent[0]?.sum ?? 0) > charge.amount_captured)
    throw impossible('The transfers of a charge cannot be more than the charge.', { param: 'amount' });
  return charge;
}

function newTransfer(
  call: Call,
  given: z.infer<typeof creation>,
  source: Stripe.Charge | undefined,
): Stripe.Transfer {
  const transfer = newId('tr');
  return {
    id: transfer,
    object: 'transfer',
    amount: given.amount,
    amount_reversed: 0,
    balance_transaction: null,
    created: call.now,
    currency: given.currency,
    description: given.description ?? null,
    destination: given.destination,
    destination_payment: newId('py'),
    livemode: false,
    metadata: given.metadata ?? {},
    reversals: { object: 'list', data: [], has_more: false, url: `/v1/transfers/${transfer}/reversals` },
    reversed: false,
    source_transaction: source?.id ?? null,
    source_type: 'card',
    transfer_group: given.transfer_group ?? source?.transfer_group ?? null,
  };
}

const notEnabled = () =>
  impossible(
    'Your destination account needs to have at least one of the following capabilities enabled: transfers, crypto_transfers, legacy_payments',
    { code: 'insufficient_capabilities_for_transfer' },
  );
