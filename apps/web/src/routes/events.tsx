import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { asItCame } from '@/app/as-it-came.ts';
import { defineScreen, type ScreenProps } from '@/app/screen.ts';
import { getEvents } from '@/features/events/api/get-events.ts';
import { monthOf, monthSpan } from '@/features/events/model/month.ts';
import { AllEvents } from '@/features/events/ui/all-events.tsx';
import { EventsHeader } from '@/features/events/ui/events-header.tsx';
import { MonthView } from '@/features/events/ui/month-view.tsx';
import { getShop } from '@/features/shops/api/get-shop.ts';
import { useNow } from '@/platform/clock/index.ts';
import { useT } from '@/platform/i18n/index.ts';
import { ErrorState } from '@/ui/error-state/error-state.tsx';

type Path = '/event/$shopId';

export const screen = defineScreen({
  path: '/event/$shopId',
  load: async ({ queryClient, params: { shopId } }) => {
    const shop = await queryClient.ensureQueryData(getShop(shopId));
    await queryClient.prefetchInfiniteQuery({ ...getEvents({ shop: shop._id }), ...asItCame });
    return shop;
  },
  head: ({ t, data: shop }) => ({
    title: t('market.eventsOf', { name: shop.name }),
    description: t('market.eventsOfDescription', { name: shop.name }),
  }),
  component: EventsScreen,
});

function EventsScreen({ params: { shopId }, search }: ScreenProps<Path>) {
  const { data: shop } = useSuspenseQuery(getShop(shopId));
  const byMonth = search.view === 'month';
  return (
    <>
      <EventsHeader shop={shop} shopId={shopId} byMonth={byMonth} />
      {byMonth ? (
        <ByMonth shopId={shopId} id={shop._id} month={search.month} />
      ) : (
        <AllEvents shopId={shop._id} />
      )}
    </>
  );
}

function ByMonth({
  shopId,
  id,
  month: word,
}: {
  shopId: string;
  id: string;
  month: string | string[] | undefined;
}) {
  const t = useT();
  const today = new Date(useNow(3_600_000)).toISOString().slice(0, 10);
  const month = monthOf(word, today);
  const { data, isError, refetch } = useInfiniteQuery(
    getEvents({ shop: id, limit: 60, ...monthSpan(month) }),
  );
  if (isError && !data)
    return (
      <ErrorState title={t('ui.listFailed')} note={t('ui.checkConnection')} onRetry={() => void refetch()} />
    );
  return (
    <MonthView
      shopId={shopId}
      month={month}
      todayIso={today}
      events={data?.pages.flatMap(({ items }) => items) ?? []}
    />
  );
}
