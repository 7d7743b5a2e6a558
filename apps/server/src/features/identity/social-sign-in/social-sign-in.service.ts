import { personName } from '@souk/shared/identity/accounts/schema.ts';
import { pretendsToBeStaff } from '@souk/shared/identity/accounts/staff-names.ts';
import type { UserId } from '@souk/shared/ids.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { Failure } from '../../../platform/errors/failure.ts';
import type { Ctx } from '../../../platform/session/actor.ts';
import { marketName } from '../../../platform/settings/settings.ts';
import { findProvedOwner } from '../accounts/index.ts';
import { mailOwner } from '../sessions/index.ts';
import {
  type Caller,
  completeSignIn,
  createAccount,
  type FirstFactor,
  proveEmail,
  type SignedInAs,
} from '../sign-in/index.ts';
import type { ProvedIdentity } from './credential.service.ts';
import * as repo from './identities.repo.ts';
import { linkedMail } from './provider-names.ts';
import { accountExists, credentialRefused, emailNotShared } from './social-sign-in.failures.ts';

interface Arrival {
  identity: ProvedIdentity;
  caller: Caller;
  language: string;
  /** What the provider told the browser, once, beside the credential. */
  name?: string | undefined;
  /** What to call who told no name. */
  nameless: string;
  secondFactor?: string | undefined;
}

/** Opens the account of a proved identity: the one it is connected to, one with its e-mail, or a new one. */
export async function signInWith(ctx: Ctx, arrival: Arrival): Promise<SignedInAs> {
  const { identity, caller, secondFactor } = arrival;
  const userId = await accountFor(ctx, arrival);
  return await completeSignIn(ctx, {
    userId,
    way: identity.provider,
    caller,
    secondFactor,
    async together(tx, account) {
      await spend(tx, ctx.clock, identity);
      await useIdentity(tx, identity, account, ctx.clock.now());
    },
  });
}

/** Connects it to the account it was let into by its e-mail, if that still holds and nobody was quicker. */
async function useIdentity(tx: Db, identity: ProvedIdentity, account: Account, now: Date): Promise<void> {
  const owner = await repo.findOwner(tx, identity);
  if (owner === account.id) return await repo.markUsed(tx, identity, { email: identity.email, now });
  const stillTheirs = account.email_verified_at !== null && account.email.toLowerCase() === identity.email;
  if (!stillTheirs || !identity.emailProved) throw accountExists();
  // The account is locked, so a second sign-in of the same identity waits and then finds it.
  if (!(await repo.insertIdentity(tx, { ...keyOf(identity), userId: account.id, now })))
    throw accountExists();
  await mailOwner(tx, account.id, linkedMail(identity.provider));
}

type Account = Parameters<NonNullable<FirstFactor['together']>>[1];

export const keyOf = ({ provider, issuer, subject, email }: ProvedIdentity) => ({
  provider,
  issuer,
  subject,
  email,
});

/** Uses the credential up: it works once, also when it comes twice at the same time. */
export async function spend(tx: Db, clock: Clock, { fingerprint, uselessAt }: ProvedIdentity): Promise<void> {
  const now = clock.now();
  if (!(await repo.spendCredential(tx, { hash: fingerprint, now, uselessAt }))) throw credentialRefused();
}

// Each round decides on what it saw; what someone else did meanwhile is seen in the next.
const MOST_ROUNDS = 5;

async function accountFor(ctx: Ctx, arrival: Arrival): Promise<UserId> {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const found = (await existingAccount(ctx.db, arrival.identity)) ?? (await newAccount(ctx, arrival));
    if (found) return found;
  }
  throw accountExists();
}

/** The e-mail opens an account only when both sides have proved it (architecture §7). */
async function existingAccount(db: Db, identity: ProvedIdentity): Promise<UserId | undefined> {
  const owner = await repo.findOwner(db, identity);
  if (owner) return owner;
  if (identity.email === null) throw emailNotShared();
  const proved = await findProvedOwner(db, identity.email);
  if (!proved) return undefined;
  if (!identity.emailProved) throw accountExists();
  return proved;
}

/** Undefined when someone was quicker, with this identity or its e-mail. */
async function newAccount(ctx: Ctx, arrival: Arrival): Promise<UserId | undefined> {
  const { identity, language } = arrival;
  const { email } = identity;
  if (email === null) throw emailNotShared();
  const now = ctx.clock.now();
  const market = await marketName(ctx.db);
  const name =
    [identity.name, arrival.name, nameFrom(email)].find((one) => {
      const read = personName.safeParse(one);
      return read.success && !pretendsToBeStaff(read.data, market);
    }) ?? arrival.nameless;
  try {
    return await ctx.db.transaction().execute(async (tx) => {
      const userId = await createAccount(tx, { email, name, passwordHash: null, language, now });
      if (!(await repo.insertIdentity(tx, { ...keyOf(identity), userId, now }))) throw new Quicker();
      if (identity.emailProved) await proveEmail(tx, { userId, email, now, by: 'holder' });
      return userId;
    });
  } catch (error) {
    const taken = error instanceof Failure && error.code === 'email_belongs_elsewhere';
    if (error instanceof Quicker || taken) return undefined;
    throw error;
  }
}

class Quicker extends Error {}

/** The part before the @ when a person could have chosen it. */
function nameFrom(email: string): string {
  const [local = ''] = email.split('@');
  return email.endsWith('.appleid.com') ? '' : local.split('+', 1)[0]!.replaceAll(/[._]+/g, ' ').trim();
}
