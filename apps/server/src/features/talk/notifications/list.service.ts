import type { Write } from '@souk/live/writes.ts';
import type { UserId } from '@souk/shared/ids.ts';
import type { NotificationKind } from '@souk/shared/talk/notification-choices/rules.ts';
import type { NotificationId, NotificationItem } from '@souk/shared/talk/notifications/schema.ts';
import { kindOfText, type NewsLine, textKey } from '@souk/shared/talk/notifications/texts.ts';
import type { Db } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';
import { writeLive } from '../../../platform/live/index.ts';
import * as repo from './list.repo.ts';
import type { Notification } from './notification.ts';

const DIGEST_MS = 3_600_000;
/** As many documents as are written at once. */
const AT_ONCE = 100;

/** What became of it in the list. */
export interface Listed {
  id: NotificationId;
  line: NewsLine & { to: string };
}

/** Puts it on top of somebody's list, or counts it up where the list says the same already. */
export async function addToList(
  tx: Db,
  userId: UserId,
  notification: Notification,
  now: Date,
): Promise<Listed> {
  const { about, picture, by } = notification;
  const kind = kindOfText[notification.text];
  const since = new Date(now.getTime() - DIGEST_MS);
  const [, same, unreadBefore] = await Promise.all([
    repo.holdList(tx, userId),
    repo.findSame(tx, userId, { kind, about, since }),
    repo.countUnread(tx, userId),
  ]);
  const isRead = same?.data.readAt !== undefined;
  const count = same && !isRead ? (same.data.count ?? 1) + 1 : 1;
  const line = lineOf(notification, count);
  const id = same?.id ?? newId<NotificationId>(now.getTime());
  const item: NotificationItem & { by?: UserId } = {
    kind,
    at: now.getTime(),
    text: textKey(line.text),
    params: line.params,
    about,
    to: line.to,
    ...(picture ? { picture } : {}),
    ...(count > 1 ? { count } : {}),
    ...(by ? { by } : {}),
  };
  const unread = unreadBefore + (same && !isRead ? 0 : 1);
  await writeLive(
    tx,
    [
      { op: 'set', path: repo.itemPath(userId, id), data: item as unknown as SetData },
      { op: 'set', path: repo.unreadPath(userId), data: { count: unread } },
    ],
    now,
  );
  return { id, line };
}

type SetData = Extract<Write, { op: 'set' }>['data'];

function lineOf({ text, params, to, several }: Notification, count: number): Listed['line'] {
  if (count === 1 || !several) return { text, params, to };
  return { text: several.text, params: { ...several.params, count }, to: several.to ?? to };
}

/** What somebody has read elsewhere, as messages where they were written, is new no longer. */
export async function markRead(
  tx: Db,
  userId: UserId,
  of: { kind: NotificationKind; about: string } | undefined,
  now: Date,
): Promise<void> {
  await repo.holdList(tx, userId);
  const ids = await repo.findUnread(tx, userId, of);
  if (ids.length === 0) return;
  await writeAll(
    tx,
    ids.map((id) => ({
      op: 'update',
      path: repo.itemPath(userId, id),
      data: { readAt: now.getTime() },
    })),
    now,
  );
  await writeUnread(tx, userId, now);
}

export async function takeFromList(tx: Db, { userId, ids }: repo.OldItems, now: Date): Promise<void> {
  await writeAll(
    tx,
    ids.map((id) => ({ op: 'delete', path: repo.itemPath(userId, id) })),
    now,
  );
  await writeUnread(tx, userId, now);
}

async function writeAll(tx: Db, writes: Write[], now: Date): Promise<void> {
  for (let at = 0; at < writes.length; at += AT_ONCE)
    await writeLive(tx, writes.slice(at, at + AT_ONCE), now);
}

async function writeUnread(tx: Db, userId: UserId, now: Date): Promise<void> {
  await writeLive(tx, [await unreadNow(tx, userId)], now);
}

/** The number on the bell, as the list is in this transaction. */
export async function unreadNow(tx: Db, userId: string): Promise<Write> {
  return { op: 'set', path: repo.unreadPath(userId), data: { count: await repo.countUnread(tx, userId) } };
}
