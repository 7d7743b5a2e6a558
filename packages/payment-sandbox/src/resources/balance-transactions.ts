import type Stripe from 'stripe';
import { z } from 'zod';
import { type Call, load, route } from '../call.ts';
import { newId } from '../store/ids.ts';
import { listOf } from '../wire/lists.ts';
import { currency, id, nothing, page, text } from '../wire/params.ts';

export const balanceTransactions = [
  route(
    'GET /v1/balance_transactions',
    {
      params: z.strictObject({
        ...page,
        currency: currency.optional(),
        payout: id.optional(),
        source: id.optional(),
        type: text.optional(),
      }),
    },
    (call, given) =>
      listOf(call, 'balance_transaction', '/v1/balance_transactions', given, {
        currency: given.currency,
        source: given.source,
        type: given.type,
      }),
  ),
  route('GET /v1/balance_transactions/:id', { params: nothing }, (call, _, [transaction = '']) =>
    load<Stripe.BalanceTransaction>(call, 'balance_transaction', transaction),
  ),
];

interface Movement {
  type: Stripe.BalanceTransaction.Type;
  category: string;
  source: string;
  amount: number;
  fee?: number;
  currency: string;
  description?: string | null;
  account?: string;
}

/** Money that comes into or leaves a balance. Here it is available at once. */
export function move(call: Call, { type, category, source, amount, fee = 0, ...rest }: Movement): string {
  const transaction: Stripe.BalanceTransaction = {
    id: newId('txn'),
    object: 'balance_transaction',
    amount,
    available_on: call.now,
    balance_type: 'payments',
    created: call.now,
    currency: rest.currency,
    description: rest.description ?? null,
    exchange_rate: null,
    fee,
    fee_details:
      fee === 0
        ? []
        : [
            {
              amount: fee,
              application: null,
              currency: rest.currency,
              description: 'Stripe processing fees',
              type: 'stripe_fee',
            },
          ],
    net: amount - fee,
    reporting_category: category,
    source,
    status: 'available',
    type,
  };
  call.store.add(transaction, { account: rest.account ?? call.account });
  return transaction.id;
}

/** What an account has in each currency. */
export function totals(call: Call, account = call.account): Map<string, number> {
  const rows = call.store.rows(
    `select json_extract(body, '$.currency') as currency, sum(json_extract(body, '$.net')) as net
     from things where kind = 'balance_transaction' and account = ? group by 1 order by 1`,
    [account],
  );
  return new Map(rows.map((row) => [String(row.currency), Number(row.net)]));
}
