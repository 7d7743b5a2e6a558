import type { Landing } from '@souk/shared/market/landing/schema.ts';
import { expect, test } from 'vitest';
import { nextLook } from './next-look.ts';

const market = (...ends: string[]) =>
  ({
    serverTime: '2026-11-20T12:00:00.000Z',
    endingSoon: ends.map((endsAt) => ({ lot: { endsAt } })),
  }) as Landing;

test('without an auction about to close the page looks again in half a minute', () => {
  expect(nextLook(market())).toBe(30_000);
  expect(nextLook(market('2026-11-20T13:00:00.000Z'))).toBe(30_000);
});

test('a page looks again a second after the next auction closed', () => {
  expect(nextLook(market('2026-11-20T12:00:10.000Z', '2026-11-20T12:00:05.000Z'))).toBe(6_000);
});

test('an auction that is over does not make the page ask without a pause', () => {
  expect(nextLook(market('2026-11-20T11:00:00.000Z'))).toBe(2_000);
});
