import { documentPath } from '@souk/live/paths.ts';
import type { UserId } from '@souk/shared/ids.ts';
import { presencePath } from '@souk/shared/talk/messaging/paths.ts';
import { sql } from 'kysely';
import type { Database, Db } from '../../../platform/db/database.ts';
import { eachInTurn } from '../../../platform/jobs/in-turn.ts';
import { documentsLike, writeLive } from '../../../platform/live/index.ts';

/** A process says so often that it is there. */
export const beatMs = 10_000;
/** One that has said nothing for so long has ended without a word. */
const SILENT_MS = 2.5 * beatMs;
/** Nobody who is said to be there stays so for longer than that without a process they are connected to. */
const STRAY_MS = 60_000;
const MOST_AT_ONCE = 100;

/** Says that a process is there, and who is connected to it. Those who were not before are shown to be there. */
export async function sayHere(db: Db, processId: string, users: readonly UserId[], now: Date): Promise<void> {
  const { rows } = await sql<{ user_id: UserId }>`
    with process as (
      insert into present_processes (id, seen_at, since) values (${processId}, ${now}, ${now})
        on conflict (id) do update set seen_at = excluded.seen_at
    )
    insert into present_people (user_id, process_id)
      select unnest(${[...users]}::uuid[]), ${processId}::uuid on conflict do nothing returning user_id`.execute(
    db,
  );
  await showPresent(
    db,
    rows.map((row) => row.user_id),
    { online: true, seenAt: now },
    now,
  );
}

/**
 * A person is connected to a process no more; when they are to no other either, they are shown to be gone.
 */
export async function sayLeft(db: Db, processId: string, user: UserId, now: Date): Promise<void> {
  await sql`delete from present_people where user_id = ${user} and process_id = ${processId}`.execute(db);
  const { rows } = await sql`select from present_people where user_id = ${user} limit 1`.execute(db);
  if (rows.length === 0) await showPresent(db, [user], { online: false, seenAt: now }, now);
}

/** Takes out the processes that ended without a word, and people who were connected to none but these. */
export async function sweepProcesses(db: Db, now: Date): Promise<void> {
  const { rows } = await sql<{ user_id: UserId; seen_at: Date }>`
    with dead as (
      delete from present_processes where seen_at < ${new Date(now.getTime() - SILENT_MS)} returning id, seen_at
    ), gone as (
      delete from present_people using dead where process_id = dead.id returning user_id, process_id, seen_at
    )
    select user_id, max(seen_at) as seen_at from gone
    where not exists (select from present_people as here
      where here.user_id = gone.user_id and here.process_id not in (select id from dead))
    group by user_id`.execute(db);
  for (const [seenAt, gone] of Map.groupBy(rows, ({ seen_at }) => seen_at.getTime()))
    await showPresent(
      db,
      gone.map((row) => row.user_id),
      { online: false, seenAt: new Date(seenAt) },
      now,
    );
}

/** Those who are shown to be there though no process says so, as after a crash of the database, leave. */
export async function sweepPresence(db: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ user_id: UserId; seen_at: number }>`
    select split_part(collection, '/', 2) as user_id, (data->>'seenAt')::float8 as seen_at
    from ${documentsLike('people/%/presence')} as shown
    where data @> '{"online": true}' and (data->>'seenAt')::bigint < ${now.getTime() - STRAY_MS}
      and not exists (select from present_people where user_id::text = split_part(collection, '/', 2))`.execute(
    db,
  );
  await eachInTurn(rows, ({ user_id, seen_at }) =>
    showPresent(db, [user_id], { online: false, seenAt: new Date(seen_at) }, now),
  );
  return rows.length;
}

async function showPresent(
  db: Db,
  users: readonly UserId[],
  { online, seenAt }: { online: boolean; seenAt: Date },
  now: Date,
): Promise<void> {
  for (let from = 0; from < users.length; from += MOST_AT_ONCE) {
    const writes = users.slice(from, from + MOST_AT_ONCE).map((userId) => ({
      op: 'set' as const,
      path: documentPath(`${presencePath(userId)}/now`),
      data: { online, seenAt: seenAt.getTime() },
    }));
    await (db as Database['db']).transaction().execute((tx) => writeLive(tx, writes, now));
  }
}
