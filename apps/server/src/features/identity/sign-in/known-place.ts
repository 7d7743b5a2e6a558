import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { isNoted, note } from '../../../platform/rate-limit/strict-limit.ts';
import type { Caller } from './complete-sign-in.ts';
import type { Attempt } from './sign-in.limits.ts';

type Ctx = { db: Db; clock: Clock };

const KNOWN_SECONDS = 30 * 86_400;

/**
 * Something tried with an e-mail address, and whether its owner signed in from there lately. Strangers elsewhere who
 * use up what an address may be tried with then do not keep its owner out.
 */
export async function attemptOf(
  ctx: Ctx,
  { email, caller: { address } }: { email: string; caller: Caller },
): Promise<Attempt> {
  return { email, address, known: address !== null && (await isNoted(ctx, placeOf(email, address))) };
}

/** Where someone comes from who signs in to an account, if its owner signed in from there lately. */
export async function knownPlaceOf(
  ctx: Ctx,
  { email }: { email: string },
  caller: Caller,
): Promise<string | null> {
  const { address, known } = await attemptOf(ctx, { email: email.toLowerCase(), caller });
  return known ? address : null;
}

/** Only after a proof that it is the owner: anyone may claim an address. */
export async function rememberPlace(
  ctx: Ctx,
  { email }: { email: string },
  { address }: Caller,
): Promise<void> {
  if (address !== null) await note(ctx, placeOf(email.toLowerCase(), address), KNOWN_SECONDS);
}

const placeOf = (email: string, address: string) => ['signed-in-from', email, address];
