import type { ShowId } from '@souk/shared/ids.ts';
import type { ShownPicture, VideoState } from '@souk/shared/live/video/schema.ts';
import type { ShowState } from '@souk/shared/market/showcase/show-card.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

export interface ShowVideo {
  showId: ShowId;
  state: VideoState;
  since: Date;
  publishing: number;
  shown: ShownPicture;
}

const columns = ['show_id as showId', 'state', 'since', 'publishing', 'shown'] as const;

/** Undefined when the same one was on air already. */
export async function putPublisher(
  tx: Db,
  { showId, publisher, isEncoder, now }: { showId: ShowId; publisher: string; isEncoder: boolean; now: Date },
): Promise<ShowVideo | undefined> {
  const { rows } = await sql<ShowVideo>`
    insert into show_videos as v (show_id, state, since, publishing, publisher)
    values (${showId}, 'on-air', ${now}, 1, ${publisher})
    on conflict (show_id) do update set
      state = 'on-air', publisher = ${publisher},
      since = case when v.state = 'on-air' then v.since else ${now} end,
      publishing = v.publishing + (v.publisher <> ${publisher})::int,
      shown = case when ${isEncoder} then 'camera' else v.shown end
    where v.state <> 'on-air' or v.publisher <> ${publisher}
    returning show_id as "showId", state, since, publishing, shown`.execute(tx);
  return rows[0];
}

/** Undefined when it stood so already. */
export const putVideoState = (
  tx: Db,
  { showId, state, now, from }: { showId: ShowId; state: VideoState; now: Date; from: readonly VideoState[] },
): Promise<ShowVideo | undefined> =>
  tx
    .updateTable('show_videos')
    .set({ state, since: now })
    .where('show_id', '=', showId)
    .where('state', 'in', from)
    .returning(columns)
    .executeTakeFirst();

/** Undefined when it was so already. */
export const putShown = (
  tx: Db,
  { showId, shown, now }: { showId: ShowId; shown: ShownPicture; now: Date },
): Promise<ShowVideo | undefined> =>
  tx
    .insertInto('show_videos')
    .values({ show_id: showId, state: 'none', since: now, publishing: 1, publisher: '', shown })
    .onConflict((conflict) =>
      conflict.column('show_id').doUpdateSet({ shown }).where('show_videos.shown', '<>', shown),
    )
    .returning(columns)
    .executeTakeFirst();

/** Shows whose picture is there or is looked for. */
export const findOpenVideos = (db: Db): Promise<ShowVideo[]> =>
  db.selectFrom('show_videos').select(columns).where('state', '<>', 'none').orderBy('show_id').execute();

/**
 * Pictures that another engine carries, or may carry any moment. Of the demo world's shows, which have no date of their
 * own, the market needs to know nothing.
 */
export async function findAwaited(db: Db): Promise<{ show: ShowId; line: string | null; who: string }[]> {
  const { rows } = await sql<{ show: ShowId; line: string | null; who: string }>`
    select h.id as show, null as line, h.host_id::text as who from shows h
    where h.starts_local is not null and (h.state = 'live'
      or exists (select from show_videos v where v.show_id = h.id and v.state <> 'none'))
    union all
    select h.id, x.line::text, x.holder from second_pictures x join shows h on h.id = x.show_id
    where h.state = 'live' and x.holder is not null`.execute(db);
  return rows;
}

/** What decides whose pictures a show takes. */
export interface Taker {
  id: ShowId;
  state: ShowState;
  shopStatus: 'open' | 'suspended' | 'closed';
  keyId: string | null;
  /** Of its second picture. */
  line: string | null;
  holder: string | null;
}

export async function findTakers(db: Db, ids: readonly ShowId[]): Promise<Taker[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Taker>`
    select h.id, h.state, s.status as "shopStatus", k.id as "keyId", x.line, x.holder
    from shows h join shops s on s.id = h.shop_id
      left join stream_keys k on k.show_id = h.id left join second_pictures x on x.show_id = h.id
    where h.id = any(${sql.val([...ids])}::uuid[])`.execute(db);
  return rows;
}

export const findVideo = (db: Db, showId: ShowId): Promise<ShowVideo | undefined> =>
  db.selectFrom('show_videos').select(columns).where('show_id', '=', showId).executeTakeFirst();
