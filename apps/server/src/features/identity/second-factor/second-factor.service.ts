import { randomBytes } from 'node:crypto';
import type {
  RecoveryCodes,
  SecondFactorSetup,
  SecondFactorState,
} from '@souk/shared/identity/second-factor/schema.ts';
import type { UserId } from '@souk/shared/ids.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { holdSession } from '../../../platform/session/sessions.service.ts';
import { mailOwner } from '../sessions/index.ts';
import { countTry } from './check.service.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import { secondFactorOff, secondFactorOn, wrongSetupCode } from './second-factor.failures.ts';
import * as repo from './second-factor.repo.ts';
import { lockSecret, openSecret } from './stored-secret.ts';
import { base32, otpauthUri, stepOf } from './totp.ts';

// RFC 4226, section 4: 160 bits are recommended.
const SECRET_BYTES = 20;

export async function readState({ db, actor }: UserCtx): Promise<SecondFactorState> {
  const factor = await repo.findFactor(db, actor.userId);
  const enabled = factor !== undefined && factor.enabled_at !== null;
  return { enabled, recoveryCodesLeft: enabled ? await repo.countRecoveryCodes(db, actor.userId) : 0 };
}

/** A secret for an app. Nothing is asked for at sign-in before `enable` has seen a code made with it. */
export async function setUp(ctx: UserCtx, market: string): Promise<SecondFactorSetup> {
  const { db, clock, actor, secrets } = ctx;
  const secret = randomBytes(SECRET_BYTES);
  const kept = lockSecret(secrets, actor.userId, secret);
  const account = await repo.findEmail(db, actor.userId);
  await db.transaction().execute(async (tx) => {
    await holdSession(tx, actor);
    if (!(await repo.keepNewSecret(tx, actor.userId, kept, clock.now()))) throw secondFactorOn();
  });
  return { secret: base32(secret), uri: otpauthUri({ secret, market, account }) };
}

export async function enable(ctx: UserCtx, code: string): Promise<RecoveryCodes> {
  const { db, clock, actor } = ctx;
  const factor = await repo.findFactor(db, actor.userId);
  if (!factor) throw secondFactorOff();
  if (factor.enabled_at !== null) throw secondFactorOn();
  await countTry(ctx, actor.userId, null);
  const now = clock.now();
  const step = stepOf(openSecret(ctx.secrets, actor.userId, factor.secret), code, now);
  if (step === undefined) throw wrongSetupCode();
  return await db.transaction().execute(async (tx) => {
    await holdSession(tx, actor);
    if (!(await repo.switchOn(tx, actor.userId, { secret: factor.secret, step, now }))) {
      throw secondFactorOn();
    }
    await mailOwner(tx, actor.userId, { template: 'second-factor-on', data: {} });
    return await giveRecoveryCodes(tx, ctx);
  });
}

/** New ones; those from before work no more. */
export const renewRecoveryCodes = (ctx: UserCtx): Promise<RecoveryCodes> =>
  ctx.db.transaction().execute(async (tx) => {
    await holdSession(tx, ctx.actor);
    if (!(await repo.lockFactor(tx, ctx.actor.userId))) throw secondFactorOff();
    return await giveRecoveryCodes(tx, ctx);
  });

export const disable = ({ db, actor }: UserCtx): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await holdSession(tx, actor);
    await switchOffFor(tx, actor.userId);
  });

export async function switchOffFor(tx: Db, userId: UserId): Promise<void> {
  if (!(await repo.deleteFactor(tx, userId))) throw secondFactorOff();
  await mailOwner(tx, userId, { template: 'second-factor-off', data: {} });
}

async function giveRecoveryCodes(tx: Db, { actor }: UserCtx): Promise<RecoveryCodes> {
  const codes = newRecoveryCodes();
  const hashes = codes.map((code) => hashRecoveryCode(actor.userId, code));
  await repo.replaceRecoveryCodes(tx, actor.userId, hashes);
  return { recoveryCodes: codes };
}
