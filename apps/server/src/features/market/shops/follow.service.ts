import type { ShopId } from '@souk/shared/ids.ts';
import type { FollowState } from '@souk/shared/market/shops/schema.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { deleteFollow, findFollowable, insertFollow, moveFollowerCount } from './follow.repo.ts';
import { ownShopNotFollowed } from './shops.failures.ts';

/** Following twice is following once. */
export function followShop({ db, actor }: UserCtx, shopId: ShopId): Promise<FollowState> {
  return db.transaction().execute(async (tx) => {
    const shop = await findFollowable(tx, shopId);
    if (shop?.status !== 'open') throw notFound('shop');
    if (shop.owner_id === actor.userId) throw ownShopNotFollowed();
    const isNew = await insertFollow(tx, actor.userId, shopId);
    const count = isNew ? await moveFollowerCount(tx, shopId, 1) : shop.follower_count;
    return { following: true, followerCount: count ?? 0 };
  });
}

/** Not following any more works for a shop that closed meanwhile, too. */
export function unfollowShop({ db, actor }: UserCtx, shopId: ShopId): Promise<FollowState> {
  return db.transaction().execute(async (tx) => {
    const shop = await findFollowable(tx, shopId);
    if (!shop) throw notFound('shop');
    const wasThere = await deleteFollow(tx, actor.userId, shopId);
    const count = wasThere ? await moveFollowerCount(tx, shopId, -1) : shop.follower_count;
    return { following: false, followerCount: count ?? 0 };
  });
}
