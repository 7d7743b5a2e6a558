import { useInfiniteQuery } from '@tanstack/react-query';
import { useT } from '@/platform/i18n/index.ts';
import { EmptyState } from '@/ui/empty-state/empty-state.tsx';
import { EndlessList } from '@/ui/endless-list/endless-list.tsx';
import { showGrid } from '@/ui/endless-list/grids.ts';
import { ShowTile } from '@/ui/show-card/show-tile.tsx';
import { ShowCardSkeleton } from '@/ui/skeleton/skeleton.tsx';
import { getShows } from '../api/get-shows.ts';

export function AllShows() {
  const t = useT();
  const query = useInfiniteQuery(getShows());
  return (
    <EndlessList
      query={query}
      grid={showGrid}
      skeleton={<ShowCardSkeleton />}
      empty={<EmptyState title={t('market.noShows')} note={t('market.noShowsNote')} />}
    >
      {(show, index) => <ShowTile show={show} priority={index < 4} />}
    </EndlessList>
  );
}
