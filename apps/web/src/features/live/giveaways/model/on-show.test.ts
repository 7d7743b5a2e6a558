import { expect, test } from 'vitest';
import { type Giveaway, giveawayOnShow, isPast } from './on-show.ts';

const END = 1_000_000;
const one = (id: string, change: Partial<Giveaway> = {}): Giveaway => ({
  ...{ id, state: 'open', title: 'Vase', image: null, worth: null, audience: 'everyone', seconds: 60 },
  ...{ secretHash: '', endsAt: END, cancelledAt: null, entries: 3, winner: null, ...change },
});
const seen = (all: Giveaway[], now: number, isWon = false) => {
  const shown = giveawayOnShow(all, now);
  return shown && !isPast(shown, { now, isWon }) ? `${shown.giveaway.id} ${shown.phase}` : null;
};
const drawn = one('a', { state: 'drawn', winner: { id: 'noor', handle: 'noor.k', number: 2 } });

test('a room shows the giveaway that is open, and at its end that it is drawn', () => {
  expect(seen([one('a', { state: 'waiting', endsAt: null })], END)).toBeNull();
  expect(seen([one('a')], END - 1)).toBe('a open');
  expect(seen([one('a')], END)).toBe('a drawing');
});

test('who won is shown for a moment, and to the winner until they have seen it', () => {
  expect(seen([drawn], END + 19_999)).toBe('a drawn');
  expect(seen([drawn], END + 20_000)).toBeNull();
  expect(seen([drawn], END + 20_000, true)).toBe('a drawn');
  expect(seen([drawn], END + 600_000, true)).toBeNull();
});

test('the next one that opens takes the place of the last winner', () => {
  expect(seen([drawn, one('b', { endsAt: END + 60_000 })], END + 1)).toBe('b open');
});

test('that one was called off is said for a moment, from when it was', () => {
  const off = one('a', { state: 'cancelled', cancelledAt: END - 50_000 });
  expect(seen([off], END - 49_000)).toBe('a cancelled');
  expect(seen([off], END - 30_000)).toBeNull();
});
