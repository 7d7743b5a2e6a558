import type { ShowId } from '@souk/shared/ids.ts';
import { daysOn, resolveWallTime } from '@souk/shared/wall-time.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { Row } from '../../../platform/db/insert-all.ts';
import { newId } from '../../../platform/ids.ts';
import { eachDue, eachInTurn } from '../../../platform/jobs/in-turn.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import { findListToRepeat, putRunList } from '../auctions/index.ts';
import { findSteps, putSteps } from '../hosting/index.ts';
import { findSlowMode, setSlowModeOf } from '../room-chat/index.ts';
import { findStage, putStage } from '../shows/index.ts';
import { tellWaiting } from './reminding.job.ts';
import { insertShow, lockShopOf } from './show-edit.repo.ts';
import { writtenStep } from './show-edit.service.ts';

const HOUR_MS = 3_600_000;
// A host who has not come by then does not come.
const missedAfterMs = 12 * HOUR_MS;

/** Schedules the next of the shows that repeat, and calls off those that never began. */
export const repeatingShows: Job = {
  name: 'repeating-shows',
  schedule: '*/5 * * * *',
  async run(ctx) {
    const { db, clock } = ctx;
    const now = clock.now();
    const missedBefore = new Date(now.getTime() - missedAfterMs);
    const follow = async () =>
      eachDue(ctx, await toFollow(db, now).select('id').execute(), ({ id }) =>
        db.transaction().execute((tx) => scheduleNext(tx, id, now)),
      );
    const callOff = async () =>
      eachDue(ctx, await missed(db, missedBefore).select('id').execute(), ({ id }) =>
        db.transaction().execute((tx) => cancelMissed(tx, id, missedBefore)),
      );
    await eachInTurn([follow, callOff], (act) => act());
  },
};

const missed = (db: Db, before: Date) =>
  db
    .selectFrom('shows')
    .where('state', '=', 'scheduled')
    .where('starts_local', 'is not', null)
    .where('starts_at', '<', before);

async function cancelMissed(tx: Db, id: ShowId, before: Date): Promise<void> {
  const show = await missed(tx, before).select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  if (!show) return;
  await sql`update shows set state = 'cancelled', version = version + 1 where id = ${id}`.execute(tx);
  await tellWaiting(tx, id, 'cancelled');
}

/**
 * Those that were to begin by now and that nothing follows yet. While their shop is suspended or closed nothing does: the next
 * one comes once it is open again, also where the last one was called off meanwhile. Its host ends a series by `once`.
 */
const toFollow = (db: Db, now: Date) =>
  db
    .selectFrom('shows')
    .where('repeats', '<>', 'once')
    .where('starts_at', '<=', now)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('shops')
          .select('shops.id')
          .whereRef('shops.id', '=', 'shows.shop_id')
          .where('status', '=', 'open'),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('shows as next').select('next.id').whereRef('next.follows_id', '=', 'shows.id'))),
    )
    .orderBy('starts_at');

/** Each is followed once, by whichever worker. */
async function scheduleNext(tx: Db, id: ShowId, now: Date): Promise<void> {
  const begun = toFollow(tx, now).selectAll().where('id', '=', id);
  const show = await begun.forUpdate().skipLocked().executeTakeFirst();
  if (!show) return;
  const next = nextOf(show, now);
  await insertShow(tx, next);
  const { needsApproval } = await findStage(tx, show.id);
  if (needsApproval) await putStage(tx, next.id, { needs_approval: true });
  if (show.repeats_list) await bringRunList(tx, show, next.id);
  await setSlowModeOf(tx, next.id, await findSlowMode(tx, show.id), now);
}

/** The same lots by the same terms, as far as they are still sold, and what comes between them. */
async function bringRunList(tx: Db, { id, shop_id }: Row<'shows'>, to: ShowId): Promise<void> {
  const lots = await findListToRepeat(tx, id);
  const { currency } = await lockShopOf(tx, shop_id);
  await putRunList(
    tx,
    { id: to, currency },
    lots.map(({ number: _number, ...lot }) => ({ ...lot, _id: null })),
  );
  // They come after as many of the lots that are brought along, which are counted from 1 again.
  const broughtBefore = (afterLots: number) =>
    lots.filter(({ number }) => number !== null && number <= afterLots).length;
  const steps = (await findSteps(tx, id)).map(writtenStep);
  await putSteps(
    tx,
    to,
    steps.map((step) => ({ ...step, afterLots: broughtBefore(step.afterLots) })),
  );
}

/** The same, at the same time of day, on the first of its days that is still to come. */
function nextOf(show: Row<'shows'>, now: Date) {
  const { shop_id, host_id, category_id, title, description, language, cover_id, clip_id } = show;
  const { visibility, repeats, explicit, repeats_list } = show;
  return {
    ...{
      shop_id,
      host_id,
      category_id,
      title,
      description,
      language,
      cover_id,
      clip_id,
      visibility,
      repeats,
      explicit,
      repeats_list,
    },
    ...nextStart(show, now),
    ...{
      id: newId<ShowId>(now.getTime()),
      follows_id: show.id,
      state: 'scheduled' as const,
      created_at: now,
    },
  };
}

function nextStart({ starts_local, time_zone, repeats }: Row<'shows'>, now: Date) {
  if (starts_local === null || time_zone === null) throw new Error('a show that repeats has a time of day');
  const step = repeats === 'daily' ? 1 : 7;
  const passed = Math.floor((now.getTime() - Date.parse(`${starts_local}:00Z`)) / 86_400_000);
  for (let days = Math.max(step, Math.floor((passed - 1) / step) * step); ; days += step) {
    const wall = daysOn(starts_local, days);
    const start = resolveWallTime(wall, time_zone);
    // A day on which the clocks skip the time is passed over.
    if (start.kind !== 'never' && start.at > now)
      return { starts_at: start.at, starts_local: wall, time_zone };
  }
}
