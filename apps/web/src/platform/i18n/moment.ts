import type { Formats } from './formats.ts';

/** "20 Nov, 16:46"; Arabic has a comma of its own. */
export const momentOf = (
  { date, time, locale }: Pick<Formats, 'date' | 'time' | 'locale'>,
  iso: string,
): string => `${date(iso, 'short')}${locale.startsWith('ar') ? '،' : ','} ${time(iso)}`;
