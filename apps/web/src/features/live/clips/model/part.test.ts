import { expect, test } from 'vitest';
import { firstPart, movedPart, windowAround } from './part.ts';

test('one chooses from what is around the moment one saw, as far as it is recorded', () => {
  expect(windowAround(300, 1_000)).toEqual([240, 340]);
  expect(windowAround(5, 1_000)).toEqual([0, 45]);
  expect(windowAround(100, 100)).toEqual([40, 100]);
  expect(windowAround(0, 12)).toEqual([0, 12]);
  expect(windowAround(3, 9.9)).toBeNull();
});

test('what is chosen first is half a minute that has mostly just been seen', () => {
  expect(firstPart(300, [240, 340])).toEqual([280, 310]);
  expect(firstPart(100, [40, 100])).toEqual([70, 100]);
  expect(firstPart(5, [0, 45])).toEqual([0, 30]);
  expect(firstPart(0, [0, 12])).toEqual([0, 12]);
});

test.each([
  ['its start', [60, 90], [70, 90], [70, 90]],
  ['its start too near to its end', [60, 90], [85, 90], [85, 95]],
  ['its start to the very end', [60, 90], [100, 90], [90, 100]],
  ['its start too far from its end', [60, 90], [10, 90], [10, 70]],
  ['its end', [60, 90], [60, 99], [60, 99]],
  ['its end before its start', [60, 90], [60, 50], [40, 50]],
  ['its end too far from its start', [20, 60], [20, 95], [35, 95]],
] as const)('moving %s keeps it between ten seconds and a minute', (_, before, wanted, part) => {
  expect(movedPart(before, wanted, [0, 100])).toEqual(part);
});
