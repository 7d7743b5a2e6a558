export { askingChargebacks } from './asking-chargebacks.job.ts';
export { chargebacksInvariants } from './chargebacks.invariants.ts';
export { chargebacksPart } from './chargebacks.personal.ts';
export { chargebacks } from './chargebacks.plugin.ts';
export { hearChargebackEvent } from './hear-chargeback.ts';
export { withChargebacks } from './refund-meanwhile.ts';
export { sendingEvidence } from './send-evidence.act.ts';
export { sendingDueEvidence } from './sending-evidence.job.ts';
