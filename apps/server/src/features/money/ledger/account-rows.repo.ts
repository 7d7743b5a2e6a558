import { type Account, type AccountKind, isMarketKind } from '@souk/shared/money/ledger/accounts.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { idList, textList } from '../../../platform/db/list-asked.ts';
import { prepared } from '../../../platform/db/prepared.ts';

/** One row of an account: the only one, or one of several where the market owns it. */
export interface AccountRow {
  kind: AccountKind;
  owner: string;
  currency: string;
  part: number;
}

export interface StandingRow extends AccountRow {
  id: number;
  balance: number;
}

const NOBODY = '00000000-0000-0000-0000-000000000000';

export const ownerOf = (owner: string | null): string => owner ?? NOBODY;

export function rowOf({ kind, owner }: Account, currency: string, part: number): AccountRow {
  return { kind, owner: ownerOf(owner), currency, part: isMarketKind(kind) ? part : 0 };
}

/** Locks them, and makes those that nobody needed before. */
export async function lockRows(tx: Db, wantedRows: readonly AccountRow[]): Promise<StandingRow[]> {
  const locked = await lockAll(tx, wantedRows);
  if (locked.length === wantedRows.length) return locked;
  await makeMissing(tx, wantedRows);
  return lockAll(tx, wantedRows);
}

// Always in one order, so that nobody waits in a ring; and none at all while one is missing, as the
// transaction that makes it may be waiting for another.
const lockListed = prepared(
  'lock ledger accounts',
  (db, ...[owners, kinds, currencies, parts, count]: Listed) => ({
    compile: () =>
      sql<StandingRow>`
      with wanted as (select id from ledger_accounts
        join ${listed(owners, kinds, currencies, parts)} using (owner, kind, currency, part))
      select a.id, a.kind, a.owner, a.currency, a.part, a.balance from ledger_accounts a
      where a.id in (select id from wanted) and (select count(*) from wanted) = ${count}::int
      order by a.id for no key update of a`.compile(db),
  }),
);

const lockAll = (tx: Db, wantedRows: readonly AccountRow[]): Promise<StandingRow[]> =>
  lockListed(tx, ...columnsOf(wantedRows), wantedRows.length);

async function makeMissing(tx: Db, wantedRows: readonly AccountRow[]): Promise<void> {
  await sql`
    insert into ledger_accounts (kind, user_id, shop_id, currency, part)
    select kind, case when kind like 'wallet%' then owner end, case when kind like 'shop-%' then owner end, currency, part
    from ${listed(...columnsOf(wantedRows))} order by owner, kind, currency, part
    on conflict do nothing`.execute(tx);
}

type Columns = [owners: string[], kinds: string[], currencies: string[], parts: number[]];
type Listed = [...Columns, count: number];

const columnsOf = (wantedRows: readonly AccountRow[]): Columns => [
  wantedRows.map(({ owner }) => owner),
  wantedRows.map(({ kind }) => kind),
  wantedRows.map(({ currency }) => currency),
  wantedRows.map(({ part }) => part),
];

const listed = (
  ...[owners, kinds, currencies, parts]: Columns
) => sql`unnest(${idList(owners)}, ${textList(kinds)},
  (select ${currencies}::bpchar[]), (select ${parts}::smallint[])) as listed (owner, kind, currency, part)`;
