export { askingChargebacks } from './asking-chargebacks.job.ts';
export { chargebacksInvariants } from './chargebacks.invariants.ts';
export { hearChargebackEvent } from './hear-chargeback.ts';
export { withChargebacks } from './refund-meanwhile.ts';
