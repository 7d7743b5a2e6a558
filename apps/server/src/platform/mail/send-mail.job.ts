import type { SecretPurpose } from '../db/accounts-tables.ts';
import type { Job } from '../jobs/job.ts';
import { handOver } from '../messages/hand-over.ts';
import { openOrder } from '../messages/locked-order.ts';
import { codesRefused } from '../one-time/one-time-secrets.ts';
import type { Secrets } from '../secrets/secrets.ts';
import { type MailMarket, senderOf } from './mail-market.ts';
import type { MailPort } from './mail-port.ts';
import type { MailOrder, MailTemplate } from './mail-templates.ts';
import { mailRefused, mailTaken } from './refused-mail.repo.ts';
import { type MailToSend, mailJobName } from './send-mail.ts';
import { writeMail } from './write-mail.ts';

interface MailJobParts {
  market(): Promise<MailMarket>;
  /** `Name <address>` or an address; the market by its own name and host where it is not set. */
  from: string | undefined;
  port: MailPort;
  secrets: Secrets;
}

/**
 * The codes that someone waits for while this mail is on its way. Where an address is another's, its owner is mailed in place of
 * a code: a refusal says the same then, and nobody learns whose it is.
 */
const codesOf: Partial<Record<MailTemplate, readonly SecretPurpose[]>> = {
  'change-email': ['change-email'],
  'verify-email': ['verify-email'],
  'already-member': ['change-email', 'verify-email'],
};

/** Writes the mail in its reader's language and hands it on. */
export const sendMailJob = ({ market, from, port, secrets }: MailJobParts): Job<MailToSend> => ({
  name: mailJobName,
  // With the longest wait of the queue: a mail server may be away for an hour and a half.
  retries: 24,
  atOnce: 5,
  async run({ db, clock, log }, given) {
    const order = 'locked' in given ? openOrder<MailOrder>(secrets, given) : given;
    const { id, to, template } = order;
    const now = await market();
    const mail = { ...(await writeMail(order, now)), id, from: senderOf(from, now), to, template };
    const outcome = await handOver(log, { mail: id, template }, () => port.send(mail));
    if (outcome === 'taken') await mailTaken(db, to);
    if (outcome === 'address-refused') await mailRefused(db, to, clock.now());
    const purposes = codesOf[template];
    if (outcome !== 'taken' && purposes) await codesRefused(db, { purposes, subject: to }, clock.now());
  },
});
