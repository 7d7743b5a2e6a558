import { expect, test } from 'vitest';
import { backWhenCombined } from './combined.ts';

test('the dearest shipping of several orders pays for their one parcel, and the others go back', () => {
  const back = (...amounts: number[]) =>
    backWhenCombined(amounts.map((amount, id) => ({ id, amount }))).map(({ id, amount }) => [id, amount]);
  expect(back(650, 900, 400)).toEqual([
    [0, 650],
    [2, 400],
  ]);
  expect(back(650, 650)).toEqual([[1, 650]]);
  expect(back(0, 650, 0)).toEqual([]);
  expect(back(0, 0)).toEqual([]);
});
