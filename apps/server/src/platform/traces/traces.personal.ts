import type { PersonalPart } from '../personal-data.ts';

/** From how many networks and devices a person came lately; which ones, the market itself cannot tell. */
export const tracesPart: PersonalPart = {
  name: 'traces',
  give: (db, userId) =>
    db
      .selectFrom('traces')
      .select(['kind', 'first_seen_at as firstSeenAt', 'last_seen_at as lastSeenAt'])
      .where('user_id', '=', userId)
      .orderBy('first_seen_at')
      .orderBy('kind')
      .execute(),
  async forget(tx, userId) {
    await tx.deleteFrom('traces').where('user_id', '=', userId).execute();
  },
};
