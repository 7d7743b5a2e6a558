import type { CheckoutId, ProductId, UserId, VariantId } from '@souk/shared/ids.ts';
import type { LineKind } from '@souk/shared/money/cart/rules.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { anyOf } from '../../../platform/db/list-asked.ts';
import { gathered } from '../../../platform/db/together.ts';

export interface Held {
  kind: LineKind;
  variantId: VariantId;
  productId: ProductId;
  quantity: number;
}

/** For which of a buyer’s checkouts: that of their cart, or that of the one thing they buy now. */
export type HeldBy = 'cart' | 'product';

/**
 * How many pieces of the variant `v` a buyer holds by such a checkout, and so are missing from its stock: opened again it
 * has them.
 */
export const heldFor = (
  buyerId: UserId | RawBuilder<unknown>,
  by: HeldBy,
  variant: RawBuilder<unknown> = sql`v.id`,
): RawBuilder<number> => sql`coalesce((
  select sum(h.quantity) from stock_holds h join checkouts hc on hc.id = h.checkout_id and hc.source = ${sql.lit(by)}
  where h.buyer_id = ${buyerId} and h.variant_id = ${variant} and h.released_at is null and h.sold_at is null
    and h.kept_at is null), 0)::int`;

/** By which of what a buyer buys now they hold any of the variant `v`; null by none. */
export const boughtNowBy = (
  buyerId: UserId | RawBuilder<unknown>,
  variant: RawBuilder<unknown> = sql`v.id`,
): RawBuilder<CheckoutId | null> => sql`(
  select h.checkout_id from stock_holds h join checkouts hc on hc.id = h.checkout_id and hc.source = 'product'
  where h.buyer_id = ${buyerId} and h.variant_id = ${variant} and h.released_at is null and h.sold_at is null
    and h.kept_at is null order by h.checkout_id limit 1)`;

/** Those that have pieces are waited for, and those named as well; nobody waits in line for what is sold out. */
export async function lockStocked(
  tx: Db,
  ids: readonly VariantId[],
  also: readonly VariantId[],
): Promise<Array<{ variantId: VariantId; productId: ProductId; available: number }>> {
  if (ids.length + also.length === 0) return [];
  return tx
    .selectFrom('product_variants')
    .select(['id as variantId', 'product_id as productId', 'available'])
    .where((eb) =>
      eb.or([
        ...(ids.length > 0 ? [eb.and([eb('id', 'in', ids), eb('available', '>', 0)])] : []),
        ...(also.length > 0 ? [eb('id', 'in', also)] : []),
      ]),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

export async function lockVariants(
  tx: Db,
  ids: readonly VariantId[],
): Promise<Array<{ variantId: VariantId; productId: ProductId; available: number }>> {
  if (ids.length === 0) return [];
  return tx
    .selectFrom('product_variants')
    .select(['id as variantId', 'product_id as productId', 'available'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Takes pieces from stock or puts them back, and says of how many variants: none goes below nothing. */
export async function moveStock(tx: Db, pieces: readonly Held[], sign: 1 | -1): Promise<number> {
  if (pieces.length === 0) return 0;
  const given = pieces.map(({ variantId, quantity }) => ({ id: variantId, quantity: sign * quantity }));
  const { numAffectedRows } = await sql`
    update product_variants v set available = v.available + n.quantity
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as n(id uuid, quantity int)
    where v.id = n.id and v.available + n.quantity >= 0`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}

export interface Holder {
  checkoutId: CheckoutId;
  buyerId: UserId;
  now: Date;
}

/** Takes pieces from stock for a checkout, and says of how many variants: none goes below nothing. */
export async function takePieces(tx: Db, holder: Holder, pieces: readonly Held[]): Promise<number> {
  if (pieces.length === 0) return 0;
  const { rows } = await sql<{ taken: number }>`
    with given as (${givenOf(pieces)}),
      taken as (
        update product_variants v set available = v.available - given.quantity from given
        where v.id = ${anyOf(pieces.map(({ variantId }) => variantId))} and v.id = given."variantId"
          and v.available >= given.quantity returning v.id),
      held as (${holding(holder)})
    select count(*)::int as taken from taken`.execute(tx);
  return rows[0]?.taken ?? 0;
}

/** Writes down what was taken for a checkout. */
export async function insertHolds(tx: Db, holder: Holder, things: readonly Held[]): Promise<void> {
  if (things.length === 0) return;
  await sql`with given as (${givenOf(things)}) ${holding(holder)}`.execute(tx);
}

const givenOf = (things: readonly Held[]) => sql`
  select * from jsonb_to_recordset(${JSON.stringify(things)}::jsonb)
    as thing (kind text, "variantId" uuid, "productId" uuid, quantity int)`;

const holding = ({ checkoutId, buyerId, now }: Holder) => sql`
  insert into stock_holds (checkout_id, buyer_id, kind, variant_id, product_id, quantity, held_at)
  select ${checkoutId}::uuid, ${buyerId}::uuid, kind, "variantId", "productId", quantity, ${now}::timestamptz from given`;

/** Ends what is held still of checkouts, or of some of its variants, and says what that was. What an order keeps is named. */
export function endHolds(
  tx: Db,
  checkoutIds: readonly CheckoutId[],
  end: { released_at: Date } | { sold_at: Date },
  variantIds?: readonly VariantId[],
): Promise<Held[]> {
  return tx
    .updateTable('stock_holds')
    .set(end)
    .where('checkout_id', 'in', checkoutIds)
    .where('released_at', 'is', null)
    .where('sold_at', 'is', null)
    .$if(variantIds === undefined, (all) => all.where('kept_at', 'is', null))
    .$if(variantIds !== undefined, (some) => some.where('variant_id', 'in', variantIds ?? []))
    .returning(['kind', 'variant_id as variantId', 'product_id as productId', 'quantity'])
    .execute();
}

/** These stay held when their checkout ends, until their order is paid or given up. */
export async function keepHeld(
  tx: Db,
  checkoutId: CheckoutId,
  variantIds: readonly VariantId[],
  now: Date,
): Promise<void> {
  await tx
    .updateTable('stock_holds')
    .set({ kept_at: now })
    .where('checkout_id', '=', checkoutId)
    .where('variant_id', 'in', variantIds)
    .execute();
}

export function findReleased(
  tx: Db,
  checkoutId: CheckoutId,
  variantIds: readonly VariantId[],
): Promise<Held[]> {
  return tx
    .selectFrom('stock_holds')
    .select(['kind', 'variant_id as variantId', 'product_id as productId', 'quantity'])
    .where('checkout_id', '=', checkoutId)
    .where('variant_id', 'in', variantIds)
    .where('released_at', 'is not', null)
    .execute();
}

/** An order that is paid late keeps its prices, and takes no piece of a flash sale from another buyer. */
export async function holdAgain(
  tx: Db,
  checkoutId: CheckoutId,
  variantIds: readonly VariantId[],
  now: Date,
): Promise<void> {
  await tx
    .updateTable('stock_holds')
    .set({
      ...{ released_at: null, held_at: now },
      ...{ flash_sale_id: null, flash_price: null, flash_pieces: null, flash_at: null },
    })
    .where('checkout_id', '=', checkoutId)
    .where('variant_id', 'in', variantIds)
    .execute();
}

/**
 * What is held still of these variants has a buyer. Gives whether the checkout holds anything else that ends with it:
 * nobody else changes what it holds while its row is locked.
 */
export const sellHolds = (
  tx: Db,
  checkoutId: CheckoutId,
  variantIds: readonly VariantId[],
  now: Date,
): Promise<{ isMoreHeld: boolean }> => sellAll(tx, { checkoutId, variantIds, now });

interface ToSell {
  checkoutId: CheckoutId;
  variantIds: readonly VariantId[];
  now: Date;
}

const sellAll = gathered<ToSell, { isMoreHeld: boolean }>(async (tx, asked) => {
  const checkouts = anyOf(asked.map(({ checkoutId }) => checkoutId));
  const { rows } = await sql<{ id: CheckoutId }>`
    with asked as (
        select "checkoutId" as id, now, variant from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
          as asked ("checkoutId" uuid, "variantIds" uuid[], now timestamptz), unnest("variantIds") as variant),
      sold as (
        update stock_holds h set sold_at = asked.now from asked
        where h.checkout_id = ${checkouts} and h.checkout_id = asked.id and h.variant_id = asked.variant
          and h.released_at is null and h.sold_at is null
        returning h.kind, h.product_id, h.quantity),
      counts as (select product_id as id, sum(quantity)::int as n from sold where kind = 'product' group by product_id),
      ${countingSold}
    select distinct h.checkout_id as id from stock_holds h
    where h.checkout_id = ${checkouts} and h.released_at is null and h.sold_at is null and h.kept_at is null
      and (h.checkout_id, h.variant_id) not in (select id, variant from asked)`.execute(tx);
  const more = new Set(rows.map(({ id }) => id));
  return asked.map(({ checkoutId }) => ({ isMoreHeld: more.has(checkoutId) }));
});

/** These were not sold after all. */
export async function countUnsold(tx: Db, pieces: readonly Held[]): Promise<void> {
  if (pieces.length === 0) return;
  const given = JSON.stringify(pieces);
  await sql`
    with counts as (
        select "productId" as id, -sum(quantity)::int as n
        from jsonb_to_recordset(${given}::jsonb) as given ("productId" uuid, quantity int) group by "productId"),
      ${countingSold}
    select from counts`.execute(tx);
}

/** How often each product of `counts` and its shop have sold. Products are locked before shops, each by their ids. */
const countingSold = sql`
  products_held as (select p.id from products p join counts c on c.id = p.id order by p.id for no key update of p),
  products_counted as (
    update products p set sold_count = greatest(0, p.sold_count + c.n)
    from products_held h join counts c on c.id = h.id where p.id = h.id
    returning p.shop_id, c.n),
  by_shop as (select shop_id as id, sum(n)::int as n from products_counted group by shop_id),
  shops_held as (select s.id from shops s join by_shop b on b.id = s.id order by s.id for no key update of s),
  shops_counted as (
    update shops s set sold_count = greatest(0, s.sold_count + b.n)
    from shops_held h join by_shop b on b.id = h.id where s.id = h.id)`;
