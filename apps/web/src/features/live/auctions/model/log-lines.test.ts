import { NOON, openLotLog } from '@souk/shared/live/auctions/lot-log.fixture.ts';
import { expect, test } from 'vitest';
import { bidsIn, logLines, shortHash } from './log-lines.ts';
import { priceLine } from './price-line.ts';

function someLog() {
  const lot = openLotLog({ reserve: 3_000 });
  lot.bid(1, 'once', 2_000, NOON + 1_000);
  lot.bid(2, 'maximum', 9_000, NOON + 2_000);
  lot.bid(1, 'once', 4_000, NOON + 3_000);
  lot.bid(3, 'once', 9_500, NOON + 4_000);
  lot.takeBack(4, 3, NOON + 5_000);
  lot.close(NOON + 60_000);
  return lot.log();
}

test('a reader sees the latest first: what happened, whose it was, and which bid does not count', () => {
  const lines = logLines(someLog());
  expect(lines.map(({ number, what, bidder, isTakenBack }) => [number, what, bidder, isTakenBack])).toEqual([
    [6, 'sold', 2, false],
    [5, 'taken-back', 3, false],
    [4, 'bid', 3, true],
    [3, 'answered', 1, false],
    [2, 'maximum', 2, false],
    [1, 'bid', 1, false],
    [0, 'opened', null, false],
  ]);
  expect(shortHash('c4d1000000009a07')).toBe('c4d1…9a07');
});

test('a maximum that nothing has come up to is not told', () => {
  const lot = openLotLog();
  lot.bid(1, 'maximum', 9_000, NOON + 1_000);
  expect(logLines(lot.log())[0]?.amount).toBe('sealed');
});

test('among the latest bids stands none that was taken back, and none that only raised its own maximum', () => {
  const numbers = (log: ReturnType<typeof someLog>) => bidsIn(log).map(({ number }) => number);
  expect(numbers(someLog())).toEqual([3, 2, 1]);
  const lot = openLotLog();
  lot.bid(1, 'once', 2_000, NOON + 1_000);
  lot.bid(1, 'once', 4_000, NOON + 2_000);
  lot.bid(2, 'maximum', 3_000, NOON + 3_000);
  lot.bid(2, 'once', 5_000, NOON + 4_000);
  lot.bid(2, 'maximum', 9_000, NOON + 5_000);
  expect(numbers(lot.log())).toEqual([4, 3, 1]);
});

test('of the end of a log nothing is shown as a bid that may have changed a maximum', () => {
  const lot = openLotLog();
  lot.bid(1, 'once', 2_000, NOON + 1_000);
  lot.bid(1, 'maximum', 4_000, NOON + 2_000);
  lot.bid(2, 'once', 5_000, NOON + 3_000);
  const end = { entries: lot.log().entries.slice(-2) };
  expect(bidsIn(end).map(({ number }) => number)).toEqual([3]);
});

test('the price is drawn from its start to its height, with the moment the reserve was met', () => {
  const line = priceLine(someLog());
  expect(line).toMatchObject({ low: 2_000, high: 9_500, seconds: 59 });
  expect(line?.points[0]).toEqual({ x: 0, y: 0 });
  expect(line?.points.at(-1)?.x).toBe(1);
  expect(line?.reserve?.at).toBe('2027-01-31T12:00:02.000Z');
  expect(priceLine(openLotLog().log())).toBeNull();
});
