import type { SocialDoor } from '@souk/shared/identity/social-sign-in/schema.ts';
import { type Answer, type Asked, addressOf } from './asked.ts';

// Known to `public/signed-in.js` too.
const askedKey = 'souk-social-asked';
const answerKey = 'souk-social-answer';

/** Who is to get the answer once the page is back. */
export type Purpose = 'sign-in' | 'connect';

type StoredAsk = Asked & { purpose: Purpose; returnTo: string };

/** For browsers that keep windows closed: this page itself goes to the provider, and comes back. */
export function askOnPage(door: SocialDoor, asked: Asked, purpose: Purpose): void {
  const stored: StoredAsk = { ...asked, purpose, returnTo: location.pathname + location.search };
  sessionStorage.setItem(askedKey, JSON.stringify(stored));
  location.assign(addressOf(door, asked));
}

/** What a page that was away came back with, given once. */
export function takeAnswer(purpose: Purpose): { asked: Asked; answer: Answer } | null {
  const [asked, answer] = [read<StoredAsk>(askedKey), read<Answer>(answerKey)];
  if (asked?.purpose !== purpose || !answer) return null;
  sessionStorage.removeItem(askedKey);
  sessionStorage.removeItem(answerKey);
  return { asked, answer };
}

function read<T>(key: string): T | null {
  const stored = sessionStorage.getItem(key);
  return stored === null ? null : (JSON.parse(stored) as T);
}
