import type { CheckoutId, ProductId, UserId, VariantId } from '@souk/shared/ids.ts';
import type { LineKind } from '@souk/shared/money/cart/rules.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

export interface Held {
  kind: LineKind;
  variantId: VariantId;
  productId: ProductId;
  quantity: number;
}

/** How many pieces of the variant `v` are held for a buyer, and so missing from its stock. */
export const heldFor = (
  buyerId: UserId | RawBuilder<unknown>,
  variant: RawBuilder<unknown> = sql`v.id`,
): RawBuilder<number> => sql`coalesce((
  select sum(h.quantity) from stock_holds h
  where h.buyer_id = ${buyerId} and h.variant_id = ${variant} and h.released_at is null and h.sold_at is null
    and h.kept_at is null), 0)::int`;

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

/** Ends what is held still of a checkout, or of some of its variants, and says what that was. What an order keeps is named. */
export function endHolds(
  tx: Db,
  checkoutId: CheckoutId,
  end: { released_at: Date } | { sold_at: Date },
  variantIds?: readonly VariantId[],
): Promise<Held[]> {
  return tx
    .updateTable('stock_holds')
    .set(end)
    .where('checkout_id', '=', checkoutId)
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

/** An order that is paid late keeps its prices, and takes no piece of a flash sale from somebody else. */
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

/** How often a product and its shop have sold; products are locked before shops. */
export async function countSold(tx: Db, pieces: readonly Held[], sign: 1 | -1): Promise<void> {
  if (pieces.length === 0) return;
  const given = JSON.stringify(
    pieces.map(({ productId, quantity }) => ({ id: productId, quantity: sign * quantity })),
  );
  const counts = sql`(select id, sum(quantity)::int as n
    from jsonb_to_recordset(${given}::jsonb) as g(id uuid, quantity int) group by id)`;
  const ofProducts = sql`
    with locked as (select p.id from products p join ${counts} c on c.id = p.id order by p.id for no key update of p)
    update products p set sold_count = greatest(0, p.sold_count + c.n)
    from locked join ${counts} c on c.id = locked.id where p.id = locked.id`.execute(tx);
  const ofShops = sql`(select p.shop_id as id, sum(c.n)::int as n
    from products p join ${counts} c on c.id = p.id group by p.shop_id)`;
  const inShops = sql`
    with locked as (select s.id from shops s join ${ofShops} c on c.id = s.id order by s.id for no key update of s)
    update shops s set sold_count = greatest(0, s.sold_count + c.n)
    from locked join ${ofShops} c on c.id = locked.id where s.id = locked.id`.execute(tx);
  await Promise.all([ofProducts, inShops]);
}
