import type { LotId, ShowId, UserId } from '@souk/shared/ids.ts';
import { describe, expect, test } from 'vitest';
import { idOf } from '../platform/ids.ts';
import {
  audienceAt,
  type DemoLot,
  type DemoShow,
  decideLot,
  decideProgramme,
  MOST_ON_AIR,
  nextInShow,
} from './timeline-rules.ts';

const noon = new Date('2026-11-20T12:00:00Z');
const after = (seconds: number) => new Date(noon.getTime() + seconds * 1000);
const bidders = ['mira', 'jonas', 'noor'].map((name) => idOf<UserId>(name));
const show = idOf<ShowId>('kiln opening');

const lot = (change: Partial<DemoLot> = {}): DemoLot => ({
  id: idOf<LotId>('lot 1'),
  showId: show,
  number: 1,
  state: 'running',
  start: 1000,
  price: 1000,
  bidCount: 0,
  leaderId: null,
  durationSeconds: 45,
  startsAt: noon,
  endsAt: after(45),
  worth: 8000,
  taken: false,
  bidOn: false,
  ...change,
});

/** Second by second until nothing runs any more. */
function watch(first: DemoLot): { end: DemoLot; seconds: number; prices: number[] } {
  const prices = [first.price];
  let current = first;
  for (let second = 1; second < 3600; second++) {
    const next = decideLot(current, after(second), bidders);
    if (next && next.price !== current.price) prices.push(next.price);
    current = next ?? current;
    if (current.state !== 'running') return { end: current, seconds: second, prices };
  }
  return { end: current, seconds: 3600, prices };
}

describe('a lot in a show', () => {
  test('is bid up, step by step, and is sold for about what it is worth', () => {
    const { end, seconds, prices } = watch(lot());
    expect(end.state).toBe('sold');
    expect(end.price).toBeGreaterThan(4000);
    expect(end.price).toBeLessThanOrEqual(8000 * 1.1);
    expect(prices).toEqual([...prices].sort((one, other) => one - other));
    expect(end.bidCount).toBeGreaterThanOrEqual(prices.length - 1);
    expect(seconds).toBeGreaterThan(44);
    expect(seconds).toBeLessThan(400);
  });

  test('goes the same way every time', () => {
    expect(watch(lot())).toEqual(watch(lot()));
  });

  test('leaves ten seconds after a late bid', () => {
    const late = lot({ endsAt: after(9) });
    const bid = Array.from({ length: 8 }, (_, i) => decideLot(late, after(i + 1), bidders)).find(Boolean);
    expect(bid?.bidCount).toBe(1);
    const left = Array.from({ length: 8 }, (_, i) => {
      const next = decideLot(late, after(i + 1), bidders);
      return next?.endsAt ? (next.endsAt.getTime() - after(i + 1).getTime()) / 1000 : 10;
    });
    expect(Math.min(...left)).toBeGreaterThanOrEqual(10);
  });

  test('that nobody wanted is passed', () => {
    expect(decideLot(lot({ worth: 0 }), after(45), bidders)).toMatchObject({ state: 'passed', bidCount: 0 });
  });

  test('is never led by the same person twice in a row', () => {
    const [leaderId = null] = bidders;
    for (let second = 1; second < 40; second++) {
      const next = decideLot(lot({ leaderId, bidCount: 3 }), after(second), bidders);
      if (next) expect(next.leaderId).not.toBe(leaderId);
    }
  });
});

test('an auction that ended is listed again from its start price, with its whole time before it', () => {
  const ended = lot({ showId: null, number: null, price: 9000, bidCount: 7, durationSeconds: 7200 });
  expect(decideLot(ended, after(45), bidders)).toMatchObject({
    state: 'running',
    price: 1000,
    bidCount: 0,
    leaderId: null,
    startsAt: after(45),
    endsAt: after(45 + 7200),
  });
});

describe('the order of a show', () => {
  const numbered = (number: number, state: DemoLot['state']) =>
    lot({ id: idOf<LotId>(`lot ${number}`), number, state, price: 5000, bidCount: 4 });

  test('after a lot comes the one with the next number', () => {
    const next = nextInShow([numbered(3, 'queued'), numbered(1, 'sold'), numbered(2, 'queued')], noon);
    expect(next).toMatchObject([{ number: 2, state: 'running', price: 1000, bidCount: 0 }]);
  });

  test('a thing that is in an auction of its own is left out', () => {
    const next = nextInShow([{ ...numbered(2, 'queued'), taken: true }, numbered(3, 'queued')], noon);
    expect(next).toMatchObject([{ number: 3 }]);
  });

  test('after the last lot all come round again, the first at once', () => {
    const next = nextInShow([numbered(1, 'sold'), numbered(2, 'passed'), numbered(3, 'sold')], noon);
    expect(next.filter((each) => each.state === 'running')).toMatchObject([{ number: 1, price: 1000 }]);
    expect(next.filter((each) => each.state === 'queued')).toHaveLength(2);
  });
});

describe('the programme', () => {
  const at = (name: string, state: DemoShow['state'], hours: number, shopId = name): DemoShow => ({
    id: idOf<ShowId>(name),
    shopId,
    state,
    startsAt: after(hours * 3600),
  });
  const onAir = Array.from({ length: MOST_ON_AIR }, (_, i) => at(`live ${i}`, 'live', -i - 1));

  test('a show goes live when its time has come, and the longest-running one makes room', () => {
    const changes = decideProgramme(
      [...onAir, at('bread', 'scheduled', 0), at('later', 'scheduled', 1)],
      noon,
    );
    expect(changes.goLive).toEqual([idOf('bread')]);
    expect(changes.end).toEqual([idOf(`live ${MOST_ON_AIR - 1}`)]);
  });

  test('a shop is on air once', () => {
    const shows = [at('first', 'live', -1, 'kiln'), at('second', 'scheduled', 0, 'kiln')];
    expect(decideProgramme(shows, noon)).toMatchObject({ goLive: [idOf('second')], end: [idOf('first')] });
  });

  test('for each show that goes live an earlier one is announced anew', () => {
    const shows = [at('bread', 'scheduled', 0), at('old', 'replay', -90), at('older', 'replay', -99)];
    expect(decideProgramme(shows, noon).announce).toEqual([idOf('older')]);
  });
});

test('an audience drifts, and stays about as large as usual', () => {
  let current = 400;
  for (let second = 0; second < 1200; second += 4) {
    current = audienceAt({ id: 'kiln', usual: 1200, current }, after(second));
  }
  expect(current).toBeGreaterThan(900);
  expect(current).toBeLessThan(1500);
});
