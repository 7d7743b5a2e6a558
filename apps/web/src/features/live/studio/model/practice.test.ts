import { expect, test } from 'vitest';
import { beginPractice, closeLot, type Practice, passSecond, startLot } from './practice.ts';

/** The same people do the same again. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

function practise(seconds: number, seed: number): Practice[] {
  const random = seeded(seed);
  const seen = [startLot(beginPractice(500, 100), 0)];
  for (let n = 1; n <= seconds; n += 1) seen.push(passSecond(seen.at(-1)!, n * 1_000, random));
  return seen;
}

test('made-up people bid by the rules of real lots, and who leads at the end has it', () => {
  const seen = practise(300, 7);
  const prices = seen.flatMap(({ standing }) => (standing?.bidCount ? [standing.price] : []));
  expect(prices[0]).toBe(500);
  expect(prices).toEqual(prices.toSorted((one, other) => one - other));
  expect(Math.max(...prices)).toBeLessThanOrEqual(3_000);
  const last = seen.findLast(({ standing }) => standing !== null)!.standing!;
  expect(seen.at(-1)!.result).toMatchObject({ winner: last.leader, price: last.price });
});

test('a lot nobody bids on is passed, and people go on talking without one', () => {
  expect(closeLot(startLot(beginPractice(500, 100), 0)).result).toBe('passed');
  const quiet = passSecond(beginPractice(500, 100), 1_000, () => 0);
  expect([quiet.lines.length, quiet.standing]).toEqual([1, null]);
});
