import type { ShopCard } from '@souk/shared/market/shops/schema.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useT } from '@/platform/i18n/index.ts';
import { Avatar } from '@/ui/avatar/avatar.tsx';
import { VerifiedMark } from '@/ui/badge/verified-mark.tsx';
import { EmptyState } from '@/ui/empty-state/empty-state.tsx';
import { EndlessList } from '@/ui/endless-list/endless-list.tsx';
import { FollowShopButton } from '@/ui/favorite/cards-with-heart.tsx';
import { Skeleton } from '@/ui/skeleton/skeleton.tsx';
import { getFavorites } from '../api/get-favorites.ts';

/** The shops one follows below each other, where there is no room for their cards. */
export function FollowedShops() {
  const t = useT();
  const query = useInfiniteQuery(getFavorites('shop'));
  return (
    <EndlessList
      query={query}
      grid="grid"
      skeleton={<Skeleton className="my-2 h-12" />}
      empty={<EmptyState title={t('market.noFavorites.shop')} note={t('market.noFavoritesNote.shop')} />}
    >
      {(shop) => <ShopRow shop={shop} />}
    </EndlessList>
  );
}

function ShopRow({ shop }: { shop: ShopCard }) {
  const t = useT();
  return (
    <div className="flex min-h-16 items-center gap-3 border-b border-hairline py-2 last:border-0">
      <Link
        to="/shop/$shopId"
        params={{ shopId: shop._id }}
        className="flex min-h-11 min-w-0 grow items-center gap-3 rounded-12"
      >
        <Avatar name={shop.name} picture={shop.logo} size={40} />
        <span className="min-w-0">
          <span className="flex items-center gap-1.5 text-14 font-semibold">
            <bdi className="truncate">{shop.name}</bdi>
            {shop.verified ? <VerifiedMark size={14} /> : null}
          </span>
          <span className="block truncate text-13 text-ink-2">
            {t('ui.followers', { count: shop.followerCount })}
          </span>
        </span>
      </Link>
      <FollowShopButton shop={shop} size={32} />
    </div>
  );
}
