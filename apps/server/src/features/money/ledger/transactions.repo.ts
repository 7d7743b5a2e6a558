import type { UserId } from '@souk/shared/ids.ts';
import type { AccountKind } from '@souk/shared/money/ledger/accounts.ts';
import type { TransactionKind } from '@souk/shared/money/ledger/kinds.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { LedgerWords } from '../../../platform/db/ledger-tables.ts';
import { anyOf, anyText } from '../../../platform/db/list-asked.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { ownerOf } from './account-rows.repo.ts';

export interface RowPosting {
  accountId: number;
  amount: number;
  /** What the account stands at after it. */
  balance: number;
}

export interface NewTransaction {
  key: string;
  contentHash: Buffer;
  kind: TransactionKind;
  currency: string;
  at: Date;
  orderId: string | null;
  paymentId: string | null;
  payoutId: string | null;
  about: LedgerWords;
}

/** The transaction with its postings, and the accounts as they stand then. Undefined where the key is there already. */
export async function insertTransaction(
  tx: Db,
  transaction: NewTransaction,
  postings: readonly RowPosting[],
): Promise<number | undefined> {
  const [row] = await insertWithPostings(
    tx,
    JSON.stringify({ ...transaction, contentHash: transaction.contentHash.toString('hex') }),
    JSON.stringify(postings),
  );
  return row?.id;
}

const insertWithPostings = prepared('book', (db, transaction: string, postings: string) => ({
  compile: () =>
    sql<{ id: number }>`
      with written as (
        insert into ledger_transactions
          (key, content_hash, kind, currency, at, order_id, payment_id, payout_id, about)
        select key, decode("contentHash", 'hex'), kind, currency, at, "orderId", "paymentId", "payoutId", about
        from json_to_record(${transaction}::text::json) as given (key text, "contentHash" text, kind text,
          currency text, at timestamptz, "orderId" uuid, "paymentId" uuid, "payoutId" uuid, about jsonb)
        on conflict (key) do nothing returning id),
      moved as (
        select written.id as transaction_id, given.* from written,
          json_to_recordset(${postings}::text::json) as given ("accountId" bigint, amount bigint, balance bigint)),
      posted as (
        insert into ledger_postings (transaction_id, account_id, amount, balance)
        select transaction_id, "accountId", amount, balance from moved),
      stand as (
        update ledger_accounts a set balance = moved.balance from moved where a.id = moved."accountId")
      select id from written`.compile(db),
}));

export interface TransactionWithPostings {
  transaction: NewTransaction;
  postings: readonly RowPosting[];
}

/** Several, in their order, none of whose keys is there; their ids by key. */
export async function insertTransactions(
  tx: Db,
  all: readonly TransactionWithPostings[],
): Promise<Map<string, number>> {
  if (all.length === 0) return new Map();
  const transactions = all.map(({ transaction }) => ({
    ...transaction,
    contentHash: transaction.contentHash.toString('hex'),
  }));
  const postings = all.flatMap(({ transaction: { key }, postings }) =>
    postings.map((posting) => ({ key, ...posting })),
  );
  const balances = new Map(postings.map(({ accountId, balance }) => [accountId, balance]));
  const { rows } = await sql<{ id: number; key: string }>`
    with written as (
      insert into ledger_transactions
        (key, content_hash, kind, currency, at, order_id, payment_id, payout_id, about)
      select key, decode("contentHash", 'hex'), kind, currency, at, "orderId", "paymentId", "payoutId", about
      from rows from (json_to_recordset(${JSON.stringify(transactions)}::text::json) as (key text,
        "contentHash" text, kind text, currency text, at timestamptz, "orderId" uuid, "paymentId" uuid,
        "payoutId" uuid, about jsonb)) with ordinality as given
      order by ordinality returning id, key),
    posted as (
      insert into ledger_postings (transaction_id, account_id, amount, balance)
      select written.id, moved."accountId", moved.amount, moved.balance
      from rows from (json_to_recordset(${JSON.stringify(postings)}::text::json) as (key text,
        "accountId" bigint, amount bigint, balance bigint)) with ordinality as moved join written using (key)
      order by moved.ordinality),
    stand as (
      update ledger_accounts a set balance = last.balance
      from unnest((select ${[...balances.keys()]}::bigint[]), (select ${[...balances.values()]}::bigint[]))
        as last (id, balance) where a.id = last.id)
    select id, key from written`.execute(tx);
  return new Map(rows.map(({ id, key }) => [key, id]));
}

export async function findByKey(
  db: Db,
  key: string,
): Promise<{ id: number; contentHash: Buffer } | undefined> {
  const [known] = await findKey(db, key);
  return known;
}

const findKey = prepared('ledger transaction by key', (db, key: string) =>
  db.selectFrom('ledger_transactions').select(['id', 'content_hash as contentHash']).where('key', '=', key),
);

/** Which of these are in the books. */
export async function findBookedKeys(db: Db, keys: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('ledger_transactions')
    .select('key')
    .where(sql<boolean>`key = ${anyText(keys)}`)
    .execute();
  return new Set(rows.map(({ key }) => key));
}

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

/** The rows of a person's wallet, by `currency` and `amount`. */
export const walletOf = (userId: UserId | RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`select currency, balance as amount from ledger_accounts where owner = ${userId} and kind = 'wallet'`;

/** Of these orders, how much of the shop's money is not free yet. */
export async function findOrdersHeld(
  db: Db,
  shopId: string,
  orderIds: readonly string[],
): Promise<Map<string, { pending: number; frozen: number }>> {
  const rows = await findHeld(db, shopId, orderIds);
  return new Map(rows.map(({ id, ...held }) => [id, held]));
}

const findHeld = prepared('money held for orders', (db, shopId: string, orderIds: readonly string[]) => ({
  compile: () =>
    sql<{ id: string; pending: number; frozen: number }>`
      select t.order_id as id, coalesce(sum(p.amount) filter (where a.kind = 'shop-pending'), 0)::bigint as pending,
        coalesce(sum(p.amount) filter (where a.kind = 'shop-frozen'), 0)::bigint as frozen
      from ledger_transactions t join ledger_postings p on p.transaction_id = t.id
        join ledger_accounts a on a.id = p.account_id
      where t.order_id = ${anyOf(orderIds)} and a.owner = ${shopId}
      group by t.order_id`.compile(db),
}));
