import { describe, expect, test } from 'vitest';
import { type CountdownKind, countdown } from './countdown.model.ts';
import { spokenMark } from './spoken-mark.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const now = Date.parse('2026-11-20T21:00:00Z');

function left(
  ms: number,
  kind: CountdownKind = 'listing',
  more: { offsetMs?: number; totalMs?: number } = {},
) {
  return countdown({ endsAtMs: now + ms, nowMs: now, kind, ...more });
}

describe('what the ring says', () => {
  test.each([
    [24 * second, { unit: 'seconds', value: 24 }],
    [3 * second, { unit: 'seconds', value: 3 }],
    [99 * second, { unit: 'seconds', value: 99 }],
    [100 * second, { unit: 'clock', minutes: 1, seconds: 40 }],
    [300 * second, { unit: 'clock', minutes: 5, seconds: 0 }],
  ])('a lot in a show with %i ms left', (ms, label) => {
    expect(left(ms, 'show').label).toEqual(label);
  });

  test.each([
    [48 * second, { unit: 'clock', minutes: 0, seconds: 48 }],
    [4 * minute + 12 * second, { unit: 'clock', minutes: 4, seconds: 12 }],
    [11 * minute, { unit: 'minutes', value: 11 }],
    [59.7 * minute, { unit: 'hours', value: 1 }],
    [2 * hour, { unit: 'hours', value: 2 }],
    [47 * hour, { unit: 'hours', value: 47 }],
    [72 * hour, { unit: 'days', value: 3 }],
  ])('a listing with %i ms left', (ms, label) => {
    expect(left(ms).label).toEqual(label);
  });

  test('the last second is shown until it is over, so that nobody reads 0 while a bid still counts', () => {
    expect(left(1, 'show').label).toEqual({ unit: 'seconds', value: 1 });
    expect(left(0, 'show').label).toEqual({ unit: 'seconds', value: 0 });
  });
});

describe('when it turns pomegranate', () => {
  test('in a show during the last ten seconds', () => {
    expect(left(10_001, 'show').tone).toBe('calm');
    expect(left(10_000, 'show').tone).toBe('last');
  });

  test('elsewhere during the last minute', () => {
    expect(left(60_001).tone).toBe('calm');
    expect(left(60_000).tone).toBe('last');
  });

  test('never once it is over', () => {
    expect(left(0).tone).toBe('over');
    expect(left(-5000, 'show')).toMatchObject({ tone: 'over', remainingMs: 0, fraction: 0 });
  });
});

describe('how full it is', () => {
  test('by the length of the run when that is known', () => {
    expect(left(15 * second, 'show', { totalMs: 30 * second }).fraction).toBe(0.5);
  });

  test('never more than full, when a bid made the run longer', () => {
    expect(left(40 * second, 'show', { totalMs: 30 * second }).fraction).toBe(1);
  });

  test('over the last hour, or the last day before it', () => {
    expect(left(30 * minute).fraction).toBe(0.5);
    expect(left(12 * hour).fraction).toBe(0.5);
    expect(left(72 * hour).fraction).toBe(1);
  });

  test('empty for a run of no length', () => {
    expect(left(5000, 'show', { totalMs: 0 }).fraction).toBe(0);
  });
});

describe('a clock that is wrong', () => {
  test('a reader five seconds behind the server sees five seconds less', () => {
    expect(left(20 * second, 'show', { offsetMs: 5 * second }).remainingMs).toBe(15 * second);
  });

  test('a reader ahead of it sees more', () => {
    expect(left(20 * second, 'show', { offsetMs: -5 * second }).remainingMs).toBe(25 * second);
  });
});

describe('what is said aloud', () => {
  test('a mark that was passed since the last look', () => {
    expect(spokenMark(30_200, 29_950)).toBe(30);
    expect(spokenMark(10_100, 10_000)).toBe(10);
    expect(spokenMark(200, 0)).toBe(0);
  });

  test('nothing between marks', () => {
    expect(spokenMark(29_000, 28_000)).toBeNull();
    expect(spokenMark(10_000, 9_900)).toBeNull();
  });

  test('only the nearest when several were slept through', () => {
    expect(spokenMark(61_000, 4_000)).toBe(5);
  });

  test('nothing when a bid puts time back on', () => {
    expect(spokenMark(4_000, 10_000)).toBeNull();
  });
});
