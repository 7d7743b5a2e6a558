import { z } from 'zod';
import { accountKinds } from '../../money/ledger/accounts.ts';
import { transactionKinds } from '../../money/ledger/kinds.ts';
import { money } from '../../money.ts';
import { tableQuery } from '../../paging.ts';

export const accountKind = z.enum(accountKinds);

/** A transaction as it is booked. */
export const ledgerEntry = z.object({
  _id: z.string(),
  key: z.string(),
  kind: z.enum(transactionKinds),
  at: z.iso.datetime(),
  order: z.object({ _id: z.string().nullable(), number: z.string().nullable() }).nullable(),
  paymentId: z.string().nullable(),
  payoutId: z.string().nullable(),
  postings: z.array(
    z.object({
      account: accountKind,
      /** Whose account it is; the market's own has nobody. */
      owner: z.object({ _id: z.string(), name: z.string() }).nullable(),
      amount: money,
      /** What the account stood at after it; null for the market's, which are kept in parts. */
      balance: money.nullable(),
    }),
  ),
});
export type LedgerEntry = z.infer<typeof ledgerEntry>;

export const ledgerQuery = tableQuery.extend({
  kind: z.enum(transactionKinds).optional(),
  account: accountKind.optional(),
  /** The number or the id of an order, or the id of a payment or payout. */
  search: z.string().trim().max(60).optional(),
});
export type LedgerQuery = z.infer<typeof ledgerQuery>;
export const ledgerList = z.object({ items: z.array(ledgerEntry), total: z.int() });
export type LedgerList = z.infer<typeof ledgerList>;
