import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { isCanonicalId, type ShowId } from '@souk/shared/ids.ts';
import type { NewStreamKey } from '@souk/shared/live/video/schema.ts';
import type { Kysely } from 'kysely';
import type { Broadcast } from '../../../platform/broadcast/index.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Tables } from '../../../platform/db/schema.ts';
import { forbidden, notFound } from '../../../platform/errors/failures.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { findShow, holdShow, isHostOf, maySeeShow, showNotLive } from '../shows/index.ts';
import { findByKey, findStreamKey, putStreamKey } from './stream-keys.repo.ts';
import { takesVideo } from './video.policy.ts';

const MARK = 'souk_';
const KEY_BYTES = 24;
const HINT_LENGTH = 4;
/** Only as long as an offer is on its way to the relay. */
const TOKEN_MS = 30_000;

/** By which the relay tells one key's lines from others. */
export const holderOf = (id: string): string => `key:${id}`;
const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest();

/** Whether a line was opened with a key. */
export const isHolder = (who: string): boolean => who.startsWith(holderOf(''));

export const isStreamKey = (bearer: string): boolean => bearer.startsWith(MARK);

/** A key for encoders, shown this once. The one before ends with it, and with it what is sent by it. */
export async function renewStreamKey(
  { db, actor, clock }: UserCtx,
  broadcast: Broadcast,
  showId: ShowId,
): Promise<NewStreamKey> {
  const key = `${MARK}${randomBytes(KEY_BYTES).toString('base64url')}`;
  const hint = key.slice(-HINT_LENGTH);
  const before = await db.transaction().execute(async (tx) => {
    const held = await holdShow(tx, showId);
    const show = held && (await findShow(tx, showId));
    if (!show || !maySeeShow(actor, show)) throw notFound('show');
    if (!isHostOf(actor, show)) throw forbidden();
    if (!takesVideo(show.state)) throw showNotLive();
    const known = await findStreamKey(tx, showId);
    await putStreamKey(tx, showId, { id: randomUUID(), hash: hashOf(key), hint, now: clock.now() });
    return known;
  });
  if (before) await broadcast.endShow(showId, holderOf(before.id)).catch(() => undefined);
  return { key, hint };
}

/** A token for what a good key opens; nothing is learnt from a bad one. */
export const exchangeStreamKey =
  ({ db, clock, broadcast }: { db: Kysely<Tables>; clock: Clock; broadcast: Broadcast }) =>
  async (show: string, key: string): Promise<string | undefined> => {
    const found = isCanonicalId(show) ? await findByKey(db, show as ShowId, hashOf(key)) : undefined;
    if (!found || !takesVideo(found.state)) return undefined;
    const until = new Date(clock.now().getTime() + TOKEN_MS);
    return await broadcast.token({ may: 'publish', show, who: holderOf(found.id) }, until);
  };

/** Whether the sender may go on: a key may have been renewed while its offer was on its way. */
export async function mayStillPublish(db: Db, showId: ShowId, who: string): Promise<boolean> {
  if (!isHolder(who)) return true;
  const key = await findStreamKey(db, showId);
  return key !== undefined && holderOf(key.id) === who;
}
