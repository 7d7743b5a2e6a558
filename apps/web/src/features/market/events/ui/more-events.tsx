import type { EventCard } from '@souk/shared/market/events/schema.ts';
import { useT } from '@/platform/i18n/index.ts';
import { eventGrid } from '@/ui/endless-list/grids.ts';
import { EventCardWithHeart } from '@/ui/favorite/cards-with-heart.tsx';
import { SectionHeader } from '@/ui/section-header/section-header.tsx';

export function MoreEvents({ events }: { events: readonly EventCard[] }) {
  const t = useT();
  if (events.length === 0) return null;
  return (
    <section aria-labelledby="more-events" className="mt-12 sm:mt-16">
      <SectionHeader
        id="more-events"
        title={t('market.moreEvents')}
        all={{ to: '/search/$keyword', params: { keyword: '*' }, search: { tab: 'events' } }}
      />
      <div className={eventGrid}>
        {events.slice(0, 3).map((event) => (
          <EventCardWithHeart key={event._id} event={event} />
        ))}
      </div>
    </section>
  );
}
