import type { Account } from '@souk/shared/money/ledger/accounts.ts';
import type { TransactionKind } from '@souk/shared/money/ledger/kinds.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { ownerOf } from './account-rows.repo.ts';

/** What an account stood at at each of these moments: however much happened between them is not read. */
export async function findHistory(
  db: Db,
  { kind, owner }: Account,
  currency: string,
  moments: readonly Date[],
): Promise<number[]> {
  const { rows } = await sql<{ amount: number }>`
    select coalesce((
      select p.balance from ledger_accounts a join ledger_postings p on p.account_id = a.id
      where a.owner = ${ownerOf(owner)} and a.kind = ${kind} and a.currency = ${currency}
        and p.transaction_id <= moment.place
      order by p.transaction_id desc limit 1), 0)::bigint as amount
    from (select n, ledger_place_at(at) as place
      from unnest(${moments}::timestamptz[]) with ordinality as given (at, n)) moment
    order by n`.execute(db);
  return rows.map(({ amount }) => amount);
}

/** Everything that was ever booked on it, the oldest first. */
export async function findMoves(
  db: Db,
  { kind, owner }: Account,
  currency: string,
): Promise<Array<{ kind: TransactionKind; amount: number }>> {
  const { rows } = await sql<{ kind: TransactionKind; amount: number }>`
    select t.kind, p.amount
    from ledger_accounts a join ledger_postings p on p.account_id = a.id
      join ledger_transactions t on t.id = p.transaction_id
    where a.owner = ${ownerOf(owner)} and a.kind = ${kind} and a.currency = ${currency}
    order by p.transaction_id`.execute(db);
  return rows;
}

/** Anything was ever booked on it. */
export async function isBegun(db: Db, { kind, owner }: Account, currency: string): Promise<boolean> {
  const { rows } = await sql`
    select from ledger_accounts a join ledger_postings p on p.account_id = a.id
    where a.owner = ${ownerOf(owner)} and a.kind = ${kind} and a.currency = ${currency} limit 1`.execute(db);
  return rows.length > 0;
}

export interface PayoutMark {
  at: Date;
  number: string;
  amount: number;
}

/** The newest payouts of a shop after a moment, the oldest of them first. */
export async function findPayoutMarks(
  db: Db,
  shopId: string,
  currency: string,
  { after, most }: { after: Date; most: number },
): Promise<PayoutMark[]> {
  const { rows } = await sql<PayoutMark>`
    select t.at, coalesce(t.about ->> 'payout', '') as number, p.amount
    from ledger_accounts a join ledger_postings p on p.account_id = a.id
      join ledger_transactions t on t.id = p.transaction_id
    where a.owner = ${shopId} and a.kind = 'shop-in-payout' and a.currency = ${currency}
      and p.transaction_id > ledger_place_at(${after}) and t.kind = 'payout'
    order by p.transaction_id desc limit ${most}`.execute(db);
  return rows.reverse();
}
