import type { UserId } from '@souk/shared/ids.ts';
import type { Movement, MovementState } from '@souk/shared/money/wallet/schema.ts';
import type { StatementRow } from '../ledger/index.ts';
import { orderNumber } from '../orders/index.ts';

/** What was asked for besides, for all rows of a page. */
export interface MovementFacts {
  held: ReadonlyMap<string, { pending: number; frozen: number }>;
  payouts: ReadonlyMap<string, 'payout-settled' | 'payout-failed'>;
  orders: ReadonlyMap<string, { number: number; title: string }>;
  /** Of the books, entries of tips that wait still. */
  waitingTips: ReadonlySet<number>;
  people: ReadonlyMap<UserId, { _id: UserId; name: string; handle: string }>;
}

/** A transaction as its owner sees it: how much more or less there is for them, and never its postings. */
export function presentMovement(row: StatementRow, facts: MovementFacts): Movement {
  const { id, kind, currency, at, about, postings } = row;
  const sum = (amounts: number[]) => ({ amount: amounts.reduce((a, b) => a + b, 0), currency });
  const amount = sum(postings.map((posting) => posting.amount));
  const order = facts.orders.get(row.orderId ?? '');
  const spendable = postings.find(({ kind }) => kind === 'wallet' || kind === 'shop-available');
  return {
    _id: String(id),
    kind,
    at: at.toISOString(),
    state: stateOf(row, facts),
    amount,
    moved: amount.amount === 0 ? sum(postings.map((posting) => Math.max(0, posting.amount))) : null,
    balance: spendable ? { amount: spendable.balance, currency } : null,
    order: about.order ?? (order ? orderNumber(order.number) : null),
    title: about.title ?? order?.title ?? null,
    card: about.card ?? null,
    payout: about.payout ?? null,
    bank: about.bank ?? null,
    person: (about.personId && facts.people.get(about.personId)) ?? null,
  };
}

function stateOf(
  { id, kind, orderId, payoutId }: StatementRow,
  { held, payouts, waitingTips }: MovementFacts,
): MovementState {
  if (kind === 'tip') return waitingTips.has(id) ? 'pending' : 'settled';
  if (kind === 'sale') {
    const { pending = 0, frozen = 0 } = held.get(orderId ?? '') ?? {};
    return frozen > 0 ? 'in-dispute' : pending > 0 ? 'pending' : 'settled';
  }
  if (kind !== 'payout') return 'settled';
  const end = payouts.get(payoutId ?? '');
  return end === undefined ? 'on-its-way' : end === 'payout-settled' ? 'paid-out' : 'failed';
}
