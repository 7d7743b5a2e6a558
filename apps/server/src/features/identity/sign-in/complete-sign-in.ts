import type { SignedIn } from '@souk/shared/identity/sign-in/schema.ts';
import type { UserId } from '@souk/shared/ids.ts';
import type { FastifyRequest } from 'fastify';
import type { SignInWay } from '../../../platform/db/accounts-tables.ts';
import type { Db } from '../../../platform/db/database.ts';
import { suspended, unauthenticated } from '../../../platform/errors/failures.ts';
import type { Ctx } from '../../../platform/session/actor.ts';
import { startSession } from '../../../platform/session/sessions.service.ts';
import { type FoundSelf, findSelf, presentOwnUser } from '../accounts/index.ts';
import { checkSecondFactor } from '../second-factor/index.ts';
import { noticeDevice } from '../sessions/index.ts';
import { knownPlaceOf, rememberPlace } from './known-place.ts';
import * as repo from './sign-in.repo.ts';

/** Where a call comes from; no address when limits do not count it. */
export interface Caller {
  address: string | null;
  userAgent: string;
}

export interface FirstFactor {
  userId: UserId;
  way: SignInWay;
  caller: Caller;
  /** What was given for the second factor, if anything. */
  secondFactor?: string | undefined;
  /** The way in asks for two factors by itself, as a passkey does, or whatever second one is set cannot be trusted. */
  secondFactorProved?: boolean;
  /** Happens with the session or not at all: using up a code, say. It gets the account locked, and throws to refuse. */
  together?(tx: Db, account: repo.Account): Promise<void>;
}

export interface SignedInAs {
  user: FoundSelf;
  token: string;
}

/** The one place where a session starts, once a first factor was proved. */
export async function completeSignIn(ctx: Ctx, proved: FirstFactor): Promise<SignedInAs> {
  const { db, clock } = ctx;
  const { userId, way, caller } = proved;
  const found = await refuseSuspended(await repo.findAccount(db, userId));
  // Its tries count, so it stands outside of the transaction.
  if (!proved.secondFactorProved) {
    const who = { userId, knownPlace: () => knownPlaceOf(ctx, found, caller) };
    await checkSecondFactor(ctx, who, proved.secondFactor);
  }
  const signedIn = await db.transaction().execute(async (tx) => {
    const account = await refuseSuspended(await repo.lockAccount(tx, userId));
    await proved.together?.(tx, account);
    return await openSession(tx, { userId, way, userAgent: caller.userAgent, now: clock.now() });
  });
  // Anyone can claim an address; only who proved it is its owner.
  if (signedIn.user.email_verified_at !== null) await rememberPlace(ctx, signedIn.user, caller);
  return signedIn;
}

export const callerOf = (request: FastifyRequest): Caller => ({
  address: request.limitedAddress,
  userAgent: request.headers['user-agent'] ?? '',
});

export const presentSignedIn = ({ user, token }: SignedInAs): SignedIn => ({
  user: presentOwnUser(user),
  token,
});

/** What every session begins with, also the first one of an account that was just made. */
export async function openSession(tx: Db, as: Parameters<typeof startSession>[1]): Promise<SignedInAs> {
  await noticeDevice(tx, as);
  const token = await startSession(tx, as);
  return { user: await justSignedIn(tx, as.userId), token };
}

export async function justSignedIn(db: Db, id: UserId): Promise<FoundSelf> {
  const user = await findSelf(db, id);
  if (!user) throw new Error('a user was gone right after signing in');
  return user;
}

async function refuseSuspended(account: repo.Account | undefined): Promise<repo.Account> {
  if (!account) throw unauthenticated();
  if (account.suspended_at !== null) throw suspended();
  return account;
}
