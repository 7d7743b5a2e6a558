import type { UserId } from '@souk/shared/ids.ts';
import type { NotificationKind } from '@souk/shared/talk/notification-choices/rules.ts';
import { pushSeconds } from '@souk/shared/talk/notifications/quiet.ts';
import { kindOfText } from '@souk/shared/talk/notifications/texts.ts';
import type { Db } from '../../../platform/db/database.ts';
import { readerOf } from '../notification-choices/index.ts';
import { dropHeld } from './held.repo.ts';
import { addToList, markRead } from './list.service.ts';
import type { Notification } from './notification.ts';
import { hasSubscriptions } from './push.repo.ts';
import { tell } from './telling.service.ts';

/**
 * Tells somebody by the ways they chose, in the transaction of what it tells about: in their list at once; by mail and
 * push now, or once their quiet hours end, together with more of the kind. False when they cannot or want not to be told.
 *
 * It takes the lock of their list, which comes after those of conversations and inboxes.
 */
export async function notify(
  tx: Db,
  userId: UserId,
  notification: Notification,
  now: Date,
): Promise<boolean> {
  const { text, params, to, about, picture } = notification;
  const kind = kindOfText[text];
  const [reader, hasDevice] = await Promise.all([readerOf(tx, userId, kind), hasSubscriptions(tx, userId)]);
  if (!reader) return false;
  const listed = reader.wants('in-app') ? await addToList(tx, userId, notification, now) : null;
  const isMailed = reader.email !== null && reader.wants('email');
  const isPushed = reader.wants('push') && hasDevice;
  const own = picture ? { picture } : {};
  const news = { about, itemId: listed?.id ?? null, mail: notification.mail ?? null, expiresAt: null };
  if (isMailed) {
    const line = { text, params, to, ...own };
    await tell(tx, reader, { userId, channel: 'email', kind }, { ...news, line }, now);
  }
  if (isPushed) {
    const expiresAt = new Date(now.getTime() + pushSeconds[kind] * 1_000);
    const line = { ...(listed?.line ?? { text, params, to }), ...own };
    await tell(tx, reader, { userId, channel: 'push', kind }, { ...news, line, mail: null, expiresAt }, now);
  }
  return listed !== null || isMailed || isPushed;
}

/** They have seen it where it happened: it is new in their list no longer, and neither mailed nor pushed any more. */
export async function noticeSeen(
  tx: Db,
  userId: UserId,
  of: { kind: NotificationKind; about: string },
  now: Date,
): Promise<void> {
  await dropHeld(tx, userId, of);
  await markRead(tx, userId, of, now);
}
