import type { ShowId } from '@souk/shared/ids.ts';
import { eachDue, eachInTurn } from '../../../platform/jobs/in-turn.ts';
import type { Job, JobCtx } from '../../../platform/jobs/job.ts';
import { readRecordingRules } from '../../../platform/settings/settings.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import {
  deleteRecording,
  deleteSegments,
  findDeleting,
  findInits,
  findOld,
  findSomeSegments,
} from './deleting.repo.ts';
import { hideRecording } from './hide-recording.ts';
import { initKey, segmentKey } from './storage-keys.ts';
import { readTrackId } from './track.ts';

interface DeletingParts {
  storage: Pick<Storage, 'read' | 'put' | 'delete'>;
  /** What has to be kept of it elsewhere, and what goes with it. */
  before: ReadonlyArray<(ctx: JobCtx, showId: ShowId) => Promise<void>>;
}

/** Also asked for by who wants theirs gone now. */
export const deletingRecording = { name: 'deleting-recordings' };

/**
 * Deletes what was kept for long enough, or whose host is gone. Each file goes before its row, so that a
 * process killed on the way finds the rest when it comes back.
 */
export const deletingRecordings = ({ storage, before }: DeletingParts): Job => ({
  ...deletingRecording,
  schedule: '*/15 * * * *',
  async run(ctx) {
    const { db, clock } = ctx;
    const { keep, days } = await readRecordingRules(db);
    const now = clock.now();
    const old = keep === 'days' ? await findOld(db, days, now) : [];
    const hideOld = () =>
      eachDue(ctx, old, (showId) => db.transaction().execute((tx) => hideRecording(tx, showId, now)));
    const deleteHidden = async () =>
      eachDue(ctx, await findDeleting(db), async (showId) => {
        for (const act of before) await act(ctx, showId);
        await deleteFiles(ctx, storage, showId);
      });
    await eachInTurn([hideOld, deleteHidden], (act) => act());
  },
});

const AT_ONCE = 100;

async function deleteFiles(
  { db, clock }: JobCtx,
  storage: Pick<Storage, 'delete'>,
  showId: ShowId,
): Promise<void> {
  for (;;) {
    const segments = await findSomeSegments(db, showId, AT_ONCE);
    const { track } = segments[0] ?? {};
    if (track === undefined) break;
    const together = segments.filter((one) => one.track === track);
    for (const { number, codec } of together)
      await storage.delete(segmentKey(readTrackId(showId, track), number, codec));
    await deleteSegments(
      db,
      track,
      together.map(({ number }) => number),
    );
  }
  for (const { id, track, codec } of await findInits(db, showId))
    await storage.delete(initKey(readTrackId(showId, track), id, codec));
  await deleteRecording(db, showId, clock.now());
}
