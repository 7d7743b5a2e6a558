import type { ShopId, ShowId } from '@souk/shared/ids.ts';
import { raidSeconds } from '@souk/shared/live/raids/schema.ts';
import type { RaidWelcome } from '@souk/shared/live/raids/welcomes.ts';
import { forbidden, notFound } from '../../../platform/errors/failures.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { type FavoriteIds, favoritesAmong } from '../../market/favorite-ids/index.ts';
import { holdOwnShow } from '../hosting/index.ts';
import { findShopRole } from '../room-chat/index.ts';
import { endShow, findShow, isHostOf, maySeeShow } from '../shows/index.ts';
import { tellOfRaid } from './raid.live.ts';
import { raidRefused } from './raids.failures.ts';
import {
  countViewers,
  findChoice,
  findTarget,
  findTargets,
  insertRaid,
  lockShows,
  putChoice,
  type RaidTargetRow,
} from './raids.repo.ts';

/**
 * Ends one's own show and takes its viewers along. Both shows are held: of two hosts who raid each other, one
 * goes and the other finds no show there, and a host whose show has ended has no viewers left to take along.
 */
export function raid({ db, actor, clock }: UserCtx, showId: ShowId, to: ShowId): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await lockShows(tx, [showId, to]);
    await holdOwnShow(tx, actor, showId);
    const target = await findTarget(tx, showId, to);
    if (!target) throw raidRefused();
    const now = clock.now();
    await endShow(tx, showId, now);
    const viewers = await countViewers(tx, showId);
    const goesAt = new Date(now.getTime() + raidSeconds * 1_000);
    const { fromShopId, fromShop, title, shop } = target;
    await insertRaid(tx, { from: showId, to, fromShopId, viewers, goesAt });
    await tellOfRaid(
      tx,
      { id: showId, goes: { to, title, shop, goesAt: goesAt.getTime() } },
      { id: to, comes: { shop: fromShop, viewers, at: now.getTime() } },
      now,
    );
  });
}

export interface FoundTargets {
  rows: RaidTargetRow[];
  favorites: FavoriteIds;
}

export async function listRaidTargets(ctx: UserCtx, showId: ShowId, q: string): Promise<FoundTargets> {
  const show = await findShow(ctx.db, showId);
  if (!show || !maySeeShow(ctx.actor, show)) throw notFound('show');
  if (!isHostOf(ctx.actor, show)) throw forbidden();
  const rows = await findTargets(ctx.db, { showId, userId: ctx.actor.userId, q });
  return {
    rows,
    favorites: await favoritesAmong(
      ctx,
      rows.map(({ id }) => id),
    ),
  };
}

export async function getRaidChoice(ctx: UserCtx, shopId: ShopId): Promise<RaidWelcome> {
  await mustLead(ctx, shopId);
  return await findChoice(ctx.db, shopId);
}

export async function setRaidChoice(ctx: UserCtx, shopId: ShopId, welcomes: RaidWelcome): Promise<void> {
  await mustLead(ctx, shopId);
  await putChoice(ctx.db, shopId, welcomes);
}

async function mustLead({ db, actor }: UserCtx, shopId: ShopId): Promise<void> {
  const found = await findShopRole(db, shopId, actor.userId);
  if (!found) throw notFound('shop');
  if (found.role !== 'host') throw forbidden();
}
