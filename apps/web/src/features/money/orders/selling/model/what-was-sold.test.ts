import { formatMessage } from '@souk/shared/languages/format.ts';
import { en } from '@souk/shared/languages/messages/en/index.ts';
import { expect, test } from 'vitest';
import type { Translate } from '@/platform/i18n/index.ts';
import { whatWasSold } from './what-was-sold.ts';

const t = ((key, values) => formatMessage(en[key], values, 'en')) as Translate;
const title = 'Teal jar';

test('a seller reads how many of one thing were bought, and how many other things', () => {
  expect(whatWasSold({ title, lines: 1, pieces: 1 }, t)).toBe('Teal jar');
  expect(whatWasSold({ title, lines: 1, pieces: 2 }, t)).toBe('Teal jar · Qty 2');
  expect(whatWasSold({ title, lines: 2, pieces: 5 }, t)).toBe('Teal jar and 1 more item');
});
