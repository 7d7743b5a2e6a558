import type { HostedLot } from '@souk/shared/live/hosting/schema.ts';
import { expect, test } from 'vitest';
import { closings, draftOf, whyNotReady } from './next-terms.ts';

const terms = { start: 2_000, reserve: null, seconds: 30, closing: closings.reset };
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
  const wanted = { ...lot, preBids: { count: 1, highest: 3_000, opensAt: 2_000 } };
  expect(whyNotReady(wanted, { ...draft, start: 2_001 })).toBe('dearer');
  expect(whyNotReady(wanted, { ...draft, reserve: 2_500 })).toBe('dearer');
  expect(whyNotReady(wanted, { ...draft, start: 100 })).toBeNull();
  expect(whyNotReady({ ...lot, available: 0 }, draft)).toBe('sold-out');
});
