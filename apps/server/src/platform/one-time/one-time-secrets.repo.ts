import { type Insertable, sql } from 'kysely';
import type { SecretPurpose } from '../db/accounts-tables.ts';
import type { Db } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';
import type { FoundLink, Purposed } from './one-time-secrets.ts';

export async function insert(db: Db, row: Insertable<Tables['one_time_secrets']>): Promise<void> {
  await db.insertInto('one_time_secrets').values(row).execute();
}

export async function retire(db: Db, { purpose, userId, subject }: Purposed, now: Date): Promise<void> {
  await db
    .updateTable('one_time_secrets')
    .set({ used_at: now })
    .where('purpose', '=', purpose)
    .where('subject', '=', subject)
    .where('user_id', 'is not distinct from', userId)
    .where('used_at', 'is', null)
    .execute();
}

/** The newest that still works, with one try more against it; none once its tries are used up. */
export function countTry(
  db: Db,
  { purpose, userId, subject }: Purposed,
  { now, most }: { now: Date; most: number },
) {
  return db
    .updateTable('one_time_secrets')
    .set((set) => ({ tries: set('tries', '+', 1) }))
    .where('id', '=', (from) =>
      from
        .selectFrom('one_time_secrets')
        .select('id')
        .where('purpose', '=', purpose)
        .where('subject', '=', subject)
        .where('user_id', 'is not distinct from', userId)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .orderBy('created_at', 'desc')
        .limit(1),
    )
    .where('tries', '<', most)
    .returning(['id', 'secret_hash'])
    .executeTakeFirst();
}

export function findBySecret(
  db: Db,
  purpose: SecretPurpose,
  secretHash: Buffer,
  now: Date,
): Promise<FoundLink | undefined> {
  return db
    .selectFrom('one_time_secrets')
    .select(['id', 'user_id as userId', 'subject'])
    .where('purpose', '=', purpose)
    .where('secret_hash', '=', secretHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

export async function spend(db: Db, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('one_time_secrets')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function refuse(
  db: Db,
  { purposes, subject }: { purposes: readonly SecretPurpose[]; subject: string },
  now: Date,
): Promise<void> {
  await db
    .updateTable('one_time_secrets')
    .set({ refused_at: now })
    .where('purpose', 'in', purposes)
    .where(sql`lower(subject)`, '=', subject.toLowerCase())
    .where('used_at', 'is', null)
    .execute();
}

export function findNewest(
  db: Db,
  { purpose, userId }: Pick<Purposed, 'purpose' | 'userId'>,
): Promise<{ subject: string; refusedAt: Date | null } | undefined> {
  return db
    .selectFrom('one_time_secrets')
    .select(['subject', 'refused_at as refusedAt'])
    .where('purpose', '=', purpose)
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function deletePastSecrets(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('one_time_secrets').where('expires_at', '<=', now).execute();
}
