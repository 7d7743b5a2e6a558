import type { ProductId, UserId, VariantId } from '@souk/shared/ids.ts';
import { piecesAtFlashPrice, priceInSale } from '@souk/shared/money/flash-prices/rules.ts';
import type { Db } from '../../../platform/db/database.ts';
import { heldSince } from './claim.service.ts';
import { findSalesOf, type ProductSale, REMEMBERED_MS } from './flash-prices.repo.ts';

/** What a buyer wants of a product, in the order in which pieces are given. */
export interface WantedPieces {
  productId: ProductId;
  variantId: VariantId;
  quantity: number;
  price: number;
  since: Date;
}

export type FlashOffer =
  | { kind: 'running'; price: number; pieces: number; until: Date }
  /** Its price was there while this was wanted, and is so no more. */
  | { kind: 'over'; price: number };

/**
 * What a checkout that is opened now would have at the price of a flash sale, for each of what is wanted; what is held
 * there already counts as not taken yet. Nothing is held by asking.
 */
export async function flashOffers(
  db: Db,
  userId: UserId,
  wanted: readonly WantedPieces[],
  now: Date,
): Promise<Array<FlashOffer | null>> {
  if (wanted.length === 0) return [];
  const sales = await findSalesOf(
    db,
    { productIds: wanted.map(({ productId }) => productId), userId },
    { now, heldSince: heldSince(now), endedSince: new Date(now.getTime() - REMEMBERED_MS) },
  );
  const given = new Map<ProductSale, number>();
  return wanted.map(({ productId, variantId, quantity: held, price, since }) => {
    const sale = sales.find((one) => one.productId === productId);
    const lower = sale && priceInSale(sale.sale, variantId, price);
    if (!sale || !lower) return null;
    const before = given.get(sale) ?? 0;
    const left = sale.pieces - sale.taken - before;
    const own = sale.bought + before;
    const pieces = sale.isRunning ? piecesAtFlashPrice({ held, left, perPerson: sale.perPerson, own }) : 0;
    given.set(sale, before + pieces);
    if (pieces > 0) return { kind: 'running', price: lower, pieces, until: sale.endsAt };
    const isTheirs = own < sale.perPerson && since < sale.endsAt;
    return isTheirs ? { kind: 'over', price: lower } : null;
  });
}
