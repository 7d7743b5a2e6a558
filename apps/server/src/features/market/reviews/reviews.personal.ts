import { sql } from 'kysely';
import type { PersonalPart } from '../../../platform/personal-data.ts';

/** What someone wrote stays for others to read, under the name of a former member; what helped them is forgotten. */
export const reviewsPart: PersonalPart = {
  name: 'reviews',
  give: async (db, userId) => ({
    written: await db
      .selectFrom('reviews')
      .leftJoin('products', 'products.id', 'reviews.product_id')
      .select(['reviews.id', 'products.title as about', 'rating', 'body', 'reviews.created_at as writtenAt'])
      .where('author_id', '=', userId)
      .orderBy('reviews.created_at')
      .execute(),
    foundHelpful: await db
      .selectFrom('review_votes')
      .select(['review_id as review', 'created_at as since'])
      .where('user_id', '=', userId)
      .execute(),
  }),
  async forget(tx, userId) {
    await sql`
      with kept as (
        select id from reviews where id in (select review_id from review_votes where user_id = ${userId})
        order by id for update)
      update reviews set helpful_count = helpful_count - 1 from kept where reviews.id = kept.id`.execute(tx);
    await tx.deleteFrom('review_votes').where('user_id', '=', userId).execute();
    // What stands on one of their reviews stays with it.
    await sql`
      delete from review_rights where user_id = ${userId} and not exists (
        select from reviews where author_id = ${userId} and reviews.product_id = review_rights.product_id)`.execute(
      tx,
    );
  },
};
