import type { LotId, ShowId } from '@souk/shared/ids.ts';
import type { StopReason } from '@souk/shared/live/auctions/stop-reasons.ts';
import { lotLogPage } from '@souk/shared/live/settlement/paths.ts';
import type { NotificationText } from '@souk/shared/talk/notifications/texts.ts';
import { record } from '../../../platform/audit/record.ts';
import type { Db } from '../../../platform/db/database.ts';
import { forbidden, notFound } from '../../../platform/errors/failures.ts';
import { isStaff, type UserCtx } from '../../../platform/session/actor.ts';
import { notify, notifyAll } from '../../talk/notifications/index.ts';
import { closeLotNow, findLotNews, findShowOf, lengthenLot, stopLot } from '../auctions/index.ts';
import { findSellerOfLot } from '../co-hosts/index.ts';
import { endRehearsal, endShow, findShow, goLive, type HeldShow, rehearse } from '../shows/index.ts';
import { holdOwnShow, holdToStop } from './hosting.policy.ts';

export function beginShow({ db, actor }: UserCtx, showId: ShowId): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await holdOwnShow(tx, actor, showId);
    await goLive(tx, showId);
  });
}

/** Said again and again by the page in which a host rehearses. */
export const rehearseShow = ({ db, actor, clock }: UserCtx, showId: ShowId): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await rehearse(tx, await holdOwnShow(tx, actor, showId), clock.now());
  });

export const leaveRehearsal = ({ db, actor, clock }: UserCtx, showId: ShowId): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await endRehearsal(tx, await holdOwnShow(tx, actor, showId), clock.now());
  });

export function finishShow(ctx: UserCtx, showId: ShowId): Promise<void> {
  return ctx.db.transaction().execute(async (tx) => {
    const show = await holdToStop(tx, ctx.actor, showId);
    await endShow(tx, showId);
    if (!show.byStaff) return;
    await writeDown(ctx, tx, show, 'show.ended', {});
    await tellOfEnd(tx, show, ctx.clock.now());
  });
}

/** Who leads it may not be looking at the room. */
async function tellOfEnd(tx: Db, { id, host }: HeldShow, now: Date): Promise<void> {
  const params = { show: (await findShow(tx, id))?.title ?? '' };
  await notify(tx, host.id, { text: 'showEndedByStaff', params, about: id, to: `/live/${id}` }, now);
}

export const giveMoreTime = ({ db, actor }: UserCtx, lotId: LotId, seconds: number): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await holdOwnShow(tx, actor, await findShowOf(tx, lotId));
    await lengthenLot(tx, lotId, seconds);
  });

export const closeNow = ({ db, actor }: UserCtx, lotId: LotId): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await holdOwnShow(tx, actor, await findShowOf(tx, lotId));
    await closeLotNow(tx, lotId);
  });

export const stop = (ctx: UserCtx, lotId: LotId, reason: StopReason): Promise<void> =>
  ctx.db.transaction().execute(async (tx) => {
    const showId = await findShowOf(tx, lotId);
    if (showId === null) return await stopAlone(ctx, tx, lotId, reason);
    const show = await holdToStop(tx, ctx.actor, showId);
    await stopLot(tx, lotId, show.byStaff ? { reason, by: 'team' } : { reason });
    if (!show.byStaff) return;
    await writeDown(ctx, tx, show, 'lot.stopped', { lot: lotId, reason });
    await tellOfStop(tx, show, { lotId, reason }, ctx.clock.now());
  });

/** Who sells it apart from shows takes bids until its end: only staff stop it, and not what they sell themselves. */
async function stopAlone(ctx: UserCtx, tx: Db, lotId: LotId, reason: StopReason): Promise<void> {
  const { actor, clock } = ctx;
  const seller = await findSellerOfLot(tx, lotId);
  if (!seller) throw notFound('lot');
  if (!isStaff(actor) || actor.shopId === seller.shopId) throw forbidden();
  await stopLot(tx, lotId, { reason, by: 'team' });
  const now = clock.now();
  const subject = { kind: 'shop', id: seller.shopId } as const;
  await record(tx, {
    ...{ actorId: actor.userId, action: 'lot.stopped', subject, now },
    details: { lot: lotId, reason },
  });
  const [lot] = await findLotNews(tx, [lotId]);
  if (!lot) return;
  const params = { product: lot.title };
  const about = { about: lotId, to: lotLogPage(lotId), picture: lot.picture };
  await notify(tx, lot.ownerId, { text: auctionStoppedTexts[reason], params, ...about }, now);
}

const auctionStoppedTexts = {
  bidding: 'auctionStoppedBidding',
  damaged: 'auctionStoppedDamaged',
  missing: 'auctionStoppedMissing',
  mistake: 'auctionStoppedMistake',
  other: 'auctionStopped',
} as const satisfies Record<StopReason, NotificationText>;

const stoppedTexts = {
  bidding: 'lotStoppedBidding',
  damaged: 'lotStoppedDamaged',
  missing: 'lotStoppedMissing',
  mistake: 'lotStoppedMistake',
  other: 'lotStopped',
} as const satisfies Record<StopReason, NotificationText>;

/** Who leads the show, and whose lot it is, where that is a co-host. */
async function tellOfStop(
  tx: Db,
  { host }: HeldShow,
  { lotId, reason }: { lotId: LotId; reason: StopReason },
  now: Date,
): Promise<void> {
  const [lot] = await findLotNews(tx, [lotId]);
  if (!lot) return;
  const params = { product: lot.title, show: lot.show ?? '' };
  const notification = { text: stoppedTexts[reason], params, about: lotId, to: lotLogPage(lotId) };
  const people = [...new Set([host.id, lot.ownerId])];
  await notifyAll(
    tx,
    people.map((to) => ({ to, notification })),
    now,
  );
}

/** What hosts do in their own shows is theirs; what the staff do is written down. */
function writeDown(
  { actor, clock }: UserCtx,
  tx: Db,
  { id, shop }: HeldShow,
  action: 'show.ended' | 'lot.stopped',
  details: object,
): Promise<void> {
  const subject = { kind: 'shop', id: shop.id } as const;
  const act = { actorId: actor.userId, action, subject, details: { show: id, ...details } };
  return record(tx, { ...act, now: clock.now() });
}
