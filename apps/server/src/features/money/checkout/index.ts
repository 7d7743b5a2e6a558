export { endingCheckouts, expiringCheckouts } from './checkout.jobs.ts';
export { checkout } from './checkout.plugin.ts';
export { ordersPurpose } from './checkout.purpose.ts';
export { findCheckoutById as findCheckoutOf } from './checkout.repo.ts';
export { lockOpen } from './checkout.service.ts';
export { checkoutInvariants } from './checkouts.invariants.ts';
export { checkoutsPart } from './checkouts.personal.ts';
export { orderGift } from './gift.service.ts';
export { orderAddressOf } from './order-address.ts';
export { type Begun as PayingBegun, payCheckout, payUnseen } from './pay.act.ts';
export { showCheckout } from './show.service.ts';
export { stopPaying } from './stop-paying.act.ts';
export { findBesideWin } from './won.repo.ts';
export {
  chargeWon,
  endWon,
  findOrderOfWon,
  hindranceOfWon,
  leaveOutRefused,
  lockWon,
  type OrderOfWon,
  openWon,
  payWon,
  undoWon,
  waitForWon,
} from './won.service.ts';
