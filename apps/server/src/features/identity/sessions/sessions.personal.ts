import type { PersonalPart } from '../../../platform/personal-data.ts';
import { endSessions } from '../../../platform/session/sessions.service.ts';

export const sessionsPart: PersonalPart = {
  name: 'devices',
  give: (db, userId) =>
    db
      .selectFrom('sessions')
      .select(['user_agent as device', 'way', 'created_at as signedInAt', 'last_seen_at as lastSeenAt'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),
  async forget(tx, userId) {
    await endSessions(tx, userId, null);
    await tx.deleteFrom('seen_devices').where('user_id', '=', userId).execute();
  },
};
