import type { EventCard } from '@souk/shared/market/events/schema.ts';
import { useT } from '@/platform/i18n/index.ts';
import { EventCardWithHeart } from '@/ui/favorite/cards-with-heart.tsx';
import { SectionHeader } from '@/ui/section-header/section-header.tsx';

export function NearYou({ events }: { events: EventCard[] }) {
  const t = useT();
  if (events.length === 0) return null;
  return (
    <section aria-labelledby="near-you">
      <SectionHeader
        id="near-you"
        title={t('landing.nearYou')}
        note={t('landing.twoWeeks')}
        all={{ to: '/search/$keyword', params: { keyword: '*' }, search: { tab: 'events' } }}
      />
      <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3">
        {events.slice(0, 3).map((event, index) => (
          <li key={event._id} className={index === 2 ? 'sm:max-lg:hidden' : ''}>
            <EventCardWithHeart event={event} />
          </li>
        ))}
      </ul>
    </section>
  );
}
