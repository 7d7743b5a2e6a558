import { sql } from 'kysely';
import type { PersonalPart } from '../../../platform/personal-data.ts';

export const favoritesPart: PersonalPart = {
  name: 'favorites',
  give: (db, userId) =>
    db
      .selectFrom('favorites')
      .select(['kind', 'target_id as id', 'created_at as since'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),
  async forget(tx, userId) {
    // In the order of their ids, so that two who leave at once do not wait for each other in a ring.
    for (const [kind, table, counter] of counted) {
      await sql`
        with kept as (
          select ${sql.ref('id')} from ${sql.table(table)} where id in (
            select target_id from favorites where user_id = ${userId} and kind = ${kind})
          order by id for update)
        update ${sql.table(table)} set ${sql.ref(counter)} = ${sql.ref(counter)} - 1
        from kept where ${sql.ref(`${table}.id`)} = kept.id`.execute(tx);
    }
    await tx.deleteFrom('favorites').where('user_id', '=', userId).execute();
  },
};

const counted = [
  ['product', 'products', 'favorite_count'],
  ['show', 'shows', 'reminder_count'],
] as const;
