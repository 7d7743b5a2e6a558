import { documentPath } from '@souk/live/paths.ts';
import type { ShowId, UserId } from '@souk/shared/ids.ts';
import type { VideoDoor } from '@souk/shared/live/video/schema.ts';
import type { Broadcast } from '../../../platform/broadcast/index.ts';
import type { Db } from '../../../platform/db/database.ts';
import { forbidden, notFound } from '../../../platform/errors/failures.ts';
import { writeLive } from '../../../platform/live/index.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { notify } from '../../talk/notifications/index.ts';
import { dropWaitingOf } from '../auctions/index.ts';
import { findShow, type HeldShow, holdShow, isHostOf, maySeeShow, tellOfStage } from '../shows/index.ts';
import { doorForSecond, dropSecond } from '../video/index.ts';
import {
  canBeAsked,
  findCoHost,
  findOpenShowsOf,
  findStateOf,
  leadsInShow,
  putCoHostState,
  putInvited,
} from './co-host.repo.ts';
import { coHostDeclined, coHostTaken, leadsLot } from './co-hosts.failures.ts';

/** By which the engine knows what a co-host sends, apart from what they watch. */
export const senderOf = (userId: UserId): string => `co-host:${userId}`;

const open = ['scheduled', 'rehearsal', 'live'];

/** Asks somebody to lead a show together with its host. */
export const inviteCoHost = (ctx: UserCtx, showId: ShowId, userId: UserId): Promise<void> =>
  ctx.db.transaction().execute(async (tx) => {
    const show = await holdToArrange(tx, ctx, showId);
    if (!(await canBeAsked(tx, show, userId))) throw notFound('user');
    const before = await findCoHost(tx, showId);
    if (before?.userId === userId) return;
    if (before) throw coHostTaken();
    if ((await findStateOf(tx, showId, userId)) === 'declined') throw coHostDeclined();
    const now = ctx.clock.now();
    await putInvited(tx, showId, userId, now);
    await tell(tx, showId, now);
    const found = await findShow(tx, showId);
    const params = { name: found?.host.name ?? '', show: found?.title ?? '' };
    await notify(tx, userId, { text: 'coHostInvited', params, about: showId, to: `/live/${showId}` }, now);
  });

/** Who leads with a host sells in the show, too, and so bids on nothing in it from then on. */
export const answerInvitation = (ctx: UserCtx, showId: ShowId, accept: boolean): Promise<void> =>
  ctx.db.transaction().execute(async (tx) => {
    const show = await holdSeen(tx, ctx, showId);
    if (!open.includes(show.state)) throw notFound('invitation');
    const { userId } = ctx.actor;
    if (accept && (await leadsInShow(tx, showId, userId))) throw leadsLot();
    const now = ctx.clock.now();
    const change = accept
      ? ({ from: ['invited'], to: 'accepted', acceptedAt: now } as const)
      : ({ from: ['invited'], to: 'declined' } as const);
    if (!(await putCoHostState(tx, { showId, userId }, change))) throw notFound('invitation');
    await tell(tx, showId, now);
    const found = await findShow(tx, showId);
    const params = { name: await nameOf(tx, userId), show: found?.title ?? '' };
    const text = accept ? 'coHostAccepted' : 'coHostDeclined';
    await notify(tx, show.host.id, { text, params, about: showId, to: `/live/${showId}` }, now);
  });

/** Taken out by the host, or leaves by themselves: their picture ends, and what of theirs waits goes off the list. */
export async function removeCoHost(ctx: UserCtx, broadcast: Broadcast, showId: ShowId): Promise<void> {
  const userId = await ctx.db.transaction().execute(async (tx) => {
    const show = await holdSeen(tx, ctx, showId);
    const before = await findCoHost(tx, showId);
    if (!isHostOf(ctx.actor, show) && before?.userId !== ctx.actor.userId) throw forbidden();
    if (!before) return null;
    await endCoHost(tx, showId, before.userId, ctx.clock.now());
    return before.userId;
  });
  // A line that a relay does not close now has nobody who watches it.
  if (userId) await broadcast.endShow(showId, senderOf(userId)).catch(() => undefined);
}

export async function endCoHost(tx: Db, showId: ShowId, userId: UserId, now: Date): Promise<void> {
  await putCoHostState(tx, { showId, userId }, { from: ['invited', 'accepted'], to: 'removed' });
  await dropSecond(tx, showId, now, senderOf(userId));
  if (await dropWaitingOf(tx, showId, userId)) await tellOfStage(tx, showId, now);
  await tell(tx, showId, now);
}

/** Of somebody who leaves, or may take part in nothing any more: in whatever show they lead or were asked to. */
export async function endCoHostingOf(tx: Db, userId: UserId, now: Date): Promise<void> {
  for (const showId of await findOpenShowsOf(tx, userId)) await endCoHost(tx, showId, userId, now);
}

/** Where a co-host sends their picture, while the show is live. */
export const doorForCoHost = (
  { db, actor, clock }: UserCtx,
  broadcast: Broadcast,
  showId: ShowId,
): Promise<VideoDoor> =>
  db.transaction().execute(async (tx) => {
    const show = await holdShow(tx, showId);
    if (!show || !maySeeShow(actor, show)) throw notFound('show');
    if ((await findStateOf(tx, showId, actor.userId)) !== 'accepted') throw forbidden();
    const holder = { source: 'co-host', who: senderOf(actor.userId), userId: actor.userId } as const;
    return await doorForSecond(tx, { broadcast, now: clock.now() }, show, holder);
  });

/** A show for whoever leads it, until it is over. */
export async function holdToArrange(
  tx: Db,
  { actor }: Pick<UserCtx, 'actor'>,
  showId: ShowId,
): Promise<HeldShow> {
  const show = await holdSeen(tx, { actor }, showId);
  if (!isHostOf(actor, show)) throw forbidden();
  if (!open.includes(show.state)) throw notFound('show');
  return show;
}

async function holdSeen(tx: Db, { actor }: Pick<UserCtx, 'actor'>, showId: ShowId): Promise<HeldShow> {
  const show = await holdShow(tx, showId);
  if (!show || !maySeeShow(actor, show)) throw notFound('show');
  return show;
}

const nameOf = async (db: Db, userId: UserId): Promise<string> =>
  (await db.selectFrom('users').select('name').where('id', '=', userId).executeTakeFirst())?.name ?? '';

/** Everyone in the room knows who leads with the host; that something changed, whom it concerns asks about. */
export async function tell(tx: Db, showId: ShowId, now: Date): Promise<void> {
  const coHost = await findCoHost(tx, showId);
  const name = coHost?.state === 'accepted' ? coHost.name : null;
  const path = documentPath(`rooms/${showId}/state/co-host`);
  await writeLive(tx, [{ op: 'set', path, data: { name, at: now.getTime() } }], now);
}
