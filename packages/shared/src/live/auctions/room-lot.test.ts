import { expect, test } from 'vitest';
import type { ShowLot } from '../../market/showcase/show-card.ts';
import { asBareSum } from '../../money-rules.ts';
import { asTold, bidsBetween, hammerBetween, lotInHand } from './room-lot.ts';
import type { LotDocument } from './schema.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });

const listed = (number: number, state: ShowLot['state'] = 'queued') =>
  ({ _id: `lot-${number}`, number, state, price: usd(2_000), nextBid: usd(2_000), bidCount: 0 }) as ShowLot;

const noor = { id: 'noor', handle: 'noor.k' };
const document = (told: Partial<LotDocument>): LotDocument => ({
  ...{ state: 'running', currency: 'USD', price: asBareSum(2_000), nextBid: asBareSum(2_100) },
  ...{ bidCount: 1, leader: noor },
  ...{ reserve: 'none', endsAt: 1_000, extensions: 0, number: 1, head: '', ...told },
});

test('what was told of a lot stands over what was listed', () => {
  const lot = asTold(
    listed(1),
    document({ price: asBareSum(4_000), nextBid: asBareSum(4_200), bidCount: 11, reserve: 'met' }),
  );
  expect(lot).toMatchObject({ state: 'running', price: usd(4_000), nextBid: usd(4_200), bidCount: 11 });
  expect(lot.endsAt).toBe('1970-01-01T00:00:01.000Z');
  expect(asTold(listed(1), null)).toMatchObject({ state: 'queued', told: null });
});

test('between two lots the room shows the one the host chose, else the first in line', () => {
  const lots = [listed(1, 'sold'), listed(3), listed(2)];
  expect(lotInHand(lots)?.number).toBe(2);
  expect(lotInHand(lots, 'lot-3')?.number).toBe(3);
  expect(lotInHand([...lots, listed(9, 'running')], 'lot-3')?.number).toBe(9);
  expect(lotInHand([listed(1, 'sold')], 'lot-1')).toBeNull();
});

test('a hammer falls for those who saw the lot run, and for nobody who came later', () => {
  const sold = [listed(1, 'sold')];
  expect(hammerBetween([listed(1, 'running')], sold)).toEqual({ lot: sold[0], result: 'sold' });
  expect(hammerBetween([listed(1, 'running')], [listed(1, 'passed')])?.result).toBe('passed');
  expect(hammerBetween([], sold)).toBeNull();
  expect(hammerBetween(sold, sold)).toBeNull();
  expect(hammerBetween([listed(1, 'queued')], sold)).toBeNull();
});

test('one bid is heard with its bidder, several at once as how many, and a raised maximum not at all', () => {
  const at = (told: Partial<LotDocument>) => [asTold(listed(1), document(told))];
  const first = at({});
  const next = at({ number: 2, bidCount: 2, price: asBareSum(2_100) });
  expect(bidsBetween(first, next)).toEqual([{ lotId: 'lot-1', by: noor, count: 1, price: usd(2_100) }]);
  expect(bidsBetween(first, at({ number: 5, bidCount: 4, price: asBareSum(2_300) }))).toEqual([
    { lotId: 'lot-1', by: null, count: 3, price: usd(2_300) },
  ]);
  expect(bidsBetween(first, at({ number: 2 }))).toEqual([]);
  // A bidder took a bid back.
  expect(bidsBetween(next, at({ number: 3, bidCount: 1 }))).toEqual([]);
  expect(bidsBetween([], next)).toEqual([]);
});
