import { expect, test } from 'vitest';
import { soldMoment } from './sold-moment.ts';

const sold = 1_000_000;
const before = (...seconds: number[]) => seconds.map((count) => sold - count * 1_000);

test.each([
  ['no bid that is known', [], 15],
  ['bids in the last moment', [40, 3, 2, 1], 15],
  ['three bids over half a minute', [90, 30, 20, 2], 35],
  ['bids that are long ago', [300, 200, 100], 60],
])('the clip of a sale with %s begins so many seconds before the hammer', (_, bids, seconds) => {
  expect(soldMoment(sold, before(...bids))).toEqual({ from: sold - seconds * 1_000, to: sold + 8_000 });
});
