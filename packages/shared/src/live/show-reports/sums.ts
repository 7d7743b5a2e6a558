import type { ReportMinute } from './schema.ts';

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

/** A table for a spreadsheet; what was not counted is left empty. Figures only, but for the head. */
export function reportCsv(
  minutes: readonly ReportMinute[],
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
  ]);
  const quoted = head.map((word) => `"${word.replaceAll('"', '""')}"`);
  return [quoted, ...rows].map((row) => `${row.join(',')}\r\n`).join('');
}
