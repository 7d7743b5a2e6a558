import type { UserId } from '@souk/shared/ids.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { countAttempt, forgetAttempts } from '../../../platform/rate-limit/strict-limit.ts';
import type { Secrets } from '../../../platform/secrets/secrets.ts';
import { mailOwner } from '../sessions/index.ts';
import { hashRecoveryCode, plainCode } from './recovery-codes.ts';
import { secondFactorRequired, wrongSecondFactor } from './second-factor.failures.ts';
import * as repo from './second-factor.repo.ts';
import { openSecret } from './stored-secret.ts';
import { stepOf } from './totp.ts';

type Ctx = { db: Db; clock: Clock; secrets: Secrets };

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
const lately = (userId: UserId) => ['second-factor', userId];
const today = (userId: UserId) => ['second-factor-day', userId];

/**
 * After the first factor: passes when the second is off, or what was given is right. Every try counts, so it must
 * not be inside a transaction that a wrong code rolls back.
 */
export async function checkSecondFactor(ctx: Ctx, userId: UserId, given: string | undefined): Promise<void> {
  const factor = await repo.findFactor(ctx.db, userId);
  if (!factor?.enabled_at) return;
  if (given === undefined) throw secondFactorRequired();
  await countTry(ctx, userId);
  const code = plainCode(given);
  const right = /^\d{6}$/.test(code)
    ? await takeCode(ctx, userId, factor.secret, code)
    : await takeRecoveryCode(ctx, userId, code);
  if (!right) throw wrongSecondFactor();
  await forgetAttempts(ctx.db, [lately(userId)]);
}

// Three of a million codes are right at any time: guessing fifty a day takes a decade.
export const countTry = (ctx: Pick<Ctx, 'db' | 'clock'>, userId: UserId): Promise<void> =>
  countAttempt(ctx, [
    { of: lately(userId), most: 10, withinSeconds: 15 * MINUTE },
    { of: today(userId), most: 50, withinSeconds: DAY },
  ]);

async function takeCode(
  { db, clock, secrets }: Ctx,
  userId: UserId,
  kept: Buffer,
  code: string,
): Promise<boolean> {
  const step = stepOf(openSecret(secrets, userId, kept), code, clock.now());
  return step !== undefined && (await repo.takeStep(db, userId, step));
}

async function takeRecoveryCode({ db, clock }: Ctx, userId: UserId, code: string): Promise<boolean> {
  const hash = hashRecoveryCode(userId, code);
  return await db.transaction().execute(async (tx) => {
    if (!(await repo.spendRecoveryCode(tx, userId, hash, clock.now()))) return false;
    const left = await repo.countRecoveryCodes(tx, userId);
    await mailOwner(tx, userId, { template: 'recovery-code-used', data: { left } });
    return true;
  });
}
