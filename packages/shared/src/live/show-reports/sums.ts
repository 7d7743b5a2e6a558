import type { ReportMinute, ReportOfCoHost, ShowReport } from './schema.ts';

type Counted = Exclude<keyof ReportMinute, 'at' | 'viewers'>;

/** What a show came to, over all its minutes. */
export function sumsOf(minutes: readonly ReportMinute[]) {
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
    sales: sum('sales'),
    tips: sum('tips'),
  };
}

/** Over all its minutes. */
export const sumsOfCoHost = ({ minutes }: ReportOfCoHost) =>
  minutes.reduce((all, { lots, sales }) => ({ lots: all.lots + lots, sales: all.sales + sales }), {
    lots: 0,
    sales: 0,
  });

/**
 * A table for a spreadsheet; what was not counted is left empty. Figures only, but for the head. Beside what is the shop’s,
 * lots and sales of each co-host.
 */
export function reportCsv(
  { minutes, coHosts }: Pick<ShowReport, 'minutes' | 'coHosts'>,
  head: readonly string[],
  main: (minor: number) => string,
): string {
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
      return [theirs?.lots ?? 0, main(theirs?.sales ?? 0)];
    }),
  ]);
  const quoted = head.map((word) => `"${word.replaceAll('"', '""')}"`);
  return [quoted, ...rows].map((row) => `${row.join(',')}\r\n`).join('');
}
