import type { LotId, ShopId, ShowId, UserId } from '@souk/shared/ids.ts';
import type { ClosingRule } from '@souk/shared/live/auctions/closing-schema.ts';
import type { ShownBidder } from '@souk/shared/live/auctions/lot-page.ts';
import type { Step } from '@souk/shared/live/auctions/rules.ts';
import type { ProductStatus } from '@souk/shared/market/catalog/schema.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { pictureOf } from '../../../platform/images/index.ts';
import { type ShowLotRow, showLotColumn } from '../../market/showcase/index.ts';

export interface LotPageRow {
  lot: ShowLotRow;
  shop: { _id: ShopId; name: string };
  show: { _id: ShowId; title: string; startsAt: string } | null;
  closing: ClosingRule;
  /** Null for the usual ones. */
  steps: Step[] | null;
  extensions: number;
  needsApproval: boolean;
  buyNow: number | null;
  leader: { id: string; handle: string } | null;
  closedAt: Date | null;
  head: string | null;
  productStatus: ProductStatus;
  shopStatus: 'open' | 'suspended' | 'closed';
  ownerId: UserId;
}

export async function findLotPage(db: Db, id: LotId): Promise<LotPageRow | undefined> {
  const { rows } = await sql<LotPageRow>`
    select ${showLotColumn} as lot, json_build_object('_id', s.id, 'name', s.name) as shop,
      case when h.id is not null then json_build_object('_id', h.id, 'title', h.title, 'startsAt', h.starts_at) end as show,
      l.closing, l.steps, l.extensions, l.needs_approval as "needsApproval", l.buy_now_amount as "buyNow",
      case when u.id is not null then
        json_build_object('id', coalesce(n.id, u.id), 'handle', coalesce(n.alias, u.handle)) end as leader,
      l.closed_at as "closedAt", l.head_hash as head, p.status as "productStatus",
      s.status as "shopStatus", s.owner_id as "ownerId"
    from lots l join products p on p.id = l.product_id join shops s on s.id = p.shop_id
      left join shows h on h.id = l.show_id
      left join users u on u.id = l.leader_id
      left join lot_bidders b on b.lot_id = l.id and b.user_id = u.id
      left join bidder_aliases n on n.id = b.alias_id
    where l.id = ${id}`.execute(db);
  return rows[0];
}

/** Those who bid, by their numbers; whose alias stands for them shows no picture either. */
export async function findShownBidders(db: Db, id: LotId): Promise<ShownBidder[]> {
  const { rows } = await sql<ShownBidder>`
    select b.number, coalesce(n.id, u.id) as id, coalesce(n.alias, u.handle) as handle,
      case when n.id is null then ${pictureOf(sql.ref('u.picture_id'))} end as picture
    from lot_bidders b join users u on u.id = b.user_id left join bidder_aliases n on n.id = b.alias_id
    where b.lot_id = ${id} order by b.number`.execute(db);
  return rows;
}
