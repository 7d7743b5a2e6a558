import type { LotId, ProductId, ShowId, UserId } from '@souk/shared/ids.ts';
import { type Kysely, sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { Tables } from '../../platform/db/schema.ts';
import { enqueue } from '../../platform/jobs/job.ts';
import { recordedShows } from './past-show.ts';
import { previewedShows, previewIdOf } from './preview-clips.ts';

/** The market is there sooner than what can be watched again. */
export const recordingPastShow = { name: 'recording-past-show' };

/** Where one of them was never recorded, or has no clip before it. Asked for after all else: what waits meanwhile is not done in a new demo world. */
export async function askForPastShows(db: Kysely<Tables>): Promise<void> {
  const ids = recordedShows.map(({ id }) => id);
  const previewed = previewedShows.map(({ id }) => id);
  const { rows } = await sql`
    select from shows h where h.id = any(${ids}::uuid[])
      and not exists (select from recordings r where r.show_id = h.id)
      and not exists (select from deleted_recordings d where d.show_id = h.id)
    union all
    select from shows h where h.id = any(${previewed}::uuid[]) and h.state = 'scheduled' and h.clip_id is null
      and not exists (select from files f where f.id = any(${previewedShows.map(previewIdOf)}::uuid[]))
    limit 1`.execute(db);
  if (rows.length > 0) await db.transaction().execute((tx) => enqueue(tx, recordingPastShow, {}));
}

export interface PastLot {
  id: LotId;
  productId: ProductId;
  title: string;
  startsAt: Date;
  closedAt: Date;
  start: number;
  price: number;
  winner: string;
  bidders: Array<{ id: UserId; name: string; handle: string }>;
}

export async function findPastLots(db: Db, showId: ShowId): Promise<PastLot[]> {
  const { rows } = await sql<PastLot>`
    select l.id, l.product_id as "productId", p.title, l.starts_at as "startsAt", l.closed_at as "closedAt",
      l.start_amount as start, l.price_amount as price, w.handle as winner,
      (select json_agg(json_build_object('id', u.id, 'name', u.name, 'handle', u.handle) order by b.number)
        from lot_bidders b join users u on u.id = b.user_id where b.lot_id = l.id) as bidders
    from lots l join products p on p.id = l.product_id join users w on w.id = l.leader_id
    where l.show_id = ${showId} and l.state = 'sold' order by l.starts_at`.execute(db);
  return rows;
}

interface PastHost {
  id: UserId;
  name: string;
  handle: string;
  isRecorded: boolean;
}

export async function findPastHost(db: Db, showId: ShowId): Promise<PastHost | undefined> {
  const { rows } = await sql<PastHost>`
    select u.id, u.name, u.handle, exists (select from recordings r where r.show_id = h.id)
      or exists (select from deleted_recordings d where d.show_id = h.id) as "isRecorded"
    from shows h join users u on u.id = h.host_id where h.id = ${showId}`.execute(db);
  return rows[0];
}
