import type { LotDocument } from '@souk/shared/live/auctions/schema.ts';
import type { Show } from '@souk/shared/live/shows/schema.ts';
import type { ShowLot } from '@souk/shared/market/showcase/show-card.ts';
import { expect, test } from 'vitest';
import { inHand, isBehind, liveShowOf, type Told } from './live-show.ts';

const nothingTold: Told = { lots: new Map(), stage: null, viewers: null };
const lot = (id: string, state: ShowLot['state'], number: number) => ({ _id: id, state, number }) as ShowLot;
const show = {
  ...{ state: 'live', viewerCount: 12, currentLot: lot('b', 'running', 2) },
  lots: [lot('a', 'sold', 1), lot('b', 'running', 2), lot('c', 'queued', 3), lot('d', 'queued', 4)],
} as Show;
const sold = { state: 'sold', price: 4_000, currency: 'USD', endsAt: 0, number: 9 } as unknown as LotDocument;

test('a lot that is told as sold runs no more, whatever the list said', () => {
  const now = liveShowOf(show, { ...nothingTold, lots: new Map([['b', sold]]), viewers: 1_284 });
  expect(now).toMatchObject({ currentLot: null, viewerCount: 1_284 });
  expect(inHand(now, null)?._id).toBe('c');
  expect(inHand(now, { upNext: 'd' })?._id).toBe('d');
  expect(liveShowOf(show, nothingTold).currentLot?._id).toBe('b');
});

test('the list is fetched anew when the host changed it, the show began or ended, or a lot is told of that is not on it', () => {
  const told = (stage: object) => ({
    ...nothingTold,
    stage: { showState: 'live' as const, listVersion: 3, ...stage },
  });
  expect(isBehind(show, nothingTold, null)).toBe(false);
  expect(isBehind(show, told({}), { listVersion: 3 })).toBe(false);
  expect(isBehind(show, told({ listVersion: 4 }), { listVersion: 3 })).toBe(true);
  expect(isBehind(show, told({ showState: 'ended' }), { listVersion: 3 })).toBe(true);
  expect(isBehind(show, { ...nothingTold, lots: new Map([['quick', sold]]) }, null)).toBe(true);
});
