import type { ShowId, UserId } from '@souk/shared/ids.ts';
import type { Db } from '../../../platform/db/database.ts';

/** Whether this bidder wants to be charged at once when they are next in line. */
export async function isChargedAtOnce(db: Db, showId: ShowId, userId: UserId): Promise<boolean> {
  const chosen = await db
    .selectFrom('next_bidder_choices')
    .select('since')
    .where('show_id', '=', showId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return chosen !== undefined;
}

export async function insertChoice(tx: Db, showId: ShowId, userId: UserId, now: Date): Promise<void> {
  await tx
    .insertInto('next_bidder_choices')
    .values({ show_id: showId, user_id: userId, since: now })
    .onConflict((known) => known.doNothing())
    .execute();
}

export async function deleteChoice(tx: Db, showId: ShowId, userId: UserId): Promise<void> {
  await tx
    .deleteFrom('next_bidder_choices')
    .where('show_id', '=', showId)
    .where('user_id', '=', userId)
    .execute();
}
