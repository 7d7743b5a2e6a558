import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useFilterStep } from '@/app/filter-step.ts';
import { defineScreen, type ScreenProps } from '@/app/screen.ts';
import { getProducts } from '@/features/market/catalog/api/get-products.ts';
import { type Filters, filterCount, filtersOf, queryOf } from '@/features/market/catalog/model/filters.ts';
import { ProductListing } from '@/features/market/catalog/ui/product-listing.tsx';
import { getCategories } from '@/features/market/categories/api/get-categories.ts';
import { getCategory } from '@/features/market/categories/api/get-category.ts';
import { CategoryHeader } from '@/features/market/categories/ui/category-header.tsx';
import { HallHeader } from '@/features/market/categories/ui/hall-header.tsx';
import { useT } from '@/platform/i18n/index.ts';
import { breadcrumbData } from '@/platform/seo/structured-data.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { EmptyState } from '@/ui/empty-state/empty-state.tsx';
import { fallbackUrl } from '@/ui/picture/picture.model.ts';

type Path = '/categories/$categoryId';
const all = 'all';

export const screen = defineScreen({
  path: '/categories/$categoryId',
  load: async ({ queryClient, params: { categoryId }, search }) => {
    const hall = categoryId === all;
    const category = hall ? null : await queryClient.ensureQueryData(getCategory(categoryId));
    if (hall) await queryClient.ensureQueryData(getCategories());
    const listing = listingOf(category?._id);
    // Another filter shows the list before it until its own has come.
    const before = queryClient.getQueriesData({ queryKey: ['products', listing] });
    const loading = queryClient.ensureInfiniteQueryData(getProducts(listing, filtersOf(search)));
    if (before.length === 0) await loading;
    else loading.catch(() => undefined);
    return category;
  },
  head: ({ t, data: category }) => ({
    title: category?.name ?? t('market.hall'),
    description: category
      ? t('market.categoryDescription', { name: category.name })
      : t('market.hallDescription'),
    ...(category
      ? {
          jsonLd: breadcrumbData(
            category.breadcrumb.map(({ _id, name }) => ({ name, path: `/categories/${_id}` })),
          ),
        }
      : {}),
    ...(category?.image ? { image: { url: fallbackUrl(category.image), alt: category.image.alt } } : {}),
  }),
  component: CategoryScreen,
});

function CategoryScreen({ params: { categoryId }, search }: ScreenProps<Path>) {
  return categoryId === all ? (
    <Hall filters={filtersOf(search)} />
  ) : (
    <OneCategory categoryId={categoryId} filters={filtersOf(search)} />
  );
}

function Hall({ filters }: { filters: Filters }) {
  const { data } = useSuspenseQuery(getCategories());
  return (
    <>
      <HallHeader categories={data.items} brief={filters.sort !== null || filterCount(filters) > 0} />
      <Listing categoryId={all} filters={filters} />
    </>
  );
}

function OneCategory({ categoryId, filters }: { categoryId: string; filters: Filters }) {
  const t = useT();
  const { data: category } = useSuspenseQuery(getCategory(categoryId));
  return (
    <>
      <CategoryHeader
        category={category}
        more={
          <Link
            to="/categories/$categoryId/sold"
            params={{ categoryId: category._id }}
            className="touch-44 font-medium underline hover:text-ink-1"
          >
            {t('auctions.soldPrices')}
          </Link>
        }
      />
      <Listing key={category._id} categoryId={category._id} filters={filters} />
    </>
  );
}

function Listing({ categoryId, filters }: { categoryId: string; filters: Filters }) {
  const t = useT();
  const navigate = useNavigate();
  const step = useFilterStep();
  const everywhere = categoryId === all;
  return (
    <ProductListing
      listing={listingOf(everywhere ? undefined : categoryId)}
      filters={filters}
      hide={everywhere ? [] : ['category']}
      onChange={(next) =>
        void navigate({
          to: '/categories/$categoryId',
          params: { categoryId },
          search: queryOf(next),
          ...step(queryOf(next)),
        })
      }
      empty={
        <EmptyState
          title={t('market.emptyCategory')}
          note={t('market.emptyCategoryNote')}
          action={
            <ButtonLink to="/categories/$categoryId" params={{ categoryId: all }}>
              {t('market.walkTheHall')}
            </ButtonLink>
          }
        />
      }
    />
  );
}

function listingOf(categoryId: string | undefined) {
  return categoryId ? { category: categoryId } : {};
}
