export { couponRefused } from './coupons.failures.ts';
export { couponsInvariants } from './coupons.invariants.ts';
export { couponsPart } from './coupons.personal.ts';
export { coupons } from './coupons.plugin.ts';
export { type CouponForWins, quoteForWins } from './for-wins.service.ts';
export { marketCoupons } from './market-coupons.plugin.ts';
export {
  type CouponCall,
  quoteCoupon,
  returnCoupon,
  tryCoupon,
  useCoupon,
  useCouponAgain,
} from './use.service.ts';
