import { sql } from 'kysely';
import { afterCommit, databaseOf } from '../db/after-commit.ts';
import type { Db } from '../db/database.ts';

export const outboxChannel = 'souk_outbox';

const waking = new WeakMap<Db, { again: boolean }>();

/**
 * Delivery is told once this transaction is committed, and not in it: transactions that notify commit one
 * after the other. What a crash in between leaves untold is found by looking.
 */
export function wakeAfterCommit(tx: Db): void {
  const database = databaseOf(tx);
  afterCommit(tx, () => void wake(database));
}

/** One call says it for all that commit until the next. */
async function wake(database: Db): Promise<void> {
  const begun = waking.get(database);
  if (begun) {
    begun.again = true;
    return;
  }
  const own = { again: true };
  waking.set(database, own);
  try {
    while (own.again) {
      own.again = false;
      await sql`select pg_notify(${outboxChannel}, '')`.execute(database);
    }
  } catch {
    // With the database away they look by themselves.
  } finally {
    waking.delete(database);
  }
}
