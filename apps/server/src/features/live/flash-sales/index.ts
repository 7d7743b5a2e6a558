export { lookAfterFlashSales } from './closing.service.ts';
export { flashSalesLive } from './flash-sale.live.ts';
export { flashSalesInvariants } from './flash-sales.invariants.ts';
export { flashSales } from './flash-sales.plugin.ts';
export { startFlashSale } from './hosting.service.ts';
