import type { PersonalPart } from '../../../platform/personal-data.ts';

/** What a person answered in polls. */
export const pollsPart: PersonalPart = {
  name: 'polls',
  give: (db, userId) =>
    db
      .selectFrom('poll_votes as v')
      .innerJoin('polls as p', 'p.id', 'v.poll_id')
      .innerJoin('poll_answers as a', (join) =>
        join.onRef('a.poll_id', '=', 'v.poll_id').onRef('a.number', '=', 'v.answer'),
      )
      .select(['p.question', 'a.text as answer', 'v.at'])
      .where('v.user_id', '=', userId)
      .orderBy('v.at')
      .execute(),
  // Their votes count on, and say no more whose they were.
  async forget(tx, userId) {
    await tx.updateTable('poll_votes').set({ user_id: null }).where('user_id', '=', userId).execute();
  },
};
