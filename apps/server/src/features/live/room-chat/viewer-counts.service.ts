import { documentPath } from '@souk/live/paths.ts';
import type { ShowId } from '@souk/shared/ids.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { documentsIn } from '../../../platform/live/index.ts';
import { writeMany } from './room-messages.repo.ts';

/**
 * Keeps what one process counted. One process at a time adds up what all of them did and tells it: each room at most
 * every 5 s, and only what changed.
 */
export async function tellViewers(
  db: Db,
  processId: string,
  counts: ReadonlyMap<ShowId, number>,
  now: Date,
): Promise<void> {
  await keepCounts(db, processId, counts);
  await db.transaction().execute(async (tx) => {
    if (!(await isFirst(tx))) return;
    const due = await findDue(tx);
    if (due.length === 0) return;
    await forgetGone(tx, due);
    const changed = await findChanged(tx, due);
    const writes = changed.map(({ showId, count }) => ({
      op: 'set' as const,
      path: documentPath(`rooms/${showId}/state/viewers`),
      data: { count },
    }));
    await writeMany(tx, writes, now);
  });
}

async function keepCounts(db: Db, processId: string, counts: ReadonlyMap<ShowId, number>): Promise<void> {
  await sql`
    insert into room_listeners (show_id, process_id, listeners, counted_at)
    select show_id, ${processId}, listeners, clock_timestamp()
    from unnest(${[...counts.keys()]}::uuid[], ${[...counts.values()]}::int[]) as counted (show_id, listeners)
    on conflict (show_id, process_id) do update
      set listeners = excluded.listeners, counted_at = excluded.counted_at`.execute(db);
}

const stateOf = (showId: string) => documentsIn(sql`'rooms/' || ${sql.ref(showId)} || '/state'`);

async function isFirst(tx: Db): Promise<boolean> {
  const { rows } = await sql<{ first: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('room viewers', 0)) as first`.execute(tx);
  return rows[0]?.first === true;
}

/** The rooms of which nothing was told lately. A little less than 5 s, for a timer is never exact. */
async function findDue(tx: Db): Promise<ShowId[]> {
  const { rows } = await sql<{ showId: ShowId }>`
    select distinct l.show_id as "showId" from room_listeners l
    left join lateral ${stateOf('l.show_id')} as d on d.id = 'viewers'
    where d.id is null or d.changed_at < clock_timestamp() - interval '4.5 seconds'
    order by 1`.execute(tx);
  return rows.map(({ showId }) => showId);
}

/** Rooms that nobody of a process is in any more, and processes that count no more. */
async function forgetGone(tx: Db, due: ShowId[]): Promise<void> {
  await sql`
    delete from room_listeners where show_id = any(${due}::uuid[])
      and (listeners = 0 or counted_at < clock_timestamp() - interval '20 seconds')`.execute(tx);
}

async function findChanged(tx: Db, due: ShowId[]): Promise<Array<{ showId: ShowId; count: number }>> {
  const { rows } = await sql<{ showId: ShowId; count: number }>`
    select * from (
      select due.id as "showId", coalesce(sum(l.listeners), 0)::int as count
      from unnest(${due}::uuid[]) as due (id) left join room_listeners l on l.show_id = due.id
      group by due.id) as counted
    where count is distinct from (
      select (data ->> 'count')::int from ${stateOf('showId')} as state where id = 'viewers')
    order by "showId"`.execute(tx);
  return rows;
}
