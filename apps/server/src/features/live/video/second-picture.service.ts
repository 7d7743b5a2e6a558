import type { OnAir } from '@souk/broadcast/relay/show-events.ts';
import { documentPath } from '@souk/live/paths.ts';
import { isCanonicalId, type ShowId } from '@souk/shared/ids.ts';
import type { VideoDoor } from '@souk/shared/live/video/schema.ts';
import {
  isSecondHeard,
  isSecondSeen,
  type SecondPictureDocument,
} from '@souk/shared/live/video/second-picture.ts';
import type { ArrangeInput } from '@souk/shared/live/video/second-schema.ts';
import type { Kysely } from 'kysely';
import { type Broadcast, type SecondLine, secondOf } from '../../../platform/broadcast/index.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Tables } from '../../../platform/db/schema.ts';
import { Failure } from '../../../platform/errors/failure.ts';
import { forbidden, notFound } from '../../../platform/errors/failures.ts';
import { writeLive } from '../../../platform/live/index.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { type HeldShow, holdShow, isHostOf, maySeeShow, showNotLive } from '../shows/index.ts';
import { putSecondLook } from './second-looks.repo.ts';
import {
  findSecond,
  findSecondsOnAir,
  putHolder,
  putLook,
  putNoHolder,
  putSecondGone,
  putSecondLine,
  type SecondHolder,
  takeTurnToWithhold,
} from './second-picture.repo.ts';
import { doorTo } from './video-door.ts';

/** As the engine tells of it. */
export type SecondOnAir = SecondLine & Pick<OnAir, 'publisher' | 'who'>;

/** There is room for one more picture, and another sender's is in it. */
export const secondPictureTaken = (): Failure =>
  new Failure({
    code: 'second_picture_taken',
    status: 409,
    message: 'Another camera is in this show already. Take it out first.',
  });

/** Where `holder` sends the picture beside the host's own; only in a show that is held, and live. */
export async function doorForSecond(
  tx: Db,
  { broadcast, now }: { broadcast: Broadcast; now: Date },
  show: HeldShow,
  holder: SecondHolder,
): Promise<VideoDoor> {
  if (show.state !== 'live' || show.shopStatus !== 'open') throw showNotLive();
  const before = await findSecond(tx, show.id);
  if (before?.state === 'on-air' && before.holder !== holder.who) throw secondPictureTaken();
  await putHolder(tx, show.id, holder);
  const second = await findSecond(tx, show.id);
  if (!second) throw showNotLive();
  const picture = secondOf({ show: show.id, line: second.line });
  return await doorTo(broadcast, { may: 'publish', show: picture, who: holder.who }, now);
}

/** From now on it belongs to `holder`, who has yet to send it. */
export async function giveSecond(tx: Db, showId: ShowId, holder: SecondHolder, now: Date): Promise<void> {
  await putNoHolder(tx, showId);
  await putHolder(tx, showId, holder);
  await tell(tx, showId, now);
}

/** Its holder's token opens no connection any more. The open one is closed once this is written. */
export async function dropSecond(tx: Db, showId: ShowId, now: Date, who?: string): Promise<void> {
  const before = await findSecond(tx, showId);
  if (!before || (who !== undefined && before.holder !== who)) return;
  await putNoHolder(tx, showId);
  await tell(tx, showId, now);
}

/** How viewers see and hear it is for who leads the show. */
export async function arrangeSecond(
  { db, actor, clock }: UserCtx,
  broadcast: Broadcast,
  showId: ShowId,
  look: ArrangeInput,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const show = await holdShow(tx, showId);
    if (!show || !maySeeShow(actor, show)) throw notFound('show');
    if (!isHostOf(actor, show)) throw forbidden();
    if (show.state !== 'live') throw showNotLive();
    await putLook(tx, showId, look);
    await tell(tx, showId, clock.now());
  });
  // Should it fail, or the relay be another process's, that one looks by itself.
  await withholdSecond(db, broadcast, showId).catch(() => undefined);
}

/** What viewers are not to see or hear does not leave the relay. One after another, so that what was said last counts. */
export function withholdSecond(db: Kysely<Tables>, broadcast: Broadcast, showId: ShowId): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await takeTurnToWithhold(tx, showId);
    const second = await findSecond(tx, showId);
    if (!second) return;
    const { line, isHidden, isMuted } = second;
    await broadcast.withhold(secondOf({ show: showId, line }), [
      ...(isMuted ? (['audio'] as const) : []),
      ...(isHidden ? (['video'] as const) : []),
    ]);
  });
}

/** A second picture arrives. False where the show takes none any more, or none from this person. */
export const putSecondOnAir = (
  db: Kysely<Tables>,
  { show: id, line, publisher, who }: SecondOnAir,
  now: Date,
): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const show = isCanonicalId(id) ? await holdShow(tx, id as ShowId) : undefined;
    const second = show && (await findSecond(tx, show.id));
    if (!show || !second || show.state !== 'live' || show.shopStatus !== 'open') return false;
    if (second.holder !== who || second.line !== line) return false;
    if (second.state === 'on-air' && second.publisher === publisher) return true;
    if (!(await putSecondLine(tx, show.id, { line, who, publisher }))) return false;
    await tell(tx, show.id, now);
    return true;
  });

/** It arrives no more; whose it is may come back. */
export const putSecondOffAir = (
  db: Kysely<Tables>,
  { show: id, line }: SecondLine,
  now: Date,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const show = isCanonicalId(id) ? await holdShow(tx, id as ShowId) : undefined;
    if (show && (await putSecondGone(tx, show.id, line))) await tell(tx, show.id, now);
  });

/** A relay that was not heard says which of them arrive now. Gives those that nobody wants. */
export async function takeAllSeconds(
  db: Kysely<Tables>,
  onAir: readonly SecondOnAir[],
  now: Date,
): Promise<SecondOnAir[]> {
  const there = new Set(onAir.map(({ line }) => line));
  for (const { showId, line } of await findSecondsOnAir(db))
    if (!there.has(line)) await putSecondOffAir(db, { show: showId, line }, now);
  const unwanted: SecondOnAir[] = [];
  for (const one of onAir) if (!(await putSecondOnAir(db, one, now))) unwanted.push(one);
  return unwanted;
}

async function tell(tx: Db, showId: ShowId, now: Date): Promise<void> {
  const second = await findSecond(tx, showId);
  if (!second) return;
  const { state, source, name, line, publishing, layout, isHidden, isMuted } = second;
  const data: SecondPictureDocument = {
    ...{ state, source, name: name ?? '', line, publishing, layout, isHidden, isMuted },
  };
  const path = documentPath(`rooms/${showId}/state/second`);
  await writeLive(tx, [{ op: 'set', path, data: { ...data } }], now);
  await putSecondLook(tx, {
    ...{ show_id: showId, at: now, line, user_id: second.userId, layout },
    ...{ is_seen: isSecondSeen(second), is_heard: isSecondHeard(second) },
  });
}
