import type { PersonalPart } from '../../../platform/personal-data.ts';

/** What a person gave in shows. */
export const tipsPart: PersonalPart = {
  name: 'tips',
  give: (db, userId) =>
    db
      .selectFrom('tips as t')
      .innerJoin('shops as s', 's.id', 't.shop_id')
      .select(['s.name as shop', 't.amount', 't.currency', 't.state', 't.created_at as at'])
      .where('t.from_id', '=', userId)
      .orderBy('t.created_at')
      .execute(),
  // The books keep that it was given; by whom is said no more.
  async forget(tx, userId) {
    await tx.updateTable('tips').set({ from_id: null }).where('from_id', '=', userId).execute();
  },
};
