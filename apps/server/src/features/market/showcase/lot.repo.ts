import type { LotId, ProductId, ShowId, VariantId } from '@souk/shared/ids.ts';
import type { Image } from '@souk/shared/images/schema.ts';
import type { Step } from '@souk/shared/live/auctions/rules.ts';
import type { LotState } from '@souk/shared/market/showcase/lot.ts';
import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { coverOf } from '../../../platform/images/index.ts';

/** A lot without what only its seller may know: the reserve is there as a word, not as an amount. */
export interface LotRow {
  id: LotId;
  showId: ShowId | null;
  number: number | null;
  state: LotState;
  /** Null where the product is of one kind. */
  variant: { id: VariantId; options: Record<string, string> } | null;
  currency: string;
  price: number;
  bidCount: number;
  /** What bids go up by; null for the usual steps. */
  steps: Step[] | null;
  /** How many steps the next bid goes up by. */
  stepsUp: number;
  reserve: 'none' | 'met' | 'not-met';
  isStopped: boolean;
  startsAt: string | null;
  endsAt: string | null;
  durationSeconds: number;
}

export interface ShowLotRow extends LotRow {
  productId: ProductId;
  title: string;
  image: Image | null;
  listed: boolean;
  /** The name of its shop, where the show is another's. */
  seller: string | null;
}

/** The running auction of a product as one value, for use inside another query. */
export function runningLotOf(productId: Expression<unknown>): RawBuilder<LotRow | null> {
  return sql<LotRow | null>`(
    select json_build_object(${lotFields}) from lots l
    where l.product_id = ${productId} and l.state = 'running')`;
}

/** The lot under the hammer in a show as one value, for use inside another query. */
export function currentLotOf(showId: Expression<unknown>): RawBuilder<ShowLotRow | null> {
  return sql<ShowLotRow | null>`(
    select json_build_object(${lotFields}, ${lotProductFields})
    from lots l join products p on p.id = l.product_id
    where l.show_id = ${showId} and l.state = 'running')`;
}

/**
 * The lots of a show in the order of their numbers. What is over is told as it came out: the hammer says only who won it
 * first, and another may have bought it, or nobody.
 */
export async function findLotsOfShow(db: Db, showId: ShowId): Promise<ShowLotRow[]> {
  const { rows } = await sql<{ lot: ShowLotRow; soldFor: number | null; isUnsold: boolean }>`
    select json_build_object(${lotFields}, ${lotProductFields}) as lot,
      case when sale.state in ('won', 'charging', 'paid') then sale.amount end as "soldFor",
      coalesce(l.settlement = 'unsold', false) as "isUnsold"
    from lots l join products p on p.id = l.product_id
      left join lot_sales sale on sale.lot_id = l.id and sale.state <> 'over'
    where l.show_id = ${showId}
    order by l.number`.execute(db);
  return rows.map(({ lot, soldFor, isUnsold }): ShowLotRow => {
    if (soldFor !== null) return { ...lot, state: 'sold', price: soldFor };
    return isUnsold ? { ...lot, state: 'passed' } : lot;
  });
}

const lotFields = sql`
  'id', l.id, 'showId', l.show_id, 'number', l.number, 'state', l.state,
  'variant', (select json_build_object('id', lv.id, 'options', lv.options) from product_variants lv
    where lv.id = l.variant_id and lv.options <> '{}'),
  'currency', l.currency, 'price', l.price_amount, 'bidCount', l.bid_count,
  'steps', l.steps, 'stepsUp', case when l.closing ->> 'kind' = 'rising-floor' then 1 + l.extensions else 1 end,
  'reserve', case
    when l.reserve_amount is null then 'none'
    when l.bid_count > 0 and l.price_amount >= l.reserve_amount then 'met'
    else 'not-met' end,
  'isStopped', l.stop_reason is not null, 'startsAt', l.starts_at, 'endsAt', l.ends_at, 'durationSeconds', l.duration_seconds`;

const lotProductFields = sql`
  'productId', p.id, 'title', p.title, 'image', ${coverOf(sql.ref('p.id'))},
  'listed', p.status in ('active', 'out-of-stock'),
  'seller', (select ls.name from shows lh join shops ls on ls.id = p.shop_id
    where lh.id = l.show_id and lh.shop_id <> p.shop_id)`;

/** What lists show of a lot `l` of a product `p`, as one value. */
export const showLotColumn = sql<ShowLotRow>`json_build_object(${lotFields}, ${lotProductFields})`;

/** The auction of a product that is sold in no other way, as one value: the one that runs, waits, or was the last. */
export function lastLotOf(productId: Expression<unknown>): RawBuilder<LotRow | null> {
  return sql<LotRow | null>`(
    select json_build_object(${lotFields}) from lots l
    where l.product_id = ${productId} and l.show_id is null
    order by l.state = 'running' desc, l.state = 'queued' desc, l.closed_at desc nulls last, l.id desc limit 1)`;
}
