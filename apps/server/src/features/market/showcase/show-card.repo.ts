import type { ShopId, ShowId, UserId } from '@souk/shared/ids.ts';
import type { Image } from '@souk/shared/images/schema.ts';
import type { ShowState } from '@souk/shared/market/showcase/show-card.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { coverOf, pictureOf } from '../../../platform/images/index.ts';
import { type CategoryRefRow, categoryRefOf } from '../categories/index.ts';
import { type ShopRefRow, shopRefOf } from '../shops/index.ts';
import { currentLotOf, type ShowLotRow } from './lot.repo.ts';
import { type ClipFile, clipOf } from './show-clip.ts';

export interface ShowCardRow {
  id: ShowId;
  title: string;
  state: ShowState;
  startsAt: Date;
  viewerCount: number;
  reminderCount: number;
  lotCount: number;
  cover: Image | null;
  clip: ClipFile | null;
  category: CategoryRefRow;
  host: { id: UserId; name: string; picture: Image | null };
  shop: ShopRefRow;
  currentLot: ShowLotRow | null;
}

/** The live shows most people watch, and how many shows and viewers there are in all. */
export async function findLiveShows(
  db: Db,
  limit: number,
): Promise<{ shows: ShowCardRow[]; showCount: number; viewerCount: number }> {
  const { rows } = await sql<ShowCardRow & { showCount: number; viewers: number }>`
    select ${showCardColumns}, count(*) over ()::int as "showCount", sum(h.viewer_count) over ()::int as viewers
    ${publicShows} and h.state = 'live'
    order by h.viewer_count desc, h.id
    limit ${limit}`.execute(db);
  return { shows: rows, showCount: rows[0]?.showCount ?? 0, viewerCount: rows[0]?.viewers ?? 0 };
}

export async function findUpcomingShows(db: Db, limit: number): Promise<ShowCardRow[]> {
  const { rows } = await sql<ShowCardRow>`
    select ${showCardColumns} ${publicShows} and h.state in ('scheduled', 'rehearsal')
    order by h.starts_at, h.id limit ${limit}`.execute(db);
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
      select ${showCardColumns} ${publicShows} and h.shop_id = ${shopId}::uuid and h.state in ('live', 'scheduled', 'rehearsal')
      order by exists (select from lots l where l.show_id = h.id and l.product_id = ${productId}::uuid
          and l.state in ('queued', 'running')) desc,
        h.state = 'live' desc, h.starts_at, h.id
      limit 1`.compile(db),
}));

/** Shows by their ids, in the order asked for; private ones and those of closed shops are left out. */
export async function findShowCards(db: Db, ids: readonly ShowId[]): Promise<ShowCardRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<ShowCardRow>`
    select ${showCardColumns} ${publicShows} and h.id = any(${sql.val([...ids])}::uuid[])
    order by array_position(${sql.val([...ids])}::uuid[], h.id)`.execute(db);
  return rows;
}

/** The shows that everyone may find, for use inside another query. */
export const publicShows = sql`
  from shows h join shops s on s.id = h.shop_id
  where h.visibility = 'public' and s.status = 'open' and h.state in ('live', 'scheduled', 'rehearsal', 'replay', 'ended')`;

/** The picture of a show `h`: its own, else of what it shows first, else of what its shop listed last. */
export const showCover = sql<Image | null>`coalesce(
  ${pictureOf(sql.ref('h.cover_id'))},
  (select ${coverOf(sql.ref('l.product_id'))} from lots l where l.show_id = h.id
    order by l.number nulls last, l.id limit 1),
  (select ${coverOf(sql.ref('sp.product_id'))} from show_products sp where sp.show_id = h.id
    order by sp.position limit 1),
  (select ${coverOf(sql.ref('p.id'))} from products p where p.shop_id = h.shop_id and p.status = 'active'
    order by p.created_at desc, p.id desc limit 1))`;

/** What a card of a show reads, for use inside another query. */
export const showCardColumns = sql`
  h.id, h.title, h.state, h.starts_at as "startsAt", h.viewer_count as "viewerCount",
  h.reminder_count as "reminderCount",
  (select count(*) from lots l where l.show_id = h.id)::int as "lotCount",
  ${showCover} as cover,
  ${clipOf(sql.ref('h.clip_id'))} as clip,
  ${categoryRefOf(sql.ref('h.category_id'))} as category,
  (select json_build_object('id', u.id, 'name', u.name, 'picture', ${pictureOf(sql.ref('u.picture_id'))})
    from users u where u.id = h.host_id) as host,
  ${shopRefOf(sql.ref('h.shop_id'))} as shop,
  ${currentLotOf(sql.ref('h.id'))} as "currentLot"`;
