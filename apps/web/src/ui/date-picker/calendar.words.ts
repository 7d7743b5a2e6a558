import { addDays, type Day } from './calendar.model.ts';

export interface CalendarWords {
  /** 1 = Monday to 7 = Sunday */
  firstWeekday: number;
  weekdays: ReadonlyArray<{ short: string; long: string }>;
  month: (day: Day) => string;
  /** "27" in the reader's digits */
  number: (day: Day) => string;
  /** "Friday, 27 November 2026" */
  spoken: (day: Day) => string;
  /** "Nov 27, 2026" */
  written: (day: Day) => string;
}

// A Monday, to name the weekdays by.
const someMonday: Day = '2024-01-01';

export function calendarWords(code: string): CalendarWords {
  const locale = code === 'en' ? 'en-US' : code;
  const digits = code.startsWith('ar') ? { numberingSystem: 'arab' } : {};
  const by = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, {
      ...options,
      ...digits,
      timeZone: 'UTC',
      calendar: 'gregory',
    });
    return (day: Day) => format.format(new Date(`${day}T00:00:00Z`));
  };
  const firstWeekday = firstWeekdayOf(code);
  const long = by({ weekday: 'long' });
  const short = by({ weekday: 'short' });
  const weekdays = Array.from({ length: 7 }, (_, index) => {
    const day = addDays(someMonday, firstWeekday - 1 + index);
    return { long: long(day), short: code.startsWith('ar') ? short(day) : short(day).slice(0, 2) };
  });
  const number = new Intl.NumberFormat(locale, digits);
  return {
    firstWeekday,
    weekdays,
    month: by({ month: 'long', year: 'numeric' }),
    number: (day) => number.format(Number(day.slice(8))),
    spoken: by({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    written: by({ day: 'numeric', month: 'short', year: 'numeric' }),
  };
}

/** A bare language says nothing about a country's week; Monday is the commonest start, Saturday in Arabic. */
function firstWeekdayOf(code: string): number {
  return code.startsWith('ar') ? 6 : 1;
}
