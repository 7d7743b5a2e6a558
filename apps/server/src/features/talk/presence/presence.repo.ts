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
  await sql`
    insert into present_processes (id, seen_at, since) values (${processId}, ${now}, ${now})
      on conflict (id) do update set seen_at = excluded.seen_at`.execute(db);
  // Asked only now: a sweep that took this process for dead has ended, and whom it took out come again.
  const { rows } = await sql<{ user_id: UserId }>`
    select user_id from unnest(${[...users]}::uuid[]) as here (user_id)
    where not exists (select from present_people as said
      where said.user_id = here.user_id and said.process_id = ${processId})`.execute(db);
  await eachHeld(db, idsOf(rows), async (tx, coming) => {
    const { rows } = await sql<{ user_id: UserId }>`
      insert into present_people (user_id, process_id)
        select unnest(${coming}::uuid[]), ${processId}::uuid on conflict do nothing returning user_id`.execute(
      tx,
    );
    await show(tx, idsOf(rows), { online: true, seenAt: now }, now);
  });
}

/**
 * A person is connected to a process no more; when they are to no other either, they are shown to be gone.
 */
export async function sayLeft(db: Db, processId: string, user: UserId, now: Date): Promise<void> {
  await eachHeld(db, [user], async (tx, leaving) => {
    await sql`delete from present_people where user_id = ${user} and process_id = ${processId}`.execute(tx);
    await show(tx, await withoutProcess(tx, leaving), { online: false, seenAt: now }, now);
  });
}

/** Takes out the processes that ended without a word, and people who were connected to none but these. */
export async function sweepProcesses(db: Db, now: Date): Promise<void> {
  const silent = sql`seen_at < ${new Date(now.getTime() - SILENT_MS)}`;
  const { rows } = await sql<{ user_id: UserId }>`
    select distinct user_id from present_people
    where process_id in (select id from present_processes where ${silent})`.execute(db);
  await eachHeld(db, idsOf(rows), async (tx, stranded) => {
    // One that wakes up just now waits, and then says anew who is connected to it. What another sweep holds is its own.
    const { rows } = await sql<{ user_id: UserId; seen_at: Date }>`
      with dead as (
        select id, seen_at from present_processes where ${silent} for update skip locked
      ), gone as (
        delete from present_people using dead
          where process_id = dead.id and user_id = any(${stranded}::uuid[]) returning user_id, seen_at
      )
      select user_id, max(seen_at) as seen_at from gone group by user_id`.execute(tx);
    const left = new Set(await withoutProcess(tx, idsOf(rows)));
    const gone = rows.filter((row) => left.has(row.user_id));
    for (const [seenAt, those] of Map.groupBy(gone, ({ seen_at }) => seen_at.getTime()))
      await show(tx, idsOf(those), { online: false, seenAt: new Date(seenAt) }, now);
  });
  await sql`
    delete from present_processes as dead where ${silent}
      and not exists (select from present_people where process_id = dead.id)`.execute(db);
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
    eachHeld(db, [user_id], async (tx, stray) =>
      show(tx, await withoutProcess(tx, stray), { online: false, seenAt: new Date(seen_at) }, now),
    ),
  );
  return rows.length;
}

const idsOf = (rows: ReadonlyArray<{ user_id: UserId }>): UserId[] => rows.map((row) => row.user_id);

/**
 * In one transaction for some at a time: who comes to one process while they leave another would else be shown as the
 * slower of the two found them.
 */
async function eachHeld(
  db: Db,
  users: readonly UserId[],
  act: (tx: Db, held: UserId[]) => Promise<void>,
): Promise<void> {
  const inOrder = [...users].sort();
  for (let from = 0; from < inOrder.length; from += MOST_AT_ONCE) {
    const held = inOrder.slice(from, from + MOST_AT_ONCE);
    await (db as Database['db']).transaction().execute(async (tx) => {
      await sql`
        select pg_advisory_xact_lock(hashtextextended('presence ' || user_id, 0))
        from unnest(${held}::uuid[]) with ordinality as here (user_id, nth) order by nth`.execute(tx);
      await act(tx, held);
    });
  }
}

async function withoutProcess(tx: Db, users: readonly UserId[]): Promise<UserId[]> {
  const { rows } = await sql<{ user_id: UserId }>`
    select user_id from unnest(${[...users]}::uuid[]) as asked (user_id)
    where not exists (select from present_people as here where here.user_id = asked.user_id)`.execute(tx);
  return idsOf(rows);
}

async function show(
  tx: Db,
  users: readonly UserId[],
  { online, seenAt }: { online: boolean; seenAt: Date },
  now: Date,
): Promise<void> {
  const writes = users.map((userId) => ({
    op: 'set' as const,
    path: documentPath(`${presencePath(userId)}/now`),
    data: { online, seenAt: seenAt.getTime() },
  }));
  await writeLive(tx, writes, now);
}
