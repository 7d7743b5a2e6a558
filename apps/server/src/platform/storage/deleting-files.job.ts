import { eachDue } from '../jobs/in-turn.ts';
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
  // With the longest wait of the queue two days: no row names them any more, so that nobody would find them later.
  retries: 600,
  run: (ctx, { keys }) => eachDue(ctx, keys, (key) => storage.delete(key)),
});
