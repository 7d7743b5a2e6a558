import type { CouponTerms, CouponWorth } from '@souk/shared/money/coupons/rules.ts';
import type { Coupon } from '@souk/shared/money/coupons/schema.ts';
import type { CouponRow, UsedCoupon } from './coupon.repo.ts';

export function presentCoupon(row: UsedCoupon, now: Date): Coupon {
  const terms = termsOf(row);
  const inCurrency = (amount: number) => ({ amount, currency: row.currency ?? '' });
  return {
    _id: row.id,
    code: row.code,
    worth: presentWorth(row),
    bearer: row.bearer,
    leastAmount: row.least_amount === null ? null : inCurrency(row.least_amount),
    startsAt: row.starts_at?.toISOString() ?? null,
    endsAt: row.ends_at?.toISOString() ?? null,
    uses: row.uses,
    usesPerPerson: row.uses_per_person,
    productIds: row.product_ids,
    alsoWon: row.also_won,
    products: row.products,
    used: row.used,
    givenAway: row.givenAway,
    state: stateOf(terms, row.used, now),
    version: row.version,
  };
}

export function presentWorth(row: CouponRow): Coupon['worth'] {
  const worth = worthOf(row);
  if (worth.kind !== 'amount') return worth;
  return { kind: 'amount', amount: { amount: worth.amount, currency: row.currency ?? '' } };
}

function stateOf({ startsAt, endsAt, uses }: CouponTerms, used: number, now: Date): Coupon['state'] {
  if (endsAt && now >= endsAt) return 'over';
  if (uses !== null && used >= uses) return 'used-up';
  return startsAt && now < startsAt ? 'planned' : 'running';
}

export const termsOf = (row: CouponRow): CouponTerms => ({
  shopId: row.shop_id,
  worth: worthOf(row),
  currency: row.currency,
  leastAmount: row.least_amount,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  uses: row.uses,
  usesPerPerson: row.uses_per_person,
  productIds: row.product_ids,
  alsoWon: row.also_won,
});

// The table holds exactly what belongs to the kind.
function worthOf({ kind, basis_points, amount }: CouponRow): CouponWorth {
  if (kind === 'percentage') return { kind, basisPoints: basis_points ?? 0 };
  return kind === 'amount' ? { kind, amount: amount ?? 0 } : { kind };
}
