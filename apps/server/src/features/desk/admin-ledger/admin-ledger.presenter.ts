import type { LedgerEntry } from '@souk/shared/desk/admin-ledger/schema.ts';
import { isMarketKind } from '@souk/shared/money/ledger/accounts.ts';
import type { LedgerRow } from './admin-ledger.repo.ts';

export const presentEntry = (row: LedgerRow): LedgerEntry => ({
  _id: String(row.id),
  key: row.key,
  kind: row.kind,
  at: row.at.toISOString(),
  order: row.orderId || row.number ? { _id: row.orderId, number: row.number } : null,
  paymentId: row.paymentId,
  payoutId: row.payoutId,
  postings: row.postings.map(({ kind, ownerId, ownerName, amount, balance }) => ({
    account: kind,
    owner: ownerId ? { _id: ownerId, name: ownerName ?? '' } : null,
    amount: { amount, currency: row.currency },
    balance: isMarketKind(kind) ? null : { amount: balance, currency: row.currency },
  })),
});
