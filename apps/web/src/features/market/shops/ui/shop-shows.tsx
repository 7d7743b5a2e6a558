import type { ShowCard } from '@souk/shared/market/showcase/show-card.ts';
import { useQuery } from '@tanstack/react-query';
import { ChartLine } from 'lucide-react';
import { useT } from '@/platform/i18n/index.ts';
import { useSession } from '@/platform/session/session.store.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { EmptyState } from '@/ui/empty-state/empty-state.tsx';
import { showGrid } from '@/ui/endless-list/grids.ts';
import { ErrorState } from '@/ui/error-state/error-state.tsx';
import { ShowTile } from '@/ui/show-card/show-tile.tsx';
import { ShowCardSkeleton, SkeletonGroup } from '@/ui/skeleton/skeleton.tsx';
import { getShopShows } from '../api/get-shop-shows.ts';

interface ShopShowsProps {
  shopId: string;
  grid?: string;
}

export function ShopShows({ shopId, grid = showGrid }: ShopShowsProps) {
  const t = useT();
  const isOwn = useSession(({ user }) => user?.shopId?._id === shopId);
  const { data, isPending, refetch } = useQuery(getShopShows(shopId));
  if (isPending) {
    return (
      <SkeletonGroup className={grid}>
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
    <div className={grid}>
      {data.items.map((show) => (
        <div key={show._id} className="flex min-w-0 flex-col gap-2">
          <ShowTile show={show} />
          {isOwn && hasBegun(show) ? (
            <ButtonLink
              to="/live/$roomId/report"
              params={{ roomId: show._id }}
              look="outline"
              size={40}
              icon={<ChartLine size={17} aria-hidden="true" />}
            >
              {t('showReport.open')}
            </ButtonLink>
          ) : null}
        </div>
      ))}
    </div>
  );
}

const hasBegun = ({ state }: ShowCard) => state === 'live' || state === 'ended' || state === 'replay';
