import type { UserCtx } from '../../../platform/session/actor.ts';
import { hashPassword } from '../../../platform/session/password.ts';
import { endSessions } from '../../../platform/session/sessions.service.ts';
import { mailOwner } from '../sessions/index.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { findOwnAccount, lockOwnAccount } from './own-account.ts';
import { hashInTurn } from './password-turns.ts';
import * as repo from './sign-in.repo.ts';

/** Sets the password of one's own account, ends its other sessions, and says so by mail. */
export async function changePassword(ctx: UserCtx, password: string): Promise<void> {
  const { db, actor } = ctx;
  const found = await findOwnAccount(ctx);
  await refuseCommonPassword(password, [found.email, found.name]);
  const passwordHash = await hashInTurn(actor, () => hashPassword(password));
  await db.transaction().execute(async (tx) => {
    const { id } = await lockOwnAccount(tx, actor);
    await repo.setPassword(tx, id, passwordHash);
    await endSessions(tx, id, actor.sessionId);
    await repo.deleteMailedSecrets(tx, id);
    await mailOwner(tx, id, { template: 'password-changed', data: {} });
  });
}
