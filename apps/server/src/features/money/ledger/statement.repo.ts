import type { AccountKind } from '@souk/shared/money/ledger/accounts.ts';
import type { TransactionKind } from '@souk/shared/money/ledger/kinds.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { LedgerWords } from '../../../platform/db/ledger-tables.ts';

export interface StatementRow {
  id: number;
  kind: TransactionKind;
  currency: string;
  at: Date;
  orderId: string | null;
  payoutId: string | null;
  about: LedgerWords;
  /** On each account it touched: how much, and what stood there after it. */
  postings: Array<{ kind: AccountKind; amount: number; balance: number }>;
}

/** What of a statement is asked for; without any of it, all. */
export interface StatementPart {
  kinds?: readonly TransactionKind[] | undefined;
  about?: { order: number | null; payout: number | null } | undefined;
}

/** The newest transactions on some of an owner's accounts: each account is read from its own end. */
export async function findStatement(
  db: Db,
  owner: string,
  kinds: readonly AccountKind[],
  part: StatementPart,
  before: number | null,
  limit: number,
): Promise<StatementRow[]> {
  const wanted = sql.join([sql``, ...conditionsOf(owner, part)], sql` and `);
  const { rows } = await sql<Omit<StatementRow, 'at'> & { at: Date }>`
    with own as materialized (
      select id, kind from ledger_accounts where owner = ${owner} and kind = any(${kinds})),
    latest as (
      select distinct p.transaction_id as id from own, lateral (
        select transaction_id from ledger_postings where account_id = own.id
          and transaction_id < ${before ?? Number.MAX_SAFE_INTEGER} ${wanted}
        order by transaction_id desc limit ${limit}) p
      order by id desc limit ${limit})
    select t.id, t.kind, t.currency, t.at, t.order_id as "orderId", t.payout_id as "payoutId", t.about, (
      select json_agg(json_build_object('kind', own.kind, 'amount', p.amount, 'balance', p.balance) order by own.id)
      from own join ledger_postings p on p.account_id = own.id and p.transaction_id = t.id) as postings
    from latest join ledger_transactions t on t.id = latest.id
    order by t.id desc`.execute(db);
  return rows;
}

function conditionsOf(owner: string, { kinds, about }: StatementPart): RawBuilder<unknown>[] {
  const ofKind = sql`(select kind from ledger_transactions where id = transaction_id) = any(${kinds})`;
  return [
    ...(kinds ? [ofKind] : []),
    ...(about ? [sql`transaction_id in (${transactionsAbout(owner, about)})`] : []),
  ];
}

// Each by an index of its own: a number names one order and one payout at most.
const transactionsAbout = (owner: string, { order, payout }: NonNullable<StatementPart['about']>) => sql`
  select id from ledger_transactions where order_id = (select id from orders where number = ${order})
  union all
  select id from ledger_transactions where about ? 'order' and about ->> 'order' = ${`SK-${order}`}
  union all
  select id from ledger_transactions where payout_id = (
    select id from payouts where shop_id = ${owner} and number = ${payout})`;

/** Of these payouts, how those that are not on their way any more ended. */
export async function findPayoutEnds(
  db: Db,
  payoutIds: readonly string[],
): Promise<Map<string, 'payout-settled' | 'payout-failed'>> {
  const { rows } = await sql<{ id: string; kind: 'payout-settled' | 'payout-failed' }>`
    select payout_id as id, kind from ledger_transactions
    where payout_id = any(${payoutIds}::uuid[]) and kind in ('payout-settled', 'payout-failed')
    order by id`.execute(db);
  return new Map(rows.map(({ id, kind }) => [id, kind]));
}
