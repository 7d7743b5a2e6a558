import type { ShopId } from '@souk/shared/ids.ts';
import type { ShopWay, ShopWays, ShopWaysBody } from '@souk/shared/money/arranged/schema.ts';
import type { ArrangedSettings } from '@souk/shared/settings/schema.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { readSettings } from '../../../platform/settings/settings.ts';
import { findShopWays, keepShopWay } from './shop-ways.repo.ts';

export async function getShopWays({ db }: Pick<UserCtx, 'db'>, shopId: ShopId): Promise<ShopWays> {
  const { ways, days } = await arrangedRules(db);
  const kept = (await findShopWays(db, [shopId])).get(shopId) ?? [];
  return { ways: kept, allowed: [...ways], days };
}

/** What is not named stays. Orders that were placed keep what they were placed with. */
export async function changeShopWays(ctx: UserCtx, shopId: ShopId, body: ShopWaysBody): Promise<ShopWays> {
  const now = ctx.clock.now();
  await ctx.db.transaction().execute(async (tx) => {
    for (const way of body.ways) await keepShopWay(tx, shopId, way, now);
  });
  return getShopWays(ctx, shopId);
}

/** What buyers of these shops may choose: what a shop switched on and its market allows. */
export async function offeredWays(db: Db, shopIds: readonly ShopId[]): Promise<Map<ShopId, ShopWay[]>> {
  const { ways: allowed } = await arrangedRules(db);
  if (allowed.length === 0) return new Map();
  const offered = new Map<ShopId, ShopWay[]>();
  for (const [shopId, ways] of await findShopWays(db, shopIds)) {
    offered.set(
      shopId,
      ways.filter(({ way, on }) => on && allowed.includes(way)),
    );
  }
  return offered;
}

/** What the operator allows, and for how long an order waits for its money. */
export const arrangedRules = async (db: Db): Promise<ArrangedSettings> =>
  (await readSettings(db, { demo: false })).arranged;
