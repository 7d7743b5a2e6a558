import { useInfiniteQuery } from '@tanstack/react-query';
import { useT } from '@/platform/i18n/index.ts';
import { EmptyState } from '@/ui/empty-state/empty-state.tsx';
import { EndlessList } from '@/ui/endless-list/endless-list.tsx';
import { shopGrid } from '@/ui/endless-list/grids.ts';
import { ShopCardToFollow } from '@/ui/favorite/cards-with-heart.tsx';
import { ShopCardSkeleton } from '@/ui/skeleton/card-skeleton.tsx';
import { getShops } from '../api/get-shops.ts';

export function AllShops() {
  const t = useT();
  const query = useInfiniteQuery(getShops());
  return (
    <EndlessList
      query={query}
      grid={shopGrid}
      skeleton={<ShopCardSkeleton />}
      empty={<EmptyState title={t('market.noShops')} />}
    >
      {(shop) => <ShopCardToFollow shop={shop} />}
    </EndlessList>
  );
}
