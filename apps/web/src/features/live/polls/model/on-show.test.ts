import { expect, test } from 'vitest';
import { type Poll, pollOnShow, sharesOf } from './on-show.ts';

const END = 1_000_000;
const one = (id: string, change: Partial<Poll> = {}): Poll => ({
  ...{ id, state: 'open', question: 'Which glaze?', seconds: 60, endsAt: END },
  answers: [
    { text: 'Celadon', votes: 2 },
    { text: 'Shino', votes: 1 },
  ],
  ...change,
});

test('a room sees the poll that is open, and how the last one came out for a moment', () => {
  const over = one('a', { state: 'over' });
  expect(pollOnShow([], END)).toBeNull();
  expect(pollOnShow([over], END + 14_999)?.id).toBe('a');
  expect(pollOnShow([over], END + 15_000)).toBeNull();
  expect(pollOnShow([over, one('b', { endsAt: END + 60_000 })], END + 1)?.id).toBe('b');
});

test('who has most votes leads, together where they have as many, and nobody before the first vote', () => {
  expect(sharesOf(one('a'))).toMatchObject([
    { percent: 67, leads: true },
    { percent: 33, leads: false },
  ]);
  const even = [3, 3].map((votes) => ({ text: `${votes}`, votes }));
  expect(sharesOf({ answers: even }).map(({ leads }) => leads)).toEqual([true, true]);
  const none = [0, 0].map((votes) => ({ text: `${votes}`, votes }));
  expect(sharesOf({ answers: none })).toMatchObject([{ percent: 0, leads: false }, { leads: false }]);
});
