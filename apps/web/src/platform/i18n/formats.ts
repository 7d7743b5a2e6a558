import { type DateStyle, dayNumber, writeDate, writeDays, writeTime } from '@souk/shared/languages/dates.ts';
import { isolate, isolated } from '@souk/shared/languages/isolate.ts';
import { narrowSymbol } from '@souk/shared/languages/narrow-symbol.ts';
import type { Money } from '@souk/shared/money.ts';
import { allDecimals, minorDigits } from '@souk/shared/money-digits.ts';

export type Formats = ReturnType<typeof createFormats>;

interface MoneyStyle {
  compact?: boolean;
  exact?: boolean;
  /** "+$5.00" for what comes in. */
  signed?: boolean;
}

type Place = { locale: string; timeZone: string; now: () => number };

/** Money, numbers and times as the reader of one language in one time zone writes them. */
export function createFormats({ locale, timeZone, now }: Place) {
  const place = { locale, timeZone };
  const isArabic = locale.startsWith('ar');
  // Beside Latin letters an Arabic price or measure would fall apart.
  const apart = isArabic ? isolate : (text: string) => text;

  function number(value: number, options: Intl.NumberFormatOptions = {}): string {
    const written = numberFormat(locale, options).format(value);
    return options.style ? apart(written) : written;
  }

  function money({ amount, currency }: Money, options: MoneyStyle = {}): string {
    const unit = 10 ** minorDigits(currency);
    const whole = amount % unit === 0 && !options.exact;
    const written = numberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      ...(options.signed ? { signDisplay: 'exceptZero' } : {}),
      ...(options.compact ? compact : { ...allDecimals(currency), ...(whole ? noDecimals : {}) }),
    });
    if (!isArabic) return written.format(amount / unit);
    const parts = written.formatToParts(amount / unit);
    return apart(
      parts.map(({ type, value }) => (type === 'currency' ? narrowSymbol(currency) : value)).join(''),
    );
  }

  function date(iso: string, style: DateStyle = 'medium'): string {
    return writeDate(iso, style, place);
  }

  function time(iso: string): string {
    return writeTime(iso, place);
  }

  /** A time on the clock of its place, "19:30" as a form holds it. */
  function clockTime(held: string): string {
    return writeTime(`1970-01-01T${held}Z`, { locale, timeZone: 'UTC' });
  }

  /** Days (`YYYY-MM-DD`), which are the same wherever one is: "Tue 24 Nov – Thu 26 Nov". */
  function days({ from, to }: { from: string; to: string }): string {
    return writeDays(from, to, 'weekday', { locale, timeZone: 'UTC' });
  }

  /** "Today 19:00"; in the middle of a sentence "today 19:00". */
  function dayAndTime(iso: string, { inSentence = false } = {}): string {
    const ahead = dayNumber(iso, timeZone).days - dayNumber(now(), timeZone).days;
    if (ahead < 0 || ahead > 1) return `${date(iso, 'weekday')} ${time(iso)}`;
    const day = relativeFormat(locale).format(ahead, 'day');
    return `${inSentence ? day : capitalised(day)} ${time(iso)}`;
  }

  const capitalised = (text: string) => `${text.charAt(0).toLocaleUpperCase(locale)}${text.slice(1)}`;

  function relative(iso: string): string {
    const seconds = (new Date(iso).getTime() - now()) / 1000;
    const step = steps.find(({ below }) => Math.abs(seconds) < below) ?? steps[steps.length - 1]!;
    return relativeFormat(locale).format(Math.round(seconds / step.seconds), step.unit);
  }

  function duration(seconds: number): string {
    const left = Math.max(0, Math.floor(seconds));
    if (left < 600) {
      const rest = number(left % 60, { minimumIntegerDigits: 2 });
      return `${number(Math.floor(left / 60))}:${rest}`;
    }
    // "1 day" would be said of anything between one day and two; what was given two days begins with 48 hours.
    const step = left < 3600 ? lengths[0]! : left < 176_400 ? lengths[1]! : lengths[2]!;
    const amount = Math.floor(left / step.seconds);
    return number(amount, { style: 'unit', unit: step.unit, unitDisplay: 'short' });
  }

  /** A length that was set, in whole minutes where it is some: "10 seconds", "2 minutes". */
  function length(seconds: number): string {
    const [amount, unit] = seconds % 60 === 0 ? [seconds / 60, 'minute'] : [seconds, 'second'];
    return number(amount, { style: 'unit', unit, unitDisplay: 'long' });
  }

  function list(items: string[], type: Intl.ListFormatType = 'conjunction'): string {
    return listFormat(locale, { type }).format(items.map((item) => isolated(item, isArabic ? 'rtl' : 'ltr')));
  }

  return {
    money,
    number,
    date,
    time,
    clockTime,
    days,
    dayAndTime,
    relative,
    duration,
    length,
    list,
    locale,
    timeZone,
    now,
  };
}

const compact: Intl.NumberFormatOptions = {
  notation: 'compact',
  maximumFractionDigits: 1,
  minimumFractionDigits: 0,
};
const steps: { below: number; seconds: number; unit: Intl.RelativeTimeFormatUnit }[] = [
  { below: 60, seconds: 1, unit: 'second' },
  { below: 3600, seconds: 60, unit: 'minute' },
  { below: 86_400, seconds: 3600, unit: 'hour' },
  { below: 604_800, seconds: 86_400, unit: 'day' },
  { below: 2_629_800, seconds: 604_800, unit: 'week' },
  { below: 31_557_600, seconds: 2_629_800, unit: 'month' },
  { below: Number.POSITIVE_INFINITY, seconds: 31_557_600, unit: 'year' },
];

const lengths = [
  { seconds: 60, unit: 'minute' },
  { seconds: 3600, unit: 'hour' },
  { seconds: 86_400, unit: 'day' },
];

const numberFormat = memoised(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);
const listFormat = memoised(
  (locale, options: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options),
);
const relativeFormat = memoised((locale: string) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));

/** Making a formatter costs a hundred times what using it does. */
function memoised<Options, Made>(make: (locale: string, options: Options) => Made) {
  const made = new Map<string, Made>();
  return (locale: string, options?: Options): Made => {
    const key = locale + JSON.stringify(options);
    let known = made.get(key);
    if (!known) {
      known = make(locale, options as Options);
      made.set(key, known);
    }
    return known;
  };
}

const noDecimals = { minimumFractionDigits: 0, maximumFractionDigits: 0 };
