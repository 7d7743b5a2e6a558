import type { UserId } from '@souk/shared/ids.ts';
import {
  choiceAtStart,
  isAlwaysSent,
  type NotificationChannel,
  type NotificationKind,
  notificationChannels,
  notificationKinds,
} from '@souk/shared/notification-choices/rules.ts';
import type { ChoiceChange, NotificationChoices } from '@souk/shared/notification-choices/schema.ts';
import type { Db } from '../../platform/db/database.ts';
import type { UserCtx } from '../../platform/session/actor.ts';
import { type Departure, findDeparture, findDepartures, keepChoice } from './choices.repo.ts';

/** Whether someone is to be told of this kind of thing by this channel. */
export async function notificationWanted(
  db: Db,
  userId: UserId,
  kind: NotificationKind,
  channel: NotificationChannel,
): Promise<boolean> {
  if (isAlwaysSent(kind, channel)) return true;
  return (await findDeparture(db, userId, kind, channel)) ?? choiceAtStart(kind, channel);
}

export async function readChoices({ db, actor }: UserCtx): Promise<NotificationChoices> {
  return presentChoices(await findDepartures(db, actor.userId));
}

/** Of two changes of the same choice the later one holds. */
export function changeChoices({ db, actor }: UserCtx, changes: ChoiceChange[]): Promise<NotificationChoices> {
  return db.transaction().execute(async (tx) => {
    const last = new Map(changes.map((change) => [`${change.kind}/${change.channel}`, change]));
    // In one order, so that two tabs that save at once do not wait for each other for ever.
    const inOrder = [...last].sort(([a], [b]) => (a < b ? -1 : 1));
    for (const [, change] of inOrder) await keepChoice(tx, actor.userId, change);
    return presentChoices(await findDepartures(tx, actor.userId));
  });
}

function presentChoices(departures: Departure[]): NotificationChoices {
  const departed = new Map(departures.map(({ kind, channel, chosen }) => [`${kind}/${channel}`, chosen]));
  const chosen = (kind: NotificationKind, channel: NotificationChannel) =>
    isAlwaysSent(kind, channel) || (departed.get(`${kind}/${channel}`) ?? choiceAtStart(kind, channel));
  const ofKind = (kind: NotificationKind) =>
    Object.fromEntries(notificationChannels.map((channel) => [channel, chosen(kind, channel)]));
  const choices = Object.fromEntries(notificationKinds.map((kind) => [kind, ofKind(kind)]));
  return { choices } as NotificationChoices;
}
