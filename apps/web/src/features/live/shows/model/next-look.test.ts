import { expect, test } from 'vitest';
import { nextLook } from './next-look.ts';

const startsAt = '2026-11-20T21:00:00.000Z';
const start = Date.parse(startsAt);

test('a viewer of a running show sees a new price within two seconds', () => {
  expect(nextLook({ state: 'live', startsAt }, start + 60_000)).toBe(2_000);
});

test('who waits at the door is let in when the show starts', () => {
  expect(nextLook({ state: 'scheduled', startsAt }, start - 3_600_000)).toBe(30_000);
  expect(nextLook({ state: 'scheduled', startsAt }, start - 5_000)).toBe(5_000);
  expect(nextLook({ state: 'rehearsal', startsAt }, start - 10)).toBe(1_000);
});

test('a host who is late is looked for every two seconds', () => {
  expect(nextLook({ state: 'scheduled', startsAt }, start + 90_000)).toBe(2_000);
});

test('a show that is over is not asked about again', () => {
  for (const state of ['ended', 'replay', 'cancelled'] as const) {
    expect(nextLook({ state, startsAt }, start)).toBe(false);
  }
});
