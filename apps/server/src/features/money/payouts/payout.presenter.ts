import type { Payout } from '@souk/shared/money/payouts/schema.ts';
import type { PayoutRow } from './payout.repo.ts';

export const payoutNumber = (number: number): string => `PO-${String(number).padStart(4, '0')}`;

export function presentPayout(row: PayoutRow): Payout {
  return {
    _id: row.id,
    number: payoutNumber(row.number),
    state: row.state,
    amount: { amount: row.amount, currency: row.currency },
    last4: row.last4,
    bySchedule: row.by_schedule,
    failure: row.failure,
    requestedAt: row.requested_at.toISOString(),
    expectedAt: row.expected_at?.toISOString() ?? null,
    settledAt: row.settled_at?.toISOString() ?? null,
  };
}
