import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { asItCame } from '@/app/as-it-came.ts';
import { defineScreen, type ScreenProps } from '@/app/screen.ts';
import { firstOf } from '@/app/search.ts';
import { getEvents } from '@/features/market/events/api/get-events.ts';
import { dayIn, monthOf, monthSpan } from '@/features/market/events/model/month.ts';
import { AllEvents } from '@/features/market/events/ui/all-events.tsx';
import { EventsHeader } from '@/features/market/events/ui/events-header.tsx';
import { MonthView } from '@/features/market/events/ui/month-view.tsx';
import { getShop } from '@/features/market/shops/api/get-shop.ts';
import { useNow } from '@/platform/clock/index.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
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
  const word = firstOf(search.view);
  // Where its owner looked after them before.
  if (word === 'own' && shop.can.edit) {
    const { shelf } = search;
    return <Navigate to="/sell/events" search={shelf ? { shelf } : {}} replace />;
  }
  const view = word === 'month' ? 'month' : 'list';
  return (
    <>
      <EventsHeader shop={shop} shopId={shopId} view={view} />
      {view === 'month' ? (
        <ByMonth shopId={shopId} id={shop._id} word={firstOf(search.month)} />
      ) : (
        <AllEvents shopId={shop._id} />
      )}
    </>
  );
}

function ByMonth({ shopId, id, word }: { shopId: string; id: string; word: string | undefined }) {
  const t = useT();
  const { timeZone } = useFormat();
  const today = dayIn(timeZone, new Date(useNow(60_000)).toISOString());
  const month = monthOf(word, today);
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    getEvents({ shop: id, limit: 60, ...monthSpan(month) }),
  );
  // A month is shown whole.
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && !isError) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, isError, fetchNextPage]);
  if (isError && !data)
    return (
      <ErrorState title={t('ui.listFailed')} note={t('ui.checkConnection')} onRetry={() => void refetch()} />
    );
  return (
    <MonthView
      shopId={shopId}
      month={month}
      todayIso={today}
      events={data?.pages.flatMap(({ items }) => items) ?? null}
    />
  );
}
