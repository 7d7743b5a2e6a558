import { enqueue } from '../../../platform/jobs/job.ts';
import { type Ctx, visitor } from '../../../platform/session/actor.ts';
import { hashPassword } from '../../../platform/session/password.ts';
import { refuseReservedName } from '../../../platform/settings/reserved-names.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { type Caller, openSession, type SignedInAs } from './complete-sign-in.ts';
import { createAccount } from './new-account.ts';
import { countInTurn, hashInTurn } from './password-turns.ts';
import { claimMail } from './sign-in.jobs.ts';
import { signUpAllowances } from './sign-in.limits.ts';

interface SignUp {
  email: string;
  password: string;
  name: string;
  language: string;
  caller: Caller;
}

/** Always makes an account and signs in to it, so that nobody learns whether the address has one already. */
export async function signUp(ctx: Ctx, wanted: SignUp): Promise<SignedInAs> {
  const { email, name, language, caller } = wanted;
  await countInTurn(caller, ctx, signUpAllowances({ email, address: caller.address }));
  await refuseReservedName(ctx.db, visitor, name);
  await refuseCommonPassword(wanted.password, [email, name]);
  return await hashInTurn(caller, async () => {
    const passwordHash = await hashPassword(wanted.password);
    const now = ctx.clock.now();
    return await ctx.db.transaction().execute(async (tx) => {
      const userId = await createAccount(tx, { email, name, passwordHash, language, now });
      await enqueue(tx, claimMail, { userId });
      return await openSession(tx, { userId, userAgent: caller.userAgent, way: 'signup', now });
    });
  });
}
