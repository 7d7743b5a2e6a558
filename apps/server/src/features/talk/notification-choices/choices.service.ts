import {
  choiceAtStart,
  isAlwaysSent,
  type NotificationChannel,
  type NotificationKind,
  notificationChannels,
  notificationKinds,
} from '@souk/shared/talk/notification-choices/rules.ts';
import type {
  ChangeChoicesBody,
  NotificationChoices,
} from '@souk/shared/talk/notification-choices/schema.ts';
import type { QuietHours } from '@souk/shared/talk/notifications/quiet.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { type Departure, findDepartures, keepChoice } from './choices.repo.ts';
import { findQuietHours, keepQuietHours } from './reader.repo.ts';

export async function readChoices({ db, actor }: UserCtx): Promise<NotificationChoices> {
  return presentChoices(await findDepartures(db, actor.userId), await findQuietHours(db, actor.userId));
}

/** Of two changes of the same choice the later one holds. */
export function changeChoices(
  { db, actor }: UserCtx,
  { changes = [], quietHours }: ChangeChoicesBody,
): Promise<NotificationChoices> {
  return db.transaction().execute(async (tx) => {
    const last = new Map(changes.map((change) => [`${change.kind}/${change.channel}`, change]));
    // In one order, so that two tabs that save at once do not wait for each other for ever.
    const inOrder = [...last].sort(([a], [b]) => (a < b ? -1 : 1));
    for (const [, change] of inOrder) await keepChoice(tx, actor.userId, change);
    if (quietHours !== undefined) await keepQuietHours(tx, actor.userId, quietHours);
    return presentChoices(await findDepartures(tx, actor.userId), await findQuietHours(tx, actor.userId));
  });
}

function presentChoices(departures: Departure[], quietHours: QuietHours | null): NotificationChoices {
  const departed = new Map(departures.map(({ kind, channel, chosen }) => [`${kind}/${channel}`, chosen]));
  const chosen = (kind: NotificationKind, channel: NotificationChannel) =>
    isAlwaysSent(kind, channel) || (departed.get(`${kind}/${channel}`) ?? choiceAtStart(kind, channel));
  const ofKind = (kind: NotificationKind) =>
    Object.fromEntries(notificationChannels.map((channel) => [channel, chosen(kind, channel)]));
  const choices = Object.fromEntries(notificationKinds.map((kind) => [kind, ofKind(kind)]));
  return { choices, quietHours } as NotificationChoices;
}
