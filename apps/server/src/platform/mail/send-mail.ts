import type { StoredMessageId } from '@souk/shared/ids.ts';
import type { Db } from '../db/database.ts';
import { newId } from '../ids.ts';
import { enqueue, enqueueAll } from '../jobs/job.ts';
import { type LockedOrder, lockOrder } from '../messages/locked-order.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { MailOrder, PlainMailOrder } from './mail-templates.ts';

export const mailJobName = 'send-mail';

/** What the job is given. The id is one mail's, however often the job runs. */
export type MailToSend = (PlainMailOrder & { id: StoredMessageId }) | LockedOrder<MailOrder>;

/** Asks for a mail in the transaction of what it tells about: both happen, or neither. */
export const sendMail = (tx: Db, order: PlainMailOrder): Promise<void> => sendMails(tx, [order]);

export const sendMails = (tx: Db, orders: readonly PlainMailOrder[]): Promise<void> =>
  enqueueAll<MailToSend>(
    tx,
    { name: mailJobName },
    orders.map((order) => ({ data: { ...order, id: newId() } })),
  );

/**
 * The same for a mail with a code or a link, which waits locked however long its way is. Its reader waits for it, so it goes
 * before all the news of a show that begins.
 */
export async function sendSecretMail(
  { db: tx, secrets }: { db: Db; secrets: Secrets },
  order: MailOrder,
): Promise<void> {
  await enqueue<MailToSend>(tx, { name: mailJobName }, lockOrder(secrets, order), { isUrgent: true });
}
