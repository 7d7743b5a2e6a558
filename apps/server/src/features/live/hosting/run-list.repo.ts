import type { LotId, ProductId, ShopId, ShowId, VariantId } from '@souk/shared/ids.ts';
import type { Image } from '@souk/shared/images/schema.ts';
import type { ClosingRule } from '@souk/shared/live/auctions/closing-schema.ts';
import type { Step } from '@souk/shared/live/auctions/rules.ts';
import type { StopReason } from '@souk/shared/live/auctions/stop-reasons.ts';
import type { LotState } from '@souk/shared/market/showcase/lot.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { coverOf } from '../../../platform/images/index.ts';
import { isProfileOf } from '../../market/shipping/index.ts';

/** The variants of a product that can be shown: on sale at its price, in this shop. */
export async function findProductToShow(db: Db, shopId: ShopId, id: ProductId) {
  return await db
    .selectFrom('products as p')
    .innerJoin('product_variants as v', 'v.product_id', 'p.id')
    .select(['v.id', 'v.available', 'v.price_amount as price', 'p.currency'])
    .where('p.id', '=', id)
    .where('p.shop_id', '=', shopId)
    .where('p.status', '=', 'active')
    .where('p.listing_kind', '=', 'buy-now')
    .orderBy('v.position')
    .execute();
}

export async function isOfShop(db: Db, id: ProductId, shopId: ShopId): Promise<boolean> {
  const found = db.selectFrom('products').select('id').where('id', '=', id).where('shop_id', '=', shopId);
  return (await found.executeTakeFirst()) !== undefined;
}

export interface HostedLotRow {
  id: LotId;
  number: number;
  state: LotState;
  quick: boolean;
  title: string;
  image: Image | null;
  productId: ProductId;
  variant: { _id: VariantId; options: Record<string, string> } | null;
  available: number;
  currency: string;
  price: number;
  bidCount: number;
  stopped: StopReason | null;
  ships: boolean;
  start: number;
  reserve: number | null;
  seconds: number;
  closing: ClosingRule;
  steps: Step[] | null;
  needsApproval: boolean;
  confirmAbove: number | null;
  /** The shop of a co-host. */
  seller: string | null;
}

/** What was sold at a price beside them is no lot that a host runs: it has no number. */
export async function findHostedLots(db: Db, showId: ShowId): Promise<HostedLotRow[]> {
  const { rows } = await sql<HostedLotRow>`
    select l.id, l.number, l.state, l.is_quick as quick, p.title, ${coverOf(sql.ref('p.id'))} as image,
      p.id as "productId", l.currency,
      (select json_build_object('_id', v.id, 'options', v.options) from product_variants v
        where v.id = l.variant_id and v.options <> '{}') as variant, l.price_amount as price, l.bid_count as "bidCount",
      (select coalesce(sum(v.available), 0) from product_variants v
        where v.product_id = p.id and (l.variant_id is null or v.id = l.variant_id))::int as available,
      l.stop_reason as stopped, exists (select from shipping_profiles sp where ${isProfileOf} and (sp.ships_to <> '{}'
        or sp.ships_to is null or exists (
          select from shipping_methods m where m.profile_id = sp.id and m.kind = 'pickup'))) as ships, greatest(l.start_amount, 1) as start, l.reserve_amount as reserve,
      l.duration_seconds as seconds, l.closing, l.steps, l.needs_approval as "needsApproval",
      l.confirm_above as "confirmAbove",
      (select s.name from shops s, shows h where h.id = l.show_id and s.id = p.shop_id and s.id <> h.shop_id) as seller
    from lots l join products p on p.id = l.product_id
    where l.show_id = ${showId} and not l.at_fixed_price order by l.number`.execute(db);
  return rows;
}

export interface PinnedRow {
  id: ProductId;
  title: string;
  image: Image | null;
  price: number;
  currency: string;
  available: number;
  /** The shop of a co-host. */
  seller: string | null;
}

/** A product that everyone in a show is shown, while it is on sale. */
export async function findPinned(db: Db, showId: ShowId, id: ProductId): Promise<PinnedRow | null> {
  const { rows } = await sql<PinnedRow>`
    select p.id, p.title, ${coverOf(sql.ref('p.id'))} as image, p.price_amount as price, p.currency,
      (select coalesce(sum(v.available), 0) from product_variants v where v.product_id = p.id)::int as available,
      case when p.shop_id <> h.shop_id then s.name end as seller
    from products p join shops s on s.id = p.shop_id join shows h on h.id = ${showId}
    where p.id = ${id} and p.status = 'active'`.execute(db);
  return rows[0] ?? null;
}

export async function countApprovalsWaiting(db: Db, shopId: ShopId): Promise<number> {
  const { count } = await db
    .selectFrom('bidder_approvals')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('shop_id', '=', shopId)
    .where('state', '=', 'pending')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What a quick lot of the show is filed under. */
export async function findCategoryOf(db: Db, showId: ShowId) {
  const found = db.selectFrom('shows').select('category_id').where('id', '=', showId);
  return (await found.executeTakeFirstOrThrow()).category_id;
}
