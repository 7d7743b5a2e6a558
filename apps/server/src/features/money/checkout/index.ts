export { expiringCheckouts } from './checkout.jobs.ts';
export { checkout } from './checkout.plugin.ts';
export { ordersPurpose } from './checkout.purpose.ts';
export { checkoutInvariants } from './checkouts.invariants.ts';
export { checkoutsPart } from './checkouts.personal.ts';
export { payCheckout } from './pay.act.ts';
export { stopPaying } from './stop-paying.act.ts';
