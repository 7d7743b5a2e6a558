import { expect, test } from 'vitest';
import { basisPointsOf, fixedInOf, rateDraftOf, rateOf } from './rate-draft.ts';

test('a rate that nobody changed is sent as it was', () => {
  for (const rate of [
    { basisPoints: 825, fixed: 20, least: 50, most: 10_000 },
    { basisPoints: 0, fixed: 0, least: null, most: null },
  ])
    expect(rateOf(rateDraftOf(rate))).toEqual(rate);
});

test('percent are read as people write them, and none is above what the market may take', () => {
  expect(['2.9', '8,25', '٨٫٢٥', '0', '50', '50.01', '', 'x'].map(basisPointsOf)).toEqual([
    290,
    825,
    825,
    0,
    5_000,
    null,
    null,
    null,
  ]);
});

test('a currency that was left empty has nothing of its own, and one that costs nothing has', () => {
  expect(fixedInOf({ EUR: 25, JPY: null, KWD: 0 })).toEqual({ EUR: 25, KWD: 0 });
});
