import type { ProductId, ShopId, UserId } from '@souk/shared/ids.ts';
import { type CouponRefusal, couponCode, refusalOfWins } from '@souk/shared/money/coupons/rules.ts';
import type { CouponWorth } from '@souk/shared/money/coupons/schema.ts';
import type { Money } from '@souk/shared/money.ts';
import type { Db } from '../../../platform/db/database.ts';
import { presentWorth, termsOf } from './coupon.presenter.ts';
import { countUses, findByCode, isCode } from './coupon.repo.ts';

interface WinsCall {
  code: string;
  userId: UserId;
  shopId: ShopId;
  currency: string;
  now: Date;
}

export type CouponForWins =
  | { refusal: CouponRefusal }
  | {
      refusal: null;
      worth: CouponWorth;
      leastAmount: Money | null;
      /** Null is everything. */
      productIds: readonly ProductId[] | null;
      /** How often more they may use it; null is any number. */
      left: number | null;
      endsAt: Date | null;
    };

/** What a code would take off what is won of a shop, before anything of it has a price; nothing is written. */
export async function quoteForWins(db: Db, call: WinsCall): Promise<CouponForWins> {
  const { userId, shopId, currency, now } = call;
  const code = couponCode(call.code);
  let refusal: CouponRefusal | null = null;
  for (const row of await findByCode(db, code, [shopId])) {
    const uses = await countUses(db, row.id, { userId, checkoutId: null });
    const terms = termsOf(row);
    const refused = refusalOfWins(terms, { currency, uses, now });
    if (refused === null) {
      const { leastAmount, productIds, usesPerPerson, endsAt } = terms;
      return {
        refusal: null,
        worth: presentWorth(row),
        leastAmount: leastAmount === null ? null : { amount: leastAmount, currency },
        left: usesPerPerson === null ? null : usesPerPerson - uses.byPerson,
        ...{ productIds, endsAt },
      };
    }
    refusal ??= refused;
  }
  // Nobody is told how another shop's coupon stands.
  return { refusal: refusal ?? ((await isCode(db, code)) ? 'other-shop' : 'unknown') };
}
