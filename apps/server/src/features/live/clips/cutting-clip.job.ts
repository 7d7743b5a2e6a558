import type { ShowId } from '@souk/shared/ids.ts';
import type { ClipId } from '@souk/shared/live/clips/schema.ts';
import { eachDue } from '../../../platform/jobs/in-turn.ts';
import { enqueue, type Job, type JobCtx } from '../../../platform/jobs/job.ts';
import { deletingFiles } from '../../../platform/storage/deleting-files.job.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { findCutOf, makeCut } from '../replays/index.ts';
import { deleteClip, findIdsOfShow, findPlainClip, findStale, putFailed, putReady } from './clip.repo.ts';
import { clipKey, clipKeys } from './clip-key.ts';
import { cutting } from './cutting.ts';

/** Asked for in the transaction that adds a clip. */
export const cuttingClip = { name: 'cutting-clip' };

/** The file first. A clip that was removed meanwhile leaves none behind. */
export const cuttingClips = (storage: Pick<Storage, 'read' | 'put' | 'delete'>): Job<{ clipId: ClipId }> => ({
  ...cuttingClip,
  atOnce: 2,
  retries: 20,
  async run({ db }, { clipId }) {
    const forget = async (id: ClipId) => {
      for (const key of clipKeys(id)) await storage.delete(key);
    };
    const wanted = await findPlainClip(db, clipId);
    if (!wanted) return await forget(clipId);
    if (wanted.state !== 'cutting') return;
    await cutting.take({ who: wanted.show_id }, async () => {
      const { show_id: showId, from_second: from, wanted_seconds: seconds } = wanted;
      const cut = await findCutOf(db, showId, { from, to: from + seconds });
      const movie = cut && (await makeCut(storage, cut));
      if (!movie) return await putFailed(db, clipId);
      const { bytes, container, start: starts, seconds: length } = movie;
      await storage.put(clipKey(clipId, container), bytes);
      const { width, height } = cut.format;
      await putReady(db, clipId, { container, starts, seconds: length, bytes: bytes.length, width, height });
    });
    if (!(await findPlainClip(db, clipId))) await forget(clipId);
  },
});

/** They go with the recording they are of. */
export async function deletingClipsOf(ctx: JobCtx, showId: ShowId): Promise<void> {
  await eachDue(ctx, await findIdsOfShow(ctx.db, showId), (id) => drop(ctx.db, id));
}

const STALE_MS = 86_400_000;

/** What could not be cut out is not kept for long. */
export const clearingClips: Job = {
  name: 'clearing-clips',
  schedule: '35 * * * *',
  async run(ctx) {
    const { db, clock } = ctx;
    await eachDue(ctx, await findStale(db, new Date(clock.now().getTime() - STALE_MS)), (id) => drop(db, id));
  },
};

/** Its row first: a job that is putting its file in the store looks for the row afterwards. */
const drop = (db: JobCtx['db'], id: ClipId): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await deleteClip(tx, id);
    await enqueue(tx, deletingFiles, { keys: clipKeys(id) });
  });
