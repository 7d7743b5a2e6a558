import { neededDocuments } from '@souk/shared/identity/verification/limits.ts';
import { checkMoves } from '@souk/shared/identity/verification/schema.ts';
import type { SellerCheckId } from '@souk/shared/ids.ts';
import type { Db } from '../../../platform/db/database.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import { newId } from '../../../platform/ids.ts';
import { countAttempt } from '../../../platform/rate-limit/strict-limit.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import {
  type CheckRow,
  changeCheck,
  findNewestCheck,
  findProofs,
  insertCheck,
  lockPerson,
} from './check.repo.ts';
import {
  alreadyVerified,
  checkMovedOn,
  documentsMissing,
  emailNotVerified,
} from './verification.failures.ts';

const DAY_SECONDS = 86_400;

export interface VerificationOf {
  user: NonNullable<Awaited<ReturnType<typeof findProofs>>>;
  check: CheckRow | null;
}

export async function getVerification({ db, actor }: UserCtx): Promise<VerificationOf> {
  const [user, check] = await Promise.all([findProofs(db, actor.userId), findNewestCheck(db, actor.userId)]);
  if (!user) throw notFound('user');
  return { user, check: check ?? null };
}

/** Begins a check, or changes one that was not sent yet. After a refusal or a withdrawal it is a new one. */
export async function startCheck(
  { db, clock, actor }: UserCtx,
  { legalName, country }: { legalName: string; country: string },
): Promise<CheckRow> {
  const now = clock.now();
  return await db.transaction().execute(async (tx) => {
    const user = await lockPerson(tx, actor.userId);
    if (!user) throw notFound('user');
    if (user.seller_verified_at) throw alreadyVerified();
    const check = await findNewestCheck(tx, actor.userId);
    if (check?.state === 'waiting') throw checkMovedOn(check.state);
    const words = { legal_name: legalName, country };
    if (check?.state === 'draft') await changeCheck(tx, check.id, 'draft', words);
    else {
      const id = newId<SellerCheckId>(now.getTime());
      await insertCheck(tx, {
        id,
        user_id: actor.userId,
        ...words,
        reason: null,
        decided_by: null,
        created_at: now,
      });
    }
    return await current(tx, actor);
  });
}

/** Hands it in. The answer comes by mail, so there must be an address that is theirs. */
export async function sendCheck(ctx: UserCtx): Promise<CheckRow> {
  const { db, clock, actor } = ctx;
  await countAttempt(ctx, [{ of: ['seller-check', actor.userId], most: 10, withinSeconds: DAY_SECONDS }]);
  return await db.transaction().execute(async (tx) => {
    const user = await lockPerson(tx, actor.userId);
    const check = await findNewestCheck(tx, actor.userId);
    if (!user || !check) throw notFound('check');
    if (!checkMoves[check.state].includes('waiting')) throw checkMovedOn(check.state);
    if (!user.email_verified_at) throw emailNotVerified();
    const given = new Set(check.documents.map(({ kind }) => kind));
    const missing = neededDocuments.filter((kind) => !given.has(kind));
    if (missing.length > 0) throw documentsMissing(missing);
    await changeCheck(tx, check.id, check.state, { state: 'waiting', sent_at: clock.now() });
    return await current(tx, actor);
  });
}

export async function withdrawCheck({ db, clock, actor }: UserCtx): Promise<CheckRow> {
  return await db.transaction().execute(async (tx) => {
    await lockPerson(tx, actor.userId);
    const check = await findNewestCheck(tx, actor.userId);
    if (!check) throw notFound('check');
    if (!checkMoves[check.state].includes('withdrawn')) throw checkMovedOn(check.state);
    await changeCheck(tx, check.id, check.state, { state: 'withdrawn', ended_at: clock.now() });
    return await current(tx, actor);
  });
}

/** A check that was just changed, as it is now. */
export async function current(tx: Db, { userId }: UserCtx['actor']): Promise<CheckRow> {
  const check = await findNewestCheck(tx, userId);
  if (!check) throw new Error('a check was gone right after it was changed');
  return check;
}
