import { documentPath } from '@souk/live/paths.ts';
import type { UserId } from '@souk/shared/ids.ts';
import { presencePath } from '@souk/shared/messaging/paths.ts';
import { sql } from 'kysely';
import type { Database, Db } from '../../platform/db/database.ts';
import { writeLive } from '../../platform/live/index.ts';

/** Whoever is there is said to be there again after so long. */
export const heartbeatMs = 60_000;
/** A process that ended without a word said nothing for so long. */
const SILENT_MS = 2.5 * heartbeatMs;
const MOST_AT_ONCE = 100;

export async function sayPresent(
  db: Db,
  users: readonly UserId[],
  online: boolean,
  now: Date,
): Promise<void> {
  for (let from = 0; from < users.length; from += MOST_AT_ONCE) {
    const writes = users.slice(from, from + MOST_AT_ONCE).map((userId) => ({
      op: 'set' as const,
      path: documentPath(`${presencePath(userId)}/now`),
      data: { online, seenAt: now.getTime() },
    }));
    await (db as Database['db']).transaction().execute((tx) => writeLive(tx, writes, now));
  }
}

/** Those of whom nobody has said for long that they are there, leave. */
export async function sweepPresence(db: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ path: string; seen_at: number }>`
    select collection || '/' || id as path, (data->>'seenAt')::bigint as seen_at from live_documents
    where collection like 'people/%' and collection like '%/presence'
      and data @> '{"online": true}' and (data->>'seenAt')::bigint < ${now.getTime() - SILENT_MS}
    limit ${MOST_AT_ONCE}`.execute(db);
  const writes = rows.map(({ path, seen_at }) => ({
    op: 'set' as const,
    path: documentPath(path),
    data: { online: false, seenAt: seen_at },
  }));
  await (db as Database['db']).transaction().execute((tx) => writeLive(tx, writes, now));
  return rows.length;
}
