import type { SocialProvider } from '@souk/shared/identity/social-sign-in/schema.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { holdSession } from '../../../platform/session/sessions.service.ts';
import { mailOwner } from '../sessions/index.ts';
import { isRelay } from './claims.policy.ts';
import type { ProvedIdentity } from './credential.service.ts';
import * as repo from './identities.repo.ts';
import { linkedMail } from './provider-names.ts';
import { identityExists, identityTaken, lastWayIn } from './social-sign-in.failures.ts';
import { keyOf, spend } from './social-sign-in.service.ts';

type Found = Awaited<ReturnType<typeof repo.findIdentities>>[number];

export const listIdentities = ({ db, actor }: UserCtx): Promise<Found[]> =>
  repo.findIdentities(db, actor.userId);

/** Connects an account kept elsewhere. Doing it again changes nothing. */
export async function connectIdentity(ctx: UserCtx, identity: ProvedIdentity): Promise<Found> {
  const { db, clock, actor } = ctx;
  const now = clock.now();
  return await db.transaction().execute(async (tx) => {
    await holdSession(tx, actor);
    await spend(tx, clock, identity);
    const added = await repo.insertIdentity(tx, { ...keyOf(identity), userId: actor.userId, now });
    if (added) {
      await mailOwner(tx, actor.userId, linkedMail(identity.provider));
      return { provider: identity.provider, email: identity.email, created_at: now };
    }
    const owner = await repo.findOwner(tx, identity);
    if (owner === undefined) throw identityExists(identity.provider);
    if (owner !== actor.userId) throw identityTaken();
    const own = await repo.findIdentities(tx, actor.userId);
    return own.find(({ provider }) => provider === identity.provider)!;
  });
}

/** Disconnects it, unless nothing else would open the account. */
export async function disconnectIdentity({ db, actor }: UserCtx, provider: SocialProvider): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await holdSession(tx, actor);
    const ways = await repo.lockWaysIn(tx, actor.userId);
    if (!ways.identities.some((identity) => identity.provider === provider)) throw notFound('connection');
    if (!opensOtherwise(ways, provider)) throw lastWayIn();
    await repo.deleteIdentity(tx, actor.userId, provider);
  });
}

type Ways = Awaited<ReturnType<typeof repo.lockWaysIn>>;

/** A code by e-mail opens it too, but not to an address that Apple would silence. */
function opensOtherwise(ways: Ways, without: SocialProvider): boolean {
  const byEmail = ways.email_verified_at !== null && !(without === 'apple' && isRelay(ways.email));
  const others = ways.identities.filter((identity) => identity.provider !== without);
  return ways.has_password || ways.passkeys > 0 || others.length > 0 || byEmail;
}
