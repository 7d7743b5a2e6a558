import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/**
 * Adds hits to each key's window and tells the sums over all processes. A window that is over begins anew, and so does
 * one that ends later than any could: the clock was set back.
 */
export async function addHits(
  db: Db,
  hits: ReadonlyArray<{ key: string; count: number; resetsAt: Date }>,
  now: Date,
): Promise<Map<string, { hits: number; resetsAt: Date }>> {
  // Sorted, so that two processes lock the same rows in the same order.
  const sorted = hits.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const { rows } = await sql<{ key: string; hits: number; resets_at: Date }>`
    insert into rate_limits as kept (key, hits, resets_at)
    select * from unnest(
      ${sorted.map(({ key }) => key)}::text[],
      ${sorted.map(({ count }) => count)}::int[],
      ${sorted.map(({ resetsAt }) => resetsAt.toISOString())}::timestamptz[])
    on conflict (key) do update set
      hits = case when ${isOver(now)} then excluded.hits else kept.hits + excluded.hits end,
      resets_at = case when ${isOver(now)} then excluded.resets_at else kept.resets_at end
    returning key, hits, resets_at`.execute(db);
  return new Map(rows.map((row) => [row.key, { hits: row.hits, resetsAt: row.resets_at }]));
}

// Processes need not agree on the time to the second.
const isOver = (now: Date) =>
  sql`(kept.resets_at <= ${now} or kept.resets_at > excluded.resets_at + interval '1 minute')`;

export async function isOpen(db: Db, key: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('rate_limits')
    .select('key')
    .where('key', '=', key)
    .where('resets_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

export async function forgetHits(db: Db, keys: string[]): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', 'in', keys).execute();
}

export async function deletePastLimits(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('rate_limits').where('resets_at', '<=', now).execute();
}
