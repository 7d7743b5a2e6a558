import type { Secrets } from './secrets.ts';

/** The same for text, where a column or a message holds text. */
export const lockText = (secrets: Secrets, plain: string, whose: string): string =>
  MARK + secrets.lock(Buffer.from(plain), whose).toString('base64');

/** What was kept before it was locked comes back as it is. */
export function openText(secrets: Secrets, kept: string, whose: string): string {
  if (!kept.startsWith(MARK)) return kept;
  const plain = secrets.open(Buffer.from(kept.slice(MARK.length), 'base64'), whose);
  if (!plain) throw new Error(`${whose} is locked with a key that is not here`);
  return String(plain);
}

/** Whether it is locked with the key that locks now. */
export const isTextUpToDate = (secrets: Secrets, kept: string): boolean =>
  kept.startsWith(MARK) && secrets.isUpToDate(Buffer.from(kept.slice(MARK.length), 'base64'));

const MARK = 'locked:';
