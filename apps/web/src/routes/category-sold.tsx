import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { defineScreen, type ScreenProps } from '@/app/screen.ts';
import { getSoldInCategory } from '@/features/live/auction-lists/api/auction-lists.ts';
import { SoldList } from '@/features/live/auction-lists/ui/sold-list.tsx';
import { getCategory } from '@/features/market/categories/api/get-category.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Breadcrumb } from '@/ui/breadcrumb/breadcrumb.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { EmptyState } from '@/ui/empty-state/empty-state.tsx';

type Path = '/categories/$categoryId/sold';

export const screen = defineScreen({
  path: '/categories/$categoryId/sold',
  load: async ({ queryClient, params: { categoryId } }) => {
    const [category] = await Promise.all([
      queryClient.ensureQueryData(getCategory(categoryId)),
      queryClient.ensureInfiniteQueryData(getSoldInCategory(categoryId)),
    ]);
    return category;
  },
  head: ({ t, data: { name } }) => ({
    title: t('auctions.pricesOf', { name }),
    description: t('auctions.pricesNote'),
  }),
  component: CategorySoldScreen,
});

function CategorySoldScreen({ params: { categoryId } }: ScreenProps<Path>) {
  const t = useT();
  const { data: category } = useSuspenseQuery(getCategory(categoryId));
  const sold = useInfiniteQuery(getSoldInCategory(categoryId));
  const toCategory = { to: '/categories/$categoryId' as const, params: { categoryId: category._id } };
  return (
    <>
      <header className="pb-5 sm:pt-2">
        <Breadcrumb
          crumbs={[{ label: category.name, link: toCategory }, { label: t('auctions.soldPrices') }]}
        />
        <h1 className="mt-1 display text-28 sm:text-36">{t('auctions.pricesOf', { name: category.name })}</h1>
        <p className="mt-1 text-14 text-ink-2">{t('auctions.pricesNote')}</p>
      </header>
      <SoldList
        query={sold}
        empty={
          <EmptyState
            title={t('auctions.noPrices')}
            note={t('auctions.noPricesNote')}
            action={
              <ButtonLink {...toCategory}>{t('auctions.toCategory', { name: category.name })}</ButtonLink>
            }
          />
        }
      />
    </>
  );
}
