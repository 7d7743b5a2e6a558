import type { ShopId, UserId } from '@souk/shared/ids.ts';
import type { Db } from '../../../platform/db/database.ts';

export const findOwnShop = (db: Db, shopId: ShopId) =>
  db.selectFrom('shops').select(['id', 'name', 'currency']).where('id', '=', shopId).executeTakeFirst();

/** The people a movement names, as they are called today. */
export async function findNames(db: Db, ids: readonly UserId[]) {
  if (ids.length === 0) return new Map<UserId, never>();
  const people = await db
    .selectFrom('users')
    .select(['id as _id', 'name', 'handle'])
    .where('id', 'in', ids)
    .execute();
  return new Map(people.map((person) => [person._id, person]));
}
