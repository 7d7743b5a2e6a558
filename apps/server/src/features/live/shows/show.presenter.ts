import type { Show } from '@souk/shared/live/shows/schema.ts';
import type { FavoriteIds } from '../../market/favorite-ids/index.ts';
import { presentShowCard, presentShowLot, type ShowLotRow } from '../../market/showcase/index.ts';
import type { ShowRow } from './show.repo.ts';

export function presentShow(
  row: ShowRow,
  lots: readonly ShowLotRow[],
  favorites: FavoriteIds,
  language: string,
  can: Show['can'],
): Show {
  return {
    ...presentShowCard(row, favorites, language),
    description: row.description,
    language: row.language,
    explicit: row.explicit,
    endedAt: row.endedAt?.toISOString() ?? null,
    lots: lots.map(presentShowLot),
    can,
  };
}
