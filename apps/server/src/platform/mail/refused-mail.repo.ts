import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** Whose address it is now, proved or only given: each of them is told that nothing reaches it. */
const hasAddress = (address: string) => sql<boolean>`lower(email) = ${address.toLowerCase()}`;

/** A mail server said of this address, for good, that it takes nothing for it. */
export async function mailRefused(db: Db, address: string, now: Date): Promise<void> {
  await db.updateTable('users').set({ mail_refused_at: now }).where(hasAddress(address)).execute();
}

/** A mail to this address was taken: whatever was wrong with it is over. */
export async function mailTaken(db: Db, address: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ mail_refused_at: null })
    .where(hasAddress(address))
    .where('mail_refused_at', 'is not', null)
    .execute();
}
