import type { ShowLot } from '@souk/shared/market/showcase/show-card.ts';
import { expect, test } from 'vitest';
import { phaseOf, shelves, timeUntil } from './room.ts';

const lot = (number: number, state: ShowLot['state']) => ({ number, state }) as ShowLot;
const numbers = (lots: ShowLot[]) => lots.map(({ number }) => number).join(' ');

test('a rehearsal is still a closed door for viewers', () => {
  expect(phaseOf({ state: 'rehearsal' })).toBe('before');
  expect(phaseOf({ state: 'live' })).toBe('live');
  expect(phaseOf({ state: 'ended' })).toBe('over');
});

test('the run list tells what comes, what was sold and what is still here', () => {
  const lots = [lot(3, 'queued'), lot(1, 'sold'), lot(2, 'passed'), lot(4, 'queued'), lot(5, 'running')];
  const { next, sold, left } = shelves(lots);
  expect([numbers(next), numbers(sold), numbers(left)]).toEqual(['3 4', '1', '2']);
});

test('the time to the start is told in days, hours, minutes and seconds', () => {
  const startsAt = '2026-11-22T12:00:00.000Z';
  expect(timeUntil(startsAt, Date.parse('2026-11-20T09:45:24.000Z'))).toEqual({
    days: 2,
    hours: 2,
    minutes: 14,
    seconds: 36,
  });
});

test('a show whose time has come counts no further', () => {
  expect(timeUntil('2026-11-22T12:00:00.000Z', Date.parse('2026-11-22T12:00:00.000Z'))).toBeNull();
});
