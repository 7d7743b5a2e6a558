import type { Shop, ShopCard, ShopRef } from '@souk/shared/market/shops/schema.ts';
import type { FavoriteIds } from '../favorite-ids/index.ts';
import type { ShopCardRow, ShopRefRow, ShopRow } from './shop.repo.ts';

export function presentShopRef(row: ShopRefRow): ShopRef {
  return {
    _id: row.id,
    name: row.name,
    slug: row.slug,
    logo: row.logo,
    verified: row.verified,
    rating: averageRating(row),
    reviewCount: row.ratingCount,
  };
}

export function presentShopCard(row: ShopCardRow, favorites: FavoriteIds): ShopCard {
  return {
    ...presentShopRef(row),
    city: row.city,
    country: row.country,
    followerCount: row.followerCount,
    following: favorites.has(row.id),
    pictures: row.pictures,
  };
}

export function presentShop(row: ShopRow, favorites: FavoriteIds, can: Shop['can']): Shop {
  return {
    ...presentShopCard(row, favorites),
    status: row.status,
    version: row.version,
    timeZone: row.timeZone,
    currency: row.currency,
    owner: { _id: row.owner.id, name: row.owner.name, picture: row.owner.picture },
    banner: row.banner,
    story: row.story,
    policies: row.policies,
    shipsWithinDays: row.shipsWithinDays,
    soldCount: row.soldCount,
    openedAt: row.openedAt.toISOString(),
    counts: row.counts,
    can,
  };
}

/** The average to two decimals, null before the first review. */
export function averageRating(of: { ratingSum: number; ratingCount: number }): number | null {
  return of.ratingCount === 0 ? null : Math.round((of.ratingSum / of.ratingCount) * 100) / 100;
}
