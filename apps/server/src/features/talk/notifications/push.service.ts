import { createHash } from 'node:crypto';
import type { PushSubscriptionBody } from '@souk/shared/talk/notifications/schema.ts';
import type { Db } from '../../../platform/db/database.ts';
import { invalidInput } from '../../../platform/errors/failures.ts';
import { newId } from '../../../platform/ids.ts';
import { enqueue } from '../../../platform/jobs/job.ts';
import { type Outgoing, OutgoingFailure } from '../../../platform/outgoing/outgoing.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import type { News, Way } from './held.repo.ts';
import * as repo from './push.repo.ts';
import { isBrowserKey } from './push-encryption.ts';
import { lockAuth } from './push-keys.ts';
import { type PushToSend, pushJobName } from './sending-push.job.ts';

const MOST_DEVICES = 10;

/** From now on this device is pushed to, until who is signed in there signs out. */
export async function subscribe(
  { db, clock, actor, secrets }: UserCtx,
  outgoing: Outgoing,
  { endpoint, keys }: PushSubscriptionBody,
): Promise<void> {
  if (!isBrowserKey(keys.p256dh))
    throw invalidInput([{ field: 'keys.p256dh', message: 'Is not the key of a browser.' }]);
  await refusePrivate(outgoing, endpoint);
  const { userId, sessionId } = actor;
  await db.transaction().execute(async (tx) => {
    await repo.keepSubscription(tx, {
      id: newId(clock.now().getTime()),
      userId,
      sessionId,
      endpoint,
      p256dh: keys.p256dh,
      auth: lockAuth(secrets, keys.auth),
      now: clock.now(),
    });
    await repo.dropSubscriptionsBeyond(tx, userId, MOST_DEVICES);
  });
}

/** It is looked at again whenever something is sent there; a name that cannot be looked up now may be later. */
async function refusePrivate(outgoing: Outgoing, endpoint: string): Promise<void> {
  try {
    await outgoing.check(endpoint);
  } catch (error) {
    if (!(error instanceof OutgoingFailure)) throw error;
    if (error.trouble === 'refused-address')
      throw invalidInput([{ field: 'endpoint', message: 'Is not the address of a push service.' }]);
  }
}

export const unsubscribe = ({ db, actor }: UserCtx): Promise<void> =>
  repo.dropSubscriptionOf(db, actor.sessionId);

/** To each of their devices, as one: what was said last, and how much more there is. */
export async function push(tx: Db, { userId, kind }: Way, news: readonly News[], now: Date): Promise<void> {
  // Of what is counted up, only the last count is said.
  const latest = [...new Map(news.map((one) => [one.about, one])).values()];
  const last = latest.at(-1);
  if (!last) return;
  const { line, about, expiresAt } = last;
  const tag = latest.length === 1 ? `${kind}:${about}` : kind;
  const sendings = (await repo.findSubscriptionIds(tx, userId)).map((subscriptionId) => ({
    id: newId<string>(now.getTime()),
    subscriptionId,
    kind,
    tag: createHash('sha256').update(tag).digest('base64url').slice(0, 32),
    lines: [line, ...latest.slice(0, -1).map((one) => one.line)].map(({ text, params }) => ({
      text,
      params,
    })),
    to: line.to,
    picture: line.picture ?? null,
    expiresAt: expiresAt ?? now,
  }));
  if (sendings.length === 0) return;
  await repo.insertSendings(tx, sendings);
  for (const { id } of sendings) await enqueue<PushToSend>(tx, { name: pushJobName }, { id });
}
