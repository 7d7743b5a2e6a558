import { randomUUID } from 'node:crypto';
import { passkeyLimits } from '@souk/shared/identity/passkeys/limits.ts';
import type { NewPasskeyResponse } from '@souk/shared/identity/passkeys/schema.ts';
import type { PasskeyId } from '@souk/shared/ids.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import { newId } from '../../../platform/ids.ts';
import { findLink, issueLink, spend } from '../../../platform/one-time/one-time-secrets.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { holdSession } from '../../../platform/session/sessions.service.ts';
import { readSettings } from '../../../platform/settings/settings.ts';
import { findSelf } from '../accounts/index.ts';
import { mailOwner } from '../sessions/index.ts';
import { passkeyExists, passkeyNotAdded, tooManyPasskeys } from './passkeys.failures.ts';
import * as repo from './passkeys.repo.ts';
import {
  askForNewPasskey,
  challengeIn,
  challengeLifeMs,
  type RelyingParty,
  verifyNewPasskey,
} from './webauthn.ts';

export const listPasskeys = ({ db, actor }: UserCtx): Promise<repo.FoundPasskey[]> =>
  repo.findPasskeys(db, actor.userId);

export async function startAdding(ctx: UserCtx, party: RelyingParty) {
  const { db, actor } = ctx;
  const known = await repo.findPasskeys(db, actor.userId);
  if (known.length >= passkeyLimits.most) throw tooManyPasskeys();
  const user = await findSelf(db, actor.userId);
  if (!user) throw notFound('user');
  const { name: market } = await readSettings(db, { demo: false });
  const what = { purpose: 'passkey-register', userId: actor.userId, subject: randomUUID() } as const;
  const challenge = await issueLink(ctx, what, challengeLifeMs);
  return { options: await askForNewPasskey(party, { challenge, market, user, known }) };
}

export async function addPasskey(
  ctx: UserCtx,
  party: RelyingParty,
  { response, name }: { response: NewPasskeyResponse; name: string },
): Promise<repo.FoundPasskey> {
  const { db, clock, actor } = ctx;
  const challenge = challengeIn(response);
  const asked = challenge === undefined ? undefined : await findLink(ctx, 'passkey-register', challenge);
  // Used up by the first answer, right or wrong.
  if (!challenge || asked?.userId !== actor.userId || !(await spend(db, asked.id, clock.now()))) {
    throw passkeyNotAdded();
  }
  const made = await verifyNewPasskey(party, response, challenge);
  if (!made) throw passkeyNotAdded();
  const passkey = {
    id: newId<PasskeyId>(clock.now().getTime()),
    user_id: actor.userId,
    credential_id: made.credential.id,
    public_key: Buffer.from(made.credential.publicKey),
    counter: made.credential.counter,
    transports: response.response.transports,
    name,
    backed_up: made.backedUp,
    created_at: clock.now(),
    last_used_at: null,
  };
  await db.transaction().execute(async (tx) => {
    await holdSession(tx, actor);
    const known = await repo.findPasskeys(tx, actor.userId);
    if (known.length >= passkeyLimits.most) throw tooManyPasskeys();
    if (!(await repo.insertPasskey(tx, passkey))) throw passkeyExists();
    await mailOwner(tx, actor.userId, { template: 'passkey-added', data: { passkey: name } });
  });
  return passkey;
}

export async function renamePasskey(
  { db, actor }: UserCtx,
  id: PasskeyId,
  name: string,
): Promise<repo.FoundPasskey> {
  const renamed = await repo.renamePasskey(db, actor.userId, id, name);
  if (!renamed) throw notFound('passkey');
  return renamed;
}

export const removePasskey = ({ db, actor }: UserCtx, id: PasskeyId): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await holdSession(tx, actor);
    const name = await repo.deletePasskey(tx, actor.userId, id);
    if (name === undefined) throw notFound('passkey');
    await mailOwner(tx, actor.userId, { template: 'passkey-removed', data: { passkey: name } });
  });
