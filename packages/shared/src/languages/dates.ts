import { intlLocale } from './intl-locale.ts';

// The one place that writes dates and times. A server and the browsers that take its pages over know different
// editions of the same rules (other spaces in a range, a comma after a weekday), so only words and digits come from
// Intl, and what stands between two of them is ours: both sides write the same.

export type DateStyle = keyof typeof styles;

/** Whose words, and on whose clock. */
export type DatePlace = { locale: string; timeZone: string };

const styles = {
  day: { day: 'numeric' },
  month: { month: 'short' },
  weekdayName: { weekday: 'short' },
  /** "24 Nov" */
  short: { day: 'numeric', month: 'short' },
  /** "Tue 24 Nov" */
  weekday: { weekday: 'short', day: 'numeric', month: 'short' },
  /** "24 Nov 2026" */
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
  /** "Tuesday 24 November 2026" */
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  longDay: { weekday: 'long', day: 'numeric', month: 'long' },
  longWeekdayName: { weekday: 'long' },
  /** "November 2026" */
  monthAndYear: { month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const inNumbers = { day: 'numeric', month: 'numeric', year: 'numeric' } as const;
const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

type Moment = string | number | Date;

export function writeDate(at: Moment, style: DateStyle, place: DatePlace): string {
  return tidy(formatter(styles[style], place).format(new Date(at)), place);
}

/** "18:30", in every language on a clock of 24 hours. */
export function writeTime(at: Moment, place: DatePlace): string {
  return tidy(formatter(clock, place).format(new Date(at)), place);
}

/** "Tue 24 Nov – Thu 26 Nov"; one day when both are it, and a year that both share once. */
export function writeDays(from: Moment, to: Moment, style: 'weekday' | 'long', place: DatePlace): string {
  const last = writeDate(to, style, place);
  if (writeDate(from, 'medium', place) === writeDate(to, 'medium', place)) return last;
  const sameYear = dayNumber(from, place.timeZone).year === dayNumber(to, place.timeZone).year;
  return `${writeDate(from, style === 'long' && sameYear ? 'longDay' : style, place)} – ${last}`;
}

/** "24" and "Nov", for a tile; no full stop after the month. */
export function writeDayParts(at: Moment, place: DatePlace): { day: string; month: string } {
  return {
    day: writeDate(at, 'day', place),
    month: writeDate(at, 'month', place).replace(/\.$/, ''),
  };
}

/** "EST", or what the language has for it; as an offset "GMT-5". */
export function zoneName(
  at: Moment,
  { locale, timeZone }: DatePlace,
  timeZoneName: 'short' | 'shortOffset' = 'short',
): string {
  const parts = formatter({ timeZoneName }, { locale, timeZone }).formatToParts(new Date(at));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** The day on the calendar of a time zone: how many since 1970, and its year. */
export function dayNumber(at: Moment, timeZone: string): { days: number; year: number } {
  const parts = formatter(inNumbers, { locale: 'en', timeZone }).formatToParts(new Date(at));
  const part = Object.fromEntries(parts.map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1 } = part;
  return { days: Date.UTC(year, month - 1, day) / 86_400_000, year };
}

/** 1 = Monday to 7 = Sunday. A bare language says nothing about a country's week; Arabic weeks begin on Saturday. */
export function firstWeekdayOf(code: string): number {
  return code.startsWith('ar') ? 6 : 1;
}

/** English dates read "Tue 24 Nov", as the rest of the interface is written in British English. */
export function dateLocale(locale: string): string {
  if (locale === 'en') return 'en-GB';
  return locale.includes('-u-') ? locale : intlLocale(locale);
}

const strangeSpaces = /[\u2009\u202f]/g;

/** Editions differ in the comma after an English weekday, in short and in long. */
function tidy(written: string, { locale }: DatePlace): string {
  const text = written.replace(strangeSpaces, ' ');
  return locale === 'en' ? text.replaceAll(',', '') : text;
}

const made = new Map<string, Intl.DateTimeFormat>();

/** Making one costs a hundred times what using it does. */
function formatter(options: Intl.DateTimeFormatOptions, { locale, timeZone }: DatePlace) {
  const key = `${locale} ${timeZone} ${Object.entries(options).join()}`;
  let known = made.get(key);
  if (!known) {
    known = new Intl.DateTimeFormat(dateLocale(locale), { ...options, timeZone, calendar: 'gregory' });
    // Names of zones come from outside too; only so many are kept.
    if (made.size < 2000) made.set(key, known);
  }
  return known;
}
