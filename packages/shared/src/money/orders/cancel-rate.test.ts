import { expect, test } from 'vitest';
import { cancelRate, isCancelRateTold } from './cancel-rate.ts';

test.each([
  ['a shop without orders', { paid: 0, cancelled: 0 }, 0, false],
  ['one that cancelled its only order', { paid: 1, cancelled: 1 }, 10_000, false],
  ['one just at the limit', { paid: 20, cancelled: 1 }, 500, false],
  ['one beyond it', { paid: 20, cancelled: 2 }, 1_000, true],
])('%s has its rate, which buyers are told beyond the limit', (_, counted, rate, told) => {
  expect([cancelRate(counted), isCancelRateTold(counted, 500)]).toEqual([rate, told]);
});
