import type { UserId } from '@souk/shared/ids.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { AnyJob, Job } from '../../../platform/jobs/job.ts';
import { sendMail, sendSecretMail } from '../../../platform/mail/send-mail.ts';
import { issueCode, issueLink } from '../../../platform/one-time/one-time-secrets.ts';
import type { Secrets } from '../../../platform/secrets/secrets.ts';
import { greetingOf, withoutLinks } from './greeting.ts';
import * as repo from './sign-in.repo.ts';

// A request for one of these mails gets the same answer at the same time for any address: it is looked up
// here. A code is made whether it is mailed or not, so that checking one takes the same work too.

export const claimMail = { name: 'sign-up-mail' };
export const codeMail = { name: 'sign-in-code-mail' };
export const resetMail = { name: 'reset-password-mail' };
export const newEmailMail = { name: 'change-email-mail' };

/** The same for the worker, which knows the key that codes are locked with. */
export const signInJobs = (secrets: Secrets): AnyJob[] => [
  jobOf(secrets, claimMail, sendClaimCode),
  jobOf(secrets, codeMail, sendSignInCode),
  jobOf(secrets, resetMail, sendResetLink),
  jobOf(secrets, newEmailMail, sendNewEmailCode),
];

interface Within {
  db: Db;
  clock: Clock;
  secrets: Secrets;
}

const jobOf = <Data extends object>(
  secrets: Secrets,
  { name }: { name: string },
  act: (tx: Within, data: Data) => Promise<void>,
): Job<Data> => ({
  name,
  run: ({ db, clock }, data) => db.transaction().execute((tx) => act({ db: tx, clock, secrets }, data)),
});

/**
 * After a sign-up, or asked for again: a code for a claimed address, unless an account has proved it already.
 */
async function sendClaimCode(tx: Within, { userId }: { userId: UserId }): Promise<void> {
  const account = await repo.findAccount(tx.db, userId);
  if (!account || account.email_verified_at !== null) return;
  const code = await issueCode(tx, { purpose: 'verify-email', userId, subject: account.email });
  if (await toldItsOwner(tx, account.email)) return;
  await mailTo(tx, account, { template: 'verify-email', data: { name: greetingOf(account), code } });
}

async function sendSignInCode(tx: Within, { email }: { email: string }): Promise<void> {
  const account = await repo.findAccountByEmail(tx.db, email);
  const code = await issueCode(tx, { purpose: 'sign-in', userId: account?.id ?? null, subject: email });
  if (!account || account.suspended_at !== null) return;
  await mailTo(tx, account, { template: 'sign-in-code', data: { name: greetingOf(account), code } });
}

const RESET_MINUTES = 30;

async function sendResetLink(tx: Within, { email }: { email: string }): Promise<void> {
  const account = await repo.findAccountByEmail(tx.db, email);
  if (!account || account.suspended_at !== null) return;
  const what = { purpose: 'reset-password', userId: account.id, subject: email } as const;
  const token = await issueLink(tx, what, RESET_MINUTES * 60_000);
  const data = { name: greetingOf(account), path: `/login?reset=${token}`, minutes: RESET_MINUTES };
  await mailTo(tx, account, { template: 'reset-password', data });
}

async function sendNewEmailCode(
  tx: Within,
  { userId, email }: { userId: UserId; email: string },
): Promise<void> {
  const account = await repo.findAccount(tx.db, userId);
  if (!account || isProvedOwner(account, email)) return;
  const code = await issueCode(tx, { purpose: 'change-email', userId, subject: email });
  if (await toldItsOwner(tx, email)) return;
  const data = { name: withoutLinks(account.name), code };
  await sendSecretMail(tx, { to: email, language: account.language, template: 'change-email', data });
}

/** Tells the proved owner of an address that another tried to use it. False when there is none. */
async function toldItsOwner(tx: Within, email: string): Promise<boolean> {
  const owner = await repo.findAccountByEmail(tx.db, email);
  if (!owner || owner.email_verified_at === null) return false;
  const { email: to, language, name } = owner;
  await sendMail(tx.db, { to, language, template: 'already-member', data: { name } });
  return true;
}

export const isProvedOwner = (account: repo.Account, email: string) =>
  account.email_verified_at !== null && account.email.toLowerCase() === email;

type Written = Parameters<typeof sendSecretMail>[1] extends infer Order
  ? Order extends { template: unknown; data: unknown }
    ? Pick<Order, 'template' | 'data'>
    : never
  : never;

const mailTo = (tx: Within, { email, language }: repo.Account, mail: Written): Promise<void> =>
  sendSecretMail(tx, { to: email, language, ...mail });
