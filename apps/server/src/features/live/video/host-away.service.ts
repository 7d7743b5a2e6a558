import type { ShowId } from '@souk/shared/ids.ts';
import { HOST_AWAY_MS, HOST_GONE_MS } from '@souk/shared/live/video/schema.ts';
import type { Kysely } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { Tables } from '../../../platform/db/schema.ts';
import { Failure } from '../../../platform/errors/failure.ts';
import type { Log } from '../../../platform/logging/log.ts';
import { notify } from '../../talk/notifications/index.ts';
import { endShow, findShow, type HeldShow, holdShow } from '../shows/index.ts';
import { findHostGone } from './host-gone.repo.ts';
import { findOpenVideos, findVideo } from './show-videos.repo.ts';
import { lookAnew, putNone } from './video-state.service.ts';

interface Parts {
  db: Kysely<Tables>;
  now: Date;
  log: Pick<Log, 'warn'>;
}

/** Ends the shows whose host’s picture is gone for too long, and gives them. */
export async function endForsaken(parts: Parts): Promise<ShowId[]> {
  const open = await findOpenVideos(parts.db);
  return await endEach(
    parts,
    open.map(({ showId }) => showId),
    endIfForsaken,
  );
}

/** Ends the shows without a picture whose host is gone altogether, and gives them. */
export async function endWithoutHost(parts: Parts): Promise<ShowId[]> {
  return await endEach(parts, await findHostGone(parts.db, goneSince(parts.now)), endIfHostGone);
}

/** Browsers that lost the market are back within that time. */
const STEADY_MS = 2 * 60_000;

const goneSince = (now: Date) => ({
  since: new Date(now.getTime() - HOST_GONE_MS),
  steadySince: new Date(now.getTime() - STEADY_MS),
});

/** One with a running lot ends once that is closed, and one that cannot be ended keeps no other from it. */
async function endEach(
  { db, now, log }: Parts,
  ids: readonly ShowId[],
  end: (tx: Db, id: ShowId, now: Date) => Promise<boolean>,
): Promise<ShowId[]> {
  const ended: ShowId[] = [];
  for (const showId of ids) {
    const isEnded = await db
      .transaction()
      .execute((tx) => end(tx, showId, now))
      .catch((err) => {
        if (!isLotRunning(err)) log.warn({ err, showId }, 'a show whose host is gone could not be ended');
        return false;
      });
    if (isEnded) ended.push(showId);
  }
  return ended;
}

async function endIfForsaken(tx: Db, showId: ShowId, now: Date): Promise<boolean> {
  const show = await holdShow(tx, showId);
  const video = await findVideo(tx, showId);
  if (!show || !video) return false;
  // Ended by its host or the staff, it waits for nobody.
  if (show.state !== 'live' && video.state === 'away') await putNone(tx, showId, now);
  // The clock was set back: they have all their minutes from now on, and no more.
  if (show.state === 'live' && video.since > now) await lookAnew(tx, showId, now);
  const isForsaken =
    show.state === 'live' && video.state === 'away' && now.getTime() - video.since.getTime() >= HOST_AWAY_MS;
  if (!isForsaken) return false;
  await endFor(tx, show, 'showEndedHostAway', now);
  return true;
}

async function endIfHostGone(tx: Db, showId: ShowId, now: Date): Promise<boolean> {
  const show = await holdShow(tx, showId);
  if (!show || (await findHostGone(tx, goneSince(now), showId)).length === 0) return false;
  await endFor(tx, show, 'showEndedHostGone', now);
  return true;
}

async function endFor(
  tx: Db,
  { id, host }: HeldShow,
  text: 'showEndedHostAway' | 'showEndedHostGone',
  now: Date,
): Promise<void> {
  await endShow(tx, id, now);
  await putNone(tx, id, now);
  const params = { show: (await findShow(tx, id))?.title ?? '' };
  await notify(tx, host.id, { text, params, about: id, to: `/live/${id}` }, now);
}

const isLotRunning = (error: unknown): boolean => error instanceof Failure && error.code === 'lot_running';
