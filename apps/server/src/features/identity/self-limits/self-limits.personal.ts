import type { PersonalPart } from '../../../platform/personal-data.ts';

export const selfLimitsPart: PersonalPart = {
  name: 'limitsForOneself',
  give: async (db, userId) => ({
    spending: await db
      .selectFrom('self_limits')
      .select(['period', 'amount', 'currency', 'next_amount as nextAmount', 'next_from as nextFrom'])
      .where('user_id', '=', userId)
      .execute(),
    care: await db
      .selectFrom('self_care')
      .select(['remind_minutes as remindMinutes', 'cool_down_until as coolDownUntil'])
      .where('user_id', '=', userId)
      .executeTakeFirst(),
  }),
  async forget(tx, userId) {
    await tx.deleteFrom('self_limits').where('user_id', '=', userId).execute();
    await tx.deleteFrom('self_care').where('user_id', '=', userId).execute();
  },
};
