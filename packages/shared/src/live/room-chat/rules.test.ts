import { expect, test } from 'vitest';
import {
  mayLift,
  mayModerate,
  problemOfText,
  roomRoles,
  slowWait,
  takesChat,
  takesPlaceOf,
  timeOutLength,
} from './rules.ts';

test('who looks after a room tells those below them, and nobody above or beside them', () => {
  const who = roomRoles.map((role) => roomRoles.filter((other) => mayModerate(role, other)));
  expect(who).toEqual([[], ['viewer'], ['viewer', 'moderator'], ['viewer', 'moderator', 'host']]);
});

test('who silenced a person, or ranks above them, lets them write again; viewers let nobody', () => {
  const who = roomRoles.map((role) => roomRoles.slice(1).filter((rank) => mayLift(role, rank)));
  expect(who).toEqual([[], ['moderator'], ['moderator', 'host'], ['moderator', 'host', 'staff']]);
});

const timeOut = (ms: number) => ({ showId: null, ms });
const [ban, ofShow] = [
  { showId: null, ms: null },
  { showId: 'show', ms: null },
];

test.each([
  ['a longer one', timeOut(1_000), timeOut(2_000), true],
  ['a shorter one', timeOut(2_000), timeOut(1_000), false],
  ['a ban', timeOut(2_000), ban, true],
  ['a ban instead of that of the show', ofShow, ban, true],
  ['one of the show', timeOut(2_000), ofShow, false],
  ['one that ends while the show goes on', ofShow, timeOut(2_000), false],
  ['a time-out instead of a ban', ban, timeOut(2_000), false],
  ['a ban once more', ban, ban, false],
])('of a moderator, %s takes the place of what the host decided: %j, %j, %s', (_, before, after, may) => {
  const [standing, next] = [
    { rank: 'host', ...before },
    { rank: 'moderator', ...after },
  ] as const;
  expect(takesPlaceOf(standing, next)).toBe(may);
  // Of the host themselves, and of staff, all do, as long as a ban stays one.
  const stays = before === ban && after !== ban;
  for (const rank of ['host', 'staff'] as const)
    expect(takesPlaceOf(standing, { ...next, rank })).toBe(!stays);
});

test('a live show takes chat from everybody, its rehearsal from those who prepare it, others from nobody', () => {
  expect(takesChat('live', 'viewer')).toBe(true);
  expect([takesChat('rehearsal', 'viewer'), takesChat('rehearsal', 'moderator')]).toEqual([false, true]);
  for (const state of ['scheduled', 'ended', 'replay', 'cancelled'] as const)
    expect(takesChat(state, 'staff')).toBe(false);
});

test('in slow mode one waits from one’s own last message on, to the millisecond', () => {
  expect(slowWait({ now: 1000, spokeAt: null, slowSeconds: 30 })).toBe(0);
  expect(slowWait({ now: 30_999, spokeAt: 1000, slowSeconds: 30 })).toBe(1);
  expect(slowWait({ now: 31_000, spokeAt: 1000, slowSeconds: 30 })).toBe(0);
  expect(slowWait({ now: 1000, spokeAt: 1000, slowSeconds: 0 })).toBe(0);
});

test('in slow mode nobody waits longer than it says, also after the clock was set back', () => {
  expect(slowWait({ now: 1000, spokeAt: 1200, slowSeconds: 30 })).toBe(30_200);
  expect(slowWait({ now: 1000, spokeAt: 3_601_000, slowSeconds: 30 })).toBe(0);
});

test('a time-out is as long as it says', () => {
  expect([timeOutLength('10m'), timeOutLength('show')]).toEqual([600_000, null]);
});

test.each([
  ['hello', undefined],
  ['a\nb\nc', undefined],
  ['🦊'.repeat(300), undefined],
  ['<script>alert(1)</script>', undefined],
  ['مرحبا 👩‍👩‍👧', undefined],
  ['', /something/],
  [' \n ', /something/],
  ['x'.repeat(301), /300/],
  ['a\nb\nc\nd', /2 line breaks/],
  ['a\tb\u0007', /control/],
  ['abc\u202edef', /control/],
  ['abc\u2028def', /control/],
])('of the text %j is said: %s', (text, problem) => {
  if (problem) expect(problemOfText(text)).toMatch(problem);
  else expect(problemOfText(text)).toBeUndefined();
});
