import { eachDue, eachInTurn } from '../../../platform/jobs/in-turn.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { deleteDocument, deleteOldDrafts, emptyEndedChecks, findDueDocuments } from './documents.repo.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const DRAFT_DAYS = 7;

/**
 * Deletes documents once their time is over. The row goes after its file: cut off in between, the next run finds
 * the row again and deletes what is not there any more.
 */
export const documentCleaning = ({
  storage,
  documentDays,
}: {
  storage: Storage;
  documentDays: number;
}): Job => ({
  name: 'document-cleaning',
  schedule: '*/5 * * * *',
  async run(ctx) {
    const { db, clock } = ctx;
    const now = clock.now();
    const ago = (ms: number) => new Date(now.getTime() - ms);
    const before = {
      ended: ago(documentDays * DAY_MS),
      begun: ago(DRAFT_DAYS * DAY_MS),
      announced: ago(HOUR_MS),
    };
    const deleteDue = async () =>
      eachDue(ctx, await findDueDocuments(db, before), async ({ id, storage_key }) => {
        await storage.delete(storage_key);
        await deleteDocument(db, id);
      });
    const acts = [
      deleteDue,
      () => emptyEndedChecks(db, before.ended, now),
      () => deleteOldDrafts(db, before.begun),
    ];
    await eachInTurn(acts, (act) => act());
  },
});
