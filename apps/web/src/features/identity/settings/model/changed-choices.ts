import type {
  ChangeChoicesBody,
  NotificationChoices,
} from '@souk/shared/talk/notification-choices/schema.ts';

export function withChanges(now: NotificationChoices, change: ChangeChoicesBody): NotificationChoices {
  const choices = { ...now.choices };
  for (const { kind, channel, chosen } of change.changes ?? [])
    choices[kind] = { ...choices[kind], [channel]: chosen };
  return { choices, quietHours: change.quietHours === undefined ? now.quietHours : change.quietHours };
}

/** What takes a change back and leaves alone what else was changed meanwhile. */
export function undoing(change: ChangeChoicesBody, before: NotificationChoices): ChangeChoicesBody {
  const { changes, quietHours } = change;
  return {
    ...(changes && {
      changes: changes.map(({ kind, channel }) => ({
        kind,
        channel,
        chosen: before.choices[kind][channel],
      })),
    }),
    ...(quietHours !== undefined && { quietHours: before.quietHours }),
  };
}
