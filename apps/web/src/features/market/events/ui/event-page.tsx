import type { Event } from '@souk/shared/market/events/schema.ts';
import type { ReactNode } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { DateTile } from '@/ui/event-card/event-card.tsx';
import { FavoriteButton } from '@/ui/favorite/favorite-button.tsx';
import { useFavorite } from '@/ui/favorite/favorites.ts';
import { Picture } from '@/ui/picture/picture.tsx';
import { RichTextView } from '@/ui/rich-text-view/rich-text-view.tsx';
import { EventStanding } from './event-standing.tsx';
import { WhenAndWhere } from './when-and-where.tsx';

interface EventPageProps {
  event: Event;
  tickets: ReactNode;
  seller: ReactNode;
  /** What its host may do. */
  acts: ReactNode;
}

export function EventPage({ event, tickets, seller, acts }: EventPageProps) {
  const t = useT();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] pt-4 sm:pt-6">
      <EventStanding event={event} acts={acts} />
      <div className="relative max-sm:-mx-4 max-sm:first:-mt-4">
        <Picture
          image={event.image}
          priority
          ratio="3/1"
          // On a phone its sides are cut off.
          sizes="(width < 640px) 190vw, (width < 1376px) 100vw, 1312px"
          className="max-sm:!aspect-[16/10] sm:rounded-20"
        />
        <DateTile
          at={event.startsAt}
          timeZone={event.timeZone}
          className="absolute start-4 top-4 sm:scale-120 sm:origin-top-left rtl:sm:origin-top-right"
        />
        <Heart event={event} />
      </div>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_400px] lg:gap-14">
        <div className="grid min-w-0 content-start gap-7">
          <div>
            <p className="text-14 font-medium text-ink-2">{event.category.name}</p>
            <h1 className="display mt-1.5 text-28 sm:text-36">{event.title}</h1>
          </div>
          <WhenAndWhere event={event} />
          <section aria-labelledby="event-about">
            <h2 id="event-about" className="display text-22">
              {t('market.aboutEvent')}
            </h2>
            <RichTextView text={event.description} className="mt-3 max-w-[68ch] text-16 text-ink-2" />
          </section>
        </div>
        <div className="grid h-fit min-w-0 gap-4">
          {tickets}
          {seller}
        </div>
      </div>
    </div>
  );
}

function Heart({ event }: { event: Event }) {
  const [favorite, change] = useFavorite('event', { _id: event._id, name: event.title }, event.favorite);
  if (!change) return null;
  return (
    <FavoriteButton
      title={event.title}
      favorite={favorite}
      onChange={change}
      size={48}
      className="!absolute end-4 top-4"
    />
  );
}
