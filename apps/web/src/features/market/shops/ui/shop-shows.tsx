import { useQuery } from '@tanstack/react-query';
import { useT } from '@/platform/i18n/index.ts';
import { EmptyState } from '@/ui/empty-state/empty-state.tsx';
import { showGrid } from '@/ui/endless-list/grids.ts';
import { ErrorState } from '@/ui/error-state/error-state.tsx';
import { ShowTile } from '@/ui/show-card/show-tile.tsx';
import { ShowCardSkeleton, SkeletonGroup } from '@/ui/skeleton/skeleton.tsx';
import { getShopShows } from '../api/get-shop-shows.ts';

export function ShopShows({ shopId }: { shopId: string }) {
  const t = useT();
  const { data, isPending, refetch } = useQuery(getShopShows(shopId));
  if (isPending) {
    return (
      <SkeletonGroup className={showGrid}>
        {['a', 'b', 'c', 'd', 'e'].map((name) => (
          <ShowCardSkeleton key={name} />
        ))}
      </SkeletonGroup>
    );
  }
  if (!data)
    return (
      <ErrorState title={t('ui.listFailed')} note={t('ui.checkConnection')} onRetry={() => void refetch()} />
    );
  if (data.items.length === 0)
    return <EmptyState title={t('market.noShopShows')} note={t('market.noShopShowsNote')} />;
  return (
    <div className={showGrid}>
      {data.items.map((show) => (
        <ShowTile key={show._id} show={show} />
      ))}
    </div>
  );
}
