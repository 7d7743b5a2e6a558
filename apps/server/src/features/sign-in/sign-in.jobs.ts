import type { UserId } from '@souk/shared/ids.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import type { AnyJob, Job } from '../../platform/jobs/job.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import { issueCode, issueLink } from '../../platform/one-time/one-time-secrets.ts';
import { greetingOf, withoutLinks } from './greeting.ts';
import * as repo from './sign-in.repo.ts';

// Who asks for one of these mails gets the same answer at the same time, whoever has the address: it is looked up
// here. A code is made whether it is mailed or not, so that checking one takes the same work too.

/** After a sign-up, or asked for again: a code for a claimed address, unless it belongs to somebody already. */
export const claimMail: Job<{ userId: UserId }> = {
  name: 'sign-up-mail',
  run: (parts, { userId }) =>
    inTransaction(parts, async (tx) => {
      const account = await repo.findAccount(tx.db, userId);
      if (!account || account.email_verified_at !== null) return;
      const code = await issueCode(tx, { purpose: 'verify-email', userId, subject: account.email });
      if (await toldItsOwner(tx, account.email)) return;
      await mailTo(tx, account, { template: 'verify-email', data: { name: greetingOf(account), code } });
    }),
};

export const codeMail: Job<{ email: string }> = {
  name: 'sign-in-code-mail',
  run: (parts, { email }) =>
    inTransaction(parts, async (tx) => {
      const account = await repo.findAccountByEmail(tx.db, email);
      const code = await issueCode(tx, { purpose: 'sign-in', userId: account?.id ?? null, subject: email });
      if (!account || account.suspended_at !== null) return;
      await mailTo(tx, account, { template: 'sign-in-code', data: { name: greetingOf(account), code } });
    }),
};

const RESET_MINUTES = 30;

export const resetMail: Job<{ email: string }> = {
  name: 'reset-password-mail',
  run: (parts, { email }) =>
    inTransaction(parts, async (tx) => {
      const account = await repo.findAccountByEmail(tx.db, email);
      if (!account || account.suspended_at !== null) return;
      const userId = account.id;
      const token = await issueLink(
        tx,
        { purpose: 'reset-password', userId, subject: email },
        RESET_MINUTES * 60_000,
      );
      const data = { name: greetingOf(account), path: `/login?reset=${token}`, minutes: RESET_MINUTES };
      await mailTo(tx, account, { template: 'reset-password', data });
    }),
};

export const newEmailMail: Job<{ userId: UserId; email: string }> = {
  name: 'change-email-mail',
  run: (parts, { userId, email }) =>
    inTransaction(parts, async (tx) => {
      const account = await repo.findAccount(tx.db, userId);
      if (!account || isProvedOwner(account, email)) return;
      const code = await issueCode(tx, { purpose: 'change-email', userId, subject: email });
      if (await toldItsOwner(tx, email)) return;
      const data = { name: withoutLinks(account.name), code };
      await sendMail(tx.db, { to: email, language: account.language, template: 'change-email', data });
    }),
};

export const signInJobs: AnyJob[] = [claimMail, codeMail, resetMail, newEmailMail];

interface Within {
  db: Db;
  clock: Clock;
}

const inTransaction = (
  { db, clock }: Parameters<AnyJob['run']>[0],
  act: (tx: Within) => Promise<void>,
): Promise<void> => db.transaction().execute((tx) => act({ db: tx, clock }));

/** Tells who has proved an address that somebody tried to use it. False when nobody has. */
async function toldItsOwner(tx: Within, email: string): Promise<boolean> {
  const owner = await repo.findAccountByEmail(tx.db, email);
  if (!owner || owner.email_verified_at === null) return false;
  await mailTo(tx, owner, { template: 'already-member', data: { name: owner.name } });
  return true;
}

const isProvedOwner = (account: repo.Account, email: string) =>
  account.email_verified_at !== null && account.email.toLowerCase() === email;

type Written = Parameters<typeof sendMail>[1] extends infer Order
  ? Order extends { template: unknown; data: unknown }
    ? Pick<Order, 'template' | 'data'>
    : never
  : never;

const mailTo = ({ db }: Within, { email, language }: repo.Account, mail: Written): Promise<void> =>
  sendMail(db, { to: email, language, ...mail });
