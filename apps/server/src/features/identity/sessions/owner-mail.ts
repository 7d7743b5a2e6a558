import type { UserId } from '@souk/shared/ids.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { MailTemplate, MailTemplates, PlainMailOrder } from '../../../platform/mail/mail-templates.ts';
import { sendMail } from '../../../platform/mail/send-mail.ts';

type OwnerMail = {
  [Template in MailTemplate]: { template: Template; data: Omit<MailTemplates[Template], 'name'> };
}[MailTemplate];

/** Tells someone what changed on their account. An address that nobody has proved gets nothing. */
export async function mailOwner(tx: Db, userId: UserId, mail: OwnerMail): Promise<void> {
  const owner = await tx
    .selectFrom('users')
    .select(['name', 'email', 'language'])
    .where('id', '=', userId)
    .where('email_verified_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!owner) return;
  const { name, email, language } = owner;
  const order = { to: email, template: mail.template, language, data: { name, ...mail.data } };
  await sendMail(tx, order as PlainMailOrder);
}
