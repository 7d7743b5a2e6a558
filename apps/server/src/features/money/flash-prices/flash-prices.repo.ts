import type { CheckoutId, FlashSaleId, ProductId, UserId, VariantId } from '@souk/shared/ids.ts';
import type { AnnouncedSale } from '@souk/shared/money/flash-prices/rules.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { anyOf } from '../../../platform/db/list-asked.ts';

/** What a buyer holds of a flash sale’s product, without its price so far. */
export interface Claimable {
  saleId: FlashSaleId;
  variantId: VariantId;
  held: number;
  /** Of one piece, without the sale. */
  price: number;
  sale: AnnouncedSale;
}

const announced: RawBuilder<AnnouncedSale> = sql`json_build_object('prices', f.prices, 'least', f.price_amount,
  'cut', case when f.percent is null then json_build_object('kind', 'amount', 'amount', f.amount)
    else json_build_object('kind', 'percent', 'percent', f.percent) end)`;

/** A price that was held before a moment holds no longer, and another sale may give a new one. */
export async function findClaimable(
  tx: Db,
  checkoutId: CheckoutId,
  { now, heldSince }: { now: Date; heldSince: Date },
): Promise<Claimable[]> {
  const { rows } = await sql<Claimable>`
    select f.id as "saleId", h.variant_id as "variantId", h.quantity as held, v.price_amount as price, ${announced} as sale
    from stock_holds h
      join flash_sales f on f.product_id = h.product_id and f.state = 'running' and f.started_at <= ${now}
        and f.ends_at > ${now}
      join shows s on s.id = f.show_id and s.state = 'live'
      join product_variants v on v.id = h.variant_id
    where h.checkout_id = ${checkoutId} and h.kind = 'product' and h.released_at is null and h.sold_at is null
      and (h.flash_at is null or h.flash_at <= ${heldSince})
    order by f.id, h.variant_id`.execute(tx);
  return rows;
}

export interface RunningSale {
  id: FlashSaleId;
  pieces: number;
  perPerson: number;
}

/** Who wants pieces at its price waits here for their turn; one that is over is not among them. */
export async function lockRunningSales(tx: Db, ids: readonly FlashSaleId[]): Promise<RunningSale[]> {
  return await tx
    .selectFrom('flash_sales')
    .select(['id', 'pieces', 'per_person as perPerson'])
    .where('id', 'in', ids)
    .where('state', '=', 'running')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** How many pieces are held or were bought at its price, by anybody and by one of them. */
export async function countTaken(
  db: Db,
  saleId: FlashSaleId,
  buyerId: UserId,
): Promise<{ all: number; own: number }> {
  return await db
    .selectFrom('stock_holds')
    .select(sql<number>`coalesce(sum(flash_pieces), 0)::int`.as('all'))
    .select(sql<number>`coalesce(sum(flash_pieces) filter (where buyer_id = ${buyerId}), 0)::int`.as('own'))
    .where('flash_sale_id', '=', saleId)
    .where('released_at', 'is', null)
    .executeTakeFirstOrThrow();
}

export async function putFlashPrice(
  tx: Db,
  { checkoutId, variantId }: { checkoutId: CheckoutId; variantId: VariantId },
  { saleId, price, pieces, now }: { saleId: FlashSaleId; price: number; pieces: number; now: Date },
): Promise<void> {
  await tx
    .updateTable('stock_holds')
    .set({ flash_sale_id: saleId, flash_price: price, flash_pieces: pieces, flash_at: now })
    .where('checkout_id', '=', checkoutId)
    .where('variant_id', '=', variantId)
    .execute();
}

/** A flash sale of a product, as one buyer sees it. */
export interface ProductSale {
  productId: ProductId;
  sale: AnnouncedSale;
  pieces: number;
  perPerson: number;
  endsAt: Date;
  isRunning: boolean;
  /** That they cannot have any more: sold, or held by others. */
  taken: number;
  /** That they bought. */
  bought: number;
}

/** A buyer who comes back to their cart later than this no longer looks for the price. */
export const REMEMBERED_MS = 60 * 60_000;

/** Whether a product is or was in one that is not forgotten, as a part of another query. */
export const hasSale = (productId: RawBuilder<unknown>, now: Date): RawBuilder<boolean> => sql`exists (
  select from flash_sales f where f.product_id = ${productId}
    and f.ends_at > ${now}::timestamptz - ${sql.lit(REMEMBERED_MS / 1_000)} * interval '1 second')`;

/** The latest of each product that runs, or ended since then. What a buyer holds is not taken from them. */
export async function findSalesOf(
  db: Db,
  { productIds, userId }: { productIds: readonly ProductId[]; userId: UserId },
  { now, heldSince, endedSince }: { now: Date; heldSince: Date; endedSince: Date },
): Promise<ProductSale[]> {
  const { rows } = await sql<ProductSale>`
    select distinct on (f.product_id) f.product_id as "productId", ${announced} as sale, f.pieces,
      f.per_person as "perPerson", f.ends_at as "endsAt", t.taken, t.bought,
      f.state = 'running' and f.ends_at > ${now} and s.state = 'live' as "isRunning"
    from flash_sales f join shows s on s.id = f.show_id cross join lateral (
      select coalesce(sum(h.flash_pieces) filter (where not own.still), 0)::int as taken,
        coalesce(sum(h.flash_pieces) filter (where h.buyer_id = ${userId} and not own.still), 0)::int as bought
      from stock_holds h cross join lateral (
        select h.buyer_id = ${userId} and h.sold_at is null and h.flash_at > ${heldSince} as still) as own
      where h.flash_sale_id = f.id and h.released_at is null) as t
    where f.product_id = ${anyOf([...new Set(productIds)])} and f.ends_at > ${endedSince}
    order by f.product_id, f.ends_at desc`.execute(db);
  return rows;
}
