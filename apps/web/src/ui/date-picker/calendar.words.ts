import { type DateStyle, dateLocale, firstWeekdayOf, writeDate } from '@souk/shared/languages/dates.ts';
import { addDays, type Day } from './calendar.model.ts';

export interface CalendarWords {
  /** 1 = Monday to 7 = Sunday */
  firstWeekday: number;
  weekdays: ReadonlyArray<{ short: string; long: string }>;
  month: (day: Day) => string;
  /** "27" in the reader's digits */
  number: (day: Day) => string;
  /** "Friday 27 November 2026" */
  spoken: (day: Day) => string;
  /** "27 Nov 2026" */
  written: (day: Day) => string;
}

// A Monday, to name the weekdays by.
const someMonday: Day = '2024-01-01';

export function calendarWords(code: string): CalendarWords {
  const place = { locale: code, timeZone: 'UTC' };
  const by = (style: DateStyle) => (day: Day) => writeDate(day, style, place);
  const firstWeekday = firstWeekdayOf(code);
  const long = by('longWeekdayName');
  const short = by('weekdayName');
  const weekdays = Array.from({ length: 7 }, (_, index) => {
    const day = addDays(someMonday, firstWeekday - 1 + index);
    return { long: long(day), short: code.startsWith('ar') ? short(day) : short(day).slice(0, 2) };
  });
  const number = new Intl.NumberFormat(dateLocale(code));
  return {
    firstWeekday,
    weekdays,
    month: by('monthAndYear'),
    number: (day) => number.format(Number(day.slice(8))),
    spoken: by('long'),
    written: by('medium'),
  };
}
