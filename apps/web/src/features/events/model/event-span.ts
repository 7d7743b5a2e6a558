import type { Event } from '@souk/shared/events/schema.ts';

type Span = Pick<Event, 'startsAt' | 'endsAt' | 'timeZone'>;

/** The day and the hours of an event, told where it happens: "Tuesday, 24 November 2026", "18:30 – 21:00 WET". */
export function spanOf({ startsAt, endsAt, timeZone }: Span, code: string): { day: string; hours: string } {
  const locale = code === 'en' ? 'en-GB' : code === 'ar' ? 'ar-u-nu-arab' : code;
  const day = new Intl.DateTimeFormat(locale, {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  const hours = new Intl.DateTimeFormat(locale, {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  });
  return {
    day: day.formatRange(new Date(startsAt), new Date(endsAt)),
    hours: hours.formatRange(new Date(startsAt), new Date(endsAt)),
  };
}
