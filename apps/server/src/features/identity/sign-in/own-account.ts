import type { Db } from '../../../platform/db/database.ts';
import { unauthenticated } from '../../../platform/errors/failures.ts';
import type { SignedInUser, UserCtx } from '../../../platform/session/actor.ts';
import { holdSession } from '../../../platform/session/sessions.service.ts';
import * as repo from './sign-in.repo.ts';

export async function findOwnAccount({ db, actor }: UserCtx): Promise<repo.Account> {
  const account = await repo.findAccount(db, actor.userId);
  if (!account) throw unauthenticated();
  return account;
}

/**
 * One's own account, locked for a change to how one signs in. A session counts for 2 s after it was ended
 * elsewhere; for such a change it must not, or an intruder who was just thrown out could lock the owner out.
 */
export async function lockOwnAccount(tx: Db, actor: SignedInUser): Promise<repo.Account> {
  const account = await repo.lockAccount(tx, actor.userId);
  if (!account) throw unauthenticated();
  await holdSession(tx, actor);
  return account;
}
