import type { UserId } from '@souk/shared/ids.ts';
import type { Db } from '../../../platform/db/database.ts';

export function findFactor(db: Db, userId: UserId) {
  return db
    .selectFrom('second_factors')
    .select(['secret', 'enabled_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** In the order of whom they are of, a stretch at a time. */
export function listSecrets(db: Db, { after, limit }: { after: UserId | undefined; limit: number }) {
  return db
    .selectFrom('second_factors')
    .select(['user_id', 'secret'])
    .$if(after !== undefined, (query) => query.where('user_id', '>', after as UserId))
    .orderBy('user_id')
    .limit(limit)
    .execute();
}

/** The same secret, locked differently. One that was made anew meanwhile stays. */
export async function replaceSecret(
  db: Db,
  userId: UserId,
  { from, to }: { from: Buffer; to: Buffer },
): Promise<void> {
  await db
    .updateTable('second_factors')
    .set({ secret: to })
    .where('user_id', '=', userId)
    .where('secret', '=', from)
    .execute();
}

/** A secret not in use yet. False when the second factor is on. */
export async function keepNewSecret(db: Db, userId: UserId, secret: Buffer, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('second_factors')
    .values({ user_id: userId, secret, created_at: now })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ secret, last_step: 0, created_at: now })
        .where('second_factors.enabled_at', 'is', null),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** False when it was on already, or another secret was made meanwhile. */
export async function switchOn(
  db: Db,
  userId: UserId,
  { secret, step, now }: { secret: Buffer; step: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factors')
    .set({ enabled_at: now, last_step: step })
    .where('user_id', '=', userId)
    .where('secret', '=', secret)
    .where('enabled_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Holds the factor still until the transaction ends. False when it is not on. */
export async function lockFactor(tx: Db, userId: UserId): Promise<boolean> {
  const factor = await tx
    .selectFrom('second_factors')
    .select('enabled_at')
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  return factor !== undefined && factor.enabled_at !== null;
}

/** Takes a step for oneself. Of two who try it at once one gets true, and no step comes back. */
export async function takeStep(db: Db, userId: UserId, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('enabled_at', 'is not', null)
    .where('last_step', '<', step)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** With its recovery codes. False when it was not on. */
export async function deleteFactor(db: Db, userId: UserId): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('second_factors')
    .where('user_id', '=', userId)
    .where('enabled_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

export async function replaceRecoveryCodes(db: Db, userId: UserId, hashes: Buffer[]): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await db
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute();
}

/** Uses a recovery code up. Of two who do it at once, one gets true. */
export async function spendRecoveryCode(db: Db, userId: UserId, hash: Buffer, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function countRecoveryCodes(db: Db, userId: UserId): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return left;
}

export async function findEmail(db: Db, userId: UserId): Promise<string> {
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return email;
}
