import type { KeptMessageId } from '@souk/shared/ids.ts';
import type { Db } from '../db/database.ts';
import { newId } from '../ids.ts';
import { enqueue } from '../jobs/job.ts';
import type { MailOrder } from './mail-templates.ts';

export const mailJobName = 'send-mail';

/** What the job is given. The id is one mail's, however often the job runs. */
export type MailToSend = MailOrder & { id: KeptMessageId };

/** Asks for a mail in the transaction of what it tells about: both happen, or neither. */
export async function sendMail(tx: Db, order: MailOrder): Promise<void> {
  await enqueue<MailToSend>(tx, { name: mailJobName }, { ...order, id: newId() });
}
