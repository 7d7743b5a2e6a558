export { payLot } from './pay-lot.act.ts';
export { settleDue } from './settle-due.ts';
export { settlementInvariants } from './settlement.invariants.ts';
export { settlementPart } from './settlement.personal.ts';
export { settlement } from './settlement.plugin.ts';
export { startSettling } from './settling-clock.ts';
export { buyerOfLot, isSoldLot, priceOfLot, standingSale } from './standing-sale.sql.ts';
