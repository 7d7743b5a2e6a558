import type { PersonalPart } from '../../../platform/personal-data.ts';

export const secondFactorPart: PersonalPart = {
  name: 'secondFactor',
  give: (db, userId) =>
    db
      .selectFrom('second_factors')
      .select('enabled_at as onSince')
      .where('user_id', '=', userId)
      .executeTakeFirst()
      .then((found) => found ?? null),
  async forget(tx, userId) {
    await tx.deleteFrom('second_factors').where('user_id', '=', userId).execute();
  },
};
