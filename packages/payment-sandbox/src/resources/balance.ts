import type Stripe from 'stripe';
import { route } from '../call.ts';
import { nothing } from '../wire/params.ts';
import { totals } from './balance-transactions.ts';

export const balance = [
  route('GET /v1/balance', { params: nothing }, (call): Stripe.Balance => {
    const sums = [...totals(call)];
    const known = sums.length > 0 ? sums : [['usd', 0] as const];
    const part = (amount: number, currency: string) => ({ amount, currency, source_types: { card: amount } });
    return {
      object: 'balance',
      available: known.map(([currency, amount]) => part(amount, currency)),
      connect_reserved: known.map(([currency]) => ({ amount: 0, currency })),
      livemode: false,
      // What comes in is there at once.
      pending: known.map(([currency]) => part(0, currency)),
    };
  }),
];
