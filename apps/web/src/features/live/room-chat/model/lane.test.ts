import { expect, test } from 'vitest';
import { arrivalLinesOf, bidLinesAfter, bidsIn, laneOf, type MessageLine } from './lane.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const noor = { id: 'noor', handle: 'noor.k' };
const jonas = { id: 'jonas', handle: 'jonas_b' };
const bid = (price: number, by: typeof noor | null = noor, count = 1) => ({
  ...{ lotId: 'lot', by, count, price: usd(price) },
});
const at = (now: number, after = 0) => ({ now, after, newId: () => `bid ${now}` });
const message = (born: number | null) =>
  ({ kind: 'message', id: `m${born}`, born, text: 'hello' }) as MessageLine;

test('a bid stands in the lane with who made it, and many at once as a number', () => {
  const one = bidLinesAfter([], [bid(3_800)], at(0));
  expect(one).toMatchObject([{ by: noor, count: 1, price: usd(3_800) }]);
  const two = bidLinesAfter(one, [bid(4_000, jonas)], at(300));
  expect(two).toMatchObject([{ by: null, count: 2, price: usd(4_000) }]);
  const later = bidLinesAfter(two, [bid(4_200, jonas)], at(3_000));
  expect(later).toMatchObject([{ count: 2 }, { by: jonas, count: 1, price: usd(4_200) }]);
});

test('bids on another lot, or after something was said, begin a line of their own', () => {
  const one = bidLinesAfter([], [bid(3_800)], at(0));
  expect(bidLinesAfter(one, [{ ...bid(900), lotId: 'other' }], at(100))).toHaveLength(2);
  expect(bidLinesAfter(one, [bid(4_000)], at(100, 7))).toHaveLength(2);
});

test('who goes on to another show leaves the bids of the one before behind', () => {
  const heard = bidLinesAfter(
    bidLinesAfter([], [bid(3_800)], at(0)),
    [{ ...bid(900), lotId: 'other' }],
    at(100),
  );
  const here = [{ _id: 'other' }] as unknown as Parameters<typeof bidsIn>[0];
  expect(bidsIn(here, heard)).toMatchObject([{ lotId: 'other', price: usd(900) }]);
});

test('a thousand bids leave a hundred lines', () => {
  let lines = bidLinesAfter([], [], at(0));
  for (let n = 1; n <= 1_000; n += 1) lines = bidLinesAfter(lines, [bid(n)], at(n * 10_000));
  expect(lines).toHaveLength(100);
});

test('bids stand between what was said before and after them, and what one just wrote stands last', () => {
  const early = bidLinesAfter([], [bid(1_000)], at(0, 2));
  const bids = bidLinesAfter(early, [bid(1_100)], at(9_000, 4));
  const lane = laneOf([message(3), message(4), message(5), message(null)], bids);
  expect(lane.map(({ id }) => id)).toEqual(['m3', 'm4', 'bid 9000', 'm5', 'mnull']);
  expect(laneOf([], bids).map(({ id }) => id)).toEqual(['bid 0', 'bid 9000']);
});

test('who came over from another show stands between what was said before and after', () => {
  const said = [10, 20, 30].map((at, n) => ({ ...message(n + 1), at }) as MessageLine);
  const came = (id: string, moment: number) => ({ id, shop: 'Kiln & Copper', viewers: 42, at: moment });
  const lines = arrivalLinesOf(said, [came('early', 5), came('mid', 25)]);
  const bids = bidLinesAfter([], [bid(1_000)], at(0, 2));
  expect(laneOf(said, bids, lines).map(({ id }) => id)).toEqual(['m1', 'm2', 'bid 0', 'mid', 'm3']);
  expect(laneOf([], [], arrivalLinesOf([], [came('first', 5)])).map(({ id }) => id)).toEqual(['first']);
});
