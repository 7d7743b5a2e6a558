import type { IncomingHttpHeaders } from 'node:http';
import { preferredLanguage } from '@souk/shared/languages/languages.ts';

export interface PageVisitor {
  language: string;
  timeZone: string;
  theme: 'light' | 'dark' | undefined;
  /** Only for drawing the header; it proves nothing. */
  signedIn: boolean;
  /** Opened a page here before: the browser has most files by now, the letters among them. */
  wasHere: boolean;
}

/** How someone reads pages, by their cookies, else by what their browser says. */
export function visitorOf(headers: IncomingHttpHeaders, spoken: readonly string[]): PageVisitor {
  const cookies = cookiesOf(headers.cookie);
  const chosen = cookies.get('souk_lang');
  const theme = cookies.get('souk_theme');
  return {
    language:
      chosen && spoken.includes(chosen) ? chosen : preferredLanguage(headers['accept-language'], spoken),
    timeZone: knownTimeZone(cookies.get('souk_tz')),
    theme: theme === 'light' || theme === 'dark' ? theme : undefined,
    signedIn: cookies.get('souk_in') === '1',
    wasHere: cookies.has('souk_tz'),
  };
}

function cookiesOf(header: string | undefined): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of header?.split(';') ?? []) {
    const at = pair.indexOf('=');
    if (at > 0) cookies.set(pair.slice(0, at).trim(), decoded(pair.slice(at + 1).trim()));
  }
  return cookies;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

const zones = new Set(['UTC', ...Intl.supportedValuesOf('timeZone')]);

function knownTimeZone(zone: string | undefined): string {
  return zone && zones.has(zone) ? zone : 'UTC';
}
