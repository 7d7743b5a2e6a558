import { describe, expect, test } from 'vitest';
import type { Money } from '../../money.ts';
import {
  changeLimit,
  coolDownEnd,
  limitAt,
  mayBuy,
  periodsBefore,
  type SpendingLimit,
  type SpendingLimits,
  spendable,
} from './rules.ts';

const now = new Date('2026-11-21T12:00:00Z');
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
const usd = (amount: number): Money => ({ amount, currency: 'USD' });
const limit = (amount: number, next: SpendingLimit['next'] = null): SpendingLimit => ({
  amount: usd(amount),
  next,
});
const waiting = (amount: number | null, from: Date) => ({
  amount: amount === null ? null : usd(amount),
  from,
});
const none: SpendingLimits = { day: null, week: null, month: null };

describe('asking for another limit', () => {
  test.each<[string, SpendingLimit | null, Money | null, SpendingLimit | null]>([
    ['a first one holds at once', null, usd(50), limit(50)],
    ['nothing stays nothing', null, null, null],
    ['a lower one holds at once', limit(100), usd(50), limit(50)],
    ['a higher one waits a day', limit(50), usd(100), limit(50, waiting(100, hours(24)))],
    ['none waits a day', limit(50), null, limit(50, waiting(null, hours(24)))],
    ['the same takes a waiting one back', limit(50, waiting(100, hours(3))), usd(50), limit(50)],
    ['a lower one takes a waiting one back too', limit(50, waiting(100, hours(3))), usd(20), limit(20)],
    [
      'asking again does not wait anew',
      limit(50, waiting(100, hours(3))),
      usd(100),
      limit(50, waiting(100, hours(3))),
    ],
    [
      'a smaller raise keeps its hour',
      limit(50, waiting(100, hours(3))),
      usd(80),
      limit(50, waiting(80, hours(3))),
    ],
    [
      'a greater raise waits anew',
      limit(50, waiting(100, hours(3))),
      usd(200),
      limit(50, waiting(200, hours(24))),
    ],
    [
      'none after a raise waits anew',
      limit(50, waiting(100, hours(3))),
      null,
      limit(50, waiting(null, hours(24))),
    ],
    [
      'a raise in place of none keeps its hour',
      limit(50, waiting(null, hours(3))),
      usd(80),
      limit(50, waiting(80, hours(3))),
    ],
    ['after the wait the raise is what counts', limit(50, waiting(100, hours(-1))), usd(80), limit(80)],
    [
      'after the wait for none a limit is a first one',
      limit(50, waiting(null, hours(-1))),
      usd(500),
      limit(500),
    ],
    [
      'another currency is other money',
      limit(50),
      { amount: 900, currency: 'EUR' },
      { amount: { amount: 900, currency: 'EUR' }, next: null },
    ],
  ])('%s', (_, before, wanted, after) => {
    expect(changeLimit(before, wanted, now)).toEqual(after);
  });

  test('no row of small steps loosens a limit within a day', () => {
    let own: SpendingLimit | null = limit(50);
    for (let hour = 0; hour < 24; hour += 1) own = changeLimit(own, usd(60 + hour), hours(hour));
    expect(limitAt(own, hours(23))?.amount).toEqual(usd(50));
  });
});

describe('a limit in time', () => {
  test.each<[string, number, number | null]>([
    ['a minute before', 24 - 1 / 60, 50],
    ['at its hour', 24, 100],
    ['long after', 900, 100],
  ])('a raise %s', (_, after, amount) => {
    expect(limitAt(limit(50, waiting(100, hours(24))), hours(after))?.amount.amount).toBe(amount);
  });

  test('a removal takes it away', () => {
    expect(limitAt(limit(50, waiting(null, hours(24))), hours(24))).toBeNull();
  });

  test('the windows roll: 24 hours, 7 days, 30 days', () => {
    expect(periodsBefore(now)).toEqual({ day: hours(-24), week: hours(-168), month: hours(-720) });
  });
});

describe('what may still be spent', () => {
  const spent = { day: 30, week: 80, month: 80, currency: 'USD' };
  test.each<[string, SpendingLimits, { left: Money; period: string } | null]>([
    ['without limits there is no end', none, null],
    ['is what the day leaves', { ...none, day: limit(50) }, { left: usd(20), period: 'day' }],
    [
      'is the least of all',
      { day: limit(50), week: limit(90), month: limit(900) },
      { left: usd(10), period: 'week' },
    ],
    ['is never less than nothing', { ...none, week: limit(50) }, { left: usd(0), period: 'week' }],
    [
      'is what holds now, and not what waits',
      { ...none, day: limit(50, waiting(500, hours(1))) },
      { left: usd(20), period: 'day' },
    ],
    [
      'knows what has waited long enough',
      { ...none, day: limit(50, waiting(500, hours(-1))) },
      { left: usd(470), period: 'day' },
    ],
    [
      'does not count other money',
      { ...none, day: { amount: { amount: 1, currency: 'EUR' }, next: null } },
      null,
    ],
  ])('%s', (_, limits, left) => {
    expect(spendable(limits, spent, now)).toEqual(left);
  });
});

describe('whether one lets oneself buy', () => {
  const spent = { day: 30, week: 30, month: 30 };
  const limits = { ...none, day: limit(50) };
  test.each<[string, { limits: SpendingLimits; coolDownUntil: Date | null }, number, object]>([
    ['exactly what is left', { limits, coolDownUntil: null }, 20, { may: true }],
    [
      'one cent more',
      { limits, coolDownUntil: null },
      21,
      { may: false, why: 'limit', period: 'day', left: usd(20) },
    ],
    ['without limits', { limits: none, coolDownUntil: null }, 1_000_000, { may: true }],
    [
      'during a cool-down',
      { limits: none, coolDownUntil: hours(1) },
      1,
      { may: false, why: 'cool-down', until: hours(1) },
    ],
    ['at the end of a cool-down', { limits, coolDownUntil: now }, 20, { may: true }],
  ])('%s', (_, own, price, verdict) => {
    expect(mayBuy(own, spent, usd(price), now)).toEqual(verdict);
  });
});

test.each([
  ['begins now', null, 7, hours(168)],
  ['may be made longer', hours(24), 7, hours(168)],
  ['is not ended early', hours(700), 1, hours(700)],
  ['begins again after it was over', hours(-1), 1, hours(24)],
] as const)('a cool-down %s', (_, running, days, end) => {
  expect(coolDownEnd(running, days, now)).toEqual(end);
});
