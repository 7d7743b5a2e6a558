import { documentPath } from '@souk/live/paths.ts';
import type { ShowId, UserId } from '@souk/shared/ids.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { documentsIn } from '../../../platform/live/index.ts';
import { writeMany } from './room-messages.repo.ts';

/** Those of one process: people by their ids, and how many nobody knows. */
export interface InRoom {
  readonly people: ReadonlySet<string>;
  readonly strangers: number;
}

/** Whose show it is does not watch it. */
export async function countViewers(db: Db, rooms: ReadonlyMap<ShowId, InRoom>): Promise<Map<ShowId, number>> {
  const hosts = rooms.size > 0 ? await findHosts(db, [...rooms.keys()]) : [];
  return new Map(
    hosts.map(({ id, ids }) => {
      const { people, strangers } = rooms.get(id) ?? { people: new Set<string>(), strangers: 0 };
      return [id, strangers + people.difference(new Set(ids)).size];
    }),
  );
}

async function findHosts(db: Db, showIds: ShowId[]): Promise<Array<{ id: ShowId; ids: string[] }>> {
  const { rows } = await sql<{ id: ShowId; ids: string[] }>`
    select h.id, array[h.host_id, s.owner_id]::text[] as ids from shows h join shops s on s.id = h.shop_id
    where h.id = any(${showIds}::uuid[])`.execute(db);
  return rows;
}

/**
 * Keeps what one process counted. One process at a time adds up what all of them did and tells it: each room at most
 * every 5 s, and only what changed. Lists read it of the show, as long as that is live.
 */
export async function tellViewers(
  db: Db,
  processId: string,
  counts: ReadonlyMap<ShowId, number>,
  now: Date,
  rooms: ReadonlyMap<ShowId, InRoom> = new Map(),
): Promise<void> {
  await keepCounts(db, processId, counts, rooms);
  await db.transaction().execute(async (tx) => {
    if (!(await isFirst(tx))) return;
    const due = await findDue(tx);
    if (due.length === 0) return;
    await forgetGone(tx, due);
    await putViewers(tx, due);
    const changed = await findChanged(tx, due);
    const writes = changed.map(({ showId, count }) => ({
      op: 'set' as const,
      path: documentPath(`rooms/${showId}/state/viewers`),
      data: { count },
    }));
    await writeMany(tx, writes, now);
  });
}

async function keepCounts(
  db: Db,
  processId: string,
  counts: ReadonlyMap<ShowId, number>,
  rooms: ReadonlyMap<ShowId, InRoom>,
): Promise<void> {
  // A Postgres array for each room, in the text that it is read from.
  const people = [...counts.keys()].map((id) => `{${[...(rooms.get(id)?.people ?? [])].join(',')}}`);
  await sql`
    insert into room_listeners (show_id, process_id, listeners, people, counted_at)
    select show_id, ${processId}, listeners, people::uuid[], clock_timestamp()
    from unnest(${[...counts.keys()]}::uuid[], ${[...counts.values()]}::int[], ${people}::text[])
      as counted (show_id, listeners, people)
    on conflict (show_id, process_id) do update
      set listeners = excluded.listeners, people = excluded.people, counted_at = excluded.counted_at`.execute(
    db,
  );
}

// What was counted in the future was counted before the clock was set back.
const COUNTS_NO_MORE = sql`not counted_at between clock_timestamp() - interval '20 seconds'
  and clock_timestamp() + interval '1 minute'`;

/** A room is counted anew by then. */
export const COUNTED_WITHIN_MS = 6_000;

/** Who of these is in the room of a show, as all processes counted last. */
export async function findThoseIn<One extends { showId: ShowId; userId: UserId }>(
  db: Db,
  asked: readonly One[],
): Promise<One[]> {
  const { rows } = await sql<{ at: number }>`
    select (nth - 1)::int as at
    from unnest(${asked.map(({ showId }) => showId)}::uuid[], ${asked.map(({ userId }) => userId)}::uuid[])
      with ordinality as asked (show_id, user_id, nth)
    where exists (select from room_listeners l where l.show_id = asked.show_id and asked.user_id = any(l.people)
      and not ${COUNTS_NO_MORE})`.execute(db);
  const there = new Set(rows.map(({ at }) => at));
  return asked.filter((_, at) => there.has(at));
}

const stateOf = (showId: string) => documentsIn(sql`'rooms/' || ${sql.ref(showId)} || '/state'`);

async function isFirst(tx: Db): Promise<boolean> {
  const { rows } = await sql<{ first: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('room viewers', 0)) as first`.execute(tx);
  return rows[0]?.first === true;
}

const WAS_SET_BACK = sql`d.changed_at > clock_timestamp() + interval '1 minute'`;

/**
 * The rooms of which nothing was told lately, a little less than 5 s, for a timer is never exact; and those that a database
 * that was killed knows nothing of any more, or whose last viewer left while the show was held.
 */
async function findDue(tx: Db): Promise<ShowId[]> {
  const { rows } = await sql<{ showId: ShowId }>`
    select distinct l.show_id as "showId" from room_listeners l
    left join lateral ${stateOf('l.show_id')} as d on d.id = 'viewers'
    where d.id is null or d.changed_at < clock_timestamp() - interval '4.5 seconds' or ${WAS_SET_BACK}
    union
    select h.id from shows h cross join lateral ${stateOf('h.id')} as d
    where h.state = 'live' and h.viewer_count > 0 and d.id = 'viewers'
      and not exists (select from room_listeners l where l.show_id = h.id)
    order by 1`.execute(tx);
  return rows.map(({ showId }) => showId);
}

/** Rooms that nobody of a process is in any more, and processes that count no more. */
async function forgetGone(tx: Db, due: ShowId[]): Promise<void> {
  await sql`
    delete from room_listeners where show_id = any(${due}::uuid[])
      and (listeners = 0 or ${COUNTS_NO_MORE})`.execute(tx);
}

/** A show that another process holds has its turn the next time. */
async function putViewers(tx: Db, due: ShowId[]): Promise<void> {
  await sql`
    with counted as (${countOf(due)}), free as (
      select h.id, counted.count from shows h join counted on counted."showId" = h.id
      where h.state = 'live' and h.viewer_count <> counted.count for no key update of h skip locked)
    update shows set viewer_count = free.count from free where shows.id = free.id`.execute(tx);
}

const countOf = (due: ShowId[]) => sql`
  select due.id as "showId", coalesce(sum(l.listeners), 0)::int as count
  from unnest(${due}::uuid[]) as due (id) left join room_listeners l on l.show_id = due.id
  group by due.id`;

async function findChanged(tx: Db, due: ShowId[]): Promise<Array<{ showId: ShowId; count: number }>> {
  const { rows } = await sql<{ showId: ShowId; count: number }>`
    select * from (${countOf(due)}) as counted
    where count is distinct from (
      select (data ->> 'count')::int from ${stateOf('showId')} as state where id = 'viewers')
    order by "showId"`.execute(tx);
  return rows;
}
