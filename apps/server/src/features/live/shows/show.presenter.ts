import type { Show, ShowCard } from '@souk/shared/live/shows/schema.ts';
import { presentCategoryRef } from '../../market/categories/index.ts';
import type { Kept } from '../../market/kept/index.ts';
import { presentShopRef } from '../../market/shops/index.ts';
import { presentShowLot } from './lot.presenter.ts';
import type { ShowLotRow } from './lot.repo.ts';
import type { ShowCardRow, ShowRow } from './show.repo.ts';

export function presentShowCard(row: ShowCardRow, kept: Kept, language: string): ShowCard {
  return {
    _id: row.id,
    title: row.title,
    state: row.state,
    cover: row.cover,
    startsAt: row.startsAt.toISOString(),
    viewerCount: row.viewerCount,
    reminderCount: row.reminderCount,
    reminded: kept.has(row.id),
    lotCount: row.lotCount,
    category: presentCategoryRef(row.category, language),
    host: { _id: row.host.id, name: row.host.name, picture: row.host.picture },
    shop: presentShopRef(row.shop),
    currentLot: row.currentLot ? presentShowLot(row.currentLot) : null,
  };
}

export function presentShow(
  row: ShowRow,
  lots: readonly ShowLotRow[],
  kept: Kept,
  language: string,
  can: Show['can'],
): Show {
  return {
    ...presentShowCard(row, kept, language),
    description: row.description,
    language: row.language,
    endedAt: row.endedAt?.toISOString() ?? null,
    lots: lots.map(presentShowLot),
    can,
  };
}
