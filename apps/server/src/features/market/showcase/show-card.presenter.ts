import type { ShowCard } from '@souk/shared/market/showcase/show-card.ts';
import { addressOf } from '../../../platform/files/index.ts';
import { presentCategoryRef } from '../categories/index.ts';
import type { FavoriteIds } from '../favorite-ids/index.ts';
import { presentShopRef } from '../shops/index.ts';
import { presentShowLot } from './lot.presenter.ts';
import type { ShowCardRow } from './show-card.repo.ts';

export function presentShowCard(row: ShowCardRow, favorites: FavoriteIds, language: string): ShowCard {
  return {
    _id: row.id,
    title: row.title,
    state: row.state,
    cover: row.cover,
    clip: row.clip && addressOf(row.clip),
    startsAt: row.startsAt.toISOString(),
    viewerCount: row.viewerCount,
    reminderCount: row.reminderCount,
    reminded: favorites.has(row.id),
    lotCount: row.lotCount,
    category: presentCategoryRef(row.category, language),
    host: { _id: row.host.id, name: row.host.name, picture: row.host.picture },
    shop: presentShopRef(row.shop),
    currentLot: row.currentLot ? presentShowLot(row.currentLot) : null,
  };
}
