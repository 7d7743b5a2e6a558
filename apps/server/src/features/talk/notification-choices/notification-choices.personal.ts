import type { PersonalPart } from '../../../platform/personal-data.ts';
import { findDepartures } from './choices.repo.ts';
import { findQuietHours, keepQuietHours } from './reader.repo.ts';

export const notificationChoicesPart: PersonalPart = {
  name: 'notificationChoices',
  give: async (db, userId) => ({
    choices: await findDepartures(db, userId),
    quietHours: await findQuietHours(db, userId),
  }),
  async forget(tx, userId) {
    await tx.deleteFrom('notification_choices').where('user_id', '=', userId).execute();
    await keepQuietHours(tx, userId, null);
  },
};
