import type { PersonalPart } from '../../../platform/personal-data.ts';

/** What somebody reported. What is open still has to be looked at, whoever told; what is decided is forgotten. */
export const reportsPart: PersonalPart = {
  name: 'reports',
  give: (db, userId) =>
    db
      .selectFrom('reports')
      .select(['target_kind as kind', 'target_id as id', 'reason', 'note', 'state', 'created_at as since'])
      .where('reporter_id', '=', userId)
      .orderBy('created_at')
      .execute(),
  async forget(tx, userId) {
    await tx.deleteFrom('reports').where('reporter_id', '=', userId).where('state', '<>', 'open').execute();
  },
};
