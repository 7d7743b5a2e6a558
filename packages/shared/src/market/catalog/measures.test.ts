import { expect, test } from 'vitest';
import { productLimits } from './edit-limits.ts';
import { gramsOf, measuresOf, millimetresOf, writeGrams, writeMillimetres } from './measures.ts';

test.each([
  ['1 lb', 454, '1 lb'],
  ['1', 454, '1 lb'],
  ['12 oz', 340, '12 oz'],
  ['1 lb 4 oz', 567, '1 lb 4 oz'],
  ['1.25', 567, '1 lb 4 oz'],
  ['2,5 LBS', 1134, '2 lb 8 oz'],
  ['16oz', 454, '1 lb'],
  ['0.5 oz', 14, '0.5 oz'],
])('%s is kept as %i grams and comes back as %s', (typed, grams, written) => {
  expect(gramsOf(typed, 'imperial')).toBe(grams);
  expect(writeGrams(grams, 'imperial')).toBe(written);
});

test('no weight or length drifts, however often it is read and written in either measure', () => {
  for (let grams = 1; grams <= 60_000; grams += 7)
    for (const measures of ['metric', 'imperial'] as const)
      expect(gramsOf(writeGrams(grams, measures), measures)).toBe(grams);
  for (let side = 1; side <= productLimits.side; side += 37)
    for (const measures of ['metric', 'imperial'] as const)
      expect(millimetresOf(writeMillimetres([side, side, 1], measures), measures)).toEqual([side, side, 1]);
});

test('every whole ounce and every tenth of an inch comes back as it was typed', () => {
  for (let ounces = 1; ounces < 16; ounces += 1)
    expect(writeGrams(gramsOf(`${ounces} oz`, 'imperial') ?? 0, 'imperial')).toBe(`${ounces} oz`);
  for (let tenths = 1; tenths < 400; tenths += 1) {
    const typed = `${tenths / 10}×1×1`;
    expect(writeMillimetres(millimetresOf(typed, 'imperial') ?? [], 'imperial')).toBe(typed);
  }
});

test('kilograms and centimetres are read as before', () => {
  expect(gramsOf('1,25', 'metric')).toBe(1250);
  expect(millimetresOf('24 x 18 x 20.5', 'metric')).toEqual([240, 180, 205]);
  expect(writeMillimetres([240, 180, 205], 'metric')).toBe('24×18×20.5');
});

test.each(['heavy', '-1', '1 kg', 'oz', '0'])('%s is no weight in pounds', (typed) => {
  expect(gramsOf(typed, 'imperial')).toBeUndefined();
});

test('an American weighs in pounds, others in kilograms', () => {
  expect(['US', 'GB', 'EG', null].map(measuresOf)).toEqual(['imperial', 'metric', 'metric', 'metric']);
});
