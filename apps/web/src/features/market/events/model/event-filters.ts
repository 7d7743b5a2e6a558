import { daysOn, resolveWallTime, wallTimeAt } from '@souk/shared/wall-time.ts';
import type { EventSpan } from '../api/get-events.ts';

export const eventTimes = ['today', 'weekend', 'week', 'month'] as const;
export type EventTime = (typeof eventTimes)[number];

export interface EventFilters {
  when?: EventTime | undefined;
  city?: string | undefined;
  online?: true | undefined;
}

type Words = { [name: string]: string | string[] | undefined };

/** What an address says; what means nothing here is as if it were not there. */
export function eventFiltersOf(search: Words): EventFilters {
  const online = firstOf(search.online) === 'true' || undefined;
  const city = firstOf(search.city)?.trim().slice(0, 120);
  return {
    when: eventTimes.find((when) => when === firstOf(search.when)),
    city: online ? undefined : city || undefined,
    online,
  };
}

interface Here {
  now: number;
  timeZone: string;
}

/** From when until when, by whole days of the reader's own calendar; what is going on counts as today. */
export function spanOf({ when, city, online }: EventFilters, { now, timeZone }: Here): EventSpan {
  if (!when) return { city, online };
  const today = `${wallTimeAt(new Date(now), timeZone).slice(0, 10)}T00:00`;
  const midnight = (days: number) => resolveWallTime(daysOn(today, days), timeZone).at.toISOString();
  if (when !== 'weekend') return { city, online, to: midnight({ today: 1, week: 7, month: 30 }[when]) };
  // 0 is Sunday; on the weekend itself the rest of it.
  const weekday = new Date(`${today}Z`).getUTCDay();
  const toMonday = (8 - weekday) % 7 || 7;
  const from = toMonday > 2 ? midnight(toMonday - 2) : undefined;
  return { city, online, from, to: midnight(toMonday) };
}

const firstOf = (value: Words[string]): string | undefined => [value].flat()[0];
