import type { UserId } from '@souk/shared/ids.ts';
import type { NotificationKind } from '@souk/shared/notification-choices/rules.ts';
import type { Db } from '../../platform/db/database.ts';
import type { MailOrder } from '../../platform/mail/mail-templates.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import { notificationWanted } from './choices.service.ts';

/** A mail without what only its reader's account knows. */
type Told = MailOrder extends infer Order
  ? Order extends MailOrder
    ? { template: Order['template']; data: Omit<Order['data'], 'name'> }
    : never
  : never;

/** Writes to somebody in the transaction of what it tells about. False when they cannot or want not to be reached. */
export async function tellByMail(
  tx: Db,
  userId: UserId,
  kind: NotificationKind,
  mail: Told,
): Promise<boolean> {
  const reader = await tx
    .selectFrom('users')
    .select(['name', 'email', 'language'])
    .where('id', '=', userId)
    .where('email_verified_at', 'is not', null)
    .where('suspended_at', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!reader || !(await notificationWanted(tx, userId, kind, 'email'))) return false;
  const { name, email: to, language } = reader;
  await sendMail(tx, { to, language, template: mail.template, data: { ...mail.data, name } } as MailOrder);
  return true;
}
