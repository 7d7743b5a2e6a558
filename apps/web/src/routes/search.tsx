import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { defineScreen, type ScreenProps } from '@/app/screen.ts';
import { getProducts } from '@/features/catalog/api/get-products.ts';
import { type Filters, filtersOf, queryOf } from '@/features/catalog/model/filters.ts';
import { ProductListing } from '@/features/catalog/ui/product-listing.tsx';
import { PopularCategories } from '@/features/categories/ui/popular-categories.tsx';
import { getEvents } from '@/features/events/api/get-events.ts';
import { AllEvents } from '@/features/events/ui/all-events.tsx';
import { getSearch } from '@/features/search/api/get-search.ts';
import { getShows } from '@/features/search/api/get-shows.ts';
import { isEverything, type SearchTab, tabOf } from '@/features/search/model/search-tabs.ts';
import { AllShows } from '@/features/search/ui/all-shows.tsx';
import { FoundThings } from '@/features/search/ui/found-things.tsx';
import { LiveBanner } from '@/features/search/ui/live-banner.tsx';
import { NothingFound } from '@/features/search/ui/nothing-found.tsx';
import { SearchHeader } from '@/features/search/ui/search-header.tsx';
import { getShops } from '@/features/shops/api/get-shops.ts';
import { AllShops } from '@/features/shops/ui/all-shops.tsx';
import { useT } from '@/platform/i18n/index.ts';
import { narrowProductGrid } from '@/ui/endless-list/grids.ts';
import { ErrorState } from '@/ui/error-state/error-state.tsx';
import { ProductCardSkeleton } from '@/ui/skeleton/card-skeleton.tsx';
import { SkeletonGroup } from '@/ui/skeleton/skeleton.tsx';

type Path = '/search/$keyword';

export const screen = defineScreen({
  path: '/search/$keyword',
  load: async ({ queryClient, params: { keyword }, search }) => {
    const tab = tabOf(search.tab);
    if (!isEverything(keyword)) {
      const products = tab === 'products' ? loadProducts() : null;
      await Promise.all([queryClient.ensureQueryData(getSearch(keyword)), products]);
    } else if (tab === 'products') await loadProducts();
    else if (tab === 'shows') await queryClient.ensureInfiniteQueryData(getShows());
    else if (tab === 'events') await queryClient.ensureInfiniteQueryData(getEvents());
    else await queryClient.ensureInfiniteQueryData(getShops());

    /** The first list is waited for; another filter shows the list before it until its own has come. */
    async function loadProducts() {
      const listing = listingOf(keyword);
      const before = queryClient.getQueriesData({ queryKey: ['products', listing] });
      const loading = queryClient.ensureInfiniteQueryData(getProducts(listing, filtersOf(search)));
      if (before.length === 0) await loading;
      else loading.catch(() => undefined);
    }
  },
  head: ({ t, params: { keyword } }) => ({
    title: isEverything(keyword) ? t('market.everything') : t('screen.search', { keyword }),
    description: t('market.searchDescription', {
      keyword: isEverything(keyword) ? t('market.everything') : keyword,
    }),
    noindex: true,
  }),
  component: SearchScreen,
});

function SearchScreen({ params: { keyword }, search }: ScreenProps<Path>) {
  const tab = tabOf(search.tab);
  const words = !isEverything(keyword);
  const found = useQuery({ ...getSearch(keyword), enabled: words });
  return (
    <>
      <SearchHeader keyword={keyword} tab={tab} found={found.data} />
      {tab === 'products' ? (
        <Products keyword={keyword} filters={filtersOf(search)} />
      ) : words ? (
        <Others keyword={keyword} tab={tab} />
      ) : (
        <Everything tab={tab} />
      )}
    </>
  );
}

function Products({ keyword, filters }: { keyword: string; filters: Filters }) {
  const navigate = useNavigate();
  const { data } = useQuery({ ...getSearch(keyword), enabled: !isEverything(keyword) });
  return (
    <ProductListing
      key={keyword}
      listing={listingOf(keyword)}
      filters={filters}
      onChange={(next) =>
        void navigate({
          to: '/search/$keyword',
          params: { keyword },
          search: queryOf(next),
          replace: true,
          resetScroll: false,
        })
      }
      banner={data ? <LiveBanner shows={data.shows} /> : null}
      empty={<NothingFound keyword={keyword} popular={<PopularCategories />} />}
    />
  );
}

function Others({ keyword, tab }: { keyword: string; tab: Exclude<SearchTab, 'products'> }) {
  const t = useT();
  const { data, isError, refetch } = useQuery(getSearch(keyword));
  const nothing = <NothingFound keyword={keyword} popular={<PopularCategories />} />;
  if (data) return <FoundThings keyword={keyword} tab={tab} found={data} nothing={nothing} />;
  if (isError)
    return (
      <ErrorState title={t('ui.listFailed')} note={t('ui.checkConnection')} onRetry={() => void refetch()} />
    );
  return (
    <SkeletonGroup className={narrowProductGrid}>
      {['a', 'b', 'c', 'd'].map((name) => (
        <ProductCardSkeleton key={name} />
      ))}
    </SkeletonGroup>
  );
}

function Everything({ tab }: { tab: Exclude<SearchTab, 'products'> }) {
  if (tab === 'shows') return <AllShows />;
  return tab === 'events' ? <AllEvents /> : <AllShops />;
}

function listingOf(keyword: string) {
  return isEverything(keyword) ? {} : { q: keyword };
}
