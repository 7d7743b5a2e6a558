import type { LotId, ProductId, ShopId, ShowId, UserId } from '@souk/shared/ids.ts';
import type { OwnCoHosting } from '@souk/shared/live/co-hosts/schema.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { isSoldLot, priceOfLot, standingSale } from '../settlement/index.ts';
import { boughtInShow } from '../shows/index.ts';

/** The shop whose products this person may bring into a show as its co-host; undefined for anybody else. */
export async function findCoHostShop(
  db: Db,
  showId: ShowId,
  userId: UserId,
): Promise<{ id: ShopId; currency: string } | undefined> {
  const { rows } = await sql<{ id: ShopId; currency: string }>`
    select s.id, s.currency from co_hosts c join shops s on s.owner_id = c.user_id and s.status = 'open'
    where c.show_id = ${showId} and c.user_id = ${userId} and c.state = 'accepted'`.execute(db);
  return rows[0];
}

export interface LotSeller {
  shopId: ShopId;
  /** Leads the show with its host now, where it is not the host's own. */
  isThere: boolean;
}

/** Who sells a lot of a show. */
export async function findSellerOfLot(db: Db, lotId: LotId): Promise<LotSeller | undefined> {
  const { rows } = await sql<LotSeller>`
    select p.shop_id as "shopId", exists (
      select from co_hosts c where c.show_id = l.show_id and c.user_id = s.owner_id and c.state = 'accepted'
        and s.status = 'open') as "isThere"
    from lots l join products p on p.id = l.product_id join shops s on s.id = p.shop_id
    where l.id = ${lotId}`.execute(db);
  return rows[0];
}

/** That a shop sells in a show: its own, or that of who leads it with the host now; as a part of another query. */
export const sellsIn = (
  showId: RawBuilder<unknown>,
  shopId: RawBuilder<unknown>,
): RawBuilder<boolean> => sql`(
  exists (select from shows h where h.id = ${showId} and h.shop_id = ${shopId})
  or exists (select from co_hosts c join shops s on s.owner_id = c.user_id and s.status = 'open'
    where c.show_id = ${showId} and s.id = ${shopId} and c.state = 'accepted'))`;

/** The shop of a co-host that sells a product in a show at its price. */
export async function findCoHostSelling(
  db: Db,
  showId: ShowId,
  productId: ProductId,
): Promise<ShopId | undefined> {
  const { rows } = await sql<{ id: ShopId }>`
    select s.id from show_products l join products p on p.id = l.product_id join shops s on s.id = p.shop_id
    where l.show_id = ${showId} and l.product_id = ${productId}
      and not exists (select from shows h where h.id = l.show_id and h.shop_id = s.id)
      and ${sellsIn(sql.ref('l.show_id'), sql.ref('s.id'))}`.execute(db);
  return rows[0]?.id;
}

export type Brought = Pick<OwnCoHosting, 'lots' | 'over' | 'products'>;

/** Theirs that wait on the run list, that ran and are not up again, and that the show sells at its price. */
export async function findBroughtBy(db: Db, showId: ShowId, shopId: ShopId): Promise<Brought> {
  const { rows } = await sql<Brought>`
    select array(select l.id from lots l join products p on p.id = l.product_id
        where l.show_id = ${showId} and l.state = 'queued' and p.shop_id = ${shopId} order by l.number) as lots,
      array(select json_build_object('_id', l.id, 'available', coalesce((select sum(v.available) from product_variants v
          where v.product_id = p.id and (l.variant_id is null or v.id = l.variant_id)), 0))
        from lots l join products p on p.id = l.product_id
        where l.show_id = ${showId} and l.state in ('sold', 'passed') and l.again_id is null and not l.at_fixed_price
          and p.shop_id = ${shopId} order by l.number desc) as over,
      array(select l.product_id from show_products l join products p on p.id = l.product_id
        where l.show_id = ${showId} and p.shop_id = ${shopId} order by l.position) as products`.execute(db);
  return rows[0] ?? { lots: [], over: [], products: [] };
}

export async function isPinnedOf(db: Db, showId: ShowId, ownerId: UserId): Promise<boolean> {
  const { rows } = await sql`
    select from show_stages g join products p on p.id = g.pinned_product_id join shops s on s.id = p.shop_id
    where g.show_id = ${showId} and s.owner_id = ${ownerId}`.execute(db);
  return rows.length > 0;
}

export async function hasForSale(db: Db, showId: ShowId, ownerId: UserId): Promise<boolean> {
  const { rows } = await sql`
    select from show_products l join products p on p.id = l.product_id join shops s on s.id = p.shop_id
    where l.show_id = ${showId} and s.owner_id = ${ownerId} limit 1`.execute(db);
  return rows.length > 0;
}

export interface SoldSoFar {
  lots: number;
  pieces: number;
  amount: number;
  currency: string;
}

/** What came of a show for a co-host’s shop so far; what nobody paid for is not sold after all. */
export async function findSoldOf(db: Db, showId: ShowId, shopId: ShopId, now: Date): Promise<SoldSoFar> {
  const { rows } = await sql<SoldSoFar>`
    select w.lots, b.pieces, (w.amount + b.amount)::float8 as amount, s.currency
    from shops s join shows h on h.id = ${showId}
      cross join lateral (
        select count(*)::int as lots, coalesce(sum(${priceOfLot}), 0) as amount
        from lots l join products p on p.id = l.product_id and p.shop_id = s.id left join ${standingSale}
        where l.show_id = h.id and ${isSoldLot}) as w
      cross join lateral (
        select coalesce(sum(x.quantity), 0)::int as pieces, coalesce(sum(x.total), 0) as amount
        from (${boughtInShow(sql.ref('h.id'), sql.ref('s.id'))}) as x
        where x.at between h.starts_at and coalesce(h.ended_at, ${now})) as b
    where s.id = ${shopId}`.execute(db);
  return rows[0] ?? { lots: 0, pieces: 0, amount: 0, currency: '' };
}
