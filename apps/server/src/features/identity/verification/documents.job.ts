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
  async run({ db, clock }) {
    const now = clock.now();
    const ago = (ms: number) => new Date(now.getTime() - ms);
    const before = {
      ended: ago(documentDays * DAY_MS),
      begun: ago(DRAFT_DAYS * DAY_MS),
      announced: ago(HOUR_MS),
    };
    for (;;) {
      const due = await findDueDocuments(db, before);
      for (const { id, storage_key } of due) {
        await storage.delete(storage_key);
        await deleteDocument(db, id);
      }
      if (due.length === 0) break;
    }
    await emptyEndedChecks(db, before.ended, now);
    await deleteOldDrafts(db, before.begun);
  },
});
