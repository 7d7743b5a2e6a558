import { expect, test } from 'vitest';
import { distinctWords, holdsBlockedWord } from './blocked-words.ts';

test.each([
  ['you IDIOT!', 'idiot'],
  ['idïót', 'idiot'],
  ['so idiot', 'Idïot'],
  ['1d10t', 'idiot'],
  ['!d!0t!!', 'idiot'],
  ['p0rc3l41n', 'porcelain'],
  ['@$$', 'ass'],
  ['idi\u00adot', 'idiot'],
  ['idi\u200bot', 'idiot'],
  ['𝐢𝐝𝐢𝐨𝐭', 'idiot'],
  ['you+idiot', 'idiot'],
  ['STRASSE', 'Straße'],
  ['get FREE... money now', 'free money'],
  ['نَصَّاب', 'نصاب'],
  ['نصـــاب', 'نصاب'],
  ['call 555 now', '555'],
])('whoever says "%s" says the blocked "%s"', (text, word) => {
  expect(holdsBlockedWord(text, ['other', word])).toBe(true);
});

test.each([
  ['Scunthorpe is lovely', 'cunt'],
  ['a classic bowl', 'ass'],
  ['free shipping, no money back', 'free money'],
  ['it is 100 dollars', 'lot'],
  ['fantastic', 'fan'],
  ['hello', '!!!'],
  ['hello', ''],
])('"%s" is not refused for the blocked "%s"', (text, word) => {
  expect(holdsBlockedWord(text, [word])).toBe(false);
});

test('words that say the same are kept once', () => {
  expect(distinctWords(['Idiot', ' idïot ', 'IDIOT', '!!', 'free  money', 'Free Money'])).toEqual([
    'Idiot',
    'free  money',
  ]);
});
