export { findDelivery } from './delivery.service.ts';
export { openDefaultProfile } from './profile.service.ts';
export { shippingPart } from './shipping.personal.ts';
export { shipping } from './shipping.plugin.ts';
