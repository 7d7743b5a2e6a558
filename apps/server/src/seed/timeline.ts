import { type Kysely, type RawBuilder, sql } from 'kysely';
import { postponeLots, recordStandings } from '../features/live/auctions/index.ts';
import type { Db } from '../platform/db/database.ts';
import type { Tables } from '../platform/db/schema.ts';
import { nextHalfHour } from './anchor.ts';
import {
  demoAuctionIds,
  demoBidders,
  demoEventIds,
  demoProductIds,
  demoShopIds,
  demoStages,
} from './demo-ids.ts';
import { chanceOf } from './random.ts';
import { findProgramme, findRunningLots, findShowLots, saveAudiences } from './timeline.repo.ts';
import {
  audienceAt,
  closed,
  type DemoLot,
  decideLot,
  decideProgramme,
  nextInShow,
  requeued,
} from './timeline-rules.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** After a pause of over an hour, the demo's dates follow: it is as lively as when it was left. */
export async function moveDemoAlong(db: Kysely<Tables>, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const world = await tx.selectFrom('demo_world').select('anchor').forUpdate().executeTakeFirst();
    const pause = world ? now.getTime() - world.anchor.getTime() : 0;
    if (pause <= HOUR) return;
    const by = sql`make_interval(secs => ${pause / 1000})`;
    const shows = [...demoStages.keys()];
    const half = sql`interval '30 minutes'`;
    await sql`
      update shows set ended_at = ended_at + ${by}, starts_at = case state
        when 'scheduled' then date_bin(${half}, starts_at + ${by} + ${half}, '2000-01-01')
        else starts_at + ${by} end
      where id = any(${shows}::uuid[])`.execute(tx);
    await postponeLots(tx, { showIds: shows, lotIds: demoAuctionIds }, pause);
    await sql`
      update events set ${movedBy(days(pause))}
      where id = any(${demoEventIds}::uuid[])`.execute(tx);
    await sql`
      update products set created_at = created_at + ${by}, updated_at = updated_at + ${by}
      where id = any(${demoProductIds}::uuid[])`.execute(tx);
    await sql`
      update price_changes set changed_at = changed_at + ${by}
      where product_id = any(${demoProductIds}::uuid[])`.execute(tx);
    await sql`
      update offers set created_at = created_at + ${by}, expires_at = expires_at + ${by}
      where product_id = any(${demoProductIds}::uuid[]) and state in ('open', 'countered')`.execute(tx);
    await sql`
      update reviews set created_at = created_at + ${by}, replied_at = replied_at + ${by}
      where shop_id = any(${demoShopIds}::uuid[])`.execute(tx);
    await tx.updateTable('demo_world').set({ anchor: now }).execute();
  });
}

const days = (milliseconds: number) => sql`make_interval(days => ${Math.floor(milliseconds / DAY)})`;

// Any number; it names this clock among the advisory locks.
const TICK_LOCK = 7_685_001;

/** One second of the demo world. Of several workers, one does it. */
export async function tickDemo(db: Kysely<Tables>, now: Date): Promise<void> {
  const second = Math.floor(now.getTime() / 1000);
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ mine: boolean; anchor: Date }>`
      select pg_try_advisory_xact_lock(${TICK_LOCK}) as mine, anchor from demo_world`.execute(tx);
    const [world] = rows;
    if (!world?.mine) return;
    const onAir = await runProgramme(tx, now);
    await runLots(tx, onAir, now);
    if (second % 4 === 0) await moveAudiences(tx, onAir, now);
    if (now.getTime() - world.anchor.getTime() < MINUTE) return;
    await everyMinute(tx, now);
    if (slotOf(now) !== slotOf(world.anchor)) await listAnew(tx, now);
  });
}

// One thing is listed anew in each seven minutes.
const slotOf = (moment: Date): number => Math.floor(moment.getTime() / (7 * MINUTE));

async function runLots(tx: Db, onAir: readonly OnAir[], now: Date): Promise<void> {
  const running = await findRunningLots(tx);
  const changed = running
    .filter(({ bidOn }) => !bidOn)
    .flatMap((lot) => decideLot(lot, now, demoBidders) ?? []);
  // Two lots of a show may never run at once, so one ends before the next begins.
  await recordStandings(tx, changed);
  const still = new Set(
    [...running.filter((lot) => !changed.some((c) => c.id === lot.id)), ...changed]
      .filter((lot) => lot.state === 'running')
      .map((lot) => lot.showId),
  );
  const waiting = onAir.filter((show) => !still.has(show.id));
  if (waiting.length === 0) return;
  const lots = await findShowLots(
    tx,
    waiting.map((show) => show.id),
  );
  const next = waiting.flatMap((show) =>
    nextInShow(
      lots.filter((lot) => lot.showId === show.id),
      now,
    ),
  );
  await recordStandings(
    tx,
    next.filter((lot) => lot.state === 'queued'),
  );
  await recordStandings(
    tx,
    next.filter((lot) => lot.state === 'running'),
  );
}

type OnAir = Awaited<ReturnType<typeof findProgramme>>[number];

/** Begins what is due and ends what has to make room; gives the shows that are on air then. */
async function runProgramme(tx: Db, now: Date): Promise<OnAir[]> {
  const shows = await findProgramme(tx, now);
  if (!shows.some((show) => show.state === 'scheduled')) return shows;
  await changeProgramme(tx, now);
  return (await findProgramme(tx, now)).filter((show) => show.state === 'live');
}

async function changeProgramme(tx: Db, now: Date): Promise<void> {
  const { goLive, end, announce } = decideProgramme(await findProgramme(tx, now, { replays: true }), now);
  const lots = await findShowLots(tx, [...goLive, ...end, ...announce]);
  // A show whose lot somebody bids on goes on until that is over, and so do those that wait for its place.
  if (lots.some(({ bidOn, state }) => bidOn && state === 'running')) return;
  const over = (lot: DemoLot) => (lot.state === 'running' || lot.state === 'queued' ? closed(lot) : lot);
  const ofThese = (ids: readonly string[]) => lots.filter((lot) => ids.includes(String(lot.showId)));
  await recordStandings(tx, [...ofThese(end).map(over), ...ofThese([...goLive, ...announce]).map(requeued)]);
  for (const id of end) {
    await tx.updateTable('shows').set({ state: 'replay', ended_at: now }).where('id', '=', id).execute();
  }
  for (const id of goLive) {
    const stage = demoStages.get(id);
    const cover_id = stage?.poster ?? null;
    const viewer_count = Math.round((stage?.audience ?? 100) / 3);
    await tx
      .updateTable('shows')
      .set({ state: 'live', cover_id, viewer_count })
      .where('id', '=', id)
      .execute();
  }
  for (const id of announce) {
    const hoursOn = chanceOf(`${id}:${now.getTime()}`).between(7, 70);
    const starts_at = nextHalfHour(new Date(now.getTime() + hoursOn * HOUR));
    const cover_id = demoStages.get(id)?.announcement ?? null;
    await tx
      .updateTable('shows')
      .set({ state: 'scheduled', starts_at, ended_at: null, cover_id, viewer_count: 0 })
      .where('id', '=', id)
      .execute();
  }
}

async function moveAudiences(tx: Db, onAir: readonly OnAir[], now: Date): Promise<void> {
  await saveAudiences(
    tx,
    onAir.map(({ id, viewers }) => {
      const usual = demoStages.get(id)?.audience ?? 200;
      return { id, viewers: audienceAt({ id, usual, current: viewers }, now) };
    }),
  );
}

/** Remembers how far the world has come, and gives past events another date. */
async function everyMinute(tx: Db, now: Date): Promise<void> {
  await tx.updateTable('demo_world').set({ anchor: now }).where('anchor', '<', now).execute();
  await sql`
    update events set ${movedBy(sql`interval '28 days'`)}
    where id = any(${demoEventIds}::uuid[]) and ends_at <= ${now}`.execute(tx);
}

/** A workshop at ten stays at ten, whatever the clocks of its place do in between. */
function movedBy(time: RawBuilder<unknown>): RawBuilder<unknown> {
  const moved = (at: string) => sql`((${sql.ref(at)} at time zone time_zone) + ${time})`;
  const wall = (at: string) => sql`to_char(${moved(at)}, 'YYYY-MM-DD"T"HH24:MI')`;
  return sql`
    starts_at = ${moved('starts_at')} at time zone time_zone, starts_local = ${wall('starts_at')},
    ends_at = ${moved('ends_at')} at time zone time_zone, ends_local = ${wall('ends_at')}`;
}

/** What nobody has bought for longest is listed anew, so that there is something new every few minutes. */
async function listAnew(tx: Db, now: Date): Promise<void> {
  const oldest = await tx
    .selectFrom('products')
    .select('id')
    .where('id', 'in', demoProductIds)
    .where('rating_count', '=', 0)
    .where('listing_kind', '=', 'buy-now')
    .where('compare_at_amount', 'is', null)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  if (!oldest) return;
  await tx
    .updateTable('products')
    .set({ created_at: now, updated_at: now })
    .where('id', '=', oldest.id)
    .execute();
  await tx
    .updateTable('price_changes')
    .set({ changed_at: now })
    .where('product_id', '=', oldest.id)
    .execute();
}
