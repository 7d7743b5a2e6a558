import type { LotId, ShowId } from '@souk/shared/ids.ts';
import type { PreBidInput } from '@souk/shared/live/auctions/schema.ts';
import type { Db } from '../../../platform/db/database.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { askByBidding } from '../bidders/index.ts';
import { announceLots } from './auctions.facts.ts';
import { whyNotBid } from './bid.policy.ts';
import { bidBelowStart } from './bids.failures.ts';
import { findBidders, type HeldLot, holdLot } from './bids.repo.ts';
import { decideBids, whyNotSpend } from './decide-bids.ts';
import { getLotPage } from './lot-page.service.ts';
import { keepProduct } from './lots.repo.ts';
import {
  deletePreBid,
  findOwnPreBid,
  findOwnPreBids,
  findPreBids,
  isShowOver,
  type PreBid,
  putPreBid,
} from './pre-bid.repo.ts';
import { lotNotWaiting } from './show-lot.failures.ts';
import { tellOfPreBids } from './telling-of-pre-bids.service.ts';
import { followProduct } from './waiting-lot.service.ts';

interface PreBidCtx extends Pick<UserCtx, 'db' | 'actor' | 'clock'> {
  takesCards: boolean;
}

/** A maximum for a lot that waits: once it begins, the market bids for them up to it. */
export async function givePreBid(ctx: PreBidCtx, lotId: LotId, input: PreBidInput): Promise<void> {
  const { id, amount, confirmed = false } = input;
  const { userId } = ctx.actor;
  const refused = await ctx.db.transaction().execute(async (tx) => {
    const lot = await holdWaiting(ctx, tx, lotId);
    const bidder = (await findBidders(tx, lot.id, [userId])).get(userId);
    if (!bidder) throw notFound('user');
    const wish = { ...amount, confirmed, needsCard: ctx.takesCards };
    const why =
      whyNotBid(lot, bidder, wish) ??
      (bidder.takesCare ? await whyNotSpend(tx, lot, { ...amount, userId }) : null);
    if (why?.code === 'bidder_approval_pending')
      await askByBidding(tx, { shopId: lot.roomShopId, userId }, new Date(lot.now));
    if (why) return why;
    if (amount.amount < lot.start) throw bidBelowStart({ amount: lot.start, currency: lot.currency });
    await putPreBid(tx, { id, lotId, userId, ...wish });
    await tellOfPreBids(tx, lot);
    return null;
  });
  if (refused) throw refused;
}

export function takePreBidBack(ctx: PreBidCtx, lotId: LotId): Promise<void> {
  return ctx.db.transaction().execute(async (tx) => {
    const lot = await holdWaiting(ctx, tx, lotId);
    await deletePreBid(tx, lotId, ctx.actor.userId);
    await tellOfPreBids(tx, lot);
  });
}

export async function listOwnPreBids({ db, actor }: Pick<UserCtx, 'db' | 'actor'>, showId: ShowId) {
  const rows = await findOwnPreBids(db, showId, actor.userId);
  return rows.map(({ lotId, ...maximum }) => ({ lotId, maximum }));
}

export async function getOwnPreBid({ db, actor }: Pick<UserCtx, 'db' | 'actor'>, lotId: LotId) {
  await getLotPage({ db, actor }, lotId);
  return { maximum: (await findOwnPreBid(db, lotId, actor.userId)) ?? null };
}

/**
 * They bid as the lot begins, in the order in which they came, by the same rules as every bid. Nobody waits for an answer
 * then: those whose bid did not count, or was passed by others, are told.
 */
export async function applyPreBids(tx: Db, lotIds: readonly LotId[]): Promise<void> {
  const given = Map.groupBy(await findPreBids(tx, lotIds), ({ lotId }) => lotId);
  for (const id of lotIds) {
    const ofLot = given.get(id);
    if (ofLot) await bidAll(tx, id, ofLot);
  }
}

async function bidAll(tx: Db, id: LotId, given: readonly PreBid[]): Promise<void> {
  const bids = given.map((preBid) => ({ ...preBid, kind: 'maximum' as const, receivedAt: 0 }));
  const outcomes = await decideBids(tx, id, bids);
  const lot = await holdLot(tx, id);
  for (const [at, { userId }] of bids.entries()) {
    const outcome = outcomes[at];
    const why = outcome && 'refused' in outcome ? outcome.refused.code : null;
    const isTooLow = why === 'bid_too_low' || why === 'bid_below_start';
    if (why !== null && !isTooLow) await announceLots(tx, 'lot.pre-bid-refused', { lotId: id, userId, why });
    else if (userId !== lot?.leaderId) await announceLots(tx, 'lot.outbid', { lotId: id, userId });
  }
}

async function holdWaiting({ actor }: PreBidCtx, tx: Db, lotId: LotId): Promise<HeldLot> {
  const isOver = await isShowOver(tx, lotId);
  let lot = await holdLot(tx, lotId);
  if (lot?.state === 'queued' && lot.showId === null) lot = await asOffered(tx, lot);
  if (!lot) throw notFound('lot');
  await getLotPage({ db: tx, actor }, lotId);
  if (lot.state !== 'queued' || isOver) throw lotNotWaiting();
  return lot;
}

/**
 * A lot that stands alone by the terms its product has by now, which stay as they are meanwhile: nobody bids on what its
 * seller has just made dearer.
 */
async function asOffered(tx: Db, { id, productId }: HeldLot): Promise<HeldLot | undefined> {
  await keepProduct(tx, productId);
  await followProduct(tx, { productId, isPutUp: false });
  return await holdLot(tx, id);
}
