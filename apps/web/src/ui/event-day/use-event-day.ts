import { writeDate, writeTime } from '@souk/shared/languages/dates.ts';
import { useLanguage } from '@/platform/i18n/index.ts';

/** On which day and when the event of a ticket begins, on the clock of its place. */
export function useEventDay(event: { startsAt: string; timeZone: string } | null): string | null {
  const { code } = useLanguage();
  if (!event) return null;
  const place = { locale: code, timeZone: event.timeZone };
  return `${writeDate(event.startsAt, 'weekday', place)} ${writeTime(event.startsAt, place)}`;
}
