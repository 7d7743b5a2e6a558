import { expect, test } from 'vitest';
import { isOpenLink, isPlainLine, isPlainText } from './plain-text.ts';

test.each(['Nour Haddad', '李小龍', 'نور حداد', 'می‌خواهم', 'Zoë-Ann O’Hara', '👩‍👩‍👧 & Co.', 'กำธร', 'שָׁלוֹם'])(
  '%s is a name',
  (name) => {
    expect(isPlainLine(name)).toBe(true);
  },
);

test.each([
  ['turns the direction', 'Nour\u202ehsac'],
  ['isolates', '\u2066Nour\u2069'],
  ['hides a letter', 'No\u200bur'],
  ['shows nothing', '\u200d\u200d'],
  ['breaks the line', 'Nour\nSouk staff'],
  ['rings', 'Nour\u0007'],
  ['towers over others', `N${'\u0301'.repeat(40)}`],
  ['is half a character', '\ud800'],
])('a name that %s is none', (_, name) => {
  expect(isPlainLine(name)).toBe(false);
});

test('a text may have several lines, or none, but no tricks either', () => {
  expect(isPlainText('Pots.\n\nAnd\tpans.')).toBe(true);
  expect(isPlainText('')).toBe(true);
  expect(isPlainText('Pots\u202estop')).toBe(false);
  expect(isPlainText('a\u0000b')).toBe(false);
});

test.each([
  ['https://example.com/nour', true],
  ['https://صندوق.example', true],
  ['http://example.com', false],
  ['javascript:alert(1)', false],
  ['data:text/html,hello', false],
  ['https://souk.example@evil.example/', false],
  ['https://localhost/', false],
  ['//example.com', false],
  ['example.com', false],
])('%s leads somewhere one can see: %s', (address, open) => {
  expect(isOpenLink(address)).toBe(open);
});
