import { enqueue } from '../../../platform/jobs/job.ts';
import { spend, tryCode } from '../../../platform/one-time/one-time-secrets.ts';
import { wrongCode } from '../../../platform/one-time/wrong-code.failure.ts';
import { countAttempt, forgetAttempts } from '../../../platform/rate-limit/strict-limit.ts';
import type { Ctx } from '../../../platform/session/actor.ts';
import { verifyPassword } from '../../../platform/session/password.ts';
import { type Caller, completeSignIn, type SignedInAs } from './complete-sign-in.ts';
import { attemptOf } from './known-place.ts';
import { countInTurn, hashInTurn } from './password-turns.ts';
import { proveEmail } from './prove-email.ts';
import { wrongCredentials } from './sign-in.failures.ts';
import { codeMail } from './sign-in.jobs.ts';
import { type Attempt, guessAllowances, guessesAt, mailAllowances } from './sign-in.limits.ts';
import * as repo from './sign-in.repo.ts';

interface LogIn {
  email: string;
  secondFactor?: string | undefined;
  caller: Caller;
}

export async function logIn(ctx: Ctx, given: LogIn & { password: string }): Promise<SignedInAs> {
  const attempt = await attemptOf(ctx, given);
  await countInTurn(attempt, ctx, guessAllowances('login', attempt));
  return await hashInTurn(attempt, () => checkPassword(ctx, given, attempt));
}

async function checkPassword(
  ctx: Ctx,
  given: LogIn & { password: string },
  attempt: Attempt,
): Promise<SignedInAs> {
  const { email, caller, secondFactor } = given;
  const { owner, claimer } = await repo.findHolders(ctx.db, email);
  const opens = async (account: repo.Account | undefined) =>
    (await verifyPassword(given.password, account?.password_hash)) ? account : undefined;
  // The claimer of an address gets into their account even if another has proved it: a refusal would tell.
  const found = (await opens(owner)) ?? (await opens(claimer));
  if (!found) throw wrongCredentials();
  const signedIn = await completeSignIn(ctx, {
    userId: found.id,
    way: 'password',
    caller,
    secondFactor,
    // The password may have been changed or taken away while it was checked.
    async together(_tx, account) {
      if (account.password_hash !== found.password_hash || account.email !== found.email)
        throw wrongCredentials();
    },
  });
  // Anyone can claim an address, so coming to a claim forgives no guesses at its owner's password.
  if (found === owner) await forgetAttempts(ctx.db, guessesAt('login', attempt));
  return signedIn;
}

/** Asks for a code by mail. The address is looked up behind the scenes, so this tells nothing about it. */
export async function askForCode(ctx: Ctx, { email, caller }: LogIn): Promise<void> {
  await countAttempt(ctx, mailAllowances(await attemptOf(ctx, { email, caller })));
  await enqueue(ctx.db, codeMail, { email });
}

/** The code shows who reads the mail, so an address that was only claimed is proved by it. */
export async function logInByCode(ctx: Ctx, given: LogIn & { code: string }): Promise<SignedInAs> {
  const { email, caller, secondFactor } = given;
  const attempt = await attemptOf(ctx, given);
  await countAttempt(ctx, guessAllowances('code', attempt));
  const userId = await repo.findOwnerOfCode(ctx.db, email);
  const codeId = await tryCode(ctx, { purpose: 'sign-in', userId, subject: email }, given.code);
  const found = userId && codeId ? await repo.findAccount(ctx.db, userId) : undefined;
  if (!found || !codeId) throw wrongCode();
  const claimed = found.email_verified_at === null;
  const signedIn = await completeSignIn(ctx, {
    userId: found.id,
    way: 'email-code',
    caller,
    secondFactor,
    // Of a claimed account it may be a stranger's, and goes.
    secondFactorProved: claimed,
    async together(tx, account) {
      const changed =
        account.email.toLowerCase() !== email || (account.email_verified_at === null) !== claimed;
      const now = ctx.clock.now();
      if (changed || !(await spend(tx, codeId, now))) throw wrongCode();
      if (claimed) await proveEmail(tx, { userId: account.id, email, now, by: 'mailbox' });
    },
  });
  await forgetAttempts(ctx.db, guessesAt('code', attempt));
  return signedIn;
}
