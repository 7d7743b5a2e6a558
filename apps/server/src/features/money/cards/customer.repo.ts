import type { UserId } from '@souk/shared/ids.ts';
import type { Db } from '../../../platform/db/database.ts';

/** By which name the provider knows someone; undefined before they had anything to do with it. */
export async function findCustomer(db: Db, userId: UserId): Promise<string | undefined> {
  const found = await db
    .selectFrom('customers')
    .select('provider_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return found?.provider_id;
}

/** The name that stays, where two came at once. */
export async function keepCustomer(
  db: Db,
  userId: UserId,
  { providerId, now }: { providerId: string; now: Date },
): Promise<string> {
  await db
    .insertInto('customers')
    .values({ user_id: userId, provider_id: providerId, created_at: now })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
  return (await findCustomer(db, userId)) ?? providerId;
}

export async function deleteCustomer(tx: Db, userId: UserId): Promise<string | undefined> {
  const gone = await tx
    .deleteFrom('customers')
    .where('user_id', '=', userId)
    .returning('provider_id')
    .executeTakeFirst();
  return gone?.provider_id;
}
