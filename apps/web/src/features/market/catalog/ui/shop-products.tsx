import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useT } from '@/platform/i18n/index.ts';
import { Chip, ChipRow } from '@/ui/chip/chip.tsx';
import { EmptyState } from '@/ui/empty-state/empty-state.tsx';
import { EndlessList } from '@/ui/endless-list/endless-list.tsx';
import { productGrid } from '@/ui/endless-list/grids.ts';
import { ProductCardWithHeart } from '@/ui/favorite/cards-with-heart.tsx';
import { ProductCardSkeleton } from '@/ui/skeleton/card-skeleton.tsx';
import { getProducts } from '../api/get-products.ts';
import { type Filters, noFilters } from '../model/filters.ts';
import { SortMenu } from './sort-menu.tsx';

interface ShopProductsProps {
  shopId: string;
  filters: Filters;
  onChange: (filters: Filters) => void;
}

/** A shop's shelf: its few categories as chips rather than a column of filters. */
export function ShopProducts({ shopId, filters, onChange }: ShopProductsProps) {
  const t = useT();
  const shelf = { ...filters, sort: filters.sort ?? 'newest' } as const;
  const query = useInfiniteQuery({
    ...getProducts({ shop: shopId }, shelf),
    placeholderData: keepPreviousData,
  });
  const facets = query.data?.pages[0]?.facets;
  const auctions = facets?.kinds.find(({ value }) => value === 'auction')?.count ?? 0;
  const narrow = (change: Partial<Filters>) => onChange({ ...noFilters, sort: filters.sort, ...change });
  const onAuction = filters.kind.includes('auction');
  return (
    <>
      <div className="mb-4 flex items-center gap-3 sm:mb-5">
        <div className="min-w-0 grow">
          <ChipRow label={t('market.facet.category')}>
            <Chip chosen={!filters.category && !onAuction} onClick={() => narrow({})}>
              {t('market.all')}
            </Chip>
            {facets?.categories.slice(0, 6).map(({ value, label }) => (
              <Chip
                key={value}
                chosen={filters.category === value}
                onClick={() => narrow({ category: value })}
              >
                {label}
              </Chip>
            ))}
            {auctions > 0 || onAuction ? (
              <Chip chosen={onAuction} count={auctions} onClick={() => narrow({ kind: ['auction'] })}>
                {t('market.onAuction')}
              </Chip>
            ) : null}
          </ChipRow>
        </div>
        <span className="max-sm:hidden">
          <SortMenu
            sort={shelf.sort}
            without={['best']}
            onSort={(sort) => onChange({ ...filters, sort: sort === 'newest' ? null : sort })}
          />
        </span>
      </div>
      <EndlessList
        query={query}
        grid={productGrid}
        skeleton={<ProductCardSkeleton />}
        empty={<EmptyState title={t('market.emptyShelf')} note={t('market.emptyShelfNote')} />}
      >
        {(product, index) => (
          <ProductCardWithHeart product={product} showShop={false} tags priority={index < 2} />
        )}
      </EndlessList>
    </>
  );
}
