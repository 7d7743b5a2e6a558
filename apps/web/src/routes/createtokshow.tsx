import type { OwnShow } from '@souk/shared/live/shows/edit-schema.ts';
import { useQuery } from '@tanstack/react-query';
import { requireOwnShop } from '@/app/forbidden.ts';
import { defineScreen } from '@/app/screen.ts';
import { firstOf } from '@/app/search.ts';
import { ViewerClips } from '@/features/live/clips/ui/viewer-clips.tsx';
import { RaidChoice } from '@/features/live/raids/ui/raid-choice.tsx';
import { getOwnShow } from '@/features/live/shows/api/schedule-show.ts';
import { SchedulePage } from '@/features/live/shows/ui/schedule/schedule-page.tsx';
import { getCategories } from '@/features/market/categories/api/get-categories.ts';
import { getShop } from '@/features/market/shops/api/get-shop.ts';
import { sessionStore, useSession } from '@/platform/session/session.store.ts';

export const screen = defineScreen({
  path: '/createtokshow',
  load: async ({ queryClient, search }) => {
    const edited = firstOf(search.edit);
    const shopId = sessionStore.getState().user?.shopId?._id;
    const [show] = await Promise.all([
      edited ? queryClient.fetchQuery({ ...getOwnShow(edited), staleTime: 0 }) : undefined,
      queryClient.ensureQueryData(getCategories()),
      shopId && queryClient.ensureQueryData(getShop(shopId)),
    ]);
    if (show) requireOwnShop(show.shopId, shopId);
    return { show };
  },
  head: ({ t }) => ({ title: t('screen.schedule'), description: t('live.scheduleNote'), noindex: true }),
  component: ({ data: { show } }) => <ScheduleScreen key={`${show?._id} ${show?.version}`} show={show} />,
});

function ScheduleScreen({ show }: { show: OwnShow | undefined }) {
  const shopId = useSession((session) => session.user?.shopId?._id) ?? '';
  const { data: categories } = useQuery(getCategories());
  const { data: shop } = useQuery({ ...getShop(shopId), enabled: shopId !== '' });
  return (
    <SchedulePage
      shopId={shopId}
      shop={shop}
      categories={categories?.items ?? []}
      show={show}
      inAllShows={
        <>
          <ViewerClips shopId={shopId} />
          <RaidChoice shopId={shopId} />
        </>
      }
    />
  );
}
