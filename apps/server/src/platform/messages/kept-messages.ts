import type { Db } from '../db/database.ts';
import type { MailPort } from '../mail/mail-port.ts';
import type { SmsPort } from '../sms/sms-port.ts';
import { keepMessage } from './kept-messages.repo.ts';

/** In place of a mail server: mails stay in the market. */
export const keptMail = (db: Db): MailPort => ({
  send: ({ id, to, template, subject, text, html }) =>
    keepMessage(db, { id, channel: 'mail', recipient: to, template, subject, body: text, html }),
});

/** In place of a gateway: text messages stay in the market. */
export const keptTexts = (db: Db): SmsPort => ({
  send: ({ id, to, template, text }) =>
    keepMessage(db, { id, channel: 'sms', recipient: to, template, body: text, html: null }),
});
