import type { Door, DoorTicket } from '@souk/shared/money/tickets/schema.ts';
import { expect, test } from 'vitest';
import { findGuests, judgeHere, withEntries, withWaiting } from './door.ts';
import { codesInSight } from './in-sight.ts';
import { inTurn } from './in-turn.ts';
import { waitingTogether } from './waiting-entries.ts';

const at = '2026-11-24T18:31:00.000Z';
const ticket = (code: string, more: Partial<DoorTicket> = {}): DoorTicket => ({
  ...{ _id: code as never, code, kind: 'Adult', state: 'valid', enteredAt: null },
  holder: { _id: 'maya' as never, name: 'Maya Okafor' },
  order: { _id: 'o' as never, number: 'SK-20001' },
  ...more,
});
const event: Door['event'] = {
  ...{ _id: 'e' as never, title: 'Wheel', startsAt: at, endsAt: at, timeZone: 'UTC', isCancelled: false },
};
const door: Door = {
  event,
  counts: { entered: 0, sold: 3 },
  tickets: [
    ticket('AAAA0000AAAA'),
    ticket('BBBB0000BBBB', { state: 'used', enteredAt: '2026-11-24T18:00:00.000Z' }),
    ticket('CCCC0000CCCC', { state: 'refunded', holder: null }),
  ],
};
const entry = (code: string, _id = code) => ({ _id, code, at });

test('without a line a device lets in who is on its list, and says why not', () => {
  const outcome = (code: string) => judgeHere(door, [], entry(code)).outcome;
  expect(['aaaa-0000-aaaa', 'BBBB0000BBBB', 'CCCC0000CCCC', 'DDDD0000DDDD', 'rubbish'].map(outcome)).toEqual([
    'in',
    'used',
    'refunded',
    'not-saved',
    'unknown',
  ]);
  expect(
    judgeHere({ ...door, event: { ...event, isCancelled: true } }, [], entry('AAAA0000AAAA')),
  ).toMatchObject({
    outcome: 'cancelled',
  });
});

test('who was let in without a line is known here at once', () => {
  const first = { ...entry('AAAA0000AAAA', 'one'), at: '2026-11-24T18:20:00.000Z' };
  expect(judgeHere(door, [first], entry('AAAA-0000-AAAA', 'two'))).toMatchObject({
    outcome: 'used',
    enteredAt: first.at,
    holder: 'Maya Okafor',
  });
  const used = ['used', 'used', 'refunded'];
  expect(withWaiting(door, [first]).tickets.map(({ state }) => state)).toEqual(used);
  const after = withEntries(door, new Map([['AAAA0000AAAA', at]]));
  expect(after.tickets.map(({ state }) => state)).toEqual(used);
});

test('a guest is found by name, order or the beginning of the code', () => {
  const found = (typed: string) => findGuests(door.tickets, typed).map(({ code }) => code[0]);
  expect([found('oka'), found('sk-20001'), found('cccc-0'), found('nobody'), found('')]).toEqual([
    ['A', 'B'],
    ['A', 'B', 'C'],
    ['C'],
    [],
    ['A', 'B', 'C'],
  ]);
});

test('a code that is held before the camera until the door answers is read once', () => {
  const isNew = codesInSight();
  const looks = [0, 250, 2_000, 4_000, 6_000, 9_000].map((now) => isNew('AAAA0000AAAA', now));
  expect(looks).toEqual([true, false, false, false, false, false]);
  // Another one beside it is read once as well, and each of them again once it was away.
  expect([isNew('BBBB0000BBBB', 9_250), isNew('AAAA0000AAAA', 9_500), isNew('BBBB0000BBBB', 9_750)]).toEqual([
    true,
    false,
    false,
  ]);
  expect(isNew('AAAA0000AAAA', 14_000)).toBe(true);
});

test('of two who come one after the other the answer about the second is shown last', async () => {
  const oneByOne = inTurn();
  const answered: string[] = [];
  const first = Promise.withResolvers<void>();
  const both = [
    oneByOne(() => first.promise.then(() => void answered.push('first'))),
    oneByOne(async () => void answered.push('second')),
  ];
  first.resolve();
  await Promise.all(both);
  expect(answered).toEqual(['first', 'second']);
});

test('who was let in without a line waits to be told also where the browser keeps nothing, or another page kept it', () => {
  const [one, two] = [entry('AAAA0000AAAA'), entry('BBBB0000BBBB')];
  expect(waitingTogether([], [one])).toEqual([one]);
  expect(waitingTogether([one], [one, two])).toEqual([one, two]);
  expect(waitingTogether([two], [])).toEqual([two]);
});
