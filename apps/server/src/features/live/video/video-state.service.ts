import type { OnAir } from '@souk/broadcast/relay/show-events.ts';
import { documentPath } from '@souk/live/paths.ts';
import { isCanonicalId, type ShowId } from '@souk/shared/ids.ts';
import type { ShownPicture, VideoDocument } from '@souk/shared/live/video/schema.ts';
import type { Kysely } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { Tables } from '../../../platform/db/schema.ts';
import { forbidden, notFound } from '../../../platform/errors/failures.ts';
import { writeLive } from '../../../platform/live/index.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { holdShow, isHostOf, maySeeShow, showNotLive } from '../shows/index.ts';
import { findOpenVideos, putPublisher, putShown, putVideoState, type ShowVideo } from './show-videos.repo.ts';
import { putShownPicture } from './shown-pictures.repo.ts';
import { isHolder, mayStillPublish } from './stream-key.service.ts';
import { takesVideo } from './video.policy.ts';

/** A picture arrives. False where the show takes none any more, or none from this person. */
export const putOnAir = (
  db: Kysely<Tables>,
  { show: id, publisher, who }: OnAir,
  now: Date,
): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const show = isCanonicalId(id) ? await holdShow(tx, id as ShowId) : undefined;
    if (!show || !takesVideo(show.state) || show.shopStatus !== 'open') return false;
    if (!(await mayStillPublish(tx, show.id, who))) return false;
    const isEncoder = isHolder(who);
    await tell(tx, await putPublisher(tx, { showId: show.id, publisher, isEncoder, now }), now);
    return true;
  });

/** A host turns their camera off, takes a break or is back. */
export const show = ({ db, actor, clock }: UserCtx, id: ShowId, shown: ShownPicture): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const held = await holdShow(tx, id);
    if (!held || !maySeeShow(actor, held)) throw notFound('show');
    if (!isHostOf(actor, held)) throw forbidden();
    if (!takesVideo(held.state)) throw showNotLive();
    await tell(tx, await putShown(tx, { showId: id, shown, now: clock.now() }), clock.now());
  });

/** No picture of it arrives any more. Only a live show waits for it. */
export const putOffAir = (db: Kysely<Tables>, id: string, now: Date): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const show = isCanonicalId(id) ? await holdShow(tx, id as ShowId) : undefined;
    if (!show) return;
    const state = show.state === 'live' ? 'away' : 'none';
    await tell(tx, await putVideoState(tx, { showId: show.id, state, now, from: ['on-air'] }), now);
  });

/**
 * A relay that was not heard says who is on air now. The time in which it was not there is nobody's: hosts who are looked
 * for have all their minutes from here on.
 */
export async function takeAll(db: Kysely<Tables>, onAir: readonly OnAir[], now: Date): Promise<OnAir[]> {
  const there = new Set(onAir.map(({ show }) => show));
  for (const { showId, state } of await findOpenVideos(db)) {
    if (there.has(showId)) continue;
    if (state === 'on-air') await putOffAir(db, showId, now);
    else await db.transaction().execute((tx) => lookAnew(tx, showId, now));
  }
  const unwanted: OnAir[] = [];
  for (const one of onAir) if (!(await putOnAir(db, one, now))) unwanted.push(one);
  return unwanted;
}

/** A host who is looked for has all their minutes from now on. */
export async function lookAnew(tx: Db, showId: ShowId, now: Date): Promise<void> {
  await tell(tx, await putVideoState(tx, { showId, state: 'away', now, from: ['away'] }), now);
}

/** Of a show that is over. */
export async function putNone(tx: Db, showId: ShowId, now: Date): Promise<void> {
  await tell(tx, await putVideoState(tx, { showId, state: 'none', now, from: ['on-air', 'away'] }), now);
}

async function tell(tx: Db, video: ShowVideo | undefined, now: Date): Promise<void> {
  if (!video) return;
  const { showId, state, since, publishing, shown } = video;
  await putShownPicture(tx, { showId, shown, at: now });
  const data: VideoDocument = { state, since: since.getTime(), publishing, shown };
  const path = documentPath(`rooms/${showId}/state/video`);
  await writeLive(tx, [{ op: 'set', path, data: { ...data } }], now);
}
