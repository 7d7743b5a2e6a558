import type { MessageKey } from '@souk/shared/languages/messages/en/index.ts';
import type { Money } from '@souk/shared/money.ts';
import type { NotificationItem } from '@souk/shared/talk/notifications/schema.ts';
import type { Formats, Translate } from '@/platform/i18n/index.ts';

interface Speech {
  t: Translate;
  format: Pick<Formats, 'money'>;
}

/** What a notification says, in the reader's language. */
export function wordsOf(
  { kind, text, params, count }: Pick<NotificationItem, 'kind' | 'text' | 'params' | 'count'>,
  { t, format }: Speech,
): string {
  const written = Object.entries(params).map(([name, value]) => [
    name,
    isMoney(value) ? format.money(value) : value,
  ]);
  const said = t(text as MessageKey, { count: count ?? 1, ...Object.fromEntries(written) });
  // A server newer than this page may say what the page has no words for.
  return said === text ? t(`choices.kinds.${kind}`) : said;
}

const isMoney = (value: string | number | Money): value is Money => typeof value === 'object';
