import type { Db } from '../../../platform/db/database.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import { sendSecretMail } from '../../../platform/mail/send-mail.ts';
import { issueLink } from '../../../platform/one-time/one-time-secrets.ts';
import type { Secrets } from '../../../platform/secrets/secrets.ts';
import { orderNumber, readOrderNumber } from './order-words.ts';

export const orderLinkMail = { name: 'order-link-mail' };

const LIFE_DAYS = 7;
const DAY_MS = 86_400_000;

/** Mails a link to an order to the address it was bought with, if the two belong together. */
export const mailingOrderLinks = (secrets: Secrets): Job<{ number: string; email: string }> => ({
  ...orderLinkMail,
  run: ({ db, clock }, { number, email }) =>
    db.transaction().execute(async (tx) => {
      const order = await findBought(tx, readOrderNumber(number), email);
      if (!order) return;
      const what = { purpose: 'open-order', userId: order.buyerId, subject: order.id } as const;
      const key = await issueLink({ db: tx, clock }, what, LIFE_DAYS * DAY_MS);
      await sendSecretMail(
        { db: tx, secrets },
        {
          to: order.email,
          language: order.language,
          template: 'order-link',
          data: {
            name: order.name,
            order: orderNumber(order.number),
            days: LIFE_DAYS,
            path: `/myorders?order=${order.id}&key=${key}`,
          },
        },
      );
    }),
});

const findBought = async (tx: Db, number: number | null, email: string) =>
  number === null
    ? undefined
    : await tx
        .selectFrom('orders')
        .innerJoin('users', 'users.id', 'buyer_id')
        .select(['orders.id', 'orders.number', 'buyer_id as buyerId'])
        .select(['users.email', 'users.language', 'users.name'])
        .where('number', '=', number)
        .where((eb) => eb.fn<string>('lower', ['users.email']), '=', email)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
