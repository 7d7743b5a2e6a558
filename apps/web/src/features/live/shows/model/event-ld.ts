import type { Show } from '@souk/shared/live/shows/schema.ts';
import { fallbackUrl } from '@/ui/picture/picture.model.ts';

/** What search engines are told of a show: an online event with a start. */
export function eventLd(show: Show): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: show.title,
    startDate: show.startsAt,
    ...(show.endedAt ? { endDate: show.endedAt } : {}),
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    eventStatus: `https://schema.org/${show.state === 'cancelled' ? 'EventCancelled' : 'EventScheduled'}`,
    location: { '@type': 'VirtualLocation', url: `/live/${show._id}` },
    organizer: { '@type': 'Organization', name: show.shop.name },
    ...(show.cover ? { image: fallbackUrl(show.cover) } : {}),
  };
}
