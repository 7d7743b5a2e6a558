import { expect, test } from 'vitest';
import { actsOn, type EventStatus, eventMoves, eventStatuses, shelfOf } from './states.ts';

const now = new Date('2026-11-21T12:00:00Z');
const before = new Date('2026-11-20T12:00:00Z');
const later = new Date('2026-11-22T12:00:00Z');

test('every status can be reached from a draft', () => {
  const reached = new Set<EventStatus>(['draft']);
  for (const status of reached) for (const next of eventMoves[status]) reached.add(next);
  expect([...reached].sort()).toEqual([...eventStatuses].sort());
});

test('an event that people wait for is cancelled, one that is over is put away', () => {
  expect(actsOn({ status: 'active', endsAt: later }, now)).toMatchObject({ cancel: true, archive: false });
  expect(actsOn({ status: 'active', endsAt: before }, now)).toMatchObject({ cancel: false, archive: true });
});

test('only what was never public is deleted', () => {
  for (const status of eventStatuses)
    expect(actsOn({ status, endsAt: null }, now).delete).toBe(status === 'draft');
});

test('nobody is offered what the lifecycle does not allow', () => {
  for (const status of eventStatuses) {
    for (const endsAt of [before, later]) {
      const acts = actsOn({ status, endsAt }, now);
      expect(!acts.cancel || eventMoves[status].includes('cancelled')).toBe(true);
      expect(!acts.archive || eventMoves[status].includes('archived')).toBe(true);
      expect(!acts.publish || eventMoves[status].includes('active')).toBe(true);
    }
  }
});

test('an owner finds an event on one shelf', () => {
  expect(shelfOf({ status: 'active', endsAt: later }, now)).toBe('upcoming');
  expect(shelfOf({ status: 'active', endsAt: now }, now)).toBe('past');
  expect(shelfOf({ status: 'cancelled', endsAt: later }, now)).toBe('cancelled');
});
