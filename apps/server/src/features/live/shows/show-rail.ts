import type { ShowRail } from '@souk/shared/live/shows/schema.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { presentShopRef, type ShopRefRow, shopRefOf } from '../../market/shops/index.ts';
import { publicShows, showCover } from '../../market/showcase/index.ts';

const MOST = 60;

type RailRow = Omit<ShowRail['items'][number], 'shop'> & { shop: ShopRefRow };

export async function getShowRail(db: Db): Promise<ShowRail> {
  const { rows } = await sql<RailRow>`
    select h.id as _id, h.title, ${showCover} as cover, ${shopRefOf(sql.ref('h.shop_id'))} as shop
    ${publicShows} and h.state = 'live' and not h.explicit
    order by h.viewer_count desc, h.id limit ${MOST}`.execute(db);
  return { items: rows.map(({ shop, ...show }) => ({ ...show, shop: presentShopRef(shop) })) };
}
