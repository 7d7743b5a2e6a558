import type { UserId } from '@souk/shared/ids.ts';
import { sql } from 'kysely';
import type { SecretPurpose } from '../../../platform/db/accounts-tables.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { NewRow } from '../../../platform/db/insert-all.ts';
import { userChanged } from '../../../platform/session/user-changed.ts';

export type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

const accounts = (db: Db) =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'email_verified_at', 'password_hash', 'suspended_at', 'language'])
    .where('deleted_at', 'is', null);

export const findAccount = (db: Db, id: UserId) => accounts(db).where('id', '=', id).executeTakeFirst();

/** Whose e-mail address it is: who proved it, else who claimed it last. */
export const findAccountByEmail = (db: Db, email: string): Promise<Account | undefined> =>
  accounts(db)
    .where(sql`lower(email)`, '=', email)
    .orderBy(sql`email_verified_at is null`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Who proved an e-mail address, and who claimed it last without. */
export async function findHolders(
  db: Db,
  email: string,
): Promise<{ owner: Account | undefined; claimer: Account | undefined }> {
  const holders = await accounts(db)
    .distinctOn(sql`email_verified_at is null`)
    .where(sql`lower(email)`, '=', email)
    .orderBy(sql`email_verified_at is null`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const isOwner = ({ email_verified_at }: Account) => email_verified_at !== null;
  return { owner: holders.find(isOwner), claimer: holders.find((account) => !isOwner(account)) };
}

/** Whom the newest code for signing in was made for: who had the address then, or null when nobody had. */
export async function findOwnerOfCode(db: Db, email: string): Promise<UserId | null> {
  const newest = await newestSecret(db, 'sign-in').where('subject', '=', email).executeTakeFirst();
  return newest?.user_id ?? null;
}

/** Lets one change or sign-in of an account happen at a time. */
export const lockAccount = (db: Db, id: UserId): Promise<Account | undefined> =>
  accounts(db).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

/** False when the handle is taken. */
export async function insertAccount(db: Db, user: NewRow<'users'>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** False when it was proved before, or is not the account's address. */
export async function markProved(
  db: Db,
  { userId, email, now }: { userId: UserId; email: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ email_verified_at: now })
    .where('id', '=', userId)
    .where(sql`lower(email)`, '=', email)
    .where('email_verified_at', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function setEmail(db: Db, id: UserId, email: string, now: Date): Promise<void> {
  await db.updateTable('users').set({ email, email_verified_at: now }).where('id', '=', id).execute();
}

export async function setPassword(db: Db, id: UserId, passwordHash: string): Promise<void> {
  await db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', id).execute();
}

// One list of every way into an account, whichever feature keeps it: a way that is missing here stays open.
// The devices are on it so that the next stranger on one like it is noticed, the addresses so that no parcel goes to
// where a stranger wanted it.
const waysIn = [
  'sessions',
  'passkeys',
  'identities',
  'second_factors',
  'one_time_secrets',
  'seen_devices',
  'addresses',
] as const;

export async function deleteWaysIn(db: Db, userId: UserId): Promise<void> {
  const unset = { password_hash: null, phone: null, phone_verified_at: null, default_payment_method: null };
  await db.updateTable('users').set(unset).where('id', '=', userId).execute();
  for (const table of waysIn) await db.deleteFrom(table).where('user_id', '=', userId).execute();
  userChanged(db, userId);
}

const mailed = [
  'sign-in',
  'verify-email',
  'reset-password',
  'change-email',
  'confirm',
  'open-order',
] as const;

/** Codes and links that were sent to where the mail of an account went before. */
export async function deleteMailedSecrets(db: Db, userId: UserId): Promise<void> {
  await db
    .deleteFrom('one_time_secrets')
    .where('user_id', '=', userId)
    .where('purpose', 'in', mailed)
    .execute();
}

/** The address that the newest code for a change of e-mail was sent to. */
export async function findWantedEmail(db: Db, userId: UserId): Promise<string | undefined> {
  const newest = await newestSecret(db, 'change-email').where('user_id', '=', userId).executeTakeFirst();
  return newest?.subject;
}

const newestSecret = (db: Db, purpose: SecretPurpose) =>
  db
    .selectFrom('one_time_secrets')
    .select(['user_id', 'subject'])
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1);
