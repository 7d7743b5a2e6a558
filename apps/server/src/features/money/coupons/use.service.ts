import type { CheckoutId, CouponId, UserId } from '@souk/shared/ids.ts';
import {
  type AppliedCoupon,
  applyCoupon,
  type CouponBearer,
  type CouponRefusal,
  type CouponShare,
  type CouponShop,
  couponCode,
} from '@souk/shared/money/coupons/rules.ts';
import type { Coupon } from '@souk/shared/money/coupons/schema.ts';
import type { Db } from '../../../platform/db/database.ts';
import { gathered } from '../../../platform/db/together.ts';
import { presentWorth, termsOf } from './coupon.presenter.ts';
import {
  type CouponRow,
  countUses,
  findByCode,
  findReturned,
  isCode,
  lockCoupons,
  returnUse,
  saveUse,
  takeReturned,
} from './coupon.repo.ts';
import { couponRefused } from './coupons.failures.ts';

export interface CouponCall {
  code: string;
  userId: UserId;
  /** Whose earlier use of the same coupon does not count. */
  checkoutId: CheckoutId;
  shops: readonly CouponShop[];
  isWon: boolean;
  now: Date;
}

export interface FoundCoupon {
  id: CouponId;
  code: string;
  bearer: CouponBearer;
  worth: Coupon['worth'];
  shares: CouponShare[];
}

export type QuotedCoupon = { refusal: CouponRefusal } | ({ refusal: null } & FoundCoupon);

/** What a code takes off at this moment; nothing is written. */
export async function quoteCoupon(db: Db, call: CouponCall): Promise<QuotedCoupon> {
  return quoteAmong(db, call, await candidates(db, call));
}

/**
 * Uses a coupon for what is about to be paid, in the transaction that writes the orders: of two who want the last use,
 * the second waits here and is refused. The same checkout may use one again, which counts once.
 */
export async function useCoupon(tx: Db, call: CouponCall): Promise<FoundCoupon> {
  const used = await tryCoupon(tx, call);
  if (used.refusal !== null) throw couponRefused(used.refusal);
  const { refusal: _, ...coupon } = used;
  return coupon;
}

/** The same, and says why where it does not hold. Those of one transaction have their turn one after the other. */
export const tryCoupon = gathered<CouponCall, QuotedCoupon>(async (tx, calls) => {
  const found = await Promise.all(calls.map((call) => candidates(tx, call)));
  const ids = found.flat().map(({ id }) => id);
  await lockCoupons(tx, [...new Set(ids)]);
  const answers: QuotedCoupon[] = [];
  for (const call of calls) answers.push(await useLocked(tx, call));
  return answers;
});

async function useLocked(tx: Db, call: CouponCall): Promise<QuotedCoupon> {
  // Read again: who held the lock before may have changed it.
  const quoted = await quoteAmong(tx, call, await candidates(tx, call));
  if (quoted.refusal !== null) return quoted;
  const { userId: user_id, checkoutId: checkout_id, now } = call;
  const [first] = quoted.shares;
  const currency = call.shops.find(({ shopId }) => shopId === first?.shopId)?.currency ?? '';
  // One use has one currency; a market’s percentage over several is written down in that of the first.
  const inFirst = quoted.shares.filter(
    ({ shopId }) => call.shops.find((shop) => shop.shopId === shopId)?.currency === currency,
  );
  const amount = inFirst.reduce((sum, { items, shipping }) => sum + items + shipping, 0);
  await saveUse(tx, { checkout_id, coupon_id: quoted.id, user_id, amount, currency, used_at: now });
  return quoted;
}

/** What was not paid after all was not used; what a part of the checkout was paid with was. */
export const returnCoupon = (tx: Db, checkoutId: CheckoutId, now: Date): Promise<void> =>
  returnUse(tx, checkoutId, now);

/**
 * What was given back is paid for after all. The price holds in any case; the use counts unless others had the last one
 * meanwhile.
 */
export async function useCouponAgain(tx: Db, checkoutId: CheckoutId): Promise<void> {
  const returned = await findReturned(tx, checkoutId);
  if (!returned) return;
  await lockCoupons(tx, [returned.couponId]);
  await takeReturned(tx, checkoutId, returned.couponId);
}

const candidates = (db: Db, { code, shops }: CouponCall): Promise<CouponRow[]> =>
  findByCode(
    db,
    couponCode(code),
    shops.map(({ shopId }) => shopId),
  );

/** Two shops may have the same code: the first that takes something off counts, else why the nearest does not. */
async function quoteAmong(db: Db, call: CouponCall, rows: readonly CouponRow[]): Promise<QuotedCoupon> {
  let refusal: CouponRefusal | null = null;
  for (const row of rows) {
    const uses = await countUses(db, row.id, call);
    const applied: AppliedCoupon = applyCoupon(termsOf(row), { ...call, uses });
    if (applied.refusal === null) {
      const { id, code, bearer } = row;
      return { refusal: null, id, code, bearer, worth: presentWorth(row), shares: applied.shares };
    }
    refusal ??= applied.refusal;
  }
  if (refusal) return { refusal };
  // Nobody is told how another shop's coupon stands.
  return { refusal: (await isCode(db, couponCode(call.code))) ? 'other-shop' : 'unknown' };
}
