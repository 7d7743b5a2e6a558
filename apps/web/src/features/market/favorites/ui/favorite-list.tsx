import type { FavoriteProduct } from '@souk/shared/market/favorites/schema.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { RotateCcw, TrendingDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { EmptyState } from '@/ui/empty-state/empty-state.tsx';
import { EndlessList } from '@/ui/endless-list/endless-list.tsx';
import { eventGrid, productGrid, shopGrid, upcomingGrid } from '@/ui/endless-list/grids.ts';
import {
  EventCardWithHeart,
  ProductCardWithHeart,
  ShopCardToFollow,
  UpcomingCardWithBell,
} from '@/ui/favorite/cards-with-heart.tsx';
import type { FavoriteKind } from '@/ui/favorite/favorites.ts';
import { ProductCardSkeleton, ShopCardSkeleton } from '@/ui/skeleton/card-skeleton.tsx';
import { Skeleton } from '@/ui/skeleton/skeleton.tsx';
import { getFavorites } from '../api/get-favorites.ts';

export function FavoriteList({ kind }: { kind: FavoriteKind }) {
  if (kind === 'show') return <Shows />;
  if (kind === 'event') return <Events />;
  return kind === 'shop' ? <Shops /> : <Products />;
}

function Products() {
  const query = useInfiniteQuery(getFavorites('product'));
  return (
    <EndlessList
      query={query}
      grid={productGrid}
      skeleton={<ProductCardSkeleton />}
      empty={<NoFavorites kind="product" />}
    >
      {(product) => (
        <div key={product._id} className="min-w-0">
          <ProductCardWithHeart product={product} tags />
          <News product={product} />
        </div>
      )}
    </EndlessList>
  );
}

/** What happened to it since it was kept. */
function News({ product: { news } }: { product: FavoriteProduct }) {
  const t = useT();
  const { money } = useFormat();
  if (!news) return null;
  return (
    <p className="mt-2 inline-flex min-h-6 items-center gap-1.5 rounded-12 bg-won-soft px-2.5 py-0.5 text-12 font-semibold text-won-text">
      {news.kind === 'price-drop' ? (
        <>
          <TrendingDown size={14} aria-hidden="true" className="shrink-0 rtl:-scale-x-100" />
          {t('favorites.priceDrop', { price: money(news.before) })}
        </>
      ) : (
        <>
          <RotateCcw size={13} aria-hidden="true" className="shrink-0" />
          {t('favorites.back')}
        </>
      )}
    </p>
  );
}

function Shows() {
  const query = useInfiniteQuery(getFavorites('show'));
  return (
    <EndlessList
      query={query}
      grid={upcomingGrid}
      skeleton={<Skeleton className="h-36 !rounded-16" />}
      empty={<NoFavorites kind="show" />}
    >
      {(show) => <UpcomingCardWithBell key={show._id} show={show} />}
    </EndlessList>
  );
}

function Events() {
  const query = useInfiniteQuery(getFavorites('event'));
  return (
    <EndlessList
      query={query}
      grid={eventGrid}
      skeleton={<Skeleton className="aspect-7/3 w-full !rounded-16" />}
      empty={<NoFavorites kind="event" />}
    >
      {(event) => <EventCardWithHeart key={event._id} event={event} />}
    </EndlessList>
  );
}

function Shops() {
  const query = useInfiniteQuery(getFavorites('shop'));
  return (
    <EndlessList
      query={query}
      grid={shopGrid}
      skeleton={<ShopCardSkeleton />}
      empty={<NoFavorites kind="shop" />}
    >
      {(shop) => <ShopCardToFollow key={shop._id} shop={shop} />}
    </EndlessList>
  );
}

/** Each kind has one place where the next one is found. */
function NoFavorites({ kind }: { kind: FavoriteKind }) {
  const t = useT();
  const tabs = { show: 'shows', event: 'events', shop: 'shops' } as const;
  const way: ReactNode =
    kind === 'product' ? (
      <ButtonLink to="/categories/$categoryId" params={{ categoryId: 'all' }}>
        {t('market.lookAround')}
      </ButtonLink>
    ) : (
      <ButtonLink to="/search/$keyword" params={{ keyword: '*' }} search={{ tab: tabs[kind] }}>
        {t(`market.find.${kind}`)}
      </ButtonLink>
    );
  return (
    <EmptyState
      title={t(`market.noFavorites.${kind}`)}
      note={t(`market.noFavoritesNote.${kind}`)}
      action={way}
    />
  );
}
