import { documentPath } from '@souk/live/paths.ts';
import type { ShowId, UserId } from '@souk/shared/ids.ts';
import { mostCoHosts } from '@souk/shared/live/co-hosts/limits.ts';
import type { CoHostsDocument } from '@souk/shared/live/co-hosts/schema.ts';
import type { Broadcast } from '../../../platform/broadcast/index.ts';
import type { Db } from '../../../platform/db/database.ts';
import { forbidden, notFound } from '../../../platform/errors/failures.ts';
import { writeLive } from '../../../platform/live/index.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { lockPeople } from '../../identity/people/index.ts';
import { notify } from '../../talk/notifications/index.ts';
import { takeOffListOf } from '../auctions/index.ts';
import {
  findShow,
  type HeldShow,
  holdShow,
  isHostOf,
  maySeeShow,
  putPinned,
  tellOfStage,
} from '../shows/index.ts';
import { dropSecond } from '../video/index.ts';
import {
  canBeAsked,
  findCoHost,
  findCoHosts,
  findOpenShowsOf,
  findStateOf,
  leadsInShow,
  putCoHostState,
  putInvited,
} from './co-host.repo.ts';
import { coHostDeclined, leadsLot, tooManyCoHosts } from './co-hosts.failures.ts';
import { hasForSale, isPinnedOf } from './selling.repo.ts';

/** By which the engine knows what a co-host sends, apart from what they watch. */
export const senderOf = (userId: UserId): string => `co-host:${userId}`;

const open = ['scheduled', 'rehearsal', 'live'];

/** Asks a person to co-host a show, beside any others. */
export const inviteCoHost = (ctx: UserCtx, showId: ShowId, userId: UserId): Promise<void> =>
  ctx.db.transaction().execute(async (tx) => {
    const show = await holdToArrange(tx, ctx, showId);
    if (!(await canBeAsked(tx, show, userId))) throw notFound('user');
    const before = await findCoHosts(tx, showId);
    if (before.some((one) => one.userId === userId)) return;
    if (before.length >= mostCoHosts) throw tooManyCoHosts();
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
    const { userId } = ctx.actor;
    const asked = await findShow(tx, showId);
    // Of an answer and a block at the same moment one waits for the other; before the show, as with who is suspended.
    if (asked) await lockPeople(tx, asked.host.id, userId);
    const show = await holdSeen(tx, ctx, showId);
    if (!open.includes(show.state)) throw notFound('invitation');
    if (accept && !(await canBeAsked(tx, show, userId))) throw notFound('invitation');
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

/** Taken out by the host, or leaves by themselves: their picture ends, and nothing of theirs is sold in the show any more. */
export async function removeCoHost(
  ctx: UserCtx,
  broadcast: Broadcast,
  showId: ShowId,
  userId: UserId,
): Promise<void> {
  const wasThere = await ctx.db.transaction().execute(async (tx) => {
    const show = await holdSeen(tx, ctx, showId);
    if (!isHostOf(ctx.actor, show) && userId !== ctx.actor.userId) throw forbidden();
    if (!(await findCoHost(tx, showId, userId))) return false;
    await endCoHost(tx, showId, userId, ctx.clock.now());
    return true;
  });
  // A line that a relay does not close now has nobody who watches it.
  if (wasThere) await broadcast.endShow(showId, senderOf(userId)).catch(() => undefined);
}

/** In a show that is held. */
async function endCoHost(tx: Db, showId: ShowId, userId: UserId, now: Date): Promise<void> {
  await putCoHostState(tx, { showId, userId }, { from: ['invited', 'accepted'], to: 'removed' });
  await dropSecond(tx, showId, now, senderOf(userId));
  const hadLots = await takeOffListOf(tx, showId, userId);
  const isPinned = await isPinnedOf(tx, showId, userId);
  if (isPinned) await putPinned(tx, showId, null, now);
  if (hadLots || isPinned || (await hasForSale(tx, showId, userId))) await tellOfStage(tx, showId, now);
  await tell(tx, showId, now);
}

/** For a person who leaves, or may take part in nothing any more: ends all they co-host or were asked to. */
export async function endCoHostingOf(tx: Db, userId: UserId, now: Date): Promise<void> {
  for (const showId of await findOpenShowsOf(tx, userId)) {
    // What they are putting on its list at this moment goes with them.
    await holdShow(tx, showId);
    await endCoHost(tx, showId, userId, now);
  }
}

/** A show for its host to arrange, until it is over. */
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

export async function holdSeen(tx: Db, { actor }: Pick<UserCtx, 'actor'>, showId: ShowId): Promise<HeldShow> {
  const show = await holdShow(tx, showId);
  if (!show || !maySeeShow(actor, show)) throw notFound('show');
  return show;
}

const nameOf = async (db: Db, userId: UserId): Promise<string> =>
  (await db.selectFrom('users').select('name').where('id', '=', userId).executeTakeFirst())?.name ?? '';

/** Everyone in the room knows who leads with the host; that something changed, whom it concerns asks about. */
export async function tell(tx: Db, showId: ShowId, now: Date): Promise<void> {
  const coHosts = await findCoHosts(tx, showId);
  const names = coHosts.flatMap(({ state, name }) => (state === 'accepted' ? name : []));
  const path = documentPath(`rooms/${showId}/state/co-hosts`);
  const data: CoHostsDocument = { names, at: now.getTime() };
  await writeLive(tx, [{ op: 'set', path, data: { ...data } }], now);
}
