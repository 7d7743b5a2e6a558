import type { ProductPage } from '@souk/shared/market/catalog/schema.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { EmptyState } from '@/ui/empty-state/empty-state.tsx';
import { EndlessList } from '@/ui/endless-list/endless-list.tsx';
import { narrowProductGrid } from '@/ui/endless-list/grids.ts';
import { ProductCardWithHeart } from '@/ui/favorite/cards-with-heart.tsx';
import { lazyPart } from '@/ui/late/lazy-part.ts';
import { ProductCardSkeleton } from '@/ui/skeleton/card-skeleton.tsx';
import { SkeletonGroup, TextSkeleton } from '@/ui/skeleton/skeleton.tsx';
import { getProducts, type Listing } from '../api/get-products.ts';
import { type Filters, filterCount, noFilters } from '../model/filters.ts';
import { ChosenFilters } from './chosen-filters.tsx';
import { DidYouMean } from './did-you-mean.tsx';
import { Facets, type FacetsProps } from './facets.tsx';
import { SortMenu } from './sort-menu.tsx';

const FilterSheet = lazyPart(async () => (await import('./filter-sheet.tsx')).FilterSheet);

export interface ProductListingProps {
  listing: Listing;
  filters: Filters;
  onChange: (filters: Filters) => void;
  hide?: FacetsProps['hide'];
  /** Above the products: who sells such things live right now. */
  banner?: ReactNode;
  /** When the words themselves find nothing. */
  empty: ReactNode;
}

/** Products with all that narrows them: a column beside the list, a sheet from below on a phone. */
export function ProductListing({ listing, filters, onChange, hide, banner, empty }: ProductListingProps) {
  const t = useT();
  const query = useInfiniteQuery({ ...getProducts(listing, filters), placeholderData: keepPreviousData });
  const first = query.data?.pages[0];
  const on = filterCount(filters);
  const nothingAtAll = first?.total === 0 && on === 0 && !query.isPlaceholderData;
  const meant = first?.didYouMean;
  if (nothingAtAll) return empty;
  return (
    <div className="lg:grid lg:grid-cols-[14.75rem_minmax(0,1fr)] lg:gap-x-10">
      <aside aria-label={t('market.filters')} className="max-lg:hidden">
        {first?.facets ? (
          <Facets facets={first.facets} filters={filters} onChange={onChange} {...(hide ? { hide } : {})} />
        ) : (
          <FacetShapes />
        )}
      </aside>
      <div className="min-w-0">
        <div className="mb-4 flex items-center gap-2 max-lg:-mx-4 max-lg:overflow-x-auto max-lg:bare-scroll max-lg:px-4 sm:max-lg:-mx-8 sm:max-lg:px-8">
          <FilterButton page={first} filters={filters} onChange={onChange} {...(hide ? { hide } : {})} />
          <span className="order-last ms-auto max-lg:order-none max-lg:ms-0">
            <SortMenu
              sort={filters.sort ?? 'best'}
              onSort={(sort) => onChange({ ...filters, sort: sort === 'best' ? null : sort })}
            />
          </span>
          <span className="contents lg:flex lg:flex-wrap lg:gap-2">
            <ChosenFilters facets={first?.facets} filters={filters} onChange={onChange} />
          </span>
        </div>
        {meant && listing.q ? <DidYouMean keyword={listing.q} meant={meant} /> : null}
        {banner}
        <EndlessList
          query={query}
          grid={narrowProductGrid}
          skeleton={<ProductCardSkeleton />}
          empty={<NothingLeft onClear={() => onChange({ ...noFilters, sort: filters.sort })} />}
        >
          {(product, index) => <ProductCardWithHeart product={product} tags priority={index < 4} />}
        </EndlessList>
        <p role="status" className="sr-only">
          {first
            ? t(first.more ? 'searching.resultsOrMore' : 'market.resultCount', { count: first.total ?? 0 })
            : ''}
        </p>
      </div>
    </div>
  );
}

type FilterButtonProps = {
  page: ProductPage | undefined;
  filters: Filters;
  onChange: (filters: Filters) => void;
  hide?: FacetsProps['hide'];
};

function FilterButton({ page, filters, onChange, hide }: FilterButtonProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const on = filterCount(filters);
  return (
    <span className="shrink-0 lg:hidden">
      <button
        type="button"
        aria-haspopup="dialog"
        disabled={!page}
        onClick={() => setOpen(true)}
        className={`inline-flex min-h-11 items-center gap-2 rounded-full px-4 text-14 font-semibold whitespace-nowrap ${on > 0 ? 'bg-ink text-on-ink' : 'border border-control/70 bg-surface'}`}
      >
        <SlidersHorizontal size={17} aria-hidden="true" />
        {on > 0 ? t('market.filtersOn', { count: on }) : t('market.filters')}
      </button>
      {open && page?.facets ? (
        <Suspense fallback={null}>
          <FilterSheet
            total={page.total ?? 0}
            more={page.more}
            facets={page.facets}
            filters={filters}
            onChange={onChange}
            onClose={() => setOpen(false)}
            {...(hide ? { hide } : {})}
          />
        </Suspense>
      ) : null}
    </span>
  );
}

function NothingLeft({ onClear }: { onClear: () => void }) {
  const t = useT();
  return (
    <EmptyState
      title={t('market.nothingLeft')}
      note={t('market.nothingLeftNote')}
      action={<Button onClick={onClear}>{t('market.clearAll')}</Button>}
    />
  );
}

function FacetShapes() {
  return (
    <SkeletonGroup className="grid gap-8">
      <TextSkeleton lines={5} />
      <TextSkeleton lines={4} />
      <TextSkeleton lines={4} />
    </SkeletonGroup>
  );
}
