import { CONFIRMED_MS } from '../../../platform/access/access-rule.ts';
import { sendSecretMail } from '../../../platform/mail/send-mail.ts';
import { issueCode, spend, tryCode } from '../../../platform/one-time/one-time-secrets.ts';
import { wrongCode } from '../../../platform/one-time/wrong-code.failure.ts';
import { countAttempt, forgetAttempts } from '../../../platform/rate-limit/strict-limit.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { verifyPassword } from '../../../platform/session/password.ts';
import { confirmSession } from '../../../platform/session/sessions.service.ts';
import type { Caller } from './complete-sign-in.ts';
import { greetingOf } from './greeting.ts';
import { findOwnAccount, lockOwnAccount } from './own-account.ts';
import { hashInTurn } from './password-turns.ts';
import { wrongCredentials } from './sign-in.failures.ts';
import { confirmAllowances, confirmsOf, ownMailAllowances } from './sign-in.limits.ts';
import type * as repo from './sign-in.repo.ts';

/** Proves anew, by password or by a mailed code, that the holder of this session is its owner. */
export async function confirm(
  ctx: UserCtx,
  { password, code }: { password?: string | undefined; code?: string | undefined },
): Promise<Date> {
  const { db, clock, actor } = ctx;
  await countAttempt(ctx, confirmAllowances(actor.userId));
  const found = await findOwnAccount(ctx);
  let codeId: string | undefined;
  if (code === undefined) {
    const right = await hashInTurn(actor, () => verifyPassword(password ?? '', found.password_hash));
    if (!right) throw wrongCredentials();
  } else {
    codeId = await tryCode(ctx, confirmCodeOf(found), code);
    if (!codeId) throw wrongCode();
  }
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    const account = await lockOwnAccount(tx, actor);
    if (codeId === undefined && account.password_hash !== found.password_hash) throw wrongCredentials();
    if (codeId !== undefined && !(await spend(tx, codeId, now))) throw wrongCode();
    await confirmSession(tx, actor.sessionId, now);
  });
  await forgetAttempts(db, [confirmsOf(actor.userId)]);
  return new Date(now.getTime() + CONFIRMED_MS);
}

export async function askForConfirmCode(ctx: UserCtx, { address }: Caller): Promise<void> {
  const account = await findOwnAccount(ctx);
  const { language, email } = account;
  await countAttempt(ctx, ownMailAllowances(account.id, { email, address }));
  await ctx.db.transaction().execute(async (tx) => {
    const within = { ...ctx, db: tx };
    const code = await issueCode(within, confirmCodeOf(account));
    await sendSecretMail(within, {
      to: email,
      language,
      template: 'confirm-code',
      data: { name: greetingOf(account), code },
    });
  });
}

const confirmCodeOf = ({ id, email }: repo.Account) =>
  ({ purpose: 'confirm', userId: id, subject: email }) as const;
