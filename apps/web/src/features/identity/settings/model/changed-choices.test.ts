import { choiceAtStart, notificationKinds } from '@souk/shared/talk/notification-choices/rules.ts';
import type { NotificationChoices } from '@souk/shared/talk/notification-choices/schema.ts';
import { expect, test } from 'vitest';
import { undoing, withChanges } from './changed-choices.ts';

const quietHours = { from: '22:00', to: '07:00', timeZone: 'Europe/Lisbon' };
const before = {
  choices: Object.fromEntries(
    notificationKinds.map((kind) => [
      kind,
      { 'in-app': true, email: choiceAtStart(kind, 'email'), push: choiceAtStart(kind, 'push') },
    ]),
  ),
  quietHours,
} as NotificationChoices;

test('a change that failed is taken back, and what was chosen meanwhile stays', () => {
  const failed = { changes: [{ kind: 'outbid', channel: 'push', chosen: false } as const] };
  const now = withChanges(withChanges(before, failed), { quietHours: null });
  expect(now.choices.outbid.push).toBe(false);
  expect(withChanges(now, undoing(failed, before))).toEqual({ choices: before.choices, quietHours: null });
});

test('quiet hours that could not be ended go on', () => {
  const failed = { quietHours: null };
  const now = withChanges(before, failed);
  expect(now.quietHours).toBeNull();
  expect(withChanges(now, undoing(failed, before))).toEqual(before);
});
