import type { NotificationAnswer, NotificationPage } from '@souk/shared/talk/notifications/schema.ts';
import { z } from 'zod';
import { pageOf, readCursor } from '../../../platform/db/cursor.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { countUnread, findItems, type ListedItem } from './list.repo.ts';
import { markRead } from './list.service.ts';

const place = z.tuple([z.literal('notifications'), z.int().min(0), z.uuid()]);

export async function listNotifications(
  { db, actor }: UserCtx,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<NotificationPage> {
  const from = readCursor(cursor, place);
  const after = from && { at: from[1], id: from[2] };
  const items = await findItems(db, actor.userId, { after, limit: limit + 1 });
  const { rows, nextCursor } = pageOf(items, limit, ({ id, data }) => ['notifications', data.at, id]);
  return { items: rows.map(present), nextCursor, unread: await countUnread(db, actor.userId) };
}

export async function readAll({ db, clock, actor }: UserCtx): Promise<void> {
  await db.transaction().execute((tx) => markRead(tx, actor.userId, undefined, clock.now()));
}

const present = ({ id, data }: ListedItem): NotificationAnswer => ({
  _id: id,
  kind: data.kind,
  at: new Date(data.at).toISOString(),
  text: data.text,
  params: data.params,
  to: data.to,
  picture: data.picture ?? null,
  count: data.count ?? 1,
  readAt: data.readAt === undefined ? null : new Date(data.readAt).toISOString(),
});
