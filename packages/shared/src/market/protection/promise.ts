import { formatMessage } from '../../languages/format.ts';
import { intlLocale } from '../../languages/intl-locale.ts';

/** Until when a buyer may say that something is wrong; whichever comes first counts. */
export const claimDays = { fromPurchase: 30, fromDelivery: 14 } as const;

export type ProtectionWords = Record<'protection.paidAfter' | 'protection.claim', string>;

/** The promise as one text, from the same two messages that pages show. */
export function promiseOf(words: ProtectionWords, language: string): string {
  return `${words['protection.paidAfter']}. ${claimOf(words, language)}`;
}

export function claimOf(words: ProtectionWords, language: string): string {
  return formatMessage(words['protection.claim'], claimDays, intlLocale(language));
}
