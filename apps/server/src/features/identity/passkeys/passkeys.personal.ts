import type { PersonalPart } from '../../../platform/personal-data.ts';

export const passkeysPart: PersonalPart = {
  name: 'passkeys',
  give: (db, userId) =>
    db
      .selectFrom('passkeys')
      .select(['name', 'created_at as madeAt', 'last_used_at as lastUsedAt'])
      .where('user_id', '=', userId)
      .execute(),
  async forget(tx, userId) {
    await tx.deleteFrom('passkeys').where('user_id', '=', userId).execute();
  },
};
