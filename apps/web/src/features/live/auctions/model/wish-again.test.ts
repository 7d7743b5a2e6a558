import type { LotId } from '@souk/shared/ids.ts';
import { expect, test } from 'vitest';
import { wishNow } from './wish-again.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const lot = { _id: 'one' as LotId, state: 'running', nextBid: usd(3_400), bidCount: 0 } as const;
const wish = { lotId: 'one', kind: 'once', amount: usd(3_400) } as const;

test('what was wanted is asked about again at its amount, and not at a higher price', () => {
  expect(wishNow(wish, lot, 'watching')).toBe('ask');
  expect(wishNow(wish, lot, 'outbid')).toBe('ask');
  // Of a maximum there is more to give than the next bid.
  expect(wishNow({ ...wish, kind: 'maximum', amount: usd(5_000) }, lot, 'watching')).toBe('ask');
  expect(wishNow(wish, { ...lot, nextBid: usd(3_500) }, 'watching')).toBe('passed');
});

test('nothing is asked about a lot that is over or was followed by another, nor of who leads', () => {
  expect(wishNow(wish, { ...lot, state: 'sold' }, 'watching')).toBe('closed');
  expect(wishNow(wish, { ...lot, _id: 'two' as LotId }, 'watching')).toBe('closed');
  expect(wishNow(wish, null, 'watching')).toBe('closed');
  expect(wishNow(wish, lot, 'leading')).toBe('done');
});

test('what was to be bought at once is asked about again until its first bid, whoever gave it', () => {
  const buy = { lotId: 'one', kind: 'buy', amount: usd(9_000) } as const;
  expect(wishNow(buy, lot, 'watching')).toBe('ask');
  expect(wishNow(buy, { ...lot, bidCount: 1 }, 'watching')).toBe('passed');
  expect(wishNow(buy, { ...lot, bidCount: 1 }, 'leading')).toBe('passed');
  expect(wishNow(buy, { ...lot, state: 'sold', bidCount: 1 }, 'watching')).toBe('closed');
});
