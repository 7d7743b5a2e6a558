import type { HostedLot } from '@souk/shared/live/hosting/schema.ts';
import { inCurrency } from '@souk/shared/money.ts';
import { expect, test } from 'vitest';
import { closings, closingTo, draftOf, termsOf, whyNotReady, withMost } from './next-terms.ts';

const usd = inCurrency('USD');
const terms = {
  ...{ start: usd(2_000), reserve: null, seconds: 30, closing: closings.reset },
  ...{ steps: null, confirmAbove: null },
};
const lot = { available: 1, preBids: null, terms } as unknown as HostedLot;
const draft = draftOf(lot);

test.each([
  [{}, null],
  [{ start: null }, 'no-price'],
  [{ start: 0 }, 'no-price'],
  [{ reserve: 1_999 }, 'reserve-below-start'],
  [{ seconds: 5 }, 'closing-too-long'],
  [{ seconds: 5, closing: closings['sudden-death'] }, null],
  [{ start: 9_000 }, null],
] as const)('a host who sets %j is told %s', (change, why) => {
  expect(whyNotReady(lot, { ...draft, ...change })).toBe(why);
});

test('once somebody bid beforehand only what is cheaper can be started, and nothing of which none is left', () => {
  const wanted = { ...lot, preBids: { count: 1, opensAt: { amount: 2_000, currency: 'USD' } } };
  expect(whyNotReady(wanted, { ...draft, start: 2_001 })).toBe('dearer');
  expect(whyNotReady(wanted, { ...draft, reserve: 2_500 })).toBe('dearer');
  expect(whyNotReady(wanted, { ...draft, start: 100 })).toBeNull();
  expect(whyNotReady({ ...lot, available: 0 }, draft)).toBe('sold-out');
});

test('a co-host changes their price after its host looked at it, and the lot starts by that', () => {
  const seen = { ...lot, seller: 'Kiln & Copper', preBids: { count: 1, opensAt: usd(1_500) } } as HostedLot;
  const lowered = { ...seen, terms: { ...terms, start: usd(1_500) } } as unknown as HostedLot;
  const before = { ...draftOf(seen), seconds: 60 };
  expect(whyNotReady(lowered, before)).toBeNull();
  expect(termsOf(lowered, before)).toEqual({ seconds: 60, closing: closings.reset });
});

test('a cap on extensions is kept under another rule, and what is no number is none', () => {
  const capped = withMost(closings.reset, '5');
  expect(capped).toEqual({ kind: 'reset', seconds: 10, most: 5 });
  expect(closingTo('add', capped)).toEqual({ kind: 'add', seconds: 10, most: 5 });
  expect(closingTo('random', capped)).toEqual(closings.random);
  expect(withMost(capped, '')).toEqual(closings.reset);
  expect(withMost(capped, 'five')).toEqual(closings.reset);
  expect(withMost(closings['sudden-death'], '5')).toEqual(closings['sudden-death']);
});

test('the market is told steps and the amount above which bids are confirmed', () => {
  const steps = [{ below: null, step: 500 }];
  const told = termsOf(lot, { ...draft, start: null, steps, confirmAbove: 50_000 });
  expect(told).toEqual({ ...terms, steps: [{ below: null, step: usd(500) }], confirmAbove: usd(50_000) });
});
