import type { PersonalPart } from '../../../platform/personal-data.ts';

/** Where a person's shop has money sent to. */
export const arrangedPart: PersonalPart = {
  name: 'waysToPay',
  give: (db, userId) =>
    db
      .selectFrom('shop_ways')
      .innerJoin('shops', 'shops.id', 'shop_id')
      .select(['way', 'is_on as on', 'payee', 'account', 'words', 'changed_at as changedAt'])
      .where('owner_id', '=', userId)
      .orderBy('way')
      .execute(),
  // What their buyers were told stays known as being paid to a shop; to whom and where is forgotten.
  async forget(tx, userId) {
    const shop = await tx.selectFrom('shops').select('id').where('owner_id', '=', userId).executeTakeFirst();
    if (!shop) return;
    await tx.deleteFrom('shop_ways').where('shop_id', '=', shop.id).execute();
    await tx
      .updateTable('orders')
      .set({ pay_to: JSON.stringify({ payee: '', account: '', words: '' }) })
      .where('shop_id', '=', shop.id)
      .where('pay_to', 'is not', null)
      .execute();
  },
};
