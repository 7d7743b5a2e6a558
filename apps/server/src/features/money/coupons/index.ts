export { couponRefused } from './coupons.failures.ts';
export { couponsInvariants } from './coupons.invariants.ts';
export { couponsPart } from './coupons.personal.ts';
export { coupons } from './coupons.plugin.ts';
export { marketCoupons } from './market-coupons.plugin.ts';
export {
  type CouponCall,
  quoteCoupon,
  returnCoupon,
  useCoupon,
  useCouponAgain,
} from './use.service.ts';
