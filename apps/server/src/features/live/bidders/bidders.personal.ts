import type { PersonalPart } from '../../../platform/personal-data.ts';
import { deleteAliases, findAliases } from './names.repo.ts';

/** The names a person bid under, and which shops let them bid. */
export const biddersPart: PersonalPart = {
  name: 'bidders',
  give: async (db, userId) => ({
    names: (await findAliases(db, userId)).map(({ alias, is_current }) => ({ alias, isCurrent: is_current })),
    approvals: await db
      .selectFrom('bidder_approvals')
      .innerJoin('shops', 'shops.id', 'shop_id')
      .select([
        'shops.name as shop',
        'state',
        'limit_amount as limit',
        'limit_currency as currency',
        'asked_at as askedAt',
      ])
      .where('user_id', '=', userId)
      .orderBy('asked_at')
      .execute(),
  }),
  async forget(tx, userId) {
    await deleteAliases(tx, userId);
    await tx.deleteFrom('bidder_approvals').where('user_id', '=', userId).execute();
  },
};
