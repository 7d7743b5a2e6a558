import type { PersonalPart } from '../../../platform/personal-data.ts';

/**
 * What a person reported. Open reports are still looked at without their author; decided ones are forgotten.
 */
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
