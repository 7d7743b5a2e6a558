import type { ShowId, UserId } from '@souk/shared/ids.ts';
import type { CoHostCamera } from '@souk/shared/live/co-hosts/schema.ts';
import type { VideoDoor } from '@souk/shared/live/video/schema.ts';
import type { Broadcast } from '../../../platform/broadcast/index.ts';
import type { Db } from '../../../platform/db/database.ts';
import { forbidden, notFound } from '../../../platform/errors/failures.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { isHostOf, showNotLive } from '../shows/index.ts';
import {
  doorForSecond,
  dropSecond,
  findSecond,
  giveSecond,
  type SecondPicture,
  secondPictureTaken,
} from '../video/index.ts';
import { type CoHostRow, findCoHost, findCoHosts, putWaiting } from './co-host.repo.ts';
import { holdSeen, holdToArrange, senderOf, tell } from './co-host.service.ts';
import { coHostCameraOff } from './co-hosts.failures.ts';

// One picture at a time stands beside the host's. While one does, other co-hosts wait for the host.

/** How a co-host's camera stands by whose picture the second one is. */
export function cameraOf(
  { userId, waitsSince }: Pick<CoHostRow, 'userId' | 'waitsSince'>,
  second: SecondPicture | undefined,
): CoHostCamera {
  const isTheirs = second?.holder === senderOf(userId);
  if (isTheirs && second.state === 'on-air') return 'on';
  if (!waitsSince) return 'off';
  return isTheirs ? 'chosen' : 'waiting';
}

/** Where a co-host sends their picture, while the show is live; while it is another's turn they wait. */
export async function doorForCoHost(ctx: UserCtx, broadcast: Broadcast, showId: ShowId): Promise<VideoDoor> {
  const { userId } = ctx.actor;
  const now = ctx.clock.now();
  const door = await ctx.db.transaction().execute(async (tx) => {
    const show = await holdSeen(tx, ctx, showId);
    const one = await findCoHost(tx, showId, userId);
    if (one?.state !== 'accepted') throw forbidden();
    if (show.state !== 'live' || show.shopStatus !== 'open') throw showNotLive();
    if (await isForAnother(tx, showId, userId)) {
      if (one.waitsSince) return null;
      await putWaiting(tx, showId, userId, now);
      await tell(tx, showId, now);
      return null;
    }
    if (one.waitsSince) {
      await putWaiting(tx, showId, userId, null);
      await tell(tx, showId, now);
    }
    const holder = { source: 'co-host', who: senderOf(userId), userId } as const;
    return await doorForSecond(tx, { broadcast, now }, show, holder);
  });
  if (!door) throw secondPictureTaken();
  return door;
}

/** Another sender is seen, or was chosen and is about to be. */
async function isForAnother(tx: Db, showId: ShowId, userId: UserId): Promise<boolean> {
  const second = await findSecond(tx, showId);
  if (!second?.holder || second.holder === senderOf(userId)) return false;
  if (second.state === 'on-air') return true;
  return (await findCoHosts(tx, showId)).some((one) => cameraOf(one, second) === 'chosen');
}

/** While it is another’s turn a co-host says that they are ready. */
export const waitForCamera = (ctx: UserCtx, showId: ShowId): Promise<void> =>
  ctx.db.transaction().execute(async (tx) => {
    const show = await holdSeen(tx, ctx, showId);
    const { userId } = ctx.actor;
    const one = await findCoHost(tx, showId, userId);
    if (one?.state !== 'accepted') throw forbidden();
    if (show.state !== 'live') throw showNotLive();
    if (cameraOf(one, await findSecond(tx, showId)) !== 'off') return;
    const now = ctx.clock.now();
    await putWaiting(tx, showId, userId, now);
    await tell(tx, showId, now);
  });

/**
 * The host chooses whose picture stands beside theirs. The previous co-host waits, and can be chosen again.
 */
export async function putOnCamera(
  ctx: UserCtx,
  broadcast: Broadcast,
  showId: ShowId,
  userId: UserId,
): Promise<void> {
  const before = await ctx.db.transaction().execute(async (tx) => {
    const show = await holdToArrange(tx, ctx, showId);
    if (show.state !== 'live') throw showNotLive();
    const one = await findCoHost(tx, showId, userId);
    if (one?.state !== 'accepted') throw notFound('co-host');
    const second = await findSecond(tx, showId);
    const camera = cameraOf(one, second);
    if (camera === 'on' || camera === 'chosen') return null;
    if (camera === 'off') throw coHostCameraOff();
    const now = ctx.clock.now();
    await letWait(tx, second, now);
    await giveSecond(tx, showId, { source: 'co-host', who: senderOf(userId), userId }, now);
    await tell(tx, showId, now);
    return second?.holder ?? null;
  });
  if (before) await broadcast.endShow(showId, before).catch(() => undefined);
}

/** Taken off by the host they wait; by themselves they wait no more. */
export async function takeOffCamera(
  ctx: UserCtx,
  broadcast: Broadcast,
  showId: ShowId,
  userId: UserId,
): Promise<void> {
  const isOwn = userId === ctx.actor.userId;
  await ctx.db.transaction().execute(async (tx) => {
    const show = await holdSeen(tx, ctx, showId);
    if (!isOwn && !isHostOf(ctx.actor, show)) throw forbidden();
    if (!(await findCoHost(tx, showId, userId))) throw notFound('co-host');
    const now = ctx.clock.now();
    const second = await findSecond(tx, showId);
    const isSeen = second?.holder === senderOf(userId) && second.state === 'on-air';
    await putWaiting(tx, showId, userId, !isOwn && isSeen ? now : null);
    await dropSecond(tx, showId, now, senderOf(userId));
    await tell(tx, showId, now);
  });
  await broadcast.endShow(showId, senderOf(userId)).catch(() => undefined);
}

/** A co-host who was seen still wants to be. */
async function letWait(tx: Db, second: SecondPicture | undefined, now: Date): Promise<void> {
  if (second?.state === 'on-air' && second.userId) await putWaiting(tx, second.showId, second.userId, now);
}
