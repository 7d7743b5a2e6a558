import type { ShopId } from '@souk/shared/ids.ts';
import { isWon } from '@souk/shared/money/checkout/rules.ts';
import type { CouponBearer, CouponShare, CouponShop } from '@souk/shared/money/coupons/rules.ts';
import type { Tax } from '@souk/shared/money/taxes/rules.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { TaxedWhere } from '../../../platform/db/orders-tables.ts';
import { type CouponCall, quoteCoupon } from '../coupons/index.ts';
import type { TaxesIn } from '../taxes/index.ts';
import { needsAddress, type Quote, type QuotedShop } from './quote.ts';

/** What its coupon is asked about; null without a code. */
export function couponCallOf({ checkout, shops }: Quote, now: Date): CouponCall | null {
  const { id, buyer_id, source, coupon_code: code, coupon_as_of } = checkout;
  // Of a gift nothing is taken off.
  if (code === null || source === 'giveaway') return null;
  const of = { userId: buyer_id, checkoutId: id, isWon: isWon(source) };
  return { code, ...of, shops: shops.flatMap(couponShopOf), now: coupon_as_of ?? now };
}

/** What its coupon takes off at this moment, or why it does not. */
export async function couponOf(
  db: Db,
  quote: Quote,
  now: Date,
): Promise<{ coupon: Quote['coupon']; shares: CouponShare[]; bearer: CouponBearer }> {
  const call = couponCallOf(quote, now);
  if (!call) return { coupon: null, shares: [], bearer: 'shop' };
  const quoted = await quoteCoupon(db, call);
  const none = { code: call.code, worth: null, shop: null };
  if (quoted.refusal !== null)
    return { coupon: { ...none, refusal: quoted.refusal }, shares: [], bearer: 'shop' };
  const { worth, shares, bearer } = quoted;
  const shop = bearer === 'shop' ? onlyShop(quote, shares) : null;
  return { coupon: { code: call.code, refusal: null, worth, shop }, shares, bearer };
}

const onlyShop = ({ shops }: Quote, shares: readonly CouponShare[]): string | null =>
  shares.length === 1
    ? (shops.find(({ id }) => id === shares[0]?.shopId)?.lines[0]?.row.shop.name ?? null)
    : null;

/** The tax of each order, after what its shop takes off; none before it is known where to. */
export function taxesOf(
  taxIn: TaxesIn,
  { address, shops }: Quote,
  shares: readonly CouponShare[],
): Map<ShopId, Tax | null> {
  const taxed = shops.flatMap((quoted) => {
    const place = quoted.sums && taxedAt(quoted, address);
    if (!place) return [];
    const { country, region } = place;
    const off = shares.find(({ shopId }) => shopId === quoted.id);
    const regions = regionsOf(quoted, place);
    const lines = paidLines(quoted).map(({ row: { categoryId }, total }, i) => ({
      categoryId,
      region: regions[i] ?? region,
      total: total - (off?.lines[i] ?? 0),
    }));
    const shipping = fullShipping(quoted) - (off?.shipping ?? 0);
    return [[quoted.id, taxIn({ country, region, lines, shipping })] as const];
  });
  return new Map(taxed);
}

export interface TaxedAt {
  country: string;
  region: string;
  where: TaxedWhere;
}

/**
 * An order is taxed in one country: where it goes, even if a part of it is picked up; where it is picked up; and one of
 * nothing but tickets where the first event takes place, or where its shop is if that is nowhere. Its lines have regions.
 */
export function taxedAt(shop: QuotedShop, address: Quote['address']): TaxedAt | null {
  if (needsAddress(shop))
    return address && { country: address.country, region: address.region, where: 'address' };
  const [parcel] = shop.parcels;
  if (parcel)
    return {
      ...{ country: parcel.shipsFrom, region: parcel.chosen?.way.pickupRegion ?? '' },
      where: 'pickup',
    };
  const first = paidLines(shop)[0]?.row;
  if (first?.venue) return { ...first.venue, where: 'event' };
  return first?.country ? { country: first.country, region: '', where: 'shop' } : null;
}

/** Of each line that is paid: of the country that its order is taxed in, where it is picked up or takes place, or else goes. */
export function regionsOf(
  shop: QuotedShop,
  { country, region }: Pick<TaxedAt, 'country' | 'region'>,
): string[] {
  return paidLines(shop).map(({ row }) => {
    if (row.venue) return row.venue.country === country ? row.venue.region : region;
    const parcel = shop.parcels.find(({ lines }) => lines.includes(row.variantId));
    const way = parcel?.chosen?.way;
    return way?.kind === 'pickup' && parcel?.shipsFrom === country ? way.pickupRegion : region;
  });
}

/** Before anything is taken off. */
function couponShopOf(shop: QuotedShop): CouponShop[] {
  const { id: shopId, currency, sums } = shop;
  if (!sums) return [];
  const lines = paidLines(shop).map(({ row, total }) => ({ productId: row.productId, total }));
  return [{ shopId, currency, lines, shipping: fullShipping(shop) }];
}

const paidLines = ({ lines }: QuotedShop) => lines.filter(({ quantity }) => quantity > 0);

const fullShipping = ({ parcels }: QuotedShop): number =>
  parcels.reduce((sum, { chosen }) => sum + (chosen?.price ?? 0), 0);
