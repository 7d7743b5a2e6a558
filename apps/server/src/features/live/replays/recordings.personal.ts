import { sql } from 'kysely';
import type { PersonalPart } from '../../../platform/personal-data.ts';
import { markOfOwner } from './deleting.repo.ts';

/** The recordings of the shows somebody gave. They can be watched and are too large to take along. */
export const recordingsPart: PersonalPart = {
  name: 'recordings',
  async give(db, userId) {
    const { rows } = await sql`
      select h.title, r.started_at as "startedAt", r.ended_at as "endedAt",
        (select coalesce(sum(g.seconds), 0) from recording_segments g where g.show_id = r.show_id) as seconds
      from recordings r join shows h on h.id = r.show_id join shops s on s.id = h.shop_id
      where s.owner_id = ${userId} order by r.started_at`.execute(db);
    return rows;
  },
  forget: (tx, userId, now) => markOfOwner(tx, userId, now),
};
