import { type CouponKind, couponCode, couponLimits } from '@souk/shared/money/coupons/rules.ts';
import type { Coupon, CouponBody, CouponChange } from '@souk/shared/money/coupons/schema.ts';
import { westernDigits } from '@/ui/text-input/western-digits.ts';

/** A coupon as it is typed. Amounts are minor units, days are `YYYY-MM-DD` where its writer is. */
export interface CouponDraft {
  code: string;
  kind: CouponKind;
  percent: string;
  amount: number | null;
  /** Empty begins at once. */
  firstDay: string;
  /** With this day still; empty never ends. */
  lastDay: string;
  least: number | null;
  uses: string;
  perPerson: string;
  which: 'all' | 'some';
  productIds: readonly string[];
  alsoWon: boolean;
}

export const emptyCoupon = (code: string): CouponDraft => ({
  ...{ code, kind: 'percentage', percent: '10', amount: null },
  ...{ firstDay: '', lastDay: '', least: null, uses: '', perPerson: '1', which: 'all', productIds: [] },
  alsoWon: false,
});

export function couponDraftOf(coupon: Coupon): CouponDraft {
  const { code, worth, startsAt, endsAt, leastAmount, uses, usesPerPerson, productIds } = coupon;
  return {
    code,
    kind: worth.kind,
    percent: worth.kind === 'percentage' ? String(worth.basisPoints / 100) : '',
    amount: worth.kind === 'amount' ? worth.amount.amount : null,
    firstDay: startsAt ? dayOf(new Date(startsAt)) : '',
    lastDay: endsAt ? dayOf(new Date(new Date(endsAt).getTime() - 1)) : '',
    least: leastAmount?.amount ?? null,
    uses: uses === null ? '' : String(uses),
    perPerson: usesPerPerson === null ? '' : String(usesPerPerson),
    which: productIds === null ? 'all' : 'some',
    productIds: productIds ?? [],
    alsoWon: coupon.alsoWon,
  };
}

/** Everything of it, for one that is new. */
export function couponBodyOf(draft: CouponDraft, currency: string): CouponBody {
  return { code: couponCode(draft.code), ...termsOf(draft, currency) };
}

/** Only what was changed: an end to the minute stays when another field is. */
export function couponChangeOf(
  draft: CouponDraft,
  before: CouponDraft,
  { currency, version }: { currency: string; version: number },
): CouponChange {
  const [now, then] = [termsOf(draft, currency), termsOf(before, currency)];
  const changed = Object.entries(now).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(then[key as keyof Terms]),
  );
  return { ...Object.fromEntries(changed), version };
}

type Terms = Required<Omit<CouponBody, 'code'>>;

function termsOf(draft: CouponDraft, currency: string): Terms {
  const { kind, firstDay, lastDay, least } = draft;
  return {
    worth:
      kind === 'percentage'
        ? { kind, basisPoints: basisPointsOf(draft.percent) ?? 0 }
        : kind === 'amount'
          ? { kind, amount: { amount: draft.amount ?? 0, currency } }
          : { kind },
    leastAmount: least ? { amount: least, currency } : null,
    startsAt: firstDay ? midnightOf(firstDay, 0) : null,
    endsAt: lastDay ? midnightOf(lastDay, 1) : null,
    uses: countOf(draft.uses),
    usesPerPerson: countOf(draft.perPerson),
    productIds: draft.which === 'all' ? null : [...draft.productIds],
    alsoWon: draft.alsoWon,
  } as Terms;
}

/** "12,5" is 1250; null is no percentage a coupon can have. */
export function basisPointsOf(percent: string): number | null {
  const points = Math.round(Number(westernDigits(percent).replace(/[,٫]/, '.').trim() || 'none') * 100);
  return points >= 100 && points <= 10_000 ? points : null;
}

/** Null where nothing is typed. */
export function countOf(typed: string): number | null {
  const plain = westernDigits(typed).trim();
  return plain === '' ? null : Number(plain);
}

export function isCount(typed: string): boolean {
  const count = countOf(typed);
  return count === null || (Number.isInteger(count) && count >= 1 && count <= couponLimits.uses);
}

export function isCode(typed: string): boolean {
  const code = couponCode(typed);
  const { min, max } = couponLimits.code;
  return code.length >= min && code.length <= max && /^[A-Z0-9](?:-?[A-Z0-9])*$/.test(code);
}

function dayOf(at: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** Where its writer is, so many days after the beginning of a day. */
function midnightOf(day: string, after: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + after).toISOString();
}
