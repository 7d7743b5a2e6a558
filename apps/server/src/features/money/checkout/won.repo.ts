import type { CheckoutId, LotId, ProductId, ShopId, ShowId, UserId, VariantId } from '@souk/shared/ids.ts';
import type { OrderAddress } from '@souk/shared/money/orders/schema.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { anyOf } from '../../../platform/db/list-asked.ts';
import { gathered, inPlace } from '../../../platform/db/together.ts';
import type { CheckoutRow } from './checkout.repo.ts';
import type { Beside } from './quote.ts';

/** What the same buyer won in the same show, has paid and will get in a parcel that nobody has packed. */
export const findBeside = (
  db: Db,
  { id, lot_id, buyer_id }: CheckoutRow,
  address: OrderAddress,
): Promise<Beside | null> => findAllBeside(db, { id, lot_id, buyer_id, address });

type ToFindBeside = Pick<CheckoutRow, 'id' | 'lot_id' | 'buyer_id'> & { address: OrderAddress };

const findAllBeside = gathered<ToFindBeside, Beside | null>(async (db, asked) => {
  const { rows } = await sql<Beside & { id: CheckoutId }>`
    with asked as (
      select asked.id, asked.lot_id, mine.show_id, mine.product_id, asked.buyer_id, asked.address
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
        as asked (id uuid, lot_id uuid, buyer_id uuid, address jsonb) join lots mine on mine.id = asked.lot_id)
    ${besideAsked}`.execute(db);
  return inPlace(
    asked.map(({ id }) => id),
    rows,
    ({ id }) => id,
  ).map((beside) => beside ?? null);
});

/** Whether this buyer's bid won a lot; false for a runner-up, and below the reserve. */
export const isWonByBid = gathered<{ lotId: LotId; userId: UserId }, boolean>(async (db, asked) => {
  const lotIds = asked.map(({ lotId }) => lotId);
  const rows = await db
    .selectFrom('lots')
    .select(['id', 'leader_id', 'state'])
    .where(sql<boolean>`id = ${anyOf(lotIds)}`)
    .execute();
  return inPlace(lotIds, rows, ({ id }) => id).map(
    (lot, at) => lot?.state === 'sold' && lot.leader_id === asked[at]?.userId,
  );
});

interface ToBeWon {
  showId: ShowId;
  productId: ProductId;
  buyerId: UserId;
  address: OrderAddress;
}

/** The same for a lot that this buyer may still win. */
export async function findBesideWin(
  db: Db,
  { showId, productId, buyerId, address }: ToBeWon,
): Promise<Beside | null> {
  const { rows } = await sql<Beside>`
    with asked as (
      select null::uuid as id, null::uuid as lot_id, ${showId}::uuid as show_id, ${productId}::uuid as product_id,
        ${buyerId}::uuid as buyer_id, ${JSON.stringify(address)}::jsonb as address)
    ${besideAsked}`.execute(db);
  return rows[0] ?? null;
}

/** What a coupon for the shipping of an order `o` took off it: that is paid for, and not asked for with the next. */
const takenOff = sql`case when o.coupon_code is not null and o.discount = 0 then coalesce((
  select sum(u.amount) from coupon_uses u
  where u.checkout_id = o.checkout_id and u.returned_at is null), 0) else 0 end`;

const besideAsked = sql`
  select asked.id, coalesce(sum(p.weight_grams), 0)::bigint as grams,
    coalesce(sum(o.items), 0)::bigint as items, coalesce(sum(o.shipping + ${takenOff}), 0)::bigint as shipping
  from asked join products own on own.id = asked.product_id
    join lots l on l.show_id = asked.show_id and l.id is distinct from asked.lot_id
    join checkouts c on c.lot_id = l.id join orders o on o.checkout_id = c.id
    join products p on p.id = l.product_id
  where o.buyer_id = asked.buyer_id and o.state = 'paid' and o.cancel_asked_at is null
    and p.shipping_profile_id is not distinct from own.shipping_profile_id
    and o.address = asked.address and not o.shipping_refunded
    and not exists (select from jsonb_array_elements(o.shipments) s where s->>'kind' = 'pickup')
  group by asked.id`;

interface WonLine {
  checkoutId: CheckoutId;
  variantId: VariantId;
  productId: ProductId;
  shopId: ShopId;
  title: string;
  amount: number;
  currency: string;
}

export const insertWonLine = gathered<WonLine, void>(async (tx, lines) => {
  await tx
    .insertInto('checkout_lines')
    .values(
      lines.map(({ checkoutId, variantId, productId, shopId, title, amount, currency }) => ({
        ...{ checkout_id: checkoutId, variant_id: variantId, product_id: productId, shop_id: shopId },
        ...{ wanted: 1, title, seen_amount: amount, seen_currency: currency, position: 0 },
      })),
    )
    .execute();
  return [];
});
