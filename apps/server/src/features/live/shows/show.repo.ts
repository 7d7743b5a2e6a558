import type { CategoryId, ShopId, ShowId, UserId } from '@souk/shared/ids.ts';
import type { Image } from '@souk/shared/images/schema.ts';
import type { ShowState } from '@souk/shared/live/shows/schema.ts';
import { type RawBuilder, sql } from 'kysely';
import { microsecondsOf } from '../../../platform/db/cursor.ts';
import type { Db } from '../../../platform/db/database.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { pictureOf } from '../../../platform/images/index.ts';
import { type CategoryRefRow, categoryRefOf } from '../../market/categories/index.ts';
import { type ShopRefRow, shopRefOf } from '../../market/shops/index.ts';
import { currentLotOf, type ShowLotRow } from './lot.repo.ts';

export interface ShowCardRow {
  id: ShowId;
  title: string;
  state: ShowState;
  startsAt: Date;
  viewerCount: number;
  reminderCount: number;
  lotCount: number;
  cover: Image | null;
  category: CategoryRefRow;
  host: { id: UserId; name: string; picture: Image | null };
  shop: ShopRefRow;
  currentLot: ShowLotRow | null;
}

export interface ShowRow extends ShowCardRow {
  shopStatus: 'open' | 'suspended' | 'closed';
  description: string;
  language: string;
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
    select ${cardColumns}, s.status as "shopStatus", h.description, h.language, h.ended_at as "endedAt"
    from shows h join shops s on s.id = h.shop_id
    where h.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** The live shows most people watch, and how many shows and viewers there are in all. */
export async function findLiveShows(
  db: Db,
  limit: number,
): Promise<{ shows: ShowCardRow[]; showCount: number; viewerCount: number }> {
  const { rows } = await sql<ShowCardRow & { showCount: number; viewers: number }>`
    select ${cardColumns}, count(*) over ()::int as "showCount", sum(h.viewer_count) over ()::int as viewers
    ${publicShows} and h.state = 'live'
    order by h.viewer_count desc, h.id
    limit ${limit}`.execute(db);
  return { shows: rows, showCount: rows[0]?.showCount ?? 0, viewerCount: rows[0]?.viewers ?? 0 };
}

export async function findUpcomingShows(db: Db, limit: number): Promise<ShowCardRow[]> {
  const { rows } = await sql<ShowCardRow>`
    select ${cardColumns} ${publicShows} and h.state = 'scheduled'
    order by h.starts_at, h.id limit ${limit}`.execute(db);
  return rows;
}

export async function findShowPage(
  db: Db,
  filter: ShowFilter,
  after: ShowPlace | null,
  limit: number,
): Promise<Array<ShowCardRow & { place: ShowPlace }>> {
  const { rows } = await sql<ShowCardRow & { group: number; rank: number }>`
    select ${cardColumns}, ${groupOf} as "group", ${rankOf} as rank
    ${publicShows} and h.state = any(${sql.val([...filter.states])})
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

/** How many public shows there are of each kind; those that ended wait for their replay and are counted with them. */
export async function countShows(db: Db): Promise<ShowCount[]> {
  const { rows } = await sql<ShowCount>`
    select case h.state when 'ended' then 'replay' else h.state end as state, h.category_id as "categoryId",
      h.language, count(*)::int as shows, sum(h.viewer_count)::int as viewers
    ${publicShows} group by 1, 2, 3`.execute(db);
  return rows;
}

/** The shop's show that is live or comes next; one that sells the product goes before the others. */
export async function findNextShowOf(db: Db, shopId: ShopId, productId: string): Promise<ShowCardRow | null> {
  const [show] = await nextShows(db, shopId, productId);
  return show ?? null;
}

const nextShows = prepared('next show', (db, shopId: ShopId, productId: string) => ({
  compile: () =>
    sql<ShowCardRow>`
      select ${cardColumns} ${publicShows} and h.shop_id = ${shopId}::uuid and h.state in ('live', 'scheduled')
      order by exists (select from lots l where l.show_id = h.id and l.product_id = ${productId}::uuid
          and l.state in ('queued', 'running')) desc,
        h.state = 'live' desc, h.starts_at, h.id
      limit 1`.compile(db),
}));

/** Shows by their ids, in the order asked for; private ones and those of closed shops are left out. */
export async function findShowCards(db: Db, ids: readonly ShowId[]): Promise<ShowCardRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<ShowCardRow>`
    select ${cardColumns} ${publicShows} and h.id = any(${sql.val([...ids])}::uuid[])
    order by array_position(${sql.val([...ids])}::uuid[], h.id)`.execute(db);
  return rows;
}

const publicShows = sql`
  from shows h join shops s on s.id = h.shop_id
  where h.visibility = 'public' and s.status = 'open' and h.state in ('live', 'scheduled', 'replay', 'ended')`;

const groupOf = sql`(case h.state when 'live' then 0 when 'scheduled' then 1 else 2 end)`;
const rankOf = sql`(${microsecondsOf(sql.ref('h.starts_at'))} * case when h.state in ('live', 'scheduled') then 1 else -1 end)`;

const subtree = (category: CategoryId): RawBuilder<unknown> => sql`
  with recursive below as (
    select ${category}::uuid as id union all
    select c.id from categories c join below on c.parent_id = below.id
  ) select id from below`;

const cardColumns = sql`
  h.id, h.title, h.state, h.starts_at as "startsAt", h.viewer_count as "viewerCount",
  h.reminder_count as "reminderCount",
  (select count(*) from lots l where l.show_id = h.id)::int as "lotCount",
  ${pictureOf(sql.ref('h.cover_id'))} as cover,
  ${categoryRefOf(sql.ref('h.category_id'))} as category,
  (select json_build_object('id', u.id, 'name', u.name, 'picture', ${pictureOf(sql.ref('u.picture_id'))})
    from users u where u.id = h.host_id) as host,
  ${shopRefOf(sql.ref('h.shop_id'))} as shop,
  ${currentLotOf(sql.ref('h.id'))} as "currentLot"`;
