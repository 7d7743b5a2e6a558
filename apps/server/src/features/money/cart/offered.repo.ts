import type { ProductId, ShopId, UserId, VariantId } from '@souk/shared/ids.ts';
import type { ListingKind, ProductStatus } from '@souk/shared/market/catalog/schema.ts';
import type { LineKind } from '@souk/shared/money/cart/rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { anyOf } from '../../../platform/db/list-asked.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { heldFor, ofCart, seatsAllowed, seatsLeft } from '../stock/index.ts';

/** What someone would put in, as far as it matters for whether they may. */
export interface Offered {
  kind: LineKind;
  variantId: VariantId;
  productId: ProductId;
  shopId: ShopId;
  title: string;
  price: number;
  currency: string;
  available: number;
  /** Of tickets for one event: how many one person may have, and how many more this one. */
  perPerson: number | null;
  allowed: number | null;
  listingKind: ListingKind;
  status: ProductStatus;
  shopStatus: 'open' | 'suspended' | 'closed';
  ownerId: UserId;
}

/** What the checkout of their cart holds is there for them. */
export async function findOffered(
  db: Db,
  buyerId: UserId,
  ids: readonly VariantId[],
  now: Date,
): Promise<Offered[]> {
  const products = await findOfferedProducts(db, buyerId, ids);
  const known = new Set(products.map(({ variantId }) => variantId));
  const others = ids.filter((id) => !known.has(id));
  return others.length === 0
    ? products
    : [...products, ...(await findOfferedTickets(db, buyerId, others, now))];
}

const findOfferedProducts = prepared('offered products', (db, buyerId: UserId, ids: readonly VariantId[]) =>
  db
    .selectFrom('product_variants as v')
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .innerJoin('shops as s', 's.id', 'p.shop_id')
    .select(sql<LineKind>`'product'`.as('kind'))
    .select(['v.id as variantId', 'p.id as productId', 'p.title', 'v.price_amount as price', 'p.currency'])
    .select(sql<number>`v.available + ${heldFor(buyerId, 'cart')}`.as('available'))
    .select([sql<null>`null`.as('perPerson'), sql<null>`null`.as('allowed')])
    .select(['p.listing_kind as listingKind', 'p.status'])
    .select(['s.id as shopId', 's.status as shopStatus', 's.owner_id as ownerId'])
    .where(sql<boolean>`v.id = ${anyOf(ids)}`),
);

/** Those kinds of tickets among these, as this buyer can have them now. */
async function findOfferedTickets(
  db: Db,
  buyerId: UserId,
  ids: readonly VariantId[],
  now: Date,
): Promise<Offered[]> {
  const { rows } = await sql<Offered>`
    select 'ticket' as kind, t.id as "variantId", e.id as "productId", e.title, t.price_amount as price, t.currency,
      ${seatsLeft(buyerId, 'cart')} as available, e.per_person as "perPerson", ${seatsAllowed(buyerId, ofCart)} as allowed,
      'buy-now' as "listingKind",
      case when e.status = 'active' and e.ends_at > ${now} then 'active' else 'archived' end as status,
      s.id as "shopId", s.status as "shopStatus", s.owner_id as "ownerId"
    from event_tickets t join events e on e.id = t.event_id join shops s on s.id = e.shop_id
    where t.id = any(${sql.val([...ids])}::uuid[])`.execute(db);
  return rows;
}

/** How many tickets of an event are in a buyer's cart, leaving out one kind. */
export async function countOtherTickets(
  db: Db,
  userId: UserId,
  eventId: ProductId,
  kindId: VariantId,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(quantity), 0)::int as count from cart_lines
    where user_id = ${userId} and kind = 'ticket' and product_id = ${eventId} and variant_id <> ${kindId}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
