import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useFilterStep } from '@/app/filter-step.ts';
import { defineScreen, type ScreenProps } from '@/app/screen.ts';
import type { Search } from '@/app/search.ts';
import { getProducts } from '@/features/market/catalog/api/get-products.ts';
import { type Filters, filtersOf, queryOf } from '@/features/market/catalog/model/filters.ts';
import { ProductListing } from '@/features/market/catalog/ui/product-listing.tsx';
import { PopularCategories } from '@/features/market/categories/ui/popular-categories.tsx';
import { getEventFacets, getEvents } from '@/features/market/events/api/get-events.ts';
import { type EventFilters, eventFiltersOf } from '@/features/market/events/model/event-filters.ts';
import { EventsPage } from '@/features/market/events/ui/events-page.tsx';
import { getSearch } from '@/features/market/search/api/get-search.ts';
import { getShowFacets, listsOf } from '@/features/market/search/api/get-shows.ts';
import { isEverything, type SearchTab, tabOf } from '@/features/market/search/model/search-tabs.ts';
import { type ShowFilters, showFiltersOf } from '@/features/market/search/model/show-filters.ts';
import { FoundThings } from '@/features/market/search/ui/found-things.tsx';
import { LiveBanner } from '@/features/market/search/ui/live-banner.tsx';
import { LivePage } from '@/features/market/search/ui/live-page.tsx';
import { NothingFound } from '@/features/market/search/ui/nothing-found.tsx';
import { SearchHeader } from '@/features/market/search/ui/search-header.tsx';
import { getShops } from '@/features/market/shops/api/get-shops.ts';
import { AllShops } from '@/features/market/shops/ui/all-shops.tsx';
import { type Translate, useT } from '@/platform/i18n/index.ts';
import { everything } from '@/platform/paths.ts';
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
    else if (tab === 'shows') await loadShows();
    else if (tab === 'events') await loadEvents();
    else await queryClient.ensureInfiniteQueryData(getShops());

    async function loadShows() {
      const { queryKey } = getShowFacets();
      const there = queryClient.getQueryData(queryKey) !== undefined;
      const lists = listsOf(showFiltersOf(search)).map((list) => queryClient.ensureInfiniteQueryData(list));
      const loading = Promise.all([queryClient.ensureQueryData(getShowFacets()), ...lists]);
      if (there) loading.catch(() => undefined);
      else await loading;
    }

    async function loadEvents() {
      const { when, ...where } = eventFiltersOf(search);
      const facets = queryClient.ensureQueryData(getEventFacets());
      // Which day it is, only the screen knows: it asks for those lists itself.
      await Promise.all([facets, when ? null : queryClient.ensureInfiniteQueryData(getEvents(where))]);
    }

    /** The first list is waited for; another filter shows the list before it until its own has come. */
    async function loadProducts() {
      const listing = listingOf(keyword);
      const before = queryClient.getQueriesData({ queryKey: ['products', listing] });
      const loading = queryClient.ensureInfiniteQueryData(getProducts(listing, filtersOf(search)));
      if (before.length === 0) await loading;
      else loading.catch(() => undefined);
    }
  },
  head: ({ t, params: { keyword }, search }) => ({
    ...headOf(t, keyword, tabOf(search.tab)),
    noindex: true,
  }),
  component: SearchScreen,
});

function SearchScreen({ params: { keyword }, search }: ScreenProps<Path>) {
  const tab = tabOf(search.tab);
  const words = !isEverything(keyword);
  const found = useQuery({ ...getSearch(keyword), enabled: words });
  if (!words && tab === 'shows') return <Live filters={showFiltersOf(search)} />;
  if (!words && tab === 'events') return <Events filters={eventFiltersOf(search)} />;
  return (
    <>
      <SearchHeader keyword={keyword} tab={tab} found={found.data} />
      {tab === 'products' ? (
        <Products keyword={keyword} filters={filtersOf(search)} />
      ) : words ? (
        <Others keyword={keyword} tab={tab} />
      ) : (
        <AllShops />
      )}
    </>
  );
}

function Products({ keyword, filters }: { keyword: string; filters: Filters }) {
  const navigate = useNavigate();
  const step = useFilterStep();
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
          ...step(queryOf(next)),
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

function Live({ filters }: { filters: ShowFilters }) {
  const open = useOpen('shows');
  return <LivePage filters={filters} onChange={(next) => open({ ...next })} />;
}

function Events({ filters }: { filters: EventFilters }) {
  const open = useOpen('events');
  return (
    <EventsPage filters={filters} onChange={(next) => open({ ...next, online: next.online && 'true' })} />
  );
}

/** Each choice is a step one can go back from. */
function useOpen(tab: SearchTab) {
  const navigate = useNavigate();
  return (search: Search) =>
    void navigate({
      to: '/search/$keyword',
      params: everything.search,
      search: { tab, ...search },
      resetScroll: false,
    });
}

/** Live and events are pages of their own; all else is what was found. */
function headOf(t: Translate, keyword: string, tab: SearchTab) {
  if (!isEverything(keyword)) {
    return {
      title: t('screen.search', { keyword }),
      description: t('market.searchDescription', { keyword }),
    };
  }
  if (tab === 'shows') return { title: t('nav.live'), description: t('market.shows.note') };
  if (tab === 'events') return { title: t('nav.events'), description: t('market.events.note') };
  const title = t('market.everything');
  return { title, description: t('market.searchDescription', { keyword: title }) };
}

function listingOf(keyword: string) {
  return isEverything(keyword) ? {} : { q: keyword };
}
