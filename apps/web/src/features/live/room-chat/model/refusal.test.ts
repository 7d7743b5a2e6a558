import type { RoomChat } from '@souk/shared/live/room-chat/schema.ts';
import { expect, test } from 'vitest';
import { refusalOf } from './refusal.ts';

const open: RoomChat = {
  ...{ takesChat: true, slowSeconds: 0, pinned: null, role: 'viewer', ban: null },
  can: { write: true, moderate: false },
};
const because = (
  code: 'failed-precondition' | 'permission-denied' | 'invalid-argument' | 'not-found',
  chat = {},
) => refusalOf({ code }, { chat: { ...open, ...chat }, spokeAt: 1_000, now: 3_000 });

test('whoever is refused is told why: too soon, a word, a closed chat', () => {
  expect(because('failed-precondition', { slowSeconds: 5 })).toEqual({ why: 'slow' });
  expect(because('failed-precondition', { slowSeconds: 2 })).toEqual({ why: 'words' });
  expect(because('failed-precondition')).toEqual({ why: 'words' });
  expect(because('failed-precondition', { takesChat: false })).toEqual({ why: 'closed' });
  expect(because('invalid-argument')).toEqual({ why: 'text' });
  expect(because('not-found')).toEqual({ why: 'other' });
});

test('whoever may not write is told until when', () => {
  const ban = { kind: 'time-out', until: '2026-11-20T21:00:00.000Z', showId: null };
  expect(because('permission-denied', { ban })).toEqual({ why: 'timeOut', until: ban.until });
  expect(because('permission-denied', { ban: { ...ban, until: null, showId: 'one' } })).toEqual({
    why: 'timeOutShow',
  });
  expect(because('permission-denied', { ban: { kind: 'ban', until: null, showId: null } })).toEqual({
    why: 'ban',
  });
  expect(because('permission-denied')).toEqual({ why: 'muted' });
});
