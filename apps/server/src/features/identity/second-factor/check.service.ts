import type { UserId } from '@souk/shared/ids.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { countAttempt, forgetAttempts, isAllowed } from '../../../platform/rate-limit/strict-limit.ts';
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
const lately = (...who: Counted) => ['second-factor', ...placed(who)];
const today = (...who: Counted) => ['second-factor-day', ...placed(who)];

/** A place from where the account's owner signed in lately is counted apart: who tries elsewhere does not keep them out. */
type Counted = [userId: UserId, knownPlace: string | null];
const placed = ([userId, knownPlace]: Counted) => (knownPlace === null ? [userId] : [userId, knownPlace]);
const fromKnownPlaces = (userId: UserId) => ['second-factor-known-places', userId];
const wrongOnes = (userId: UserId) => ['second-factor-wrong', userId];
const told = (userId: UserId) => ['second-factor-told', userId];

/**
 * After the first factor: passes when the second is off, or what was given is right. Every try counts, so it must
 * not be inside a transaction that a wrong code rolls back.
 */
export async function checkSecondFactor(
  ctx: Ctx,
  { userId, knownPlace }: { userId: UserId; knownPlace: () => Promise<string | null> },
  given: string | undefined,
): Promise<void> {
  const factor = await repo.findFactor(ctx.db, userId);
  if (!factor?.enabled_at) return;
  if (given === undefined) throw secondFactorRequired();
  const place = await knownPlace();
  await countTry(ctx, userId, place);
  const code = plainCode(given);
  const right = /^\d{6}$/.test(code)
    ? await takeCode(ctx, userId, factor.secret, code)
    : await takeRecoveryCode(ctx, userId, code);
  if (!right) {
    await tellOwnerOfTries(ctx, userId);
    throw wrongSecondFactor();
  }
  await forgetAttempts(ctx.db, [lately(userId, place)]);
}

// Three of a million codes are right at any time. Guessing fifty a day takes a decade; with a hundred more from where
// the owner signs in it takes years, and they are told on the first day.
export async function countTry(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  userId: UserId,
  knownPlace: string | null,
): Promise<void> {
  await countAttempt(ctx, [
    { of: lately(userId, knownPlace), most: 10, withinSeconds: 15 * MINUTE },
    { of: today(userId, knownPlace), most: 50, withinSeconds: DAY },
  ]);
  // Only now: what is refused in one place uses up nothing in another.
  if (knownPlace !== null)
    await countAttempt(ctx, [{ of: fromKnownPlaces(userId), most: 100, withinSeconds: DAY }]);
}

/** Once a day: whose codes are guessed has lost their password, or who reads their mail. */
const tellOwnerOfTries = ({ db, clock }: Ctx, userId: UserId): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const ctx = { db: tx, clock };
    if (await isAllowed(ctx, [{ of: wrongOnes(userId), most: 4, withinSeconds: DAY }])) return;
    if (await isAllowed(ctx, [{ of: told(userId), most: 1, withinSeconds: DAY }]))
      await mailOwner(tx, userId, { template: 'second-factor-tried', data: {} });
  });

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
