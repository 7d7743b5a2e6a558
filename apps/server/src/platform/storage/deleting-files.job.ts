import type { Job } from '../jobs/job.ts';
import type { Storage } from './storage.ts';

interface Files {
  keys: string[];
}

/** Asked for in the transaction in which the last mention of the files goes: `enqueue(tx, deletingFiles, { keys })`. */
export const deletingFiles = { name: 'deleting-files' };

/** The same for the worker, which knows where the files are. */
export const deletingFilesOf = (storage: Storage): Job<Files> => ({
  ...deletingFiles,
  async run(_ctx, { keys }) {
    for (const key of keys) await storage.delete(key);
  },
});
