export { type OrderToTax, taxesOfOrders } from './tax.service.ts';
export { taxes } from './taxes.plugin.ts';
