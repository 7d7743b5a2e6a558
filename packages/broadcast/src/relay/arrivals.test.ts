import { expect, test } from 'vitest';
import { readTransportFeedback } from '../rtcp/transport-feedback.ts';
import { Arrivals } from './arrivals.ts';

const told = (numbers: readonly number[]) => {
  const arrivals = new Arrivals();
  for (const number of numbers) arrivals.add(number, 1_000);
  return arrivals
    .messages(1)
    .map((message) => readTransportFeedback(message)?.received.map(({ sequence }) => sequence));
};

test('what came is told in its order, also where numbers begin again', () => {
  expect(told([65_535, 0, 65_534, 1, 1])).toEqual([[65_534, 65_535, 0, 1]]);
});

test('numbers from all around the circle are told in several messages', () => {
  expect(told([0, 999, 33_000])).toEqual([[0, 999], [33_000]]);
  expect(told([0, 999, 33_000, 33_500, 65_000]).flat()).toHaveLength(5);
});
