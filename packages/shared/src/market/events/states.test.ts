import { expect, test } from 'vitest';
import { actsOn, type EventActs, type EventStatus, eventStatuses, shelfOf } from './states.ts';

const now = new Date('2026-11-21T12:00:00Z');
const before = new Date('2026-11-20T12:00:00Z');
const later = new Date('2026-11-22T12:00:00Z');

const actsNamed = (status: EventStatus, endsAt: Date) => {
  const acts = actsOn({ status, endsAt }, now);
  return (Object.keys(acts) as Array<keyof EventActs>).filter((act) => acts[act]);
};

test('every status can be reached from a draft', () => {
  const leadsTo: Partial<Record<keyof EventActs, EventStatus>> = {
    publish: 'active',
    cancel: 'cancelled',
    archive: 'archived',
    restore: 'active',
  };
  const reached = new Set<EventStatus>(['draft']);
  for (const status of reached)
    for (const act of [before, later].flatMap((endsAt) => actsNamed(status, endsAt)))
      reached.add(leadsTo[act] ?? status);
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

test.each<[EventStatus, whileToCome: string[], onceOver: string[]]>([
  ['draft', ['edit', 'publish', 'delete'], ['edit', 'publish', 'delete']],
  ['active', ['edit', 'cancel'], ['edit', 'archive']],
  ['cancelled', ['archive'], ['archive']],
  ['archived', ['restore'], ['restore']],
])('of an event that is %s nobody is offered what its lifecycle does not allow', (status, toCome, over) => {
  expect(actsNamed(status, later)).toEqual(toCome);
  expect(actsNamed(status, before)).toEqual(over);
});

test('an owner finds an event on one shelf', () => {
  expect(shelfOf({ status: 'active', endsAt: later }, now)).toBe('upcoming');
  expect(shelfOf({ status: 'active', endsAt: now }, now)).toBe('past');
  expect(shelfOf({ status: 'cancelled', endsAt: later }, now)).toBe('cancelled');
});
