import type { ShowId } from '@souk/shared/ids.ts';
import { type Kysely, sql } from 'kysely';
import { endShow, goLive } from '../../features/live/shows/index.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/schema.ts';
import { Failure } from '../../platform/errors/failure.ts';
import { idOf } from '../../platform/ids.ts';
import { stageOf } from '../demo-ids.ts';
import { isGiven } from '../demo-world.ts';
import { queueMore } from './hosting.ts';
import { decideProgramme, type ProgrammeShow } from './programme.rules.ts';

/** Shows begin, end and are announced, as their hosts would have it. Gives those that sell their last lot. */
export async function turnProgramme(
  db: Kysely<Tables>,
  hosted: readonly string[],
  now: number,
): Promise<ShowId[]> {
  const shows = await findProgramme(db, hosted);
  const change = decideProgramme(shows, now);
  const byId = new Map(shows.map((show) => [show.id, show]));
  for (const id of change.end) await inTurn(db, (tx) => endShow(tx, id, new Date(now)));
  for (const id of change.goLive) {
    const show = byId.get(id);
    if (show) await inTurn(db, (tx) => comeOnAir(tx, show, now));
  }
  for (const { again, startsAt } of change.announce)
    await inTurn(db, (tx) => giveAgain(tx, again, startsAt, now));
  return change.lastLot;
}

/** If another process did it meanwhile, that one was first. */
async function inTurn(db: Kysely<Tables>, act: (tx: Db) => Promise<void>): Promise<void> {
  try {
    await db.transaction().execute(act);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
  }
}

async function comeOnAir(tx: Db, show: ProgrammeShow, now: number): Promise<void> {
  await goLive(tx, show.id, new Date(now));
  const stage = stageOf(show);
  if (!stage) return;
  const viewer_count = Math.round(stage.audience / 3);
  await tx
    .updateTable('shows')
    .set({ cover_id: stage.poster, viewer_count })
    .where('id', '=', show.id)
    .execute();
}

/** What was given before, as a show of its own with things to sell. */
async function giveAgain(tx: Db, again: ShowId, startsAt: number, now: number): Promise<void> {
  const id = idOf<ShowId>(`show:${again}:${startsAt}`);
  const before = await tx.selectFrom('shows').selectAll().where('id', '=', again).executeTakeFirstOrThrow();
  const made = await tx
    .insertInto('shows')
    .values({
      ...before,
      ...{ id, state: 'scheduled', starts_at: new Date(startsAt), ended_at: null, created_at: new Date(now) },
      ...{ viewer_count: 0, reminder_count: 0 },
      cover_id: stageOf({ shopId: before.shop_id, title: before.title })?.announcement ?? before.cover_id,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (made.numInsertedOrUpdatedRows !== 1n) return;
  await sql`
    insert into show_products (show_id, product_id, position)
    select ${id}, product_id, position from show_products where show_id = ${again}`.execute(tx);
  await queueMore(tx, { showId: id, shopId: before.shop_id }, await usualStart(tx, again));
}

async function usualStart(tx: Db, showId: ShowId): Promise<number> {
  const { rows } = await sql<{ start: number | null }>`
    select max(start_amount)::int as start from lots where show_id = ${showId}`.execute(tx);
  return rows[0]?.start ?? 800;
}

async function findProgramme(db: Db, hosted: readonly string[]): Promise<ProgrammeShow[]> {
  const { rows } = await sql<ProgrammeShow>`
    select id, shop_id as "shopId", title, floor(extract(epoch from starts_at) * 1000)::float8 as "startsAt",
      case state when 'live' then 'live' when 'scheduled' then 'scheduled' when 'rehearsal' then 'scheduled' else 'over' end as state,
      exists (select from lots where show_id = shows.id and lots.state = 'running') as "isSelling"
    from shows
    where ${isGiven} and shop_id = any(${[...hosted]}::uuid[]) and state in ('live', 'scheduled', 'rehearsal', 'ended', 'replay')
    order by starts_at, id`.execute(db);
  return rows;
}
