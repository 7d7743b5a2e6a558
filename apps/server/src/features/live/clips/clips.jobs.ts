import type { ShowId } from '@souk/shared/ids.ts';
import { eachDue } from '../../../platform/jobs/in-turn.ts';
import type { Job, JobCtx } from '../../../platform/jobs/job.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { keepLotClip, lotClipKey } from './lot-clip.service.ts';
import { deleteLotClip, findNeedless, findUncut } from './lot-clips.repo.ts';

/** Before a recording goes: how its lots were sold, for as long as a sale may have to be proved. */
export const keepProofs =
  (storage: Pick<Storage, 'read' | 'put'>) =>
  async (ctx: JobCtx, showId: ShowId): Promise<void> => {
    const { db, clock } = ctx;
    const now = clock.now();
    await eachDue(ctx, await findUncut(db, showId, now), (lot) => keepLotClip({ db, storage }, lot, now));
  };

/** Once nobody can claim anything about a sale, its clip goes with the recording. */
export const deletingLotClips = (storage: Pick<Storage, 'delete'>): Job => ({
  name: 'deleting-lot-clips',
  schedule: '25 * * * *',
  async run(ctx) {
    const { db, clock } = ctx;
    await eachDue(ctx, await findNeedless(db, clock.now()), async ({ id, container }) => {
      await storage.delete(lotClipKey(id, container));
      await deleteLotClip(db, id);
    });
  },
});
