import type { FileId } from '@souk/shared/ids.ts';
import { eachDue } from '../jobs/in-turn.ts';
import type { Job } from '../jobs/job.ts';
import type { UploadPlace } from './upload-place.ts';

interface Uploads {
  ids: FileId[];
}

/** Asked for in the transaction in which an upload ends: kept, refused or given up. */
export const deletingUploads = { name: 'deleting-uploads' };

/** The same for the worker, which knows where uploads are. */
export const deletingUploadsOf = (place: UploadPlace): Job<Uploads> => ({
  ...deletingUploads,
  // With the longest wait of the queue two days: no row names them any more, so that nobody would find them later.
  retries: 600,
  run: (ctx, { ids }) => eachDue(ctx, ids, (id) => place.delete(id)),
});
