import type { Language } from '@souk/shared/languages/schema.ts';
import type { AppSettings } from '@souk/shared/settings/schema.ts';
import type { Spoken } from '@/platform/i18n/index.ts';
import type { StoredQuery } from './queries.ts';

const stateElementId = 'souk-state';

/** What the server gives along with a page, as data, so that the browser begins with the same picture. */
export type PageState = {
  /** False when the server drew only the frame, because the screen is for signed-in people. */
  drawn: boolean;
  /** The address it was drawn for: one may have gone back before the page came to life. */
  address: string;
  /** The server found nothing under this address. */
  missing: boolean;
  /** A cookie says someone is signed in here; who, only the browser knows. */
  signedIn: boolean;
  /** It was drawn as for a browser in which passkeys can work; whether they do, only the browser knows. */
  passkeys: boolean;
  drawnAt: number;
  timeZone: string;
  /** False when only the words that were drawn came along; the rest is fetched after. */
  complete: boolean;
  language: Language;
  spoken: Spoken[];
  settings: AppSettings;
  queries: StoredQuery[];
};

export function readPageState(): PageState | null {
  const text = document.getElementById(stateElementId)?.textContent;
  return text ? (JSON.parse(text) as PageState) : null;
}
