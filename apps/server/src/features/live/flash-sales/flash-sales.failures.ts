import { Failure } from '../../../platform/errors/failure.ts';

const refusal = (code: string, message: string, details?: object) =>
  new Failure({ code, status: 409, message, ...(details ? { details } : {}) });

export const flashSaleRunning = (): Failure =>
  refusal('flash_sale_running', 'Another flash sale of this show or product is still running.');

export const flashSaleOver = (): Failure => refusal('flash_sale_over', 'This flash sale is over.');

export const flashSaleStock = (available: number): Failure =>
  refusal('flash_sale_stock', 'There aren’t that many in stock.', { available });

export const flashSaleNotCheaper = (): Failure =>
  refusal('flash_sale_not_cheaper', 'The price has to be lower, and above zero.');

export const tooManyFlashSales = (): Failure =>
  refusal('too_many_flash_sales', 'A show has no more than 100 flash sales.');
