export { type TaxesIn, taxesIn } from './tax.service.ts';
export { taxes } from './taxes.plugin.ts';
