import { expect, test } from 'vitest';
import {
  type BidKind,
  decideBid,
  leastBid,
  openStanding,
  openWith,
  outcomeOf,
  problemOfTerms,
} from './bidding.ts';
import { hashOfSecret, momentOfSecret, reopenedUntil } from './closing.ts';
import type { ClosingRule } from './closing-schema.ts';
import { stepsOf } from './rules.ts';

const NOON = Date.UTC(2027, 0, 31, 12);
const END = NOON + 30_000;

interface Lot {
  start?: number;
  reserve?: number | null;
  closing?: ClosingRule;
  minor?: number;
}

const termsOf = ({ start = 2_000, reserve = null, closing, minor = 100 }: Lot = {}) => ({
  start,
  reserve,
  steps: stepsOf(minor),
  closing: closing ?? ({ kind: 'reset', seconds: 10, most: null } as const),
});

type Line = [bidder: string, kind: BidKind, amount: number, secondsBeforeTheEnd?: number];

/** Who leads at which price after these bids, and what was refused; amounts as they stand in the line. */
function after(lot: Lot, ...lines: Line[]) {
  const terms = termsOf(lot);
  let standing = openStanding<string>(terms, END);
  const refused: unknown[] = [];
  for (const [bidder, kind, amount, left = 20] of lines) {
    const decision = decideBid(terms, standing, { bidder, kind, amount, at: END - left * 1_000 });
    if (decision.ok) standing = decision.standing;
    else {
      const { ok: _, ...why } = decision;
      refused.push(why);
    }
  }
  const { price, leader, endsAt, ...rest } = standing;
  return { is: `${leader} ${price}`, refused, longer: (endsAt - END) / 1_000, ...rest };
}

const stands = (lot: Lot, ...lines: Line[]) => after(lot, ...lines).is;

test('the first bid stands at the start price for a maximum, and at its own amount for a plain one', () => {
  expect(stands({}, ['ana', 'maximum', 9_000])).toBe('ana 2000');
  expect(stands({}, ['ana', 'once', 3_550])).toBe('ana 3550');
  expect(after({}, ['ana', 'once', 1_999]).refused).toEqual([{ why: 'below-least', least: 2_000 }]);
});

test.each<[string, Line]>([
  ['ana 5300', ['ben', 'once', 5_000]],
  ['ana 5300', ['ben', 'maximum', 5_000]],
  ['ana 8950', ['ben', 'once', 8_650]],
  // Less than a step is left of the leader's maximum.
  ['ana 9000', ['ben', 'once', 8_800]],
  ['ana 9000', ['ben', 'once', 9_000]],
  ['ana 9000', ['ben', 'maximum', 9_000]],
])('a bid under the leader’s maximum of 90 is answered at once: %s', (is, line) => {
  const { is: stood, bidCount } = after({}, ['ana', 'maximum', 9_000], line);
  expect([stood, bidCount]).toEqual([is, 2]);
});

test('what is above the leader’s maximum leads', () => {
  expect(stands({}, ['ana', 'maximum', 9_000], ['ben', 'once', 9_001])).toBe('ben 9001');
  expect(stands({}, ['ana', 'maximum', 9_000], ['ben', 'once', 12_000])).toBe('ben 12000');
  expect(stands({}, ['ana', 'maximum', 9_000], ['ben', 'maximum', 12_000])).toBe('ben 9300');
  // Never above itself, also where less than a step is left.
  expect(stands({}, ['ana', 'maximum', 9_000], ['ben', 'maximum', 9_100])).toBe('ben 9100');
  expect(stands({}, ['ana', 'once', 2_000], ['ben', 'maximum', 12_000])).toBe('ben 2100');
});

test('at equal amounts the earlier leads at that amount', () => {
  expect(stands({}, ['ana', 'maximum', 5_000], ['ben', 'maximum', 5_000])).toBe('ana 5000');
  expect(stands({}, ['ben', 'maximum', 5_000], ['ana', 'once', 5_000])).toBe('ben 5000');
});

test('who leads and raises their maximum changes neither price nor clock and outbids nobody', () => {
  const before = after({}, ['ana', 'maximum', 5_000]);
  const raised = after({}, ['ana', 'maximum', 5_000], ['ana', 'maximum', 9_000, 1]);
  expect(raised).toEqual({ ...before, maximum: 9_000 });
  // A bidder who presses the button once too often does not bid against themselves.
  expect(after({}, ['ana', 'once', 2_000], ['ana', 'once', 2_100, 1])).toMatchObject({
    is: 'ana 2000',
    maximum: 2_100,
    bidCount: 1,
    longer: 0,
  });
});

test('who leads may lower their maximum, but not below the price', () => {
  const led: Line[] = [
    ['ana', 'maximum', 9_000],
    ['ben', 'once', 4_000],
  ];
  expect(after({}, ...led, ['ana', 'maximum', 5_000])).toMatchObject({ is: 'ana 4200', maximum: 5_000 });
  expect(after({}, ...led, ['ana', 'maximum', 4_200])).toMatchObject({ is: 'ana 4200', maximum: 4_200 });
  expect(after({}, ...led, ['ana', 'maximum', 4_199]).refused).toEqual([
    { why: 'below-least', least: 4_200 },
  ]);
});

test('steps count from the price as it stands, also off the ladder', () => {
  expect(after({}, ['ana', 'once', 3_333], ['ben', 'once', 3_532]).refused).toEqual([
    { why: 'below-least', least: 3_533 },
  ]);
  expect(stands({}, ['ana', 'once', 3_333], ['ben', 'once', 3_533])).toBe('ben 3533');
});

test('below the reserve bids rise as usual, and a maximum that reaches it lifts the price to it at once', () => {
  const lot = { reserve: 6_000 };
  expect(stands(lot, ['ana', 'maximum', 5_999])).toBe('ana 2000');
  expect(stands(lot, ['ana', 'maximum', 6_000])).toBe('ana 6000');
  expect(stands(lot, ['ana', 'once', 2_500], ['ben', 'maximum', 8_000])).toBe('ben 6000');
  expect(stands(lot, ['ana', 'maximum', 3_000], ['ana', 'maximum', 7_000])).toBe('ana 6000');
  expect(stands(lot, ['ana', 'once', 2_500], ['ben', 'once', 2_600])).toBe('ben 2600');
});

test('what stayed below its reserve is passed', () => {
  const end = (price: number, reserve: number | null) => outcomeOf({ reserve }, { leader: 'ana', price });
  expect(end(5_999, 6_000)).toEqual({ state: 'passed' });
  expect(end(6_000, 6_000)).toEqual({ state: 'sold', winner: 'ana', price: 6_000 });
  expect(outcomeOf({ reserve: null }, { leader: null, price: 2_000 })).toEqual({ state: 'passed' });
});

test.each([
  ['JPY', 1, 40, 42],
  ['KWD', 1_000, 40_125, 42_125],
])('in %s a step is as many main units', (_currency, minor, price, least) => {
  const { refused } = after({ minor, start: 1 }, ['ana', 'once', price], ['ben', 'once', least - 1]);
  expect(refused).toEqual([{ why: 'below-least', least }]);
  expect(stands({ minor, start: 1 }, ['ana', 'once', price], ['ben', 'once', least])).toBe(`ben ${least}`);
});

test('a refused bid changes nothing', () => {
  const before = after({}, ['ana', 'maximum', 5_000]);
  const { refused, ...same } = after(
    {},
    ['ana', 'maximum', 5_000],
    ['ben', 'once', 2_050, 1],
    ['ben', 'once', 9_000, -0.001],
  );
  expect({ ...same, refused: [] }).toEqual(before);
  expect(refused).toEqual([
    { why: 'below-least', least: 2_100 },
    { why: 'too-late', lateMs: 1 },
  ]);
});

const reset: ClosingRule = { kind: 'reset', seconds: 10, most: null };
const add: ClosingRule = { kind: 'add', seconds: 10, most: null };

test.each<[string, ClosingRule, number, number]>([
  ['reset to ten acts with less than ten left', reset, 9.999, 0.001],
  ['reset to ten does nothing with ten left', reset, 10, 0],
  ['reset to ten acts in the very last millisecond', reset, 0, 10],
  ['add ten adds in the last ten', add, 10, 10],
  ['add ten adds nothing before', add, 10.001, 0],
  ['add ten adds all of it', add, 1, 10],
  ['sudden death stays', { kind: 'sudden-death' }, 0, 0],
  ['a random close stays', { kind: 'random', seconds: 5, hash: hashOfSecret('x') }, 0, 0],
  ['a rising floor resets', { kind: 'rising-floor', seconds: 10, most: null }, 2, 8],
])('%s', (_name, closing, left, longer) => {
  expect(after({ closing }, ['ana', 'once', 2_000, left]).longer).toBe(longer);
});

test('an answer by a maximum extends once, with the bid it answers', () => {
  const answered = after({ closing: add }, ['ana', 'maximum', 9_000], ['ben', 'once', 5_000, 5]);
  expect(answered).toMatchObject({ longer: 10, extensions: 1 });
});

test('extensions end where there were as many as there may be', () => {
  const closing: ClosingRule = { ...add, most: 1 };
  const lines: Line[] = [
    ['ana', 'once', 2_000, 1],
    ['ben', 'once', 2_100, -9],
  ];
  expect(after({ closing }, ...lines)).toMatchObject({ is: 'ben 2100', longer: 10, extensions: 1 });
});

test('an extended end is the end for every door', () => {
  const late = (secondsAfter: number) =>
    after({ closing: add }, ['ana', 'once', 2_000, 1], ['ben', 'once', 9_000, -secondsAfter]).refused;
  expect(late(10)).toEqual([]);
  expect(late(10.001)).toEqual([{ why: 'too-late', lateMs: 1 }]);
});

test('on a rising floor each extension makes the next step one step longer', () => {
  const closing: ClosingRule = { kind: 'rising-floor', seconds: 10, most: null };
  const once: Line = ['ana', 'once', 2_000, 5];
  expect(after({ closing }, once, ['ben', 'once', 2_199, 5]).refused).toEqual([
    { why: 'below-least', least: 2_200 },
  ]);
  expect(stands({ closing }, once, ['ben', 'once', 2_200, -4], ['ana', 'once', 2_500, -8])).toBe('ana 2500');
});

test('a random close comes within its last seconds, and its secret says when', () => {
  const moments = Array.from({ length: 500 }, (_, n) =>
    momentOfSecret(`secret ${n}`, { endsAt: END, seconds: 5 }),
  );
  expect(Math.max(...moments)).toBeLessThanOrEqual(END);
  expect(Math.min(...moments)).toBeGreaterThanOrEqual(END - 5_000);
  expect(new Set(moments.map((moment) => Math.floor((END - moment) / 1_000))).size).toBeGreaterThan(4);
  expect(momentOfSecret('one', { endsAt: END, seconds: 5 })).toBe(
    momentOfSecret('one', { endsAt: END, seconds: 5 }),
  );
});

test('maximums that were given beforehand bid when the lot begins, in the order in which they came', () => {
  const terms = termsOf();
  const pre = (bidder: string, amount: number) => ({ bidder, amount, at: NOON - 60_000 });
  const open = (...preBids: Array<ReturnType<typeof pre>>) => openWith<string>(terms, preBids, NOON + 5_000);
  expect(open(pre('ana', 5_000))).toMatchObject({ leader: 'ana', price: 2_000, endsAt: NOON + 5_000 });
  expect(open(pre('ana', 5_000), pre('ben', 5_000))).toMatchObject({ leader: 'ana', price: 5_000 });
  expect(open(pre('ana', 5_000), pre('ben', 9_000))).toMatchObject({ leader: 'ben', price: 5_300 });
  expect(open(pre('ana', 1_999))).toMatchObject({ leader: null, bidCount: 0 });
  expect(leastBid(terms, open(pre('ana', 5_000)))).toBe(2_100);
});

test('buying at once under the reserve or the start is refused when it is listed', () => {
  const problem = (reserve: number | null, buyNow: number | null) =>
    problemOfTerms({ start: 2_000, reserve, buyNow });
  expect(problem(5_000, 4_999)).toBe('buy-now-below-reserve');
  expect(problem(null, 1_999)).toBe('buy-now-below-start');
  expect(problem(1_999, null)).toBe('reserve-below-start');
  expect([problem(5_000, 5_000), problem(null, null), problem(null, 2_000)]).toEqual([null, null, null]);
});

test('a lot whose time ran out while the market was away is opened for its extension', () => {
  expect(reopenedUntil({ kind: 'add', seconds: 20, most: 1 }, NOON)).toBe(NOON + 20_000);
  expect(reopenedUntil({ kind: 'sudden-death' }, NOON)).toBe(NOON + 10_000);
});
