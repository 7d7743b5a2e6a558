import type { UserId } from '@souk/shared/ids.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { issueCode, type Purposed, spend, tryCode } from '../../../platform/one-time/one-time-secrets.ts';
import { wrongCode } from '../../../platform/one-time/wrong-code.failure.ts';
import { countAttempt } from '../../../platform/rate-limit/strict-limit.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { sendText } from '../../../platform/sms/send-text.ts';
import { noPhone } from './verification.failures.ts';

const HOUR = 3_600;
const DAY = 24 * HOUR;

/** Text messages cost money and wake people up, so there are few of them. */
const sendAllowances = (userId: UserId, phone: string, address: string | null) => [
  { of: ['phone-code-user', userId], most: 4, withinSeconds: HOUR },
  { of: ['phone-code-user-day', userId], most: 8, withinSeconds: DAY },
  { of: ['phone-code-number', phone], most: 5, withinSeconds: DAY },
  ...(address === null ? [] : [{ of: ['phone-code-address', address], most: 20, withinSeconds: DAY }]),
];

export async function sendPhoneCode(
  ctx: UserCtx,
  given: { phone: string; address: string | null },
): Promise<void> {
  const { db, clock, secrets, actor } = ctx;
  const phone = await mobileNumber(given.phone);
  await countAttempt(ctx, sendAllowances(actor.userId, phone, given.address));
  await db.transaction().execute(async (tx) => {
    const within = { db: tx, clock, secrets };
    const code = await issueCode(within, about(actor.userId, phone));
    const { language } = await tx
      .selectFrom('users')
      .select('language')
      .where('id', '=', actor.userId)
      .executeTakeFirstOrThrow();
    await sendText(within, { to: phone, template: 'phone-code', language, data: { code } });
  });
}

/**
 * Numbers change hands: the last person to show that messages reach them has it. The account that had it
 * before merely loses its mark, and nobody learns whose it was.
 */
export async function confirmPhone(ctx: UserCtx, given: { phone: string; code: string }): Promise<void> {
  const { db, clock, actor } = ctx;
  const phone = await mobileNumber(given.phone);
  await countAttempt(ctx, [{ of: ['phone-confirm', actor.userId], most: 30, withinSeconds: DAY }]);
  const secret = await tryCode(ctx, about(actor.userId, phone), given.code);
  if (secret === undefined) throw wrongCode();
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    if (!(await spend(tx, secret, now))) throw wrongCode();
    await lockHoldersOf(tx, phone, actor.userId);
    await tx
      .updateTable('users')
      .set({ phone: null, phone_verified_at: null })
      .where('phone', '=', phone)
      .where('id', '!=', actor.userId)
      .execute();
    await tx
      .updateTable('users')
      .set({ phone, phone_verified_at: now })
      .where('id', '=', actor.userId)
      .execute();
  });
}

/** One change of a number at a time, and rows always in the same order: two who swap numbers must not wait for each other. */
async function lockHoldersOf(tx: Db, phone: string, userId: UserId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`phone ${phone}`}, 0))`.execute(tx);
  await tx
    .selectFrom('users')
    .select('id')
    .where((where) => where.or([where('phone', '=', phone), where('id', '=', userId)]))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** In the form `+14155550123`. Numbers that nobody carries with them, or that cost the caller, are refused. */
async function mobileNumber(given: string): Promise<string> {
  // The plans of all countries, which most markets never ask.
  const { default: parsePhoneNumber } = await import('libphonenumber-js/max');
  const parsed = parsePhoneNumber(given);
  if (!parsed?.isValid()) throw noPhone();
  const type = parsed.getType();
  if (type !== undefined && !reachable.has(type)) throw noPhone();
  return parsed.number;
}

const reachable = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE', 'PERSONAL_NUMBER', 'VOIP']);

const about = (userId: UserId, phone: string): Purposed => ({
  purpose: 'verify-phone',
  userId,
  subject: phone,
});
