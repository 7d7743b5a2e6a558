import type { CheckoutId, ProductId, UserId, VariantId } from '@souk/shared/ids.ts';
import type { Db } from '../../../platform/db/database.ts';
import { followStock } from '../../market/catalog/index.ts';
import { lockVariants, moveStock } from './holds.repo.ts';

// The piece of a giveaway, which says itself whether it is held. The callers of these lock its row; variants
// are locked next, then products.

export interface HeldPiece {
  productId: ProductId;
  variantId: VariantId;
}

/** Takes a piece from stock, of the one kind that is named or of the first that has any. Null where none is left. */
export async function holdPiece(
  tx: Db,
  productId: ProductId,
  variantId: VariantId | null,
): Promise<VariantId | null> {
  const variants = await tx
    .selectFrom('product_variants')
    .select('id')
    .where('product_id', '=', productId)
    .$if(variantId !== null, (all) => all.where('id', '=', variantId))
    .execute();
  const locked = await lockVariants(
    tx,
    variants.map(({ id }) => id),
  );
  const found = locked.find(({ available }) => available > 0);
  if (!found) return null;
  await move(tx, { productId, variantId: found.variantId }, -1);
  return found.variantId;
}

/** Nobody was given it. */
export async function returnPiece(tx: Db, piece: HeldPiece): Promise<void> {
  await lockVariants(tx, [piece.variantId]);
  await move(tx, piece, 1);
}

/** It belongs to the checkout of who won it. */
export async function pieceToCheckout(
  tx: Db,
  { productId, variantId }: HeldPiece,
  { checkoutId, buyerId }: { checkoutId: CheckoutId; buyerId: UserId },
  now: Date,
): Promise<void> {
  await tx
    .insertInto('stock_holds')
    .values({
      ...{ checkout_id: checkoutId, buyer_id: buyerId, variant_id: variantId, product_id: productId },
      ...{ quantity: 1, held_at: now },
    })
    .execute();
}

async function move(tx: Db, { productId, variantId }: HeldPiece, sign: 1 | -1): Promise<void> {
  await moveStock(tx, [{ kind: 'product', variantId, productId, quantity: 1 }], sign);
  await followStock(tx, [productId]);
}
