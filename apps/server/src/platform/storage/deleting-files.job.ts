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
  run: (ctx, { keys }) => eachDue(ctx, keys, (key) => storage.delete(key)),
});
