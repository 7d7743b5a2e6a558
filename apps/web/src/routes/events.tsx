import { eventShelves } from '@souk/shared/market/events/states.ts';
import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { asItCame } from '@/app/as-it-came.ts';
import { defineScreen, type ScreenProps } from '@/app/screen.ts';
import { firstOf, type Search } from '@/app/search.ts';
import { useTellFailure } from '@/app/use-tell-failure.ts';
import { getEvents } from '@/features/market/events/api/get-events.ts';
import { dayIn, monthOf, monthSpan } from '@/features/market/events/model/month.ts';
import { AllEvents } from '@/features/market/events/ui/all-events.tsx';
import { EventsHeader, type EventsViewName } from '@/features/market/events/ui/events-header.tsx';
import { MonthView } from '@/features/market/events/ui/month-view.tsx';
import { OwnEvents } from '@/features/market/events/ui/own-events.tsx';
import { getShop } from '@/features/market/shops/api/get-shop.ts';
import { useNow } from '@/platform/clock/index.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { useDiscarded } from '@/ui/editing/discarded.store.ts';
import { ErrorState } from '@/ui/error-state/error-state.tsx';
import { firstTableState } from '@/ui/table/table-state.ts';

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
  const view = viewOf(firstOf(search.view), shop.can.edit);
  return (
    <>
      <EventsHeader shop={shop} shopId={shopId} view={view} />
      {view === 'own' ? (
        <Own id={shop._id} search={search} />
      ) : view === 'month' ? (
        <ByMonth shopId={shopId} id={shop._id} word={firstOf(search.month)} />
      ) : (
        <AllEvents shopId={shop._id} />
      )}
    </>
  );
}

function viewOf(word: string | undefined, isOwn: boolean): EventsViewName {
  if (word === 'own') return isOwn ? 'own' : 'list';
  return word === 'month' ? 'month' : 'list';
}

function Own({ id, search }: { id: string; search: Search }) {
  const navigate = useNavigate();
  const onFailure = useTellFailure();
  const hidden = useDiscarded(({ ids }) => ids);
  const shelf = eventShelves.find((one) => one === firstOf(search.shelf)) ?? 'upcoming';
  // Another shelf begins at its first page.
  const [shown, setShown] = useState({ shelf, state: firstTableState });
  const state = shown.shelf === shelf ? shown.state : { ...firstTableState, perPage: shown.state.perPage };
  return (
    <OwnEvents
      shopId={id}
      shelf={shelf}
      state={state}
      onState={(next) => setShown({ shelf, state: next })}
      onOpen={(where, { _id }) =>
        void navigate({
          to: ownPages[where],
          params: { productId: _id },
        })
      }
      hidden={hidden}
      onFailure={onFailure}
    />
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

const ownPages = {
  view: '/event-view/$productId',
  edit: '/event/edit/$productId',
  door: '/event/check-in/$productId',
} as const;
