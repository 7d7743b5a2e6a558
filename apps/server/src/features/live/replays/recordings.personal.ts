import type { UserId } from '@souk/shared/ids.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { enqueue } from '../../../platform/jobs/job.ts';
import type { PersonalPart } from '../../../platform/personal-data.ts';
import { deletingFiles } from '../../../platform/storage/deleting-files.job.ts';
import { deleteLooksOf } from '../video/index.ts';
import { deleteLine, findOfOwner, hideUnstored } from './deleting.repo.ts';
import { hideRecording } from './hide-recording.ts';
import { initKey, segmentKey } from './storage-keys.ts';

/** The recordings of the shows a person hosted. They can be watched, and are too large to take along. */
export const recordingsPart: PersonalPart = {
  name: 'recordings',
  async give(db, userId) {
    const { rows } = await sql`
      select h.title, r.started_at as "startedAt", r.ended_at as "endedAt",
        (select coalesce(sum(g.seconds), 0) from recording_segments g where g.track = r.show_id) as seconds
      from recordings r join shows h on h.id = r.show_id join shops s on s.id = h.shop_id
      where s.owner_id = ${userId} order by r.started_at`.execute(db);
    return rows;
  },
  async forget(tx, userId, now) {
    await hideUnstored(tx, userId, now);
    for (const showId of await findOfOwner(tx, userId)) await hideRecording(tx, showId, now);
    await forgetSeconds(tx, userId);
  },
};

const AT_ONCE = 500;

/** Where they were seen beside another host, that goes on alone. */
async function forgetSeconds(tx: Db, userId: UserId): Promise<void> {
  for (const track of await deleteLooksOf(tx, userId)) {
    const { segments, inits } = await deleteLine(tx, track.line);
    const keys = [
      ...segments.map(({ number, codec }) => segmentKey(track, number, codec)),
      ...inits.map(({ id, codec }) => initKey(track, id, codec)),
    ];
    for (let from = 0; from < keys.length; from += AT_ONCE)
      await enqueue(tx, deletingFiles, { keys: keys.slice(from, from + AT_ONCE) });
  }
}
