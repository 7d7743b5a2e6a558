import { expect, test } from 'vitest';
import { movedTo, newLot } from './draft.ts';
import { type DraftStep, itemsOf, partsOf } from './run-items.ts';

const lots = ['a', 'b', 'c'].map((key) => ({ ...newLot('vase'), key }));
const talk = (key: string, afterLots: number): DraftStep => ({
  ...{ key, afterLots, kind: 'talk', title: 'Questions', minutes: 5 },
});
const keys = (items: ReturnType<typeof itemsOf>) => items.map(({ key }) => key).join('');

test('breaks stand between the lots they come after, those of one place in their order', () => {
  const steps = [talk('1', 0), talk('2', 2), talk('3', 2), talk('4', 9)];
  const items = itemsOf({ lots, steps });
  expect(keys(items)).toBe('1ab23c4');
  expect(partsOf(items)).toEqual({ lots, steps: [...steps.slice(0, 3), talk('4', 3)] });
});

test('a break that is moved, and one whose lot is gone, keep the place that is seen', () => {
  const items = itemsOf({ lots, steps: [talk('1', 1)] });
  expect(keys(movedTo(items, '1', 2))).toBe('ab1c');
  expect(partsOf(movedTo(items, '1', 2)).steps).toEqual([talk('1', 2)]);
  expect(partsOf(items.filter(({ key }) => key !== 'a')).steps).toEqual([talk('1', 0)]);
});
