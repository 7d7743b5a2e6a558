import { type NewsLine, textKey } from '@souk/shared/talk/notifications/texts.ts';
import type { MailWords } from './mail-market.ts';
import { inWords } from './money-words.ts';

/** What was told, as a sentence in its reader's words. */
export function lineInWords({ text, params }: NewsLine, { t, code }: MailWords): string {
  const values = Object.entries(params).map(([name, value]) => [name, inWords(value, code)] as const);
  return t(textKey(text), Object.fromEntries(values));
}
