import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { defineScreen } from '@/app/screen.ts';
import { getProducts } from '@/features/catalog/api/get-products.ts';
import { noFilters } from '@/features/catalog/model/filters.ts';
import { getCategories } from '@/features/categories/api/get-categories.ts';
import { getShop } from '@/features/shops/api/get-shop.ts';
import { SchedulePage } from '@/features/shows/ui/schedule/schedule-page.tsx';
import { useSession } from '@/platform/session/session.store.ts';

export const screen = defineScreen({
  path: '/createtokshow',
  load: ({ queryClient }) => queryClient.ensureQueryData(getCategories()),
  head: ({ t }) => ({ title: t('screen.schedule'), description: t('live.scheduleNote'), noindex: true }),
  component: ScheduleScreen,
});

function ScheduleScreen() {
  const shopId = useSession((session) => session.user?.shopId?._id) ?? '';
  const { data: categories } = useQuery(getCategories());
  const { data: shop } = useQuery({ ...getShop(shopId), enabled: shopId !== '' });
  const products = useInfiniteQuery({ ...getProducts({ shop: shopId }, noFilters), enabled: shopId !== '' });
  return (
    <SchedulePage
      shop={shop}
      categories={categories?.items ?? []}
      products={products.data?.pages.flatMap((page) => page.items) ?? []}
      productsLoading={products.isPending}
    />
  );
}
