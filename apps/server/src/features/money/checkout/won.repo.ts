import type { CheckoutId, LotId, ProductId, ShopId, UserId, VariantId } from '@souk/shared/ids.ts';
import type { OrderAddress } from '@souk/shared/money/orders/schema.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { CheckoutRow } from './checkout.repo.ts';
import type { Beside } from './quote.ts';

/** What the same buyer won in the same show, has paid and will get in a parcel that nobody has packed. */
export async function findBeside(
  db: Db,
  { lot_id, buyer_id }: CheckoutRow,
  address: OrderAddress,
): Promise<Beside | null> {
  const { rows } = await sql<Beside & { count: number }>`
    select count(*)::int as count, coalesce(sum(p.weight_grams), 0)::bigint as grams,
      coalesce(sum(o.items), 0)::bigint as items, coalesce(sum(o.shipping), 0)::bigint as shipping
    from lots mine join products own on own.id = mine.product_id
      join lots l on l.show_id = mine.show_id and l.id <> mine.id
      join checkouts c on c.lot_id = l.id join orders o on o.checkout_id = c.id
      join products p on p.id = l.product_id
    where mine.id = ${lot_id} and o.buyer_id = ${buyer_id} and o.state = 'paid' and o.cancel_asked_at is null
      and p.shipping_profile_id is not distinct from own.shipping_profile_id
      and o.address = ${JSON.stringify(address)}::jsonb and not o.shipping_refunded
      and not exists (select from jsonb_array_elements(o.shipments) s where s->>'kind' = 'pickup')`.execute(
    db,
  );
  const [beside] = rows;
  return beside && beside.count > 0 ? beside : null;
}

/** Whether somebody's bid won a lot, and they were not asked after who won it. */
export async function isWonByBid(db: Db, lotId: LotId, userId: UserId): Promise<boolean> {
  const { leader_id } = await db
    .selectFrom('lots')
    .select('leader_id')
    .where('id', '=', lotId)
    .executeTakeFirstOrThrow();
  return leader_id === userId;
}

interface WonLine {
  variantId: VariantId;
  productId: ProductId;
  shopId: ShopId;
  title: string;
  amount: number;
  currency: string;
}

export async function insertWonLine(
  tx: Db,
  checkoutId: CheckoutId,
  { variantId, productId, shopId, title, amount, currency }: WonLine,
): Promise<void> {
  await tx
    .insertInto('checkout_lines')
    .values({
      ...{ checkout_id: checkoutId, variant_id: variantId, product_id: productId, shop_id: shopId },
      ...{ wanted: 1, title, seen_amount: amount, seen_currency: currency, position: 0 },
    })
    .execute();
}
