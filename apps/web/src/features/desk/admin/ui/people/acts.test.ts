import type { UserId } from '@souk/shared/ids.ts';
import { expect, test } from 'vitest';
import { actsFor, changeOf, type Standing } from './acts.ts';

const id = (name: string) => name as UserId;
const nour: Standing = {
  _id: id('nour'),
  muted: false,
  suspendedAt: null,
  role: 'member',
  secondFactor: false,
};
const admin = { _id: id('admin'), role: 'admin' } as const;

test('an admin is offered what fits how somebody stands', () => {
  expect(actsFor(admin, nour)).toEqual(['mute', 'suspend', 'role', 'end-sessions']);
  const gone = { ...nour, muted: true, suspendedAt: '2026-11-20T10:00:00.000Z' };
  expect(actsFor(admin, gone)).toEqual(['unmute', 'unsuspend', 'role', 'end-sessions']);
});

test('a second factor can be switched off where there is one', () => {
  expect(actsFor(admin, { ...nour, secondFactor: true })).toContain('second-factor-off');
});

test('support is offered nothing, and nobody anything about themselves', () => {
  expect(actsFor({ _id: id('sam'), role: 'support' }, nour)).toEqual([]);
  expect(actsFor(admin, { ...nour, _id: admin._id })).toEqual([]);
  expect(actsFor(null, nour)).toEqual([]);
});

test('a reason goes along when there is one', () => {
  expect(changeOf('mute', '  spam in three rooms ')).toEqual({ muted: true, reason: 'spam in three rooms' });
  expect(changeOf('unsuspend', ' ')).toEqual({ suspended: false });
});
