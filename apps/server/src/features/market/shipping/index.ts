export { findDelivery } from './delivery.service.ts';
export { openDefaultProfile } from './profile.service.ts';
export { canBeHadIn, isHadIn, isProfileOf, isSentTo, isServedBy, profileOf } from './sent-to.ts';
export { notSent } from './shipping.failures.ts';
export { shippingInvariants } from './shipping.invariants.ts';
export { shippingPart } from './shipping.personal.ts';
export { shipping } from './shipping.plugin.ts';
