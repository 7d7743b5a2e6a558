import { documentPath } from '@souk/live/paths.ts';
import type { ShopId, UserId } from '@souk/shared/ids.ts';
import { approvalPath, askingPath } from '@souk/shared/live/bidders/paths.ts';
import type {
  ApprovalQuery,
  AskingBidders,
  DecideApproval,
  OwnApproval,
} from '@souk/shared/live/bidders/schema.ts';
import { z } from 'zod';
import { cursorMoment, pageOf, readCursor } from '../../../platform/db/cursor.ts';
import type { Db } from '../../../platform/db/database.ts';
import { forbidden, invalidInput, notFound } from '../../../platform/errors/failures.ts';
import { writeLive } from '../../../platform/live/index.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { notify } from '../../talk/notifications/index.ts';
import {
  askForApproval,
  countApprovals,
  decide,
  findApproval,
  findApprovals,
  findShopToAsk,
} from './approvals.repo.ts';
import { announceAsking, announceDecided, type BidderFacts } from './bidders.facts.ts';

export async function getOwnApproval({ db, actor }: UserCtx, shopId: ShopId): Promise<OwnApproval> {
  const found = await findApproval(db, shopId, actor.userId);
  return found ? { state: found.state, limit: moneyOf(found) } : { state: null, limit: null };
}

/** Asks a shop to be let bid. Asking twice is asking once, also of who was turned down. */
export async function askToBid(ctx: UserCtx, shopId: ShopId): Promise<OwnApproval> {
  const { actor } = ctx;
  await ctx.db.transaction().execute(async (tx) => {
    const shop = await findShopToAsk(tx, shopId);
    if (!shop) throw notFound('shop');
    if (shop.ownerId === actor.userId) throw forbidden('You can’t bid on what you sell.');
    if (!(await askForApproval(tx, shopId, actor.userId, ctx.clock.now()))) return;
    await tellApproval(tx, shopId, actor.userId, ctx.clock.now());
    await tellAsking(tx, { shopId, ownerId: shop.ownerId }, ctx.clock.now());
  });
  return getOwnApproval(ctx, shopId);
}

export async function listApprovals(
  { db }: UserCtx,
  shopId: ShopId,
  { state, cursor, limit }: ApprovalQuery,
) {
  const after = readCursor(cursor, z.tuple([z.literal(`bidders ${state}`), cursorMoment, z.uuid()]));
  const [shop, found, counts] = await Promise.all([
    findShopToAsk(db, shopId),
    findApprovals(db, { shopId, state, after: after && { at: after[1], id: after[2] }, limit: limit + 1 }),
    countApprovals(db, shopId),
  ]);
  const { rows, nextCursor } = pageOf(found, limit, ({ place, person }) => [
    `bidders ${state}`,
    place,
    person._id,
  ]);
  if (!shop) throw notFound('shop');
  return { rows, nextCursor, counts, currency: shop.currency };
}

/** Lets a person who asked bid, up to a limit, or not; they see it at once. */
export function decideOnBidder(ctx: UserCtx, shopId: ShopId, userId: UserId, decision: DecideApproval) {
  return ctx.db.transaction().execute(async (tx) => {
    const now = ctx.clock.now();
    const shop = await findShopToAsk(tx, shopId);
    if (!shop) throw notFound('shop');
    const { state, limit } = decision;
    if (limit && limit.currency !== shop.currency)
      throw invalidInput([{ field: 'limit.currency', message: `Is ${shop.currency}.` }]);
    const before = await findApproval(tx, shopId, userId);
    if (!(await decide(tx, shopId, userId, { state, limit, now }))) throw notFound('bidder');
    await announceDecided(tx, userId);
    await tellApproval(tx, shopId, userId, now);
    await tellAsking(tx, { shopId, ownerId: shop.ownerId }, now);
    if (state === 'approved' && before?.state !== 'approved')
      await notify(
        tx,
        userId,
        { text: 'bidderApproved', params: { shop: shop.name }, about: shopId, to: `/shop/${shopId}` },
        now,
      );
  });
}

/** Who bids where bidders are approved first asks for that by it, once. */
export async function askByBidding(tx: Db, asked: BidderFacts['bidder.asking'], now: Date): Promise<void> {
  if (await askForApproval(tx, asked.shopId, asked.userId, now)) await announceAsking(tx, [asked]);
}

/** Who asked by bidding, and whom they asked, see it as if they had asked by itself. */
export async function tellAsked(
  tx: Db,
  { shopId, userId }: { shopId: ShopId; userId: UserId },
  now: Date,
): Promise<void> {
  const shop = await findShopToAsk(tx, shopId);
  if (!shop) return;
  await tellApproval(tx, shopId, userId, now);
  await tellAsking(tx, { shopId, ownerId: shop.ownerId }, now);
}

async function tellApproval(tx: Db, shopId: ShopId, userId: UserId, now: Date): Promise<void> {
  const found = await findApproval(tx, shopId, userId);
  const path = documentPath(`${approvalPath(userId)}/${shopId}`);
  await writeLive(
    tx,
    [{ op: 'set', path, data: { state: found?.state ?? null, limit: found ? moneyOf(found) : null } }],
    now,
  );
}

/** Who decides sees how many wait, also while they lead a show. */
async function tellAsking(
  tx: Db,
  { shopId, ownerId }: { shopId: ShopId; ownerId: UserId },
  now: Date,
): Promise<void> {
  const { pending: waiting } = await countApprovals(tx, shopId);
  const path = documentPath(`${askingPath(ownerId)}/${shopId}`);
  await writeLive(tx, [{ op: 'set', path, data: { waiting } satisfies AskingBidders }], now);
}

const moneyOf = ({ limit, currency }: { limit: number | null; currency: string | null }) =>
  limit === null || currency === null ? null : { amount: limit, currency };
