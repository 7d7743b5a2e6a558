import type { CheckoutId, LotId, ProductId, UserId, VariantId } from '@souk/shared/ids.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { anyOf } from '../../../platform/db/list-asked.ts';
import { gathered } from '../../../platform/db/together.ts';
import { followStock } from '../../market/catalog/index.ts';
import { type Held, lockVariants, moveStock } from './holds.repo.ts';

// The piece that is under the hammer. The callers of these lock its lot, or the sale of its lot; variants are
// locked next, by their ids, then products.

export interface LotPiece {
  lotId: LotId;
  productId: ProductId;
  /** Null where the product is of one kind. */
  variantId: VariantId | null;
}

/** Takes a piece from stock for each of these lots, as far as there are, and says for which. */
export async function holdForLots(tx: Db, pieces: readonly LotPiece[], now: Date): Promise<Set<LotId>> {
  const wanted = await withVariants(tx, pieces);
  const left = new Map(
    (
      await lockVariants(
        tx,
        wanted.map(({ variantId }) => variantId),
      )
    ).map((row) => [row.variantId, row.available]),
  );
  const held = wanted.filter(({ variantId }) => {
    const there = left.get(variantId) ?? 0;
    left.set(variantId, there - 1);
    return there > 0;
  });
  await keepForLots(tx, held, now);
  await move(tx, held, -1);
  return new Set(held.map(({ lotId }) => lotId));
}

/** What is held still of these lots goes back on the shelf; a second time nothing does. */
export async function releaseForLots(tx: Db, lotIds: readonly LotId[], now: Date): Promise<void> {
  const released = await tx
    .updateTable('lot_holds')
    .set({ released_at: now })
    .where('lot_id', 'in', lotIds)
    .where('given_at', 'is', null)
    .where('released_at', 'is', null)
    .returning(['lot_id as lotId', 'variant_id as variantId', 'product_id as productId'])
    .execute();
  await lockVariants(
    tx,
    released.map(({ variantId }) => variantId),
  );
  await move(tx, released, 1);
}

/**
 * The piece of a lot belongs to the checkout of whom it is sold to. A win stands also where nobody held a piece and none is
 * left: then its shop owes one more than it has.
 */
export const giveToCheckout = (
  tx: Db,
  lot: LotPiece,
  to: { checkoutId: CheckoutId; buyerId: UserId },
  now: Date,
): Promise<VariantId> =>
  giveOne(tx, { ...to, lotId: lot.lotId, productId: lot.productId, variantId: lot.variantId, now });

type Given = LotPiece & { checkoutId: CheckoutId; buyerId: UserId; now: Date };

const giveOne = gathered<Given, VariantId>(async (tx, lots) => {
  const [first] = lots;
  if (!first) return [];
  const { now } = first;
  const pieces = new Map((await withVariants(tx, lots)).map((piece) => [piece.lotId, piece]));
  const given = lots.map((lot) => {
    const piece = pieces.get(lot.lotId);
    if (!piece) throw new Error(`lot ${lot.lotId} is of a product without a variant`);
    return { ...lot, variantId: piece.variantId };
  });
  const there = await give(tx, given, now);
  const missing = given.filter(({ lotId }) => !there.has(lotId));
  if (missing.length > 0) {
    const held = await holdForLots(tx, missing, now);
    await keepForLots(
      tx,
      missing.filter(({ lotId }) => !held.has(lotId)),
      now,
    );
    await give(tx, missing, now);
  }
  await Promise.all([
    tx
      .insertInto('stock_holds')
      .values(
        given.map(({ checkoutId, buyerId, variantId, productId }) => ({
          ...{ checkout_id: checkoutId, buyer_id: buyerId, variant_id: variantId, product_id: productId },
          ...{ quantity: 1, held_at: now },
        })),
      )
      .execute(),
    followStock(tx, [...new Set(given.map(({ productId }) => productId))]),
  ]);
  return given.map(({ variantId }) => variantId);
});

/** Who has not paid has it no longer, and cannot have it later either: its lot holds it for the next. */
export async function takeFromCheckout(tx: Db, lotId: LotId, checkoutId: CheckoutId): Promise<void> {
  const taken = await tx
    .deleteFrom('stock_holds')
    .where('checkout_id', '=', checkoutId)
    .where('sold_at', 'is', null)
    .where('released_at', 'is', null)
    .returning('variant_id')
    .execute();
  if (taken.length > 0)
    await tx.updateTable('lot_holds').set({ given_at: null }).where('lot_id', '=', lotId).execute();
}

type Piece = LotPiece & { variantId: VariantId };

/** In one order; where none is named, with the variant that is held already, else with one that is there. */
async function withVariants(tx: Db, pieces: readonly LotPiece[]): Promise<Piece[]> {
  if (pieces.length === 0) return [];
  const { rows } = await sql<Piece>`
    select l."lotId", l."productId", coalesce(l."variantId", (
      select h.variant_id from lot_holds h
        where h.lot_id = l."lotId" and h.given_at is null and h.released_at is null), (
      select v.id from product_variants v where v.product_id = l."productId"
        order by v.available > 0 desc, v.position, v.id limit 1)) as "variantId"
    from jsonb_to_recordset(${JSON.stringify(pieces)}::jsonb) as l ("lotId" uuid, "productId" uuid, "variantId" uuid)
    order by l."lotId"`.execute(tx);
  return rows.filter(({ variantId }) => variantId !== null);
}

async function keepForLots(tx: Db, pieces: readonly Piece[], now: Date): Promise<void> {
  if (pieces.length === 0) return;
  await tx
    .insertInto('lot_holds')
    .values(
      pieces.map(({ lotId, variantId, productId }) => ({
        ...{ lot_id: lotId, variant_id: variantId, product_id: productId, held_at: now },
      })),
    )
    .onConflict((again) =>
      again.column('lot_id').doUpdateSet(({ ref }) => ({
        ...{ variant_id: ref('excluded.variant_id'), held_at: now, given_at: null, released_at: null },
      })),
    )
    .execute();
}

async function give(tx: Db, lots: ReadonlyArray<{ lotId: LotId }>, now: Date): Promise<Set<LotId>> {
  const given = await tx
    .updateTable('lot_holds')
    .set({ given_at: now })
    .where(sql<boolean>`lot_id = ${anyOf(lots.map(({ lotId }) => lotId))}`)
    .where('given_at', 'is', null)
    .where('released_at', 'is', null)
    .returning('lot_id as lotId')
    .execute();
  return new Set(given.map(({ lotId }) => lotId));
}

async function move(tx: Db, pieces: readonly Piece[], sign: 1 | -1): Promise<void> {
  if (pieces.length === 0) return;
  const sums = new Map<VariantId, Held>();
  for (const { variantId, productId } of pieces) {
    const quantity = (sums.get(variantId)?.quantity ?? 0) + 1;
    sums.set(variantId, { kind: 'product', variantId, productId, quantity });
  }
  await moveStock(tx, [...sums.values()], sign);
  await followStock(tx, [...new Set(pieces.map(({ productId }) => productId))]);
}
