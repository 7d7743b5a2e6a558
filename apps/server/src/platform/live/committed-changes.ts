import type { ChangedDoc } from '@souk/live/server/store.ts';
import { afterCommit, databaseOf } from '../db/after-commit.ts';
import type { Database, Db } from '../db/database.ts';

type Spread = (changed: readonly ChangedDoc[]) => void;

/** Of each database of this process, who tells what is written in its transactions. */
const spreads = new WeakMap<object, Set<Spread>>();

/** From now on tells what transactions of this process wrote, once they are committed. */
export function spreadCommitted({ db }: Pick<Database, 'db'>, spread: Spread): Disposable {
  const known = spreads.get(db) ?? new Set();
  spreads.set(db, known.add(spread));
  return { [Symbol.dispose]: () => void known.delete(spread) };
}

/**
 * To be called in the transaction that writes. What a crash after the commit loses, and what a command beside the market
 * writes, is seen when each process looks by itself.
 */
export function tellAfterCommit(tx: Db, changed: readonly ChangedDoc[]): void {
  const root = databaseOf(tx);
  afterCommit(tx, () => tellCommitted(root, changed));
}

/** What is committed already. */
export function tellCommitted(db: Db, changed: readonly ChangedDoc[]): void {
  for (const spread of spreads.get(db) ?? []) spread(changed);
}
