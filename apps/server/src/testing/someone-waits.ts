import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../platform/db/database.ts';

// Postgres tells nobody that a lock is waited for; it has to be asked.
const ASK_AGAIN_MS = 5;

/** Until another connection waits for a lock of ours. */
export async function someoneWaits(db: Db, count = 1): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      db,
    );
    if (rows.length >= count) return;
    await pause(ASK_AGAIN_MS);
  }
}
