import type { Event } from '@souk/shared/events/schema.ts';
import { wallTimeAt } from '@souk/shared/events/wall-time.ts';

type Span = Pick<Event, 'startsAt' | 'endsAt' | 'timeZone'>;

/** The day and the hours of an event, told where it happens: "Tuesday, 24 November 2026", "18:30 – 21:00 WET". */
export function spanOf({ startsAt, endsAt, timeZone }: Span, code: string): { day: string; hours: string } {
  const day = new Intl.DateTimeFormat(localeOf(code), {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  const time = clockIn(timeZone, code);
  // Each end names its zone when the clocks change in between: "01:30 EST – 03:30 EDT".
  const [first, last] = [startsAt, endsAt].map((at) => zoneName(at, timeZone, code));
  const start = time.format(new Date(startsAt)) + (first === last ? '' : ` ${first}`);
  return {
    day: day.formatRange(new Date(startsAt), new Date(endsAt)),
    hours: `${start} – ${time.format(new Date(endsAt))} ${last}`,
  };
}

/** The same on the clock of someone elsewhere: "Sun 14 Mar 07:30 – 08:30". */
export function ownSpanOf({ startsAt, endsAt }: Omit<Span, 'timeZone'>, own: string, code: string): string {
  const day = new Intl.DateTimeFormat(localeOf(code), {
    timeZone: own,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  });
  const [start, end] = [new Date(startsAt), new Date(endsAt)];
  const time = clockIn(own, code);
  const sameDay = wallTimeAt(start, own).slice(0, 10) === wallTimeAt(end, own).slice(0, 10);
  const shown = (at: Date) => `${day.format(at).replace(', ', ' ')} ${time.format(at)}`;
  return `${shown(start)} – ${sameDay ? time.format(end) : shown(end)}`;
}

function clockIn(timeZone: string, code: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(localeOf(code), {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
}

function zoneName(at: string, timeZone: string, code: string): string {
  const parts = new Intl.DateTimeFormat(localeOf(code), { timeZone, timeZoneName: 'short' }).formatToParts(
    new Date(at),
  );
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

function localeOf(code: string): string {
  return code === 'en' ? 'en-GB' : code === 'ar' ? 'ar-u-nu-arab' : code;
}
