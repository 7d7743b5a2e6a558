import type { LotId, ProductId, ShopId, ShowId, VariantId } from '@souk/shared/ids.ts';
import { sql } from 'kysely';
import { insertShowLots, startShowLot } from '../../features/live/auctions/index.ts';
import { tellOfStage } from '../../features/live/shows/index.ts';
import { setStock } from '../../features/market/catalog/edit/stock.service.ts';
import type { Db } from '../../platform/db/database.ts';
import { Failure } from '../../platform/errors/failure.ts';
import { closingInShow } from '../closings.ts';
import { chanceOf } from '../random.ts';
import { actingAs, type BotParts } from './acting-as.ts';
import { type Attention, termsFor } from './hosting.rules.ts';
import type { Stage } from './stage.repo.ts';

/** Fewer that wait, and the host looks for more to sell. */
const FEW_WAIT = 4;
const MORE = 6;
const USUAL_SECONDS = 45;
/** What is gone was made or found again. */
const MADE_AGAIN = 3;

/** Puts up the next lot that can be sold. If another process started one meanwhile, that one stands. */
export async function startNextLot(
  parts: BotParts,
  stage: Stage,
  attention: Attention,
): Promise<LotId | null> {
  const { db } = parts;
  if (stage.queued.length < FEW_WAIT) await db.transaction().execute((tx) => queueMore(tx, stage));
  for (const lotId of stage.queued) {
    try {
      await makeSureThereIsOne(parts, stage, lotId);
      await db.transaction().execute((tx) => startShowLot(tx, lotId, termsFor(lotId, attention)));
      return lotId;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      if (error.code === 'lot_running' || error.code === 'show_not_live') return null;
    }
  }
  return null;
}

async function makeSureThereIsOne(parts: BotParts, { shopId, hostId }: Stage, lotId: LotId): Promise<void> {
  const { rows } = await sql<{ id: VariantId }>`
    select v.id from lots l join product_variants v on v.product_id = l.product_id
    where l.id = ${lotId} and (l.variant_id is null or l.variant_id = v.id)
    group by v.id, v.position having (
      select sum(o.available) from product_variants o join lots m on m.product_id = o.product_id
      where m.id = ${lotId} and (m.variant_id is null or m.variant_id = o.id)) = 0
    order by v.position limit 1`.execute(parts.db);
  const [gone] = rows;
  if (!gone) return;
  await setStock(actingAs(parts, hostId, shopId), gone.id, { available: MADE_AGAIN, expected: 0 });
}

/** More of what the shop sells goes to the end of the run list: what has waited longest for its turn first. */
export async function queueMore(
  tx: Db,
  { showId, shopId }: Pick<Stage, 'showId' | 'shopId'>,
  usualStart = 800,
): Promise<void> {
  // Of several who add to a list one does, and the next finds it long enough.
  await sql`select from shows where id = ${showId} for no key update`.execute(tx);
  const { number, start, waiting } = await findEndOfList(tx, showId, usualStart);
  if (waiting >= FEW_WAIT) return;
  const goods = await findToQueue(tx, showId, shopId);
  const lots = chanceOf(`queue:${showId}:${number}`)
    .some(goods, MORE)
    .map(({ productId, variantId, price, currency }, at) => ({
      ...{ productId, variantId, currency, isQuick: false },
      terms: {
        start: Math.min(start, Math.max(100, Math.floor(price / 200) * 100)),
        ...{ seconds: USUAL_SECONDS, closing: closingInShow(number + at + 1) },
      },
    }));
  if (lots.length === 0) return;
  await insertShowLots(tx, showId, lots);
  await tellOfStage(tx, showId);
}

interface EndOfList {
  number: number;
  start: number;
  waiting: number;
}

async function findEndOfList(tx: Db, showId: ShowId, usualStart: number): Promise<EndOfList> {
  const { rows } = await sql<EndOfList>`
    select coalesce(max(number), 0)::int as number, coalesce(max(start_amount), ${usualStart})::int as start,
      count(*) filter (where state = 'queued')::int as waiting
    from lots where show_id = ${showId}`.execute(tx);
  return rows[0] ?? { number: 0, start: usualStart, waiting: 0 };
}

/** What a shop sells at a price, of which it is a while ago that it was under the hammer in this show. */
async function findToQueue(tx: Db, showId: ShowId, shopId: ShopId): Promise<ToQueue[]> {
  const { rows } = await sql<ToQueue>`
    select p.id as "productId", p.price_amount as price, p.currency,
      (select v.id from product_variants v where v.product_id = p.id and v.options <> '{}'
        order by v.available > 0 desc, md5(v.id::text || ${showId}) limit 1) as "variantId"
    from products p
    where p.shop_id = ${shopId} and p.listing_kind = 'buy-now' and p.status in ('active', 'out-of-stock')
    order by (select max(l.number) from lots l where l.show_id = ${showId} and l.product_id = p.id) nulls first, p.id
    limit ${2 * MORE}`.execute(tx);
  return rows;
}

interface ToQueue {
  productId: ProductId;
  variantId: VariantId | null;
  price: number;
  currency: string;
}
