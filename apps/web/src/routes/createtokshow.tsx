import { useQuery } from '@tanstack/react-query';
import { defineScreen } from '@/app/screen.ts';
import { SchedulePage } from '@/features/live/shows/ui/schedule/schedule-page.tsx';
import { getCategories } from '@/features/market/categories/api/get-categories.ts';
import { getShop } from '@/features/market/shops/api/get-shop.ts';
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
  return <SchedulePage shopId={shopId} shop={shop} categories={categories?.items ?? []} />;
}
