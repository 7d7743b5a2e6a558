import { expect, test } from 'vitest';
import { nearestWord, oneSlipFrom, plainText, slipsBetween, wordsOf } from './spelling.ts';

test('accents, capitals and vowel marks make no difference', () => {
  expect(plainText('Cerámica CAFÉ')).toBe('ceramica cafe');
  expect(plainText('مَزْهَرِيَّة')).toBe('مزهرية');
  expect(wordsOf("'94 court, low-cut")).toEqual(['94', 'court', 'low', 'cut']);
});

test.each([
  ['mug', 'mug', 0],
  ['mgu', 'mug', 1],
  ['botle', 'bottle', 1],
  ['vaze', 'vase', 1],
  ['vaaze', 'vase', 2],
  ['snaekers', 'sneakers', 1],
  ['', 'ab', 2],
])('from "%s" to "%s" it is %i slips', (one, other, slips) => {
  expect(slipsBetween(one, other)).toBe(slips);
});

test('all that is one slip away is tried, and nothing else', () => {
  for (const word of ['cup', 'كوب']) {
    const tried = oneSlipFrom(word);
    expect(tried.every((one) => slipsBetween(word, one) === 1)).toBe(true);
  }
  expect(oneSlipFrom('cpu')).toContain('cup');
  expect(oneSlipFrom('كبو')).toContain('كوب');
});

test('what is meant is the nearest word, and of equally near ones what most things are called', () => {
  const known = [
    { word: 'vast', uses: 3 },
    { word: 'vase', uses: 40 },
    { word: 'vases', uses: 90 },
    { word: 'bottle', uses: 2 },
  ];
  expect(nearestWord('vaze', known)).toBe('vase');
  expect(nearestWord('bottel', known)).toBe('bottle');
  expect(nearestWord('chair', known)).toBeUndefined();
  // Of two letters hardly anything is left to go by.
  expect(nearestWord('va', known)).toBeUndefined();
});
