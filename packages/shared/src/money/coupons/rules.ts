import type { ProductId, ShopId } from '../../ids.ts';
import { shareOf } from '../../money-rules.ts';
import { shareOut } from '../fees/share-out.ts';

// Amounts are minor units of the currency beside them.

export const couponKinds = ['percentage', 'amount', 'free-shipping'] as const;
export type CouponKind = (typeof couponKinds)[number];

/** Who goes without what is taken off. */
export const couponBearers = ['shop', 'market'] as const;
export type CouponBearer = (typeof couponBearers)[number];

export const couponLimits = {
  code: { min: 3, max: 24 },
  /** Those that are over do not count; so many of them are listed, the newest. */
  perShop: 100,
  overListed: 200,
  uses: 1_000_000,
  products: 200,
} as const;

/** Why a coupon takes nothing off; each is a sentence to its buyer. */
export const couponRefusals = [
  'unknown',
  'other-shop',
  'not-yet',
  'expired',
  'used-up',
  'used-by-you',
  'other-currency',
  'other-products',
  'not-won',
  'too-little',
  'nothing-to-take-off',
] as const;
export type CouponRefusal = (typeof couponRefusals)[number];

export type CouponWorth =
  | { kind: 'percentage'; basisPoints: number }
  | { kind: 'amount'; amount: number }
  | { kind: 'free-shipping' };

export interface CouponTerms {
  /** Null is the market's own, for every shop. */
  shopId: ShopId | null;
  worth: CouponWorth;
  /** That of its amounts; null has none, and holds in every currency. */
  currency: string | null;
  /** What has to be bought at least, of the things it is for. */
  leastAmount: number | null;
  startsAt: Date | null;
  endsAt: Date | null;
  uses: number | null;
  usesPerPerson: number | null;
  /** Null is everything. */
  productIds: readonly ProductId[] | null;
  /** For what is won in auctions too. */
  alsoWon: boolean;
}

/** How often it was used before, by anybody and by who wants to use it now. */
export interface CouponUses {
  total: number;
  byPerson: number;
}

/** What becomes one order. */
export interface CouponShop {
  shopId: ShopId;
  currency: string;
  lines: ReadonlyArray<{ productId: ProductId; total: number }>;
  shipping: number;
}

/** What is taken off one order. `lines` add up to `items`. */
export interface CouponShare {
  shopId: ShopId;
  items: number;
  lines: number[];
  shipping: number;
}

interface CouponUse {
  shops: readonly CouponShop[];
  uses: CouponUses;
  /** What is paid was won in an auction. */
  isWon: boolean;
  now: Date;
}

export type AppliedCoupon = { refusal: CouponRefusal } | { refusal: null; shares: CouponShare[] };

/** What a coupon takes off what the buyer is about to buy. */
export function applyCoupon(terms: CouponTerms, { shops, uses, isWon, now }: CouponUse): AppliedCoupon {
  const refusal = refusalOfUse(terms, uses, now);
  if (refusal) return { refusal };
  const ofShop = shops.filter(({ shopId }) => terms.shopId === null || shopId === terms.shopId);
  if (ofShop.length === 0) return { refusal: 'other-shop' };
  if (isWon && !terms.alsoWon) return { refusal: 'not-won' };
  const paid = ofShop.filter(({ currency }) => terms.currency === null || currency === terms.currency);
  if (paid.length === 0) return { refusal: 'other-currency' };
  const meant = paid.map((shop) => ({ shop, totals: shop.lines.map((line) => totalFor(terms, line)) }));
  const concerned = meant.filter(({ totals }) => totals.some((total) => total !== null));
  if (concerned.length === 0) return { refusal: 'other-products' };
  const worths = concerned.map(({ shop, totals }) => ({ shop, totals: totals.map((total) => total ?? 0) }));
  const bought = sumOf(worths.flatMap(({ totals }) => totals));
  if (bought < (terms.leastAmount ?? 0)) return { refusal: 'too-little' };
  const shares = sharesOf(terms.worth, worths);
  const isWorthSomething = shares.some(({ items, shipping }) => items + shipping > 0);
  return isWorthSomething ? { refusal: null, shares } : { refusal: 'nothing-to-take-off' };
}

/** Why a coupon takes nothing off what is won of its shop, whatever that then is and costs. */
export function refusalOfWins(
  terms: CouponTerms,
  { currency, uses, now }: { currency: string; uses: CouponUses; now: Date },
): CouponRefusal | null {
  const refusal = refusalOfUse(terms, uses, now);
  if (refusal) return refusal;
  if (!terms.alsoWon) return 'not-won';
  return terms.currency === null || terms.currency === currency ? null : 'other-currency';
}

/** No other win brings it back: it is not kept for the next. */
export const isSpent = (refusal: CouponRefusal): boolean =>
  ['unknown', 'other-shop', 'expired', 'used-up', 'used-by-you', 'not-won'].includes(refusal);

function refusalOfUse(terms: CouponTerms, uses: CouponUses, now: Date): CouponRefusal | null {
  if (terms.startsAt && now < terms.startsAt) return 'not-yet';
  if (terms.endsAt && now >= terms.endsAt) return 'expired';
  if (terms.usesPerPerson !== null && uses.byPerson >= terms.usesPerPerson) return 'used-by-you';
  if (terms.uses !== null && uses.total >= terms.uses) return 'used-up';
  return null;
}

const totalFor = ({ productIds }: CouponTerms, { productId, total }: CouponShop['lines'][number]) =>
  productIds === null || productIds.includes(productId) ? total : null;

interface Concerned {
  shop: CouponShop;
  /** Of each of its lines; nothing for one that the coupon is not for. */
  totals: number[];
}

function sharesOf(worth: CouponWorth, concerned: readonly Concerned[]): CouponShare[] {
  if (worth.kind === 'free-shipping') {
    return concerned.map(({ shop, totals }) => ({
      shopId: shop.shopId,
      ...{ items: 0, lines: totals.map(() => 0), shipping: shop.shipping },
    }));
  }
  const bought = concerned.map(({ totals }) => sumOf(totals));
  const off =
    worth.kind === 'percentage'
      ? concerned.map(
          ({ shop }, i) =>
            shareOf({ amount: bought[i] ?? 0, currency: shop.currency }, worth.basisPoints).amount,
        )
      : shareOut(Math.min(worth.amount, sumOf(bought)), bought);
  return concerned.map(({ shop, totals }, i) => {
    const items = off[i] ?? 0;
    return { shopId: shop.shopId, items, lines: shareOut(items, totals), shipping: 0 };
  });
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** As it is compared and shown: capitals, without spaces around it. */
export const couponCode = (typed: string): string => typed.trim().toUpperCase();

/** In the order in which a list shows them. */
export const couponStates = ['running', 'planned', 'used-up', 'over'] as const;
