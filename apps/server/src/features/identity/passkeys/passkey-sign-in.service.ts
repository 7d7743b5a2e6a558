import { randomUUID } from 'node:crypto';
import type { PasskeyResponse } from '@souk/shared/identity/passkeys/schema.ts';
import type { Db } from '../../../platform/db/database.ts';
import { findLink, issueLink, spend } from '../../../platform/one-time/one-time-secrets.ts';
import { type Allowance, countAttempt } from '../../../platform/rate-limit/strict-limit.ts';
import type { Ctx, UserCtx } from '../../../platform/session/actor.ts';
import { confirmSession, holdSession } from '../../../platform/session/sessions.service.ts';
import { type Caller, completeSignIn, type SignedInAs } from '../sign-in/index.ts';
import { passkeyRefused } from './passkeys.failures.ts';
import * as repo from './passkeys.repo.ts';
import { askForPasskey, challengeIn, challengeLifeMs, type RelyingParty, verifyPasskey } from './webauthn.ts';

/** A question for whatever passkey its holder chooses. */
export async function startSignIn(ctx: Ctx, party: RelyingParty, { address }: Caller) {
  await countAttempt(ctx, fromThere('passkey-question', address));
  const what = { purpose: 'passkey-sign-in', userId: null, subject: randomUUID() } as const;
  return { options: await askForPasskey(party, await issueLink(ctx, what, challengeLifeMs)) };
}

export async function signInWithPasskey(
  ctx: Ctx,
  party: RelyingParty,
  given: { response: PasskeyResponse; caller: Caller },
): Promise<SignedInAs> {
  const proved = await prove(ctx, party, given);
  return await completeSignIn(ctx, {
    userId: proved.userId,
    way: 'passkey',
    caller: given.caller,
    // Its holder was verified by the authenticator, which is the second factor.
    secondFactorProved: true,
    together: (tx) => proved.use(tx),
  });
}

/** Proves anew that the holder of this session is its owner. */
export async function confirmWithPasskey(
  ctx: UserCtx,
  party: RelyingParty,
  given: { response: PasskeyResponse; caller: Caller },
): Promise<void> {
  const { db, clock, actor } = ctx;
  const proved = await prove(ctx, party, given);
  if (proved.userId !== actor.userId) throw passkeyRefused();
  await db.transaction().execute(async (tx) => {
    await holdSession(tx, actor);
    await proved.use(tx);
    await confirmSession(tx, actor.sessionId, clock.now());
  });
}

/** Whose passkey answered a question of ours; `use` belongs into the transaction that acts on it. */
async function prove(
  ctx: Ctx,
  party: RelyingParty,
  { response, caller }: { response: PasskeyResponse; caller: Caller },
) {
  const { db, clock } = ctx;
  await countAttempt(ctx, fromThere('passkey-answer', caller.address));
  const challenge = challengeIn(response);
  const asked = challenge === undefined ? undefined : await findLink(ctx, 'passkey-sign-in', challenge);
  // Used up by the first answer, right or wrong.
  if (!challenge || !asked || !(await spend(db, asked.id, clock.now()))) throw passkeyRefused();
  const passkey = await repo.findByCredential(db, response.id);
  if (!passkey || holderOf(response) !== passkey.user_id) throw passkeyRefused();
  const used = await verifyPasskey(party, response, {
    challenge,
    id: passkey.credential_id,
    publicKey: passkey.public_key,
    counter: passkey.counter,
  });
  if (!used) throw passkeyRefused();
  return {
    userId: passkey.user_id,
    async use(tx: Db) {
      if (!(await repo.markUsed(tx, passkey.id, { ...used, now: clock.now() }))) throw passkeyRefused();
    },
  };
}

/** The user id that was given when the passkey was made. */
const holderOf = ({ response }: PasskeyResponse): string =>
  Buffer.from(response.userHandle ?? '', 'base64url').toString();

const QUARTER = 15 * 60;

// A signature cannot be guessed; this keeps one address from filling the table of open questions.
const fromThere = (what: string, address: string | null): Allowance[] =>
  address === null ? [] : [{ of: [what, address], most: 200, withinSeconds: QUARTER }];
