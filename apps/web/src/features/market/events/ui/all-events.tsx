import { useInfiniteQuery } from '@tanstack/react-query';
import { useT } from '@/platform/i18n/index.ts';
import { EmptyState } from '@/ui/empty-state/empty-state.tsx';
import { EndlessList } from '@/ui/endless-list/endless-list.tsx';
import { eventGrid } from '@/ui/endless-list/grids.ts';
import { EventCardWithHeart } from '@/ui/favorite/cards-with-heart.tsx';
import { Skeleton } from '@/ui/skeleton/skeleton.tsx';
import { getEvents } from '../api/get-events.ts';

export function AllEvents({ shopId }: { shopId?: string }) {
  const t = useT();
  const query = useInfiniteQuery(getEvents(shopId ? { shop: shopId } : {}));
  return (
    <EndlessList
      query={query}
      grid={eventGrid}
      skeleton={<Skeleton className="aspect-7/4 w-full !rounded-16" />}
      empty={<EmptyState title={t('market.noEvents')} note={t('market.noEventsNote')} />}
    >
      {(event) => <EventCardWithHeart event={event} />}
    </EndlessList>
  );
}
