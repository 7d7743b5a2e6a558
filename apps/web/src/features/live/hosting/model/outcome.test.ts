import type { LotDocument } from '@souk/shared/live/auctions/schema.ts';
import { asBareSum } from '@souk/shared/money-rules.ts';
import { expect, test } from 'vitest';
import { choicesAbout, outcomeOf } from './outcome.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });

type Over = Parameters<typeof outcomeOf>[0];

const sold: Over = { state: 'sold', stopped: null, price: usd(9_000) };
const passed: Over = { ...sold, state: 'passed' };
const next = { id: 'ben', handle: 'ben.o', price: asBareSum(3_500) };

test.each<[string, Over, Partial<LotDocument> | null, ReturnType<typeof outcomeOf>]>([
  ['won', sold, null, { words: 'live.soldFor', price: usd(9_000) }],
  ['paid by who won it', sold, { settlement: 'paid' }, { words: 'live.soldFor', price: usd(9_000) }],
  ['not paid', sold, { settlement: 'failed' }, { words: 'hosting.unpaid' }],
  ['offered to the next', sold, { settlement: 'second-chance', soldTo: null }, { words: 'hosting.offered' }],
  [
    'bought by the next',
    sold,
    { settlement: 'paid', soldTo: next },
    { words: 'live.soldFor', price: usd(3_500) },
  ],
  ['nobody’s in the end', sold, { settlement: 'unsold', soldTo: null }, { words: 'hosting.passed' }],
  ['passed', passed, {}, { words: 'hosting.passed' }],
  ['stopped', { ...passed, stopped: 'damaged' }, {}, { words: 'hosting.stopped' }],
  ['sold below its reserve', passed, { settlement: 'paid' }, { words: 'live.soldFor', price: usd(9_000) }],
])('a host reads of a lot that was %s what became of it', (_, lot, told, outcome) => {
  expect(outcomeOf(lot, told && { currency: 'USD', ...told })).toEqual(outcome);
});

test('who sells decides about a win that nobody paid once its time is over, and the host reads that a co-host does', () => {
  const lot = { state: 'sold', stopped: null, bidCount: 2, available: 1, seller: null } as const;
  const may = (...given: Parameters<typeof choicesAbout>) =>
    Object.entries(choicesAbout(...given)).flatMap(([choice, isThere]) => (isThere === true ? choice : []));
  expect(may(lot, 'failed', 1)).toEqual([]);
  expect(may(lot, 'failed', 0)).toEqual(['nextBidder', 'relist']);
  expect(may({ ...lot, bidCount: 1 }, 'failed', 0)).toEqual(['relist']);
  expect(may(lot, 'paid', 0)).toEqual(['handOver']);
  const theirs = { ...lot, seller: 'Glaze & Co' };
  expect(choicesAbout(theirs, 'failed', 1).decides).toBeNull();
  expect(choicesAbout(theirs, 'failed', 0).decides).toBe('Glaze & Co');
  expect(choicesAbout(theirs, 'paid', 0).decides).toBeNull();
  expect(choicesAbout(lot, 'failed', 0).decides).toBeNull();
  for (const settlement of ['failed', 'paid'] as const) expect(may(theirs, settlement, 0)).toEqual([]);
  expect(may({ ...lot, state: 'passed', seller: 'Glaze & Co' }, undefined, 0)).toEqual(['runAgain']);
});

test('what stopped below its reserve is sold to who led or runs again, and neither once it is sold to them', () => {
  const lot = { state: 'passed', stopped: null, bidCount: 2, available: 1, seller: null } as const;
  const about = (...given: Parameters<typeof choicesAbout>) => {
    const { accept, runAgain } = choicesAbout(...given);
    return { accept, runAgain };
  };
  expect(about(lot, undefined, 0)).toEqual({ accept: true, runAgain: true });
  expect(about({ ...lot, bidCount: 0 }, undefined, 0)).toEqual({ accept: false, runAgain: true });
  expect(about({ ...lot, stopped: 'damaged' }, undefined, 0)).toEqual({ accept: false, runAgain: true });
  expect(about({ ...lot, seller: 'Glaze & Co' }, undefined, 0)).toEqual({ accept: false, runAgain: true });
  for (const settlement of ['charging', 'paid', 'second-chance', 'failed'] as const)
    expect(about(lot, settlement, 0)).toEqual({ accept: false, runAgain: false });
  expect(about(lot, 'unsold', 0)).toEqual({ accept: false, runAgain: true });
});
