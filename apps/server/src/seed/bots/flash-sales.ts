import type { ProductId, ShowId, UserId, VariantId } from '@souk/shared/ids.ts';
import { sql } from 'kysely';
import { startFlashSale } from '../../features/live/flash-sales/index.ts';
import { changeCheckout } from '../../features/money/checkout/checkout.service.ts';
import { openCheckout } from '../../features/money/checkout/open.service.ts';
import { payCheckout } from '../../features/money/checkout/pay.act.ts';
import { openCards } from '../../features/money/index.ts';
import type { Db } from '../../platform/db/database.ts';
import { actingAs, type BotParts } from './acting-as.ts';
import {
  buysNow,
  type FlashingShow,
  flashesNow,
  type Goods,
  LEAST_IN_STOCK,
  saleOf,
} from './flash-sales.rules.ts';
import { performAs } from './perform-as.ts';
import type { Stage } from './stage.repo.ts';
import { findCardOf } from './tips.ts';
import { unlessRefused } from './unless-refused.ts';

interface FlashAct {
  afterMs: number;
  perform(): Promise<unknown>;
}

/** Hosts of watched shows make something cheaper for two minutes now and then, and a few of the demo world buy it. */
export async function flashSalesNow(
  parts: BotParts,
  { stages, now }: { stages: readonly Stage[]; now: number },
  { hosted, crowd }: { hosted: (stage: Stage) => boolean; crowd: readonly UserId[] },
): Promise<FlashAct[]> {
  const watched = stages.filter((stage) => stage.watching > 0);
  // Where nobody can pay, nobody would buy anything.
  if (parts.payments.kind === 'none' || watched.length === 0) return [];
  const shows = await findFlashingShows(parts.db, watched);
  return watched.flatMap((stage): FlashAct[] => {
    const show = shows.get(stage.showId);
    if (!show) return [];
    const buyer = buysNow(show, crowd, now);
    const { running } = show;
    if (buyer && running) {
      const perform = () => unlessRefused(buyAs(parts, buyer, running.productId));
      return [{ afterMs: 600, perform }];
    }
    return hosted(stage) && flashesNow(show, now)
      ? [{ afterMs: 0, perform: () => unlessRefused(putOnSale(parts, stage, show)) }]
      : [];
  });
}

export async function putOnSale(
  parts: BotParts,
  { showId, shopId, hostId }: Pick<Stage, 'showId' | 'shopId' | 'hostId'>,
  show: Pick<FlashingShow, 'showId' | 'count'>,
): Promise<void> {
  const sale = saleOf(show, await findGoods(parts.db, shopId));
  if (!sale) return;
  const ctx = actingAs(parts, hostId, shopId);
  await parts.db.transaction().execute((tx) => startFlashSale({ ...ctx, db: tx }, showId, sale));
}

/** One piece, paid by card, as from the product’s page. */
export async function buyAs(parts: BotParts, buyer: UserId, productId: ProductId): Promise<void> {
  const { db, clock } = parts;
  const [cardId, variantId] = await Promise.all([findCardOf(db, buyer), findVariantOf(db, productId)]);
  if (!cardId || !variantId) return;
  const ctx = actingAs(parts, buyer);
  const { _id: checkoutId } = await db
    .transaction()
    .execute((tx) => openCheckout({ ...ctx, db: tx }, { from: 'product', variantId, quantity: 1 }));
  const { seen } = await changeCheckout(ctx, checkoutId, { credit: false });
  const payments = openCards({ clock, payments: parts.payments });
  await performAs(parts, ctx, payCheckout(payments), { checkoutId, seen, cardId });
}

async function findVariantOf(db: Db, productId: ProductId): Promise<VariantId | undefined> {
  const found = await db
    .selectFrom('product_variants')
    .select('id')
    .where('product_id', '=', productId)
    .orderBy('position')
    .executeTakeFirst();
  return found?.id;
}

async function findFlashingShows(db: Db, stages: readonly Stage[]): Promise<Map<ShowId, FlashingShow>> {
  const ids = stages.map(({ showId }) => showId);
  const { rows } = await sql<Omit<FlashingShow, 'startsAt'>>`
    select h.id as "showId", count(f.id)::int as count,
      floor(extract(epoch from max(f.ends_at) filter (where f.state = 'over')) * 1000)::float8 as "lastEndedAt",
      (array_agg(json_build_object('productId', f.product_id, 'left', f.left_told,
        'endsAt', floor(extract(epoch from f.ends_at) * 1000))) filter (where f.state = 'running'))[1] as running
    from shows h left join flash_sales f on f.show_id = h.id
    where h.id = any(${sql.val(ids)}::uuid[]) group by h.id`.execute(db);
  const starts = new Map(stages.map(({ showId, startsAt }) => [showId, startsAt]));
  return new Map(rows.map((row) => [row.showId, { ...row, startsAt: starts.get(row.showId) ?? 0 }]));
}

/** Of one kind, so that one price stands beside it, and not what a visitor finds low on stock. */
async function findGoods(db: Db, shopId: Stage['shopId']): Promise<Goods[]> {
  const { rows } = await sql<Goods>`
    select p.id as "productId", min(v.id::text)::uuid as "variantId", sum(v.available)::int as available
    from products p join product_variants v on v.product_id = p.id
    where p.shop_id = ${shopId} and p.status = 'active' and p.listing_kind = 'buy-now'
    group by p.id having count(*) = 1 and sum(v.available) >= ${LEAST_IN_STOCK} order by p.id`.execute(db);
  return rows;
}
