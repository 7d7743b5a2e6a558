import type { PersonalPart } from '../../platform/personal-data.ts';

/** What someone wrote stays for others to read, under the name of a former member. */
export const reviewsPart: PersonalPart = {
  name: 'reviews',
  give: (db, userId) =>
    db
      .selectFrom('reviews')
      .leftJoin('products', 'products.id', 'reviews.product_id')
      .select(['reviews.id', 'products.title as about', 'rating', 'body', 'reviews.created_at as writtenAt'])
      .where('author_id', '=', userId)
      .orderBy('reviews.created_at')
      .execute(),
};
