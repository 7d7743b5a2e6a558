import type { PersonalPart } from '../../../platform/personal-data.ts';
import { forgetNews } from './offer.live.ts';

/** What a person offered. No book needs it once they are gone. */
export const offersPart: PersonalPart = {
  name: 'offers',
  give: (db, userId) =>
    db
      .selectFrom('offers')
      .innerJoin('products', 'products.id', 'offers.product_id')
      .select(['title as product', 'amount', 'offers.currency', 'state', 'offers.created_at as since'])
      .where('buyer_id', '=', userId)
      .orderBy('offers.created_at')
      .execute(),
  async forget(tx, userId, now) {
    await forgetNews(tx, userId, now);
    await tx.deleteFrom('offers').where('buyer_id', '=', userId).execute();
  },
};
