import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { UserId } from '@souk/shared/ids.ts';
import type { Clock } from '../clock.ts';
import type { SecretPurpose } from '../db/accounts-tables.ts';
import type { Db } from '../db/database.ts';
import { newId } from '../ids.ts';
import type { Secrets } from '../secrets/secrets.ts';
import * as repo from './one-time-secrets.repo.ts';

export interface Purposed {
  purpose: SecretPurpose;
  /** Whose it is; null when it belongs to anyone who has the subject. */
  userId: UserId | null;
  /** What it is about: an address, a number. */
  subject: string;
}

interface CodeCtx {
  db: Db;
  clock: Clock;
  secrets: Pick<Secrets, 'digest'>;
}

const MINUTE = 60_000;
export const codeLifeMs = 10 * MINUTE;
// Of a million codes; the limits on asking for new ones keep the product of both small.
const MOST_TRIES = 5;

/** Six digits for a person to type. Those sent before for the same thing work no more. */
export async function issueCode(ctx: CodeCtx, what: Purposed): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await keep(ctx, what, hashOfCode(ctx, what, code), codeLifeMs);
  return code;
}

/** A secret for a link. Those sent before for the same thing work no more. */
export async function issueLink(
  ctx: { db: Db; clock: Clock },
  what: Purposed,
  lifeMs: number,
): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await keep(ctx, what, hash(what.purpose, token), lifeMs);
  return token;
}

async function keep(
  { db, clock }: { db: Db; clock: Clock },
  what: Purposed,
  secretHash: Buffer,
  lifeMs: number,
): Promise<void> {
  const now = clock.now();
  const id = newId<string>(now.getTime());
  await repo.retire(db, what, now);
  await repo.insert(db, {
    id,
    purpose: what.purpose,
    user_id: what.userId,
    subject: what.subject,
    secret_hash: secretHash,
    created_at: now,
    expires_at: new Date(now.getTime() + lifeMs),
  });
}

/**
 * The id of the code that was sent for this, when it is the one given. Every call is a try that counts, so it must
 * not be inside a transaction that a wrong code rolls back. The caller then spends it where it acts on it.
 */
export async function tryCode(ctx: CodeCtx, what: Purposed, given: string): Promise<string | undefined> {
  const found = await repo.countTry(ctx.db, what, { now: ctx.clock.now(), most: MOST_TRIES });
  const hashed = hashOfCode(ctx, what, given);
  return found && timingSafeEqual(found.secret_hash, hashed) ? found.id : undefined;
}

export interface FoundLink {
  id: string;
  userId: UserId | null;
  subject: string;
}

/** What a link's secret was made for, while it still works. */
export const findLink = (
  { db, clock }: { db: Db; clock: Clock },
  purpose: SecretPurpose,
  token: string,
): Promise<FoundLink | undefined> => repo.findBySecret(db, purpose, hash(purpose, token), clock.now());

/** Uses a secret up. Of two who do it at once, one gets true. */
export const spend = (tx: Db, id: string, now: Date): Promise<boolean> => repo.spend(tx, id, now);

/** What these codes were sent with was refused for good: they arrive nowhere. */
export const codesRefused = repo.refuse;

/** Where the newest code of someone was sent, and whether it was refused there. */
export async function findCodeSent(
  db: Db,
  what: Pick<Purposed, 'purpose' | 'userId'>,
): Promise<{ to: string | null; refused: boolean }> {
  const newest = await repo.findNewest(db, what);
  return { to: newest?.subject ?? null, refused: Boolean(newest?.refusedAt) };
}

/** By the key outside of the database: a million codes are soon tried. */
const hashOfCode = ({ secrets }: CodeCtx, { purpose, subject }: Purposed, code: string): Buffer =>
  secrets.digest(JSON.stringify([purpose, subject, code]));

const hash = (purpose: SecretPurpose, secret: string) =>
  createHash('sha256').update(`${purpose}:${secret}`).digest();
