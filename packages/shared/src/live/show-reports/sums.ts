import type { Money } from '../../money.ts';
import { minorDigits } from '../../money-digits.ts';
import { asBareSum, type BareSum, sumIn } from '../../money-rules.ts';
import type { ReportMinute, ReportOfCoHost, ShowReport } from './schema.ts';

type Counted = Exclude<keyof ReportMinute, 'at' | 'viewers' | 'sales' | 'tips'>;
type InOneCurrency = Pick<ShowReport, 'currency'>;

/** What a show came to, over all its minutes. */
export function sumsOf({ minutes, currency }: Pick<ShowReport, 'minutes' | 'currency'>) {
  const sum = (key: Counted) => minutes.reduce((all, minute) => all + minute[key], 0);
  const viewers = minutes.flatMap((minute) => minute.viewers ?? []);
  return {
    peak: Math.max(0, ...viewers),
    average:
      viewers.length === 0 ? 0 : Math.round(viewers.reduce((all, one) => all + one, 0) / viewers.length),
    messages: sum('messages'),
    follows: sum('follows'),
    lots: sum('lots'),
    pieces: sum('pieces'),
    sales: totalOf({ currency }, minutes, ({ sales }) => sales),
    tips: totalOf({ currency }, minutes, ({ tips }) => tips),
  };
}

/** Over all its minutes. */
export const sumsOfCoHost = (report: InOneCurrency, { minutes }: ReportOfCoHost) => ({
  lots: minutes.reduce((all, { lots }) => all + lots, 0),
  sales: totalOf(report, minutes, ({ sales }) => sales),
});

const totalOf = <Of>(
  { currency }: InOneCurrency,
  all: readonly Of[],
  sumOf: (one: Of) => BareSum,
): Money => ({
  amount: all.reduce((total, one) => total + sumIn({ currency }, sumOf(one)).amount, 0),
  currency,
});

/**
 * A table for a spreadsheet; what was not counted is left empty. Figures only, but for the head. Beside what is the shop’s,
 * lots and sales of each co-host.
 */
export function reportCsv(
  { minutes, coHosts, currency }: Pick<ShowReport, 'minutes' | 'coHosts' | 'currency'>,
  head: readonly string[],
): string {
  const digits = minorDigits(currency);
  const main = (sum: BareSum) => (sumIn({ currency }, sum).amount / 10 ** digits).toFixed(digits);
  const rows = minutes.map(({ at, viewers, messages, follows, lots, pieces, sales, tips }) => [
    at,
    viewers ?? '',
    messages,
    follows,
    lots,
    pieces,
    main(sales),
    main(tips),
    ...coHosts.flatMap((one) => {
      const theirs = one.minutes.find((minute) => Date.parse(minute.at) === Date.parse(at));
      return [theirs?.lots ?? 0, main(theirs?.sales ?? asBareSum(0))];
    }),
  ]);
  const quoted = head.map((word) => `"${word.replaceAll('"', '""')}"`);
  return [quoted, ...rows].map((row) => `${row.join(',')}\r\n`).join('');
}
