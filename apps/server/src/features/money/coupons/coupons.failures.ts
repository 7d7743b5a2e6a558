import { type CouponRefusal, couponLimits } from '@souk/shared/money/coupons/rules.ts';
import { Failure } from '../../../platform/errors/failure.ts';
import { invalidInput } from '../../../platform/errors/failures.ts';

const sentences: Record<CouponRefusal, string> = {
  unknown: 'There’s no coupon with this code.',
  'other-shop': 'This coupon is from a shop that isn’t part of your order.',
  'not-yet': 'This coupon isn’t valid yet.',
  expired: 'This coupon has expired.',
  'used-up': 'This coupon has been used as often as it can be.',
  'used-by-you': 'You’ve already used this coupon.',
  'other-currency': 'This coupon is for another currency.',
  'other-products': 'This coupon is for other products.',
  'not-won': 'This coupon isn’t for what is won in auctions.',
  'too-little': 'Your order is below the minimum for this coupon.',
  'nothing-to-take-off': 'There’s nothing this coupon could take off your order.',
};

export const couponRefused = (reason: CouponRefusal): Failure =>
  new Failure({ code: 'coupon_refused', status: 409, message: sentences[reason], details: { reason } });

export const tooManyCoupons = (): Failure =>
  new Failure({
    code: 'too_many_coupons',
    status: 409,
    message: `A shop keeps up to ${couponLimits.perShop} coupons. Delete one first.`,
  });

export const couponChanged = (version: number): Failure =>
  new Failure({
    code: 'edit_conflict',
    status: 409,
    message: 'This has changed in the meantime.',
    details: { version },
  });

export const codeTaken = (): Failure =>
  invalidInput([{ field: 'code', message: 'Is already the code of another coupon.' }]);
