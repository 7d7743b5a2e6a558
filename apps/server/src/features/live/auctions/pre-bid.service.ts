import { documentPath } from '@souk/live/paths.ts';
import type { LotId, ShowId } from '@souk/shared/ids.ts';
import type { PreBidInput, WaitingLotDocument } from '@souk/shared/live/auctions/schema.ts';
import type { PreBidSums } from '@souk/shared/live/hosting/schema.ts';
import { asBareSum } from '@souk/shared/money-rules.ts';
import type { Db } from '../../../platform/db/database.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import { writeLive } from '../../../platform/live/index.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { findShow, maySeeShow } from '../shows/index.ts';
import { whyNotBid } from './bid.policy.ts';
import { bidTooLow } from './bids.failures.ts';
import { findBidders, type HeldLot, holdLot } from './bids.repo.ts';
import { decideBids } from './decide-bids.ts';
import { deletePreBid, findOwnPreBids, findPreBidSums, findPreBids, putPreBid } from './pre-bid.repo.ts';
import { lotNotWaiting } from './show-lot.failures.ts';

interface PreBidCtx extends Pick<UserCtx, 'db' | 'actor' | 'clock'> {
  takesCards: boolean;
}

/** A maximum for a lot of a show that waits: once it begins, the market bids for them up to it. */
export function givePreBid(ctx: PreBidCtx, lotId: LotId, input: PreBidInput): Promise<void> {
  const { id, amount, confirmed = false } = input;
  return ctx.db.transaction().execute(async (tx) => {
    const lot = await holdWaiting(ctx, tx, lotId);
    const bidder = (await findBidders(tx, lot.id, [ctx.actor.userId])).get(ctx.actor.userId);
    if (!bidder) throw notFound('user');
    const wish = { ...amount, confirmed, needsCard: ctx.takesCards };
    const why = whyNotBid(lot, bidder, wish);
    if (why) throw why;
    if (amount.amount < lot.start) throw bidTooLow({ amount: lot.start, currency: lot.currency });
    await putPreBid(tx, { id, lotId, userId: ctx.actor.userId, ...amount, confirmed });
    await tellOfPreBids(tx, lot);
  });
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

/** They bid as the lot begins, in the order in which they came, by the same rules as every bid. */
export async function applyPreBids(tx: Db, { id }: HeldLot): Promise<void> {
  const given = await findPreBids(tx, id);
  if (given.length === 0) return;
  const bids = given.map((preBid) => ({
    ...{ ...preBid, kind: 'maximum' as const, receivedAt: 0 },
    // Whether they have a card was asked when they gave it; it may have gone since, as after any bid.
    needsCard: false,
  }));
  await decideBids(tx, id, bids);
}

async function holdWaiting({ actor }: PreBidCtx, tx: Db, lotId: LotId): Promise<HeldLot> {
  const lot = await holdLot(tx, lotId);
  const show = lot?.showId ? await findShow(tx, lot.showId) : null;
  if (!lot || !show || !maySeeShow(actor, show)) throw notFound('lot');
  if (lot.state !== 'queued') throw lotNotWaiting();
  return lot;
}

/** Everyone sees how many there are and where it opens, and who leads the show no more than that. */
async function tellOfPreBids(tx: Db, { id, showId, now, currency, start }: HeldLot): Promise<void> {
  if (!showId) return;
  const known = (await findPreBidSums(tx, showId, id)).get(id);
  const sums: PreBidSums = known ?? { currency, count: 0, opensAt: asBareSum(start) };
  const waiting: WaitingLotDocument = { currency, preBids: sums.count, opensAt: sums.opensAt };
  await writeLive(
    tx,
    [
      { op: 'set', path: documentPath(`rooms/${showId}/hosting/${id}`), data: { ...sums } },
      {
        op: 'set',
        path: documentPath(`rooms/${showId}/waiting/${id}`),
        data: { ...waiting },
      },
    ],
    new Date(now),
  );
}
