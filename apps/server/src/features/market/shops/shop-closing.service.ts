import type { ShopId } from '@souk/shared/ids.ts';
import type { ShopStatus } from '@souk/shared/market/shops/schema.ts';
import type { Db } from '../../../platform/db/database.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { findOpenMatters } from './open-matters.repo.ts';
import { type FoundShop, getShop } from './shop.service.ts';
import { lockShop, updateShop } from './shop-edit.repo.ts';
import { openOrders, shopSuspended } from './shops.failures.ts';

/** A closed shop keeps all it has and shows nobody but its owner. It closes once it owes nothing any more. */
export async function closeShop(ctx: UserCtx, id: ShopId): Promise<FoundShop> {
  const now = ctx.clock.now();
  await ctx.db.transaction().execute(async (tx) => {
    if ((await statusForChange(tx, id)) === 'closed') return;
    const matters = await findOpenMatters(tx, id, now);
    if (matters.length > 0) throw openOrders(matters);
    await updateShop(tx, id, { status: 'closed', closed_at: now, updated_at: now });
  });
  return await getShop(ctx, id);
}

export async function reopenShop(ctx: UserCtx, id: ShopId): Promise<FoundShop> {
  await ctx.db.transaction().execute(async (tx) => {
    if ((await statusForChange(tx, id)) === 'open') return;
    await updateShop(tx, id, { status: 'open', closed_at: null, updated_at: ctx.clock.now() });
  });
  return await getShop(ctx, id);
}

/** What staff closed, the owner does not open. */
async function statusForChange(tx: Db, id: ShopId): Promise<ShopStatus> {
  const shop = await lockShop(tx, id);
  if (!shop) throw notFound('shop');
  if (shop.status === 'suspended') throw shopSuspended();
  return shop.status;
}
