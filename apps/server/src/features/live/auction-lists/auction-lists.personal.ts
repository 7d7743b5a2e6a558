import type { PersonalPart } from '../../../platform/personal-data.ts';

/** The lots that a person wants to hear of before they come up. */
export const auctionListsPart: PersonalPart = {
  name: 'watchedLots',
  give: (db, userId) =>
    db
      .selectFrom('lot_watches')
      .innerJoin('lots', 'lots.id', 'lot_id')
      .innerJoin('products', 'products.id', 'lots.product_id')
      .select(['products.title', 'since'])
      .where('user_id', '=', userId)
      .orderBy('since')
      .execute(),
  async forget(tx, userId) {
    await tx.deleteFrom('lot_watches').where('user_id', '=', userId).execute();
  },
};
