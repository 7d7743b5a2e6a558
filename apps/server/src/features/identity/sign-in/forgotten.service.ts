import { enqueue } from '../../../platform/jobs/job.ts';
import { findLink, spend } from '../../../platform/one-time/one-time-secrets.ts';
import { countAttempt } from '../../../platform/rate-limit/strict-limit.ts';
import type { Ctx } from '../../../platform/session/actor.ts';
import { hashPassword } from '../../../platform/session/password.ts';
import { endSessions } from '../../../platform/session/sessions.service.ts';
import { mailOwner } from '../sessions/index.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { type Caller, completeSignIn, type SignedInAs } from './complete-sign-in.ts';
import { attemptOf } from './known-place.ts';
import { countInTurn, hashInTurn } from './password-turns.ts';
import { proveEmail } from './prove-email.ts';
import { linkExpired } from './sign-in.failures.ts';
import { resetMail } from './sign-in.jobs.ts';
import { linkAllowances, mailAllowances } from './sign-in.limits.ts';
import * as repo from './sign-in.repo.ts';

/** Asks for a link by mail. The address is looked up behind the scenes, so this tells nothing about it. */
export async function askForReset(ctx: Ctx, { email, caller }: { email: string; caller: Caller }) {
  await countAttempt(ctx, mailAllowances(await attemptOf(ctx, { email, caller })));
  await enqueue(ctx.db, resetMail, { email });
}

export interface Reset {
  token: string;
  password: string;
  secondFactor?: string | undefined;
  caller: Caller;
}

/** Sets a password anew by the mailed link, ends every session there was, and signs in. */
export async function resetPassword(ctx: Ctx, given: Reset): Promise<SignedInAs> {
  const { caller, secondFactor } = given;
  await countInTurn(caller, ctx, linkAllowances(caller));
  const link = await findLink(ctx, 'reset-password', given.token);
  const found = link?.userId ? await repo.findAccount(ctx.db, link.userId) : undefined;
  if (!link || !found || !isFor(link.subject, found)) throw linkExpired();
  await refuseCommonPassword(given.password, [found.email, found.name]);
  const passwordHash = await hashInTurn(caller, () => hashPassword(given.password));
  const claimed = found.email_verified_at === null;
  return await completeSignIn(ctx, {
    userId: found.id,
    way: 'reset',
    caller,
    secondFactor,
    // Of a claimed account it may be a stranger's, and goes.
    secondFactorProved: claimed,
    async together(tx, account) {
      const { id: userId } = account;
      const now = ctx.clock.now();
      const changed = !isFor(link.subject, account) || (account.email_verified_at === null) !== claimed;
      if (changed || !(await spend(tx, link.id, now))) throw linkExpired();
      if (claimed) await proveEmail(tx, { userId, email: link.subject, now, by: 'mailbox' });
      await endSessions(tx, userId, null);
      await repo.deleteMailedSecrets(tx, userId);
      await repo.setPassword(tx, userId, passwordHash);
      await mailOwner(tx, userId, { template: 'password-changed', data: {} });
    },
  });
}

/** A link to where the mail of an account went before opens it no more. */
const isFor = (address: string, account: repo.Account) => account.email.toLowerCase() === address;
