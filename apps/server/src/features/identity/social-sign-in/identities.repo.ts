import type { SocialProvider } from '@souk/shared/identity/social-sign-in/schema.ts';
import type { UserId } from '@souk/shared/ids.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

/** What an identity is known by. */
export interface IdentityKey {
  issuer: string;
  subject: string;
}

interface NewIdentity extends IdentityKey {
  userId: UserId;
  provider: SocialProvider;
  email: string | null;
  now: Date;
}

export async function findOwner(db: Db, { issuer, subject }: IdentityKey): Promise<UserId | undefined> {
  const found = await db
    .selectFrom('identities')
    .select('user_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return found?.user_id;
}

/** False when it opens an account already, or the account has one of this provider. */
export async function insertIdentity(db: Db, { userId, now, ...identity }: NewIdentity): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('identities')
    .values({ ...identity, user_id: userId, created_at: now, last_used_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** The e-mail is kept as it was told last; it decides nothing. */
export async function markUsed(
  db: Db,
  { issuer, subject }: IdentityKey,
  told: { email: string | null; now: Date },
): Promise<void> {
  await db
    .updateTable('identities')
    .set({ last_used_at: told.now, ...(told.email === null ? {} : { email: told.email }) })
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .execute();
}

export const findIdentities = (db: Db, userId: UserId) =>
  db
    .selectFrom('identities')
    .select(['provider', 'email', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('provider')
    .execute();

export async function deleteIdentity(db: Db, userId: UserId, provider: SocialProvider): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('identities')
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

/** Everything that opens an account. The row is locked, so that two ways are not taken away at once. */
export async function lockWaysIn(db: Db, userId: UserId) {
  const [user, identities, passkeys] = [
    await db
      .selectFrom('users')
      .select(['email', 'email_verified_at', sql<boolean>`password_hash is not null`.as('has_password')])
      .where('id', '=', userId)
      .forUpdate()
      .executeTakeFirstOrThrow(),
    await findIdentities(db, userId),
    await db.selectFrom('passkeys').select('id').where('user_id', '=', userId).execute(),
  ];
  return { ...user, identities, passkeys: passkeys.length };
}

/** True once for each credential. Those that are too old to work are forgotten on the way. */
export async function spendCredential(
  db: Db,
  { hash, now, uselessAt }: { hash: Buffer; now: Date; uselessAt: Date },
): Promise<boolean> {
  await db.deleteFrom('spent_credentials').where('expires_at', '<', now).execute();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('spent_credentials')
    .values({ hash, expires_at: uselessAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}
