export { type OrderToTax, taxOfOrder } from './tax.service.ts';
export { taxes } from './taxes.plugin.ts';
