import { zoneName } from '@souk/shared/languages/dates.ts';
import { placeOf } from './place-of.ts';

/** "Casablanca (GMT+1)", as a reader of this language says it at that moment. */
export function zoneWords(timeZone: string, locale: string, at: number): string {
  const place = placeOf(timeZone);
  const offset = zoneName(at, { locale, timeZone }, 'shortOffset').replace(/[+−-][0٠]$/, '');
  return offset !== place ? `${place} (${offset})` : place;
}

/** Every time zone by the name of its place, and one that is set although this browser does not know it. */
export function zoneOptions(set: string, locale: string, at: number): Array<{ value: string; text: string }> {
  return [...new Set([set, ...Intl.supportedValuesOf('timeZone')])]
    .map((value) => ({ value, text: zoneWords(value, locale, at) }))
    .sort((a, b) => a.text.localeCompare(b.text, locale));
}
