import type { OfferId, ProductId, ShopId, UserId, VariantId } from '@souk/shared/ids.ts';
import type { Image } from '@souk/shared/images/schema.ts';
import type { OfferState } from '@souk/shared/market/offers/rules.ts';
import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely';
import { microsecondsOf, momentAt } from '../../../platform/db/cursor.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Tables } from '../../../platform/db/schema.ts';
import { pictureOf } from '../../../platform/images/index.ts';

export interface OfferRow {
  id: OfferId;
  product: { id: ProductId; title: string; picture: Image | null };
  variant: { id: VariantId; options: Record<string, string>; price: number };
  /** It can be bought at this moment. */
  buyable: boolean;
  /** Its buyer has put it into their cart. */
  inCart: boolean;
  shop: { id: ShopId; name: string; ownerId: UserId };
  buyer: { id: UserId; name: string; handle: string; picture: Image | null };
  amount: number;
  counterAmount: number | null;
  currency: string;
  state: OfferState;
  byItself: boolean;
  createdAt: Date;
  expiresAt: Date;
  holdsUntil: Date | null;
  /** One of the two blocked the other. */
  apart: boolean;
  /** When it was made, in microseconds since 1970. */
  place: number;
}

export async function findOffer(db: Db, id: OfferId, now: Date): Promise<OfferRow | undefined> {
  const [row] = await findOffers(db, sql`o.id = ${id}`, now, 1);
  return row;
}

/** What a buyer offered last for a product. */
export async function findLatestOffer(
  db: Db,
  buyerId: UserId,
  productId: ProductId,
  now: Date,
): Promise<OfferRow | undefined> {
  const [row] = await findOffers(db, sql`o.buyer_id = ${buyerId} and o.product_id = ${productId}`, now, 1);
  return row;
}

/** Those of a buyer's that wait for either side, or whose agreed price holds; the latest first. */
export const findStandingOffers = (db: Db, buyerId: UserId, now: Date, limit: number): Promise<OfferRow[]> =>
  findOffers(
    db,
    sql`o.buyer_id = ${buyerId} and (o.state in ('open', 'countered') and o.expires_at > ${now}
      or o.state = 'accepted' and o.holds_until > ${now})`,
    now,
    limit,
  );

/** Those of them that this person made, or that were made to their shop. */
export async function findOffersBetween(
  db: Db,
  { userId, shopId }: { userId: UserId; shopId: ShopId | null },
  ids: readonly OfferId[],
  now: Date,
): Promise<OfferRow[]> {
  if (ids.length === 0) return [];
  const wanted = sql`o.id = any(${sql.val([...ids])}::uuid[])
    and (o.buyer_id = ${userId} or p.shop_id = ${shopId}::uuid)`;
  return await findOffers(db, wanted, now, ids.length);
}

export interface WantedOffers {
  of: 'waiting' | 'decided';
  product?: ProductId | undefined;
  after: { createdAt: number; id: string } | null;
  limit: number;
}

export function findOffersTo(
  db: Db,
  shopId: ShopId,
  { of, product, after, limit }: WantedOffers,
  now: Date,
): Promise<OfferRow[]> {
  const state = stateAt(now);
  const waits = sql`${state} in ('open', 'countered')`;
  const wanted = sql`p.shop_id = ${shopId} and ${of === 'waiting' ? waits : sql`not ${waits}`}
    ${product ? sql`and o.product_id = ${product}` : sql``}
    ${after ? sql`and (o.created_at, o.id) < (${momentAt(after.createdAt)}, ${after.id}::uuid)` : sql``}`;
  return findOffers(db, wanted, now, limit);
}

/** How many wait for a shop's answer. */
export async function countWaiting(db: Db, shopId: ShopId, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from offers o join products p on p.id = o.product_id
    where p.shop_id = ${shopId} and o.state = 'open' and o.expires_at > ${now}`.execute(db);
  return rows[0]?.count ?? 0;
}

async function findOffers(
  db: Db,
  wanted: RawBuilder<unknown>,
  now: Date,
  limit: number,
): Promise<OfferRow[]> {
  const { rows } = await sql<OfferRow>`
    select o.id, o.amount, o.counter_amount as "counterAmount", o.currency, ${stateAt(now)} as state,
      o.by_itself as "byItself", o.created_at as "createdAt", o.expires_at as "expiresAt",
      o.holds_until as "holdsUntil", exists (select from user_blocks where (blocker_id, blocked_id)
        in ((o.buyer_id, s.owner_id), (s.owner_id, o.buyer_id))) as apart,
      p.status = 'active' and p.listing_kind = 'buy-now' and s.status = 'open' and v.available > 0 as buyable,
      exists (select from cart_lines c where c.user_id = o.buyer_id and c.variant_id = o.variant_id) as "inCart",
      ${microsecondsOf(sql.ref('o.created_at'))} as place,
      json_build_object('id', p.id, 'title', p.title, 'picture', (
        select ${pictureOf(sql.ref('pi.image_id'))} from product_images pi
        where pi.product_id = p.id order by pi.position limit 1)) as product,
      json_build_object('id', v.id, 'options', v.options, 'price', v.price_amount) as variant,
      json_build_object('id', s.id, 'name', s.name, 'ownerId', s.owner_id) as shop,
      json_build_object('id', u.id, 'name', u.name, 'handle', u.handle,
        'picture', ${pictureOf(sql.ref('u.picture_id'))}) as buyer
    from offers o join products p on p.id = o.product_id join product_variants v on v.id = o.variant_id
      join shops s on s.id = p.shop_id join users u on u.id = o.buyer_id
    where ${wanted}
    order by o.created_at desc, o.id desc limit ${limit}`.execute(db);
  return rows;
}

/** Between running out and being marked so, it has run out all the same. */
const stateAt = (now: Date) =>
  sql<OfferState>`case when o.state in ('open', 'countered') and o.expires_at <= ${now}
    then 'expired' else o.state end`;

/** The offer, kept still until the transaction ends. */
export const lockOffer = (tx: Db, id: OfferId) =>
  tx.selectFrom('offers').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** The shop of a product neither closes nor opens until the transaction ends; asked for before its state is read. */
export async function holdShopOf(tx: Db, productId: ProductId): Promise<void> {
  await sql`
    select from shops where id = (select shop_id from products where id = ${productId}) for share`.execute(
    tx,
  );
}

/** Whether one of theirs for a product still waits for either side. */
export async function hasWaiting(db: Db, buyerId: UserId, productId: ProductId): Promise<boolean> {
  const waiting = await db
    .selectFrom('offers')
    .select('id')
    .where('buyer_id', '=', buyerId)
    .where('product_id', '=', productId)
    .where('state', 'in', ['open', 'countered'])
    .executeTakeFirst();
  return waiting !== undefined;
}

/** False when one of theirs still waits. */
export async function insertOffer(tx: Db, row: Insertable<Tables['offers']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('offers')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['product_id', 'buyer_id'])
        // Written out: once it is planned for any value, Postgres could not tell which index is meant.
        .where('state', 'in', [sql.lit('open' as const), sql.lit('countered' as const)])
        .doNothing(),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function updateOffer(tx: Db, id: OfferId, change: Updateable<Tables['offers']>): Promise<void> {
  await tx.updateTable('offers').set(change).where('id', '=', id).execute();
}

/** Those that have run out and are not marked so, the longest over first. */
export async function findRunOut(db: Db, now: Date): Promise<OfferId[]> {
  const rows = await db
    .selectFrom('offers')
    .select('id')
    .where('state', 'in', ['open', 'countered'])
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .execute();
  return rows.map(({ id }) => id);
}

/** Marks what has run out as such, and says which waited for whom. */
export async function expireOffers(
  tx: Db,
  of: { id: OfferId } | { buyerId: UserId; productId: ProductId },
  now: Date,
): Promise<Array<{ id: OfferId; waitedFor: 'seller' | 'buyer' }>> {
  const { rows } = await sql<{ id: OfferId; waitedFor: 'seller' | 'buyer' }>`
    with due as (
      select id, state from offers
      where state in ('open', 'countered') and expires_at <= ${now}
        and ${'id' in of ? sql`id = ${of.id}` : sql`buyer_id = ${of.buyerId} and product_id = ${of.productId}`}
      for update skip locked)
    update offers set state = 'expired', decided_at = ${now} from due where offers.id = due.id
    returning offers.id, case due.state when 'open' then 'seller' else 'buyer' end as "waitedFor"`.execute(
    tx,
  );
  return rows;
}
