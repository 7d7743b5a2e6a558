import type { PersonalPart } from '../../../platform/personal-data.ts';

export const cartPart: PersonalPart = {
  name: 'cart',
  give: (db, userId) =>
    db
      .selectFrom('cart_lines')
      .select(['title', 'quantity', 'seen_amount as price', 'seen_currency as currency', 'added_at as since'])
      .where('user_id', '=', userId)
      .orderBy('added_at')
      .execute(),
  async forget(tx, userId) {
    await tx.deleteFrom('cart_lines').where('user_id', '=', userId).execute();
  },
};
