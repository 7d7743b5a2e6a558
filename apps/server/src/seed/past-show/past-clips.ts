import type { ShowId } from '@souk/shared/ids.ts';
import type { ClipId } from '@souk/shared/live/clips/schema.ts';
import { cuttingClip } from '../../features/live/clips/cutting-clip.job.ts';
import type { Db } from '../../platform/db/database.ts';
import { insertAll } from '../../platform/db/insert-all.ts';
import { newId } from '../../platform/ids.ts';
import { enqueue } from '../../platform/jobs/job.ts';
import type { PastLot } from './past-show.repo.ts';

interface PastClips {
  showId: ShowId;
  lots: readonly PastLot[];
  placeOf: (moment: Date) => number;
  now: Date;
}

const titles = ['Going, going… and gone', 'I nearly had this one', 'The last bid made me jump'];
const SECONDS = 24;
const AFTER_HAMMER = 4;

/** What those who had bid cut out of it: how three of its lots were sold. */
export async function putPastClips(tx: Db, { showId, lots, placeOf, now }: PastClips): Promise<void> {
  for (const [n, title] of titles.entries()) {
    const lot = lots[n * 2 + 1] ?? lots[n];
    const maker = lot?.bidders[0];
    if (!lot || !maker) continue;
    const id = newId<ClipId>(now.getTime() + n);
    await insertAll(tx, 'clips', [
      {
        ...{ id, show_id: showId, maker_id: maker.id, title, created_at: now },
        from_second: Math.max(0, placeOf(lot.closedAt) + AFTER_HAMMER - SECONDS),
        wanted_seconds: SECONDS,
      },
    ]);
    await enqueue(tx, cuttingClip, { clipId: id });
  }
}
