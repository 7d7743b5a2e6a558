import type { VariantId } from '@souk/shared/ids.ts';
import { buyable, sumsOf, troubleOf } from '@souk/shared/money/cart/rules.ts';
import type { Cart, CartLine, CartShop } from '@souk/shared/money/cart/schema.ts';
import { lineTotal } from '@souk/shared/money/orders/totals.ts';
import type { Money } from '@souk/shared/money.ts';
import type { AcceptedOffer } from '../../market/offers/index.ts';
import type { FlashOffer } from '../flash-prices/index.ts';
import type { CartLineRow } from './cart.repo.ts';
import { type Destination, deliveryOf } from './delivery.ts';
import type { ParcelRow } from './parcel.repo.ts';

/** By shop, in the order in which the first piece of each was put in. */
export function presentCart(rows: readonly CartLineRow[], terms: Terms): Cart {
  const { way } = terms;
  const shops = [...Map.groupBy(rows, (row) => row.shop.id).values()].map((own) =>
    presentCartShop(own, terms),
  );
  return {
    country: way?.country ?? null,
    shops,
    count: rows.reduce((count, { quantity }) => count + quantity, 0),
    items: sumsOf(shops.flatMap(({ items }) => items ?? [])),
  };
}

/** Where it goes, in which parcels. */
export interface Way extends Destination {
  parcels: readonly ParcelRow[];
}

/** What holds for this buyer besides the prices everyone sees. */
export interface Terms {
  agreed: ReadonlyMap<VariantId, AcceptedOffer>;
  flash: ReadonlyMap<VariantId, FlashOffer>;
  /** Null before it is known where to. */
  way: Way | null;
}

function presentCartShop(rows: CartLineRow[], { agreed, flash, way }: Terms): CartShop {
  const [{ shop }] = rows as [CartLineRow];
  const lines = rows.map((row) => presentCartLine(row, agreed.get(row.variantId), flash.get(row.variantId)));
  const { id, name, slug, logo, verified } = shop;
  // A shop sells in one currency.
  const items = sumsOf(lines.flatMap(({ total }) => total ?? []))[0] ?? null;
  const parcels = way?.parcels.filter(({ shopId }) => shopId === id) ?? [];
  return {
    shop: { _id: id, name, slug, logo, verified },
    lines,
    items,
    delivery: items && way && parcels.length > 0 ? deliveryOf(parcels, items, way) : null,
  };
}

function presentCartLine(
  row: CartLineRow,
  offer: AcceptedOffer | undefined,
  sale: FlashOffer | undefined,
): CartLine {
  const { variantId, productId, quantity, now, sent } = row;
  const allowed = now?.allowed ?? null;
  const available = now?.available ?? null;
  const price = now && { amount: now.price, currency: now.currency };
  const seen = { amount: row.seenPrice, currency: row.seenCurrency };
  const changed = price && (price.amount !== seen.amount || price.currency !== seen.currency);
  const trouble = troubleOf({ quantity, available, sent, allowed });
  const heldBy = trouble === 'sold-out' ? (now?.heldBy ?? null) : null;
  const count = buyable({ quantity, available, sent, allowed });
  const agreed = price && offer && isBetter(offer.price, price) ? offer : null;
  const running = sale?.kind === 'running' ? sale : null;
  const inMinor = price?.amount ?? 0;
  const agreedTotal = agreed && lineTotal({ price: inMinor, quantity: count, agreed: agreed.price.amount });
  const flashTotal =
    running &&
    lineTotal({ price: inMinor, quantity: count, agreed: running.price, agreedPieces: running.pieces });
  // Of the two the better counts, and never both.
  const isFlash = flashTotal !== null && (agreedTotal === null || flashTotal < agreedTotal);
  const deal = isFlash ? null : agreed;
  const flash = isFlash ? running : null;
  const total = (isFlash ? flashTotal : agreedTotal) ?? inMinor * count;
  return {
    variantId,
    productId,
    event: row.event,
    title: now?.title ?? row.seenTitle,
    options: now?.options ?? {},
    image: now?.image ?? null,
    quantity,
    price,
    was: changed ? seen : null,
    agreed: deal && { price: deal.price, until: deal.until.toISOString() },
    flash:
      price && flash
        ? {
            price: { ...price, amount: flash.price },
            pieces: flash.pieces,
            until: flash.until.toISOString(),
          }
        : null,
    flashOver: price && sale?.kind === 'over' ? { ...price, amount: sale.price } : null,
    available: Math.min(available ?? 0, allowed ?? Number.MAX_SAFE_INTEGER),
    trouble: heldBy ? 'elsewhere' : trouble,
    heldBy,
    total: price && count > 0 ? { ...price, amount: total } : null,
  };
}

/** A price that was agreed on binds nobody once the thing costs less than that. */
const isBetter = (agreed: Money, price: Money): boolean =>
  agreed.currency === price.currency && agreed.amount < price.amount;
