export { feesOfSale, feesOfShop, type SaleFees } from './fee.service.ts';
export { fees } from './fees.plugin.ts';
