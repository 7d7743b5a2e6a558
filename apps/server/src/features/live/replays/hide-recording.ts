import type { ShowId } from '@souk/shared/ids.ts';
import type { Db } from '../../../platform/db/database.ts';
import { closeReplay } from '../shows/index.ts';
import { markDeleting } from './deleting.repo.ts';

/** Nobody sees it, or finds its show among the replays; its files go afterwards. Shows are locked before their recordings. */
export async function hideRecording(tx: Db, showId: ShowId, now: Date): Promise<boolean> {
  await closeReplay(tx, showId, now);
  return await markDeleting(tx, showId, now);
}
