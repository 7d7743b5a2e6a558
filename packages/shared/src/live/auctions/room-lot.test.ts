import { expect, test } from 'vitest';
import type { ShowLot } from '../../market/showcase/show-card.ts';
import { asBareSum } from '../../money-rules.ts';
import { asTold, bidsBetween, dueTo, hammerBetween, lotInHand } from './room-lot.ts';
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

test('a lot that is over stands as it came out, whatever the hammer said', () => {
  const came = (told: Partial<LotDocument>) => {
    const { state, price } = asTold(listed(1), document({ price: asBareSum(5_000), ...told }));
    return [state, price.amount];
  };
  const ben = { id: 'ben', handle: 'ben.o', price: asBareSum(3_500) };
  expect(came({ state: 'sold', settlement: 'failed' })).toEqual(['sold', 5_000]);
  // Not decided yet.
  expect(came({ state: 'sold', settlement: 'second-chance', soldTo: null })).toEqual(['sold', 5_000]);
  expect(came({ state: 'sold', settlement: 'unsold', soldTo: null })).toEqual(['passed', 5_000]);
  expect(came({ state: 'sold', settlement: 'paid', soldTo: ben })).toEqual(['sold', 3_500]);
  expect(came({ state: 'passed' })).toEqual(['passed', 5_000]);
  expect(came({ state: 'passed', settlement: 'charging' })).toEqual(['sold', 5_000]);
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

test('who won and has to pay, and who is asked in their place, are told for how much and until when, and nobody else', () => {
  const ben = { id: 'ben', handle: 'ben.o', price: asBareSum(3_500) };
  const due = (told: Partial<LotDocument>, ...ids: string[]) => {
    const lot = asTold(
      listed(1),
      document({ state: 'sold', price: asBareSum(5_000), payBy: 90_000, ...told }),
    );
    const found = dueTo([asTold(listed(2), null), lot], ids);
    return found && { ...found, lot: found.lot._id };
  };
  const failed = { settlement: 'failed' } as const;
  const mine = { lot: 'lot-1', isOffered: false, price: usd(5_000), payBy: 90_000 };
  expect(due(failed, 'someone', 'noor')).toEqual(mine);
  expect([due(failed, 'ben'), due({ ...failed, payBy: null }, 'noor')]).toEqual([null, null]);
  const offered = { settlement: 'second-chance', soldTo: null, offeredTo: ben } as const;
  expect(due(offered, 'ben')).toEqual({ ...mine, isOffered: true, price: usd(3_500) });
  expect([due(offered, 'noor'), due(offered)]).toEqual([null, null]);
  // Charged at once, and their card said no: it is theirs to pay, at their own bid.
  expect(due({ ...failed, soldTo: ben }, 'ben')).toEqual({ ...mine, price: usd(3_500) });
  expect(due({ settlement: 'paid', soldTo: ben }, 'ben')).toBeNull();
});
