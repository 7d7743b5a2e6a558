import type { Changes, Write } from '@souk/live/writes.ts';
import type { UserId } from '@souk/shared/ids.ts';
import type { NotificationKind } from '@souk/shared/talk/notification-choices/rules.ts';
import type { NotificationId, NotificationItem } from '@souk/shared/talk/notifications/schema.ts';
import { kindOfText, type NewsLine, textKey } from '@souk/shared/talk/notifications/texts.ts';
import type { Db } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';
import { writeLive } from '../../../platform/live/index.ts';
import * as repo from './list.repo.ts';
import type { Notification, ToTell } from './notification.ts';

const DIGEST_MS = 3_600_000;
/** As many documents as are written at once. */
const AT_ONCE = 100;

/** What became of it in the list. */
export interface Listed {
  id: NotificationId;
  line: NewsLine & { to: string };
}

/**
 * Puts each on top of its reader's list, or counts it up where the list says the same already; `beside` is
 * written with it. The lists are held; `write` is to be called.
 */
export async function addToLists(
  tx: Db,
  news: readonly ToTell[],
  now: Date,
  beside: readonly Write[] = [],
): Promise<{ listed: Listed[]; write: () => Promise<void> }> {
  const asked = news.map(({ to, notification: { text, about } }) => ({
    userId: to,
    ...{ kind: kindOfText[text], about },
  }));
  const [, before] = await Promise.all([
    holdListsOf(tx, asked),
    asked.length === 0 ? [] : repo.findBefore(tx, asked, new Date(now.getTime() - DIGEST_MS)),
  ]);
  const writes = new Map<string, Write>();
  const unread = new Map<UserId, number>();
  const items = new Map<string, repo.ListedItem>();
  const listed = news.map(({ to: userId, notification }, at): Listed => {
    const { kind, about } = asked[at] as repo.AskedItem;
    const found = before[at] as repo.FoundItem;
    const key = `${userId} ${kind} ${about}`;
    const same = items.get(key) ?? found.same;
    const count = same && same.data.readAt === undefined ? (same.data.count ?? 1) + 1 : 1;
    const id = same?.id ?? newId<NotificationId>(now.getTime());
    const { line, data } = itemOf(notification, count, now);
    items.set(key, { id, data });
    const known = unread.get(userId) ?? found.unread;
    unread.set(userId, known + (count > 1 ? 0 : 1));
    writes.set(key, { op: 'set', path: repo.itemPath(userId, id), data: data as unknown as SetData });
    return { id, line };
  });
  const counts = [...unread].map(([userId, count]) => unreadWrite(userId, count));
  return { listed, write: () => writeAll(tx, [...writes.values(), ...counts, ...beside], now) };
}

const holdListsOf = (tx: Db, asked: readonly repo.AskedItem[]): Promise<void> | null =>
  asked.length === 0
    ? null
    : repo.holdLists(
        tx,
        asked.map(({ userId }) => userId),
      );

/** As a list keeps it, when it says so many. */
function itemOf(
  notification: Notification,
  count: number,
  now: Date,
): { line: Listed['line']; data: NotificationItem & { by?: UserId } } {
  const { text, about, picture, by } = notification;
  const line = lineOf(notification, count);
  const data = {
    kind: kindOfText[text],
    at: now.getTime(),
    text: textKey(line.text),
    params: line.params,
    about,
    to: line.to,
    ...(picture ? { picture } : {}),
    ...(count > 1 ? { count } : {}),
    ...(by ? { by } : {}),
  };
  return { line, data };
}

type SetData = Extract<Write, { op: 'set' }>['data'];

function lineOf({ text, params, to, several }: Notification, count: number): Listed['line'] {
  if (count === 1 || !several) return { text, params, to };
  return { text: several.text, params: { ...several.params, count }, to: several.to ?? to };
}

/** What a person has read elsewhere, such as messages in their conversation, is no longer new. */
export async function markRead(
  tx: Db,
  userId: UserId,
  of: { kind: NotificationKind; about: string } | undefined,
  now: Date,
): Promise<void> {
  await repo.holdLists(tx, [userId]);
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

/** What says these words goes from a person's list. */
export async function takeWordsFromList(tx: Db, userId: UserId, said: repo.Said, now: Date): Promise<void> {
  await repo.holdLists(tx, [userId]);
  const ids = await repo.findSaying(tx, userId, said);
  if (ids.length > 0) await takeFromList(tx, { userId, ids }, now);
}

/** What says these words in a person's list, the latest of it, says this instead. */
export async function changeWordsInList(
  tx: Db,
  userId: UserId,
  said: repo.Said,
  { line: { text, params }, now }: { line: NewsLine; now: Date },
): Promise<void> {
  await repo.holdLists(tx, [userId]);
  const id = (await repo.findSaying(tx, userId, said)).at(-1);
  if (id === undefined) return;
  const data = { text: textKey(text), params } as unknown as Changes;
  await writeLive(tx, [{ op: 'update', path: repo.itemPath(userId, id), data }], now);
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
  return unreadWrite(userId, await repo.countUnread(tx, userId));
}

const unreadWrite = (userId: string, count: number): Write => ({
  op: 'set',
  path: repo.unreadPath(userId),
  data: { count },
});
