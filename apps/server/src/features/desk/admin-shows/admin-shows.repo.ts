import type { AdminShowQuery, AdminShowSort } from '@souk/shared/desk/admin-shows/schema.ts';
import type { LotId, ShopId, ShowId } from '@souk/shared/ids.ts';
import type { Image } from '@souk/shared/images/schema.ts';
import type { ShowState } from '@souk/shared/market/showcase/show-card.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { hasWords } from '../../../platform/db/like-text.ts';
import { pictureOf } from '../../../platform/images/index.ts';

export interface ShowRow {
  id: ShowId;
  title: string;
  state: ShowState;
  visibility: 'public' | 'private';
  cover: Image | null;
  startsAt: Date;
  viewerCount: number;
  lotCount: number;
  shop: { id: ShopId; name: string };
  running: { lotId: LotId; number: number; title: string } | null;
}

export async function findShowsForStaff(
  db: Db,
  { page, perPage, sort, search, state, visibility }: AdminShowQuery,
): Promise<{ rows: ShowRow[]; total: number }> {
  const wanted = sql`
    ${search ? hasWords(search, ['h.title', 's.name']) : sql`true`}
    and ${state === undefined ? sql`true` : sql`h.state = ${state}`}
    and ${visibility === undefined ? sql`true` : sql`h.visibility = ${visibility}`}`;
  const [{ rows }, { rows: counts }] = await Promise.all([
    sql<ShowRow>`
      select h.id, h.title, h.state, h.visibility, ${pictureOf(sql.ref('h.cover_id'))} as cover,
        h.starts_at as "startsAt", h.viewer_count as "viewerCount", ${lots}::int as "lotCount",
        json_build_object('id', s.id, 'name', s.name) as shop, ${running} as running
      from ${sources} where ${wanted}
      order by ${orders[sort]} limit ${perPage} offset ${(page - 1) * perPage}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from ${sources} where ${wanted}`.execute(db),
  ]);
  return { rows, total: counts[0]?.total ?? 0 };
}

const sources = sql`shows h join shops s on s.id = h.shop_id`;
const running = sql`(select json_build_object('lotId', l.id, 'number', l.number, 'title', p.title)
  from lots l join products p on p.id = l.product_id where l.show_id = h.id and l.state = 'running' limit 1)`;
const lots = sql`(select count(*) from lots l where l.show_id = h.id)`;

const orders: Record<AdminShowSort, RawBuilder<unknown>> = {
  latest: sql`h.state = 'live' desc, h.starts_at desc, h.id desc`,
  title: sql`lower(h.title), h.id`,
  'title-down': sql`lower(h.title) desc, h.id desc`,
  shop: sql`lower(s.name), h.id`,
  'shop-down': sql`lower(s.name) desc, h.id desc`,
  starts: sql`h.starts_at, h.id`,
  'starts-down': sql`h.starts_at desc, h.id desc`,
  lots: sql`${lots}, h.id`,
  'lots-down': sql`${lots} desc, h.id desc`,
  viewers: sql`h.viewer_count, h.id`,
  'viewers-down': sql`h.viewer_count desc, h.id desc`,
};
