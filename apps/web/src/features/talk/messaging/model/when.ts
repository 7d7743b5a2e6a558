import type { Formats } from '@/platform/i18n/index.ts';

const MINUTE_MS = 60_000;
const QUARTER_MS = 15 * MINUTE_MS;
const DAY_MS = 86_400_000;

export type When =
  | { kind: 'now' | 'today' | 'yesterday' }
  | { kind: 'time' | 'weekday' | 'date'; text: string };

type Place = Pick<Formats, 'date' | 'time' | 'locale' | 'timeZone'>;

const iso = (at: number) => new Date(at).toISOString();

/** The same for all moments of one day, where the reader is. */
export function dayIn(format: Pick<Formats, 'date'>): (at: number) => string {
  // Midnight falls on a quarter of an hour everywhere, and writing a date is slow.
  const known = new Map<number, string>();
  return (at) => {
    const quarter = Math.floor(at / QUARTER_MS);
    const day = known.get(quarter) ?? format.date(iso(at), 'medium');
    known.set(quarter, day);
    return day;
  };
}

/** In the list: "now", a time today, "Yesterday", a weekday within the week, else a date. */
export function whenInList(at: number, now: number, format: Place): When {
  if (now - at < MINUTE_MS) return { kind: 'now' };
  const day = whenOfDay(at, now, format);
  return day.kind === 'today' ? { kind: 'time', text: format.time(iso(at)) } : day;
}

/** Above what was said on a day. */
export function whenOfDay(at: number, now: number, format: Place): When {
  const dayOf = dayIn(format);
  if (at > now || dayOf(at) === dayOf(now)) return { kind: 'today' };
  if (dayOf(at) === dayOf(now - DAY_MS)) return { kind: 'yesterday' };
  if (now - at < 6 * DAY_MS) return { kind: 'weekday', text: format.date(iso(at), 'weekdayName') };
  const thisYear = iso(at).slice(0, 4) === iso(now).slice(0, 4);
  return { kind: 'date', text: format.date(iso(at), thisYear ? 'short' : 'medium') };
}
