import type { PasskeyId, UserId } from '@souk/shared/ids.ts';
import type { Insertable } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { Tables } from '../../../platform/db/schema.ts';

export type FoundPasskey = Awaited<ReturnType<typeof findPasskeys>>[number];

export function findPasskeys(db: Db, userId: UserId) {
  return db
    .selectFrom('passkeys')
    .select(['id', 'credential_id', 'transports', 'name', 'backed_up', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export function findByCredential(db: Db, credentialId: string) {
  return db
    .selectFrom('passkeys')
    .select(['id', 'user_id', 'credential_id', 'public_key', 'counter'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
}

/** False when an account has this passkey already. */
export async function insertPasskey(db: Db, passkey: Insertable<Tables['passkeys']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/**
 * Notes that a passkey was used. Its counter only goes up, unless it has none, which is 0 always; false when it did
 * not, or the passkey is gone.
 */
export async function markUsed(
  db: Db,
  id: PasskeyId,
  used: { counter: number; backedUp: boolean; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ counter: used.counter, backed_up: used.backedUp, last_used_at: used.now })
    .where('id', '=', id)
    .where((where) =>
      where.or([
        where('counter', '<', used.counter),
        where.and([where('counter', '=', 0), where.lit(used.counter === 0)]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function renamePasskey(db: Db, userId: UserId, id: PasskeyId, name: string) {
  return await db
    .updateTable('passkeys')
    .set({ name })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning(['id', 'credential_id', 'transports', 'name', 'backed_up', 'created_at', 'last_used_at'])
    .executeTakeFirst();
}

/** The name of the one that is gone now. */
export async function deletePasskey(db: Db, userId: UserId, id: PasskeyId): Promise<string | undefined> {
  const deleted = await db
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst();
  return deleted?.name;
}
