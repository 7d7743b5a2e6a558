import type { PersonalPart } from '../../platform/personal-data.ts';

export const notificationChoicesPart: PersonalPart = {
  name: 'notificationChoices',
  give: (db, userId) =>
    db
      .selectFrom('notification_choices')
      .select(['kind', 'channel', 'chosen'])
      .where('user_id', '=', userId)
      .execute(),
  async forget(tx, userId) {
    await tx.deleteFrom('notification_choices').where('user_id', '=', userId).execute();
  },
};
