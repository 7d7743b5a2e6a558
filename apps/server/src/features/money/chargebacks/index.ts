export { chargebacksInvariants } from './chargebacks.invariants.ts';
export { hearChargebackEvent } from './hear-chargeback.ts';
export { withChargebacks } from './refund-meanwhile.ts';
