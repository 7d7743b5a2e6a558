import { formatMessage, namesIn } from '@souk/shared/languages/format.ts';
import { ar } from '@souk/shared/languages/messages/ar/index.ts';
import { en } from '@souk/shared/languages/messages/en/index.ts';
import { kindOfText, type NotificationText, textKey } from '@souk/shared/talk/notifications/texts.ts';
import { expect, test } from 'vitest';
import { createFormats } from '@/platform/i18n/formats.ts';
import type { Translate } from '@/platform/i18n/index.ts';
import { wordsOf } from './words.ts';

const speech = (messages: Record<string, string>, locale: string) => ({
  t: ((key, values) => formatMessage(messages[key] ?? key, values, locale)) as Translate,
  format: createFormats({ locale, timeZone: 'UTC', now: () => 0 }),
});
const english = speech(en, 'en');

test('money is written as the reader writes it', () => {
  const drop = {
    kind: 'price-drop',
    text: 'notifications.text.priceDrop',
    params: {
      product: 'Vase',
      price: { amount: 4000, currency: 'USD' },
      before: { amount: 5850, currency: 'USD' },
    },
  } as const;
  expect(wordsOf(drop, english)).toBe('“Vase” is now $40, down from $58.50');
  expect(wordsOf(drop, speech(ar, 'ar'))).toMatch(/«Vase»/);
});

test('several of a kind are counted', () => {
  const messages = { kind: 'message', text: 'notifications.text.messages' } as const;
  expect(wordsOf({ ...messages, params: { name: 'Maya', count: 3 } }, english)).toBe(
    'Maya sent you 3 messages',
  );
  expect(wordsOf({ ...messages, params: { name: 'Maya' }, count: 2 }, english)).toBe(
    'Maya sent you 2 messages',
  );
});

test('what this page has no words for is told by its kind', () => {
  expect(wordsOf({ kind: 'payout', text: 'notifications.text.unheardOf', params: {} }, english)).toBe(
    'Payouts',
  );
});

test('every text there is has words', () => {
  for (const text of Object.keys(kindOfText) as NotificationText[]) {
    const words = en[textKey(text)];
    expect(words, text).toBeTruthy();
    const params = Object.fromEntries(namesIn(words).map((name) => [name, name === 'count' ? 2 : name]));
    expect(wordsOf({ kind: kindOfText[text], text: textKey(text), params }, english)).not.toMatch(/[{}]/);
  }
});
