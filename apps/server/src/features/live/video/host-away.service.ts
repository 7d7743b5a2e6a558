import type { ShowId } from '@souk/shared/ids.ts';
import { HOST_AWAY_MS } from '@souk/shared/live/video/schema.ts';
import type { Kysely } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { Tables } from '../../../platform/db/schema.ts';
import { Failure } from '../../../platform/errors/failure.ts';
import { notify } from '../../talk/notifications/index.ts';
import { endShow, findShow, holdShow } from '../shows/index.ts';
import { findOpenVideos, findVideo } from './show-videos.repo.ts';
import { putNone } from './video-state.service.ts';

/** Ends the shows whose host is gone for too long, and gives them. One with a running lot ends once that is closed. */
export async function endForsaken(db: Kysely<Tables>, now: Date): Promise<ShowId[]> {
  const ended: ShowId[] = [];
  for (const { showId } of await findOpenVideos(db)) {
    if (
      await db
        .transaction()
        .execute((tx) => endIfForsaken(tx, showId, now))
        .catch(unlessLotRuns)
    )
      ended.push(showId);
  }
  return ended;
}

async function endIfForsaken(tx: Db, showId: ShowId, now: Date): Promise<boolean> {
  const show = await holdShow(tx, showId);
  const video = await findVideo(tx, showId);
  if (!show || !video) return false;
  // Ended by its host or the staff, it waits for nobody.
  if (show.state !== 'live' && video.state === 'away') await putNone(tx, showId, now);
  const isForsaken =
    show.state === 'live' && video.state === 'away' && now.getTime() - video.since.getTime() >= HOST_AWAY_MS;
  if (!isForsaken) return false;
  await endShow(tx, showId, now);
  await putNone(tx, showId, now);
  const params = { show: (await findShow(tx, showId))?.title ?? '' };
  const about = { about: showId, to: `/live/${showId}` };
  await notify(tx, show.host.id, { text: 'showEndedHostAway', params, ...about }, now);
  return true;
}

function unlessLotRuns(error: unknown): false {
  if (error instanceof Failure && error.code === 'lot_running') return false;
  throw error;
}
