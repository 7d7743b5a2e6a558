import type { AccountKind } from '@souk/shared/money/ledger/accounts.ts';
import type { TransactionKind } from '@souk/shared/money/ledger/kinds.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { NewRow } from '../../../platform/db/insert-all.ts';
import type { LedgerWords } from '../../../platform/db/ledger-tables.ts';
import { ownerOf } from './drawers.repo.ts';

export interface DrawerPosting {
  accountId: number;
  amount: number;
  /** What the account stands at after it. */
  balance: number;
}

/** The transaction with its postings, and the accounts as they stand then. Undefined where the key is there already. */
export async function insertTransaction(
  tx: Db,
  transaction: NewRow<'ledger_transactions'>,
  postings: readonly DrawerPosting[],
): Promise<number | undefined> {
  const written = tx
    .insertInto('ledger_transactions')
    .values(transaction)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id');
  const { rows } = await sql<{ id: number }>`
    with listed as (
      select * from unnest(${postings.map((p) => p.accountId)}::bigint[], ${postings.map((p) => p.amount)}::bigint[],
        ${postings.map((p) => p.balance)}::bigint[]) as p (account_id, amount, balance)),
    written as (${written}),
    posted as (
      insert into ledger_postings (transaction_id, account_id, amount, balance)
      select written.id, account_id, amount, balance from listed, written),
    stand as (
      update ledger_accounts a set balance = listed.balance from listed, written where a.id = listed.account_id)
    select id from written`.execute(tx);
  return rows[0]?.id;
}

export const findByKey = (db: Db, key: string) =>
  db
    .selectFrom('ledger_transactions')
    .select(['id', 'content_hash as contentHash'])
    .where('key', '=', key)
    .executeTakeFirst();

export interface Balance {
  kind: AccountKind;
  currency: string;
  amount: number;
}

/** Of everything a person or a shop has here; of the market itself where `owner` is null. */
export function findBalances(db: Db, owner: string | null): Promise<Balance[]> {
  return db
    .selectFrom('ledger_accounts')
    .select(['kind', 'currency', sql<number>`sum(balance)::bigint`.as('amount')])
    .where('owner', '=', ownerOf(owner))
    .groupBy(['kind', 'currency'])
    .orderBy('currency')
    .orderBy('kind')
    .execute();
}

/** What of an order lies on a shop's accounts. */
export async function findOfOrder(
  db: Db,
  shopId: string,
  currency: string,
  orderId: string,
): Promise<{ pending: number; frozen: number }> {
  const { rows } = await sql<{ pending: number; frozen: number }>`
    select coalesce(sum(p.amount) filter (where a.kind = 'shop-pending'), 0)::bigint as pending,
      coalesce(sum(p.amount) filter (where a.kind = 'shop-frozen'), 0)::bigint as frozen
    from ledger_transactions t join ledger_postings p on p.transaction_id = t.id
      join ledger_accounts a on a.id = p.account_id
    where t.order_id = ${orderId} and a.owner = ${shopId} and a.currency = ${currency}`.execute(db);
  return rows[0] ?? { pending: 0, frozen: 0 };
}

export interface StatementRow {
  id: number;
  kind: TransactionKind;
  currency: string;
  at: Date;
  orderId: string | null;
  about: LedgerWords;
  /** On each account it touched: how much, and what stood there after it. */
  postings: Array<{ kind: AccountKind; amount: number; balance: number }>;
}

/** The newest transactions on an owner's accounts before one of them: each account is read from its own end. */
export async function findStatement(
  db: Db,
  owner: string,
  { before, limit }: { before: number | null; limit: number },
): Promise<StatementRow[]> {
  const { rows } = await sql<StatementRow>`
    with own as materialized (select id, kind from ledger_accounts where owner = ${owner}),
    latest as (
      select distinct p.transaction_id as id from own, lateral (
        select transaction_id from ledger_postings where account_id = own.id
          and transaction_id < ${before ?? Number.MAX_SAFE_INTEGER}
        order by transaction_id desc limit ${limit}) p
      order by id desc limit ${limit})
    select t.id, t.kind, t.currency, t.at, t.order_id as "orderId", t.about, (
      select json_agg(json_build_object('kind', own.kind, 'amount', p.amount, 'balance', p.balance) order by own.id)
      from ledger_postings p join own on own.id = p.account_id where p.transaction_id = t.id) as postings
    from latest join ledger_transactions t on t.id = latest.id
    order by t.id desc`.execute(db);
  return rows;
}
