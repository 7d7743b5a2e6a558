import type { PersonalPart } from '../../../platform/personal-data.ts';

export const identitiesPart: PersonalPart = {
  name: 'accountsElsewhere',
  give: (db, userId) =>
    db
      .selectFrom('identities')
      .select(['provider', 'email', 'created_at as linkedAt', 'last_used_at as lastUsedAt'])
      .where('user_id', '=', userId)
      .execute(),
  async forget(tx, userId) {
    await tx.deleteFrom('identities').where('user_id', '=', userId).execute();
  },
};
