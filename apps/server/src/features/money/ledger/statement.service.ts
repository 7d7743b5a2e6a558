import type { ShopId, UserId } from '@souk/shared/ids.ts';
import type { Account, AccountKind } from '@souk/shared/money/ledger/accounts.ts';
import type { Money } from '@souk/shared/money.ts';
import { z } from 'zod';
import { pageOf, readCursor } from '../../../platform/db/cursor.ts';
import type { Db } from '../../../platform/db/database.ts';
import { findStatement, type StatementPart, type StatementRow } from './statement.repo.ts';
import { findBalances } from './transactions.repo.ts';

/** Everything a person, a shop or (`null`) the market has, by currency and account. */
export async function balancesOf(
  db: Db,
  owner: UserId | ShopId | null,
): Promise<Map<string, Partial<Record<AccountKind, number>>>> {
  const balances = new Map<string, Partial<Record<AccountKind, number>>>();
  for (const { kind, currency, amount } of await findBalances(db, owner)) {
    balances.set(currency, { ...balances.get(currency), [kind]: amount });
  }
  return balances;
}

export async function balanceOf(db: Db, { kind, owner }: Account, currency: string): Promise<Money> {
  const balances = await findBalances(db, owner);
  const found = balances.find((balance) => balance.kind === kind && balance.currency === currency);
  return { amount: found?.amount ?? 0, currency };
}

/** What happened on these accounts of an owner, newest first. */
export async function statement(
  db: Db,
  { owner, kinds }: { owner: UserId | ShopId; kinds: readonly AccountKind[] },
  { cursor, limit, ...part }: StatementPart & { cursor?: string | undefined; limit: number },
): Promise<{ rows: StatementRow[]; nextCursor: string | null }> {
  const place = readCursor(cursor, statementPlace);
  const rows = await findStatement(db, owner, kinds, part, place?.[1] ?? null, limit + 1);
  return pageOf(rows, limit, ({ id }) => ['statement', id]);
}

const statementPlace = z.tuple([z.literal('statement'), z.int().min(0)]);
