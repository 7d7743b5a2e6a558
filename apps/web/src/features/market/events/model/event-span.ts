import { dayNumber, writeDate, writeDays, writeTime, zoneName } from '@souk/shared/languages/dates.ts';
import type { Event } from '@souk/shared/market/events/schema.ts';

type Span = Pick<Event, 'startsAt' | 'endsAt' | 'timeZone'>;

/** The day and the hours of an event, told where it happens: "Tuesday 24 November 2026", "18:30 – 21:00 WET". */
export function spanOf({ startsAt, endsAt, timeZone }: Span, locale: string): { day: string; hours: string } {
  const place = { locale, timeZone };
  // Each end names its zone when the clocks change in between: "01:30 EST – 03:30 EDT".
  const [first, last] = [zoneName(startsAt, place), zoneName(endsAt, place)];
  const start = writeTime(startsAt, place) + (first === last ? '' : ` ${first}`);
  return {
    day: writeDays(startsAt, endsAt, 'long', place),
    hours: `${start} – ${writeTime(endsAt, place)} ${last}`,
  };
}

/** The same on the clock of someone elsewhere: "Sun 14 Mar 07:30 – 08:30". */
export function ownSpanOf(
  { startsAt, endsAt }: Omit<Span, 'timeZone'>,
  timeZone: string,
  locale: string,
): string {
  const place = { locale, timeZone };
  const shown = (at: string) => `${writeDate(at, 'weekday', place)} ${writeTime(at, place)}`;
  const sameDay = dayNumber(startsAt, timeZone).days === dayNumber(endsAt, timeZone).days;
  return `${shown(startsAt)} – ${sameDay ? writeTime(endsAt, place) : shown(endsAt)}`;
}
