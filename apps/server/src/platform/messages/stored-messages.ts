import type { Db } from '../db/database.ts';
import type { MailPort } from '../mail/mail-port.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { SmsPort } from '../sms/sms-port.ts';
import { keepMessage } from './stored-messages.repo.ts';

/** In place of a mail server: mails stay in the market. */
export const storedMail = (db: Db, secrets: Secrets): MailPort => ({
  send: ({ id, to, template, subject, text, html }) =>
    keepMessage({ db, secrets }, { id, channel: 'mail', recipient: to, template, subject, body: text, html }),
});

/** In place of a gateway: text messages stay in the market. */
export const storedTexts = (db: Db, secrets: Secrets): SmsPort => ({
  send: ({ id, to, template, text }) =>
    keepMessage({ db, secrets }, { id, channel: 'sms', recipient: to, template, body: text, html: null }),
});
