import type { Shop } from '@souk/shared/market/shops/schema.ts';
import { z } from 'zod';
import { pageOf, readCursor } from '../../../platform/db/cursor.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import { type Actor, type Ctx, isStaff } from '../../../platform/session/actor.ts';
import { type FavoriteIds, favoritesAmong } from '../favorite-ids/index.ts';
import { findShop, findShopPage, type ShopCardRow, type ShopRow } from './shop.repo.ts';

export interface FoundShop {
  shop: ShopRow;
  favorites: FavoriteIds;
  can: Shop['can'];
}

/** A shop by its id, its slug or one that it had. One that is not open is there for its owner and staff alone. */
export async function getShop(ctx: Ctx, idOrSlug: string): Promise<FoundShop> {
  const shop = await findShop(ctx.db, idOrSlug, ctx.clock.now());
  if (!shop || !maySee(ctx.actor, shop)) throw notFound('shop');
  const own = ctx.actor.kind === 'user' && ctx.actor.shopId === shop.id;
  const open = shop.status === 'open';
  return {
    shop,
    favorites: await favoritesAmong(ctx, [shop.id]),
    can: { edit: own && shop.status !== 'suspended', follow: !own && open, message: !own && open },
  };
}

export interface FoundShops {
  rows: ShopCardRow[];
  nextCursor: string | null;
  favorites: FavoriteIds;
}

export async function listShops(
  ctx: Ctx,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<FoundShops> {
  const after = readCursor(cursor, place);
  const rows = await findShopPage(ctx.db, after?.[1] ?? null, limit + 1);
  const page = pageOf(rows, limit, (shop) => ['shops', shop.slug]);
  return {
    ...page,
    favorites: await favoritesAmong(
      ctx,
      page.rows.map((shop) => shop.id),
    ),
  };
}

const place = z.tuple([z.literal('shops'), z.string().regex(/^[\w-]+$/)]);

function maySee(actor: Actor, shop: ShopRow): boolean {
  return shop.status === 'open' || isStaff(actor) || (actor.kind === 'user' && actor.shopId === shop.id);
}
