import { enqueue } from '../../../platform/jobs/job.ts';
import { sendMail } from '../../../platform/mail/send-mail.ts';
import { spend, tryCode } from '../../../platform/one-time/one-time-secrets.ts';
import { wrongCode } from '../../../platform/one-time/wrong-code.failure.ts';
import { countAttempt } from '../../../platform/rate-limit/strict-limit.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import type { FoundSelf } from '../accounts/index.ts';
import { type Caller, justSignedIn } from './complete-sign-in.ts';
import { findOwnAccount, lockOwnAccount } from './own-account.ts';
import { proveEmail, refusingWhatIsTaken } from './prove-email.ts';
import { ownEmail } from './sign-in.failures.ts';
import { claimMail, isProvedOwner, newEmailMail } from './sign-in.jobs.ts';
import { guessAllowances, ownMailAllowances } from './sign-in.limits.ts';
import * as repo from './sign-in.repo.ts';

/** Asks for a code to prove the address one signed up with. */
export async function askForVerification(ctx: UserCtx, { address }: Caller): Promise<void> {
  const { id: userId, email } = await findOwnAccount(ctx);
  await countAttempt(ctx, ownMailAllowances(userId, { email, address }));
  await enqueue(ctx.db, claimMail, { userId });
}

export async function verifyEmail(ctx: UserCtx, code: string, { address }: Caller): Promise<FoundSelf> {
  const { db, actor, clock } = ctx;
  const found = await findOwnAccount(ctx);
  await countAttempt(ctx, guessAllowances('code', { email: found.email, address }));
  const { id: userId, email } = found;
  const codeId = await tryCode(ctx, { purpose: 'verify-email', userId, subject: email }, code);
  if (!codeId) throw wrongCode();
  return await db.transaction().execute(async (tx) => {
    const account = await lockOwnAccount(tx, actor);
    const now = clock.now();
    if (account.email !== email || !(await spend(tx, codeId, now))) throw wrongCode();
    await proveEmail(tx, { userId, email: email.toLowerCase(), now, by: 'holder' });
    return await justSignedIn(tx, userId);
  });
}

/** Asks for a code at the wanted address. Whether it is taken, only its owner is told. */
export async function askForNewEmail(ctx: UserCtx, email: string, { address }: Caller): Promise<void> {
  const { userId } = ctx.actor;
  await countAttempt(ctx, ownMailAllowances(userId, { email, address }));
  const own = await repo.findAccount(ctx.db, userId);
  if (own && isProvedOwner(own, email)) throw ownEmail();
  await enqueue(ctx.db, newEmailMail, { userId, email });
}

/** Moves the account to the address the code was sent to, and tells the one before. */
export async function changeEmail(ctx: UserCtx, code: string, { address }: Caller): Promise<FoundSelf> {
  const { db, actor, clock } = ctx;
  const { userId } = actor;
  const email = (await repo.findWantedEmail(db, userId)) ?? '';
  await countAttempt(ctx, guessAllowances('code', { email, address }));
  const codeId = await tryCode(ctx, { purpose: 'change-email', userId, subject: email }, code);
  if (!codeId) throw wrongCode();
  return await db.transaction().execute(async (tx) => {
    const before = await lockOwnAccount(tx, actor);
    const now = clock.now();
    if (!(await spend(tx, codeId, now))) throw wrongCode();
    await refusingWhatIsTaken(() => repo.setEmail(tx, userId, email, now));
    await repo.deleteMailedSecrets(tx, userId);
    // An address that was only claimed is a stranger's, who has no business with the new one.
    if (before.email_verified_at !== null) await tellOldAddress(tx, before, email);
    return await justSignedIn(tx, userId);
  });
}

const tellOldAddress = (
  tx: UserCtx['db'],
  { email, language, name }: repo.Account,
  newEmail: string,
): Promise<void> =>
  sendMail(tx, { to: email, language, template: 'email-changed', data: { name, newEmail } });
