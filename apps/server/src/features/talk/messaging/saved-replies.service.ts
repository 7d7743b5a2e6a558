import type { UserId } from '@souk/shared/ids.ts';
import type { SavedReplies, SavedRepliesBody } from '@souk/shared/talk/messaging/schema.ts';
import type { Db } from '../../../platform/db/database.ts';
import { insertAll } from '../../../platform/db/insert-all.ts';
import { newId } from '../../../platform/ids.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';

/** What a seller says again and again, in the order they put it. */
export async function findSavedReplies(db: Db, userId: UserId): Promise<SavedReplies> {
  const rows = await db
    .selectFrom('saved_replies')
    .select(['id as _id', 'title', 'text'])
    .where('user_id', '=', userId)
    .orderBy('position')
    .execute();
  return { items: rows };
}

export async function saveReplies(
  { db, actor }: UserCtx,
  { items }: SavedRepliesBody,
): Promise<SavedReplies> {
  const { userId } = actor;
  return await db.transaction().execute(async (tx) => {
    // Two who save at once do it one after the other.
    await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
    await tx.deleteFrom('saved_replies').where('user_id', '=', userId).execute();
    const rows = items.map((item, position) => ({ id: newId<string>(), user_id: userId, position, ...item }));
    await insertAll(tx, 'saved_replies', rows);
    return await findSavedReplies(tx, userId);
  });
}
