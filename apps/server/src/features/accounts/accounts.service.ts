import type { UserId } from '@souk/shared/ids.ts';
import { notFound, suspended } from '../../platform/errors/failures.ts';
import { newId } from '../../platform/ids.ts';
import { countAttempt, forgetAttempts } from '../../platform/rate-limit/strict-limit.ts';
import type { Ctx, UserCtx } from '../../platform/session/actor.ts';
import { hashPassword, verifyPassword } from '../../platform/session/password.ts';
import { startSession } from '../../platform/session/sessions.service.ts';
import { emailTaken, wrongCredentials } from './accounts.failures.ts';
import { attemptsOn, logInAllowances, signUpAllowances } from './auth.limits.ts';
import { handleFrom } from './handle.ts';
import { type FoundSelf, type FoundUser, findLogin, findSelf, findUser, insertUser } from './users.repo.ts';

/** Where a call comes from; no address when limits do not count it. */
interface Caller {
  address: string | null;
  userAgent: string;
}

export interface SignedInAs {
  user: FoundSelf;
  token: string;
}

export async function getUser({ db }: Ctx, id: UserId): Promise<FoundUser> {
  const user = await findUser(db, id);
  if (!user || user.suspended_at !== null) throw notFound('user');
  return user;
}

export async function getSelf({ db, actor }: UserCtx): Promise<FoundSelf> {
  const user = await findSelf(db, actor.userId);
  if (!user) throw notFound('user');
  return user;
}

export async function signUp(
  ctx: Ctx,
  wanted: { email: string; password: string; name: string } & Caller,
): Promise<SignedInAs> {
  const { db, clock } = ctx;
  await countAttempt(ctx, signUpAllowances(wanted));
  const passwordHash = await hashPassword(wanted.password);
  const now = clock.now();
  const id = newId<UserId>(now.getTime());
  return await db.transaction().execute(async (tx) => {
    const added = await insertUser(tx, {
      id,
      email: wanted.email,
      name: wanted.name,
      handle: handleFrom(wanted.name, id),
      password_hash: passwordHash,
      created_at: now,
    });
    if (!added) throw emailTaken();
    return {
      user: await justSignedIn(tx, id),
      token: await startSession(tx, { userId: id, userAgent: wanted.userAgent, now }),
    };
  });
}

export async function logIn(
  ctx: Ctx,
  given: { email: string; password: string } & Caller,
): Promise<SignedInAs> {
  const { db, clock } = ctx;
  await countAttempt(ctx, logInAllowances(given));
  const login = await findLogin(db, given.email);
  const right = await verifyPassword(given.password, login?.password_hash);
  if (!login || !right) throw wrongCredentials();
  if (login.suspended_at !== null) throw suspended();
  await forgetAttempts(db, attemptsOn(given));
  const token = await startSession(db, { userId: login.id, userAgent: given.userAgent, now: clock.now() });
  return { user: await justSignedIn(db, login.id), token };
}

async function justSignedIn(db: Ctx['db'], id: UserId): Promise<FoundSelf> {
  const user = await findSelf(db, id);
  if (!user) throw new Error('a user was gone right after signing in');
  return user;
}
