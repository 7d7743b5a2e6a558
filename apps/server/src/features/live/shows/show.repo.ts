import type { CategoryId, ShopId, ShowId } from '@souk/shared/ids.ts';
import type { ShowState } from '@souk/shared/market/showcase/show-card.ts';
import { type RawBuilder, sql } from 'kysely';
import { microsecondsOf } from '../../../platform/db/cursor.ts';
import type { Db } from '../../../platform/db/database.ts';
import { publicShows, type ShowCardRow, showCardColumns } from '../../market/showcase/index.ts';

export interface ShowRow extends ShowCardRow {
  shopStatus: 'open' | 'suspended' | 'closed';
  description: string;
  language: string;
  explicit: boolean;
  endedAt: Date | null;
}

/** A place in a list of shows: live ones first, then the soonest to come, then the latest replays. */
export interface ShowPlace {
  group: number;
  /** The start in microseconds since 1970, negative for replays. */
  rank: number;
  id: ShowId;
}

export interface ShowFilter {
  states: ReadonlyArray<'live' | 'scheduled' | 'replay'>;
  shop?: ShopId | undefined;
  category?: CategoryId | undefined;
  language?: string | undefined;
}

export async function findShow(db: Db, id: ShowId): Promise<ShowRow | null> {
  const { rows } = await sql<ShowRow>`
    select ${showCardColumns}, s.status as "shopStatus", h.description, h.language, h.explicit, h.ended_at as "endedAt"
    from shows h join shops s on s.id = h.shop_id
    where h.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** The show a shop is on air with or gives next, regardless of who may see it. */
export async function findNextShow(db: Db, shopId: ShopId): Promise<ShowCardRow | undefined> {
  const { rows } = await sql<ShowCardRow>`
    select ${showCardColumns} from shows h
    where h.shop_id = ${shopId} and h.state in ('live', 'rehearsal', 'scheduled')
    order by h.state = 'live' desc, h.starts_at, h.id limit 1`.execute(db);
  return rows[0];
}

/** What a shop went live with since then, by the day on which it began there. */
export async function findShowsHeld(
  db: Db,
  shopId: ShopId,
  { since, timeZone }: { since: Date; timeZone: string },
): Promise<Array<{ day: string; title: string; lots: number }>> {
  const { rows } = await sql<{ day: string; title: string; lots: number }>`
    select to_char(h.starts_at at time zone ${timeZone}, 'YYYY-MM-DD') as day, h.title,
      (select count(*) from lots l where l.show_id = h.id and l.state <> 'queued')::int as lots
    from shows h
    where h.shop_id = ${shopId} and h.state in ('live', 'replay', 'ended') and h.starts_at >= ${since}
    order by h.starts_at, h.id`.execute(db);
  return rows;
}

export async function findShowPage(
  db: Db,
  filter: ShowFilter,
  after: ShowPlace | null,
  limit: number,
): Promise<Array<ShowCardRow & { place: ShowPlace }>> {
  const { rows } = await sql<ShowCardRow & { group: number; rank: number }>`
    select ${showCardColumns}, ${groupOf} as "group", ${rankOf} as rank
    ${publicShows} and h.state = any(${sql.val(filter.states.flatMap(standsFor))})
      ${filter.shop ? sql`and h.shop_id = ${filter.shop}` : sql``}
      ${filter.category ? sql`and h.category_id in (${subtree(filter.category)})` : sql``}
      ${filter.language ? sql`and h.language = ${filter.language}` : sql``}
      ${after ? sql`and (${groupOf}, ${rankOf}, h.id) > (${after.group}, ${after.rank}::bigint, ${after.id}::uuid)` : sql``}
    order by ${groupOf}, ${rankOf}, h.id
    limit ${limit}`.execute(db);
  return rows.map((row) => ({ ...row, place: { group: row.group, rank: row.rank, id: row.id } }));
}

export interface ShowCount {
  state: 'live' | 'scheduled' | 'replay';
  categoryId: CategoryId;
  language: string;
  shows: number;
  viewers: number;
}

/** How many public shows there are of each kind that can be found: one that ended is a replay once it can be watched. */
export async function countShows(db: Db): Promise<ShowCount[]> {
  const { rows } = await sql<ShowCount>`
    select case h.state when 'rehearsal' then 'scheduled' else h.state end as state, h.category_id as "categoryId", h.language, count(*)::int as shows,
      sum(h.viewer_count)::int as viewers
    ${publicShows} and h.state <> 'ended' group by 1, 2, 3`.execute(db);
  return rows;
}

/** A show that is rehearsed is found as what is to come. */
const standsFor = (state: ShowState): ShowState[] => (state === 'scheduled' ? [state, 'rehearsal'] : [state]);

const groupOf = sql`(case h.state when 'live' then 0 when 'scheduled' then 1 when 'rehearsal' then 1 else 2 end)`;
const rankOf = sql`(${microsecondsOf(sql.ref('h.starts_at'))} * case when h.state in ('live', 'scheduled', 'rehearsal') then 1 else -1 end)`;

const subtree = (category: CategoryId): RawBuilder<unknown> => sql`
  with recursive below as (
    select ${category}::uuid as id union all
    select c.id from categories c join below on c.parent_id = below.id
  ) select id from below`;
