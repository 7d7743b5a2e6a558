import { enqueue } from '../../../platform/jobs/job.ts';
import type { PersonalPart } from '../../../platform/personal-data.ts';
import { deletingFiles } from '../../../platform/storage/deleting-files.job.ts';
import { deleteOfMaker } from './clip.repo.ts';
import { clipKeys } from './clip-key.ts';

/** The clips a person cut out of shows, their own and others’. Watchable, but too large to take along. */
export const clipsPart: PersonalPart = {
  name: 'clips',
  give: (db, userId) =>
    db
      .selectFrom('clips as c')
      .innerJoin('shows as h', 'h.id', 'c.show_id')
      .select(['c.id', 'c.title', 'h.title as show', 'c.wanted_seconds as seconds', 'c.created_at as since'])
      .where('c.maker_id', '=', userId)
      .orderBy('c.id')
      .execute(),
  async forget(tx, userId) {
    const keys = (await deleteOfMaker(tx, userId)).flatMap(clipKeys);
    if (keys.length > 0) await enqueue(tx, deletingFiles, { keys });
  },
};
