import { type ProductProblem, productRules } from '@souk/shared/market/catalog/edit-rules.ts';
import type { EditConflict, StockChanged } from '@souk/shared/market/catalog/edit-schema.ts';
import type { ProductStatus } from '@souk/shared/market/catalog/schema.ts';
import { Failure } from '../../../../platform/errors/failure.ts';
import { invalidInput } from '../../../../platform/errors/failures.ts';

/** Each with its rule, so that a form can say it in its own words. */
export const explained = (problems: readonly ProductProblem[]) =>
  problems.map(({ field, rule }) => ({ field, rule, message: productRules[rule] }));

export const invalidProduct = (problems: readonly ProductProblem[]): Failure =>
  invalidInput(explained(problems));

export const editConflict = (details: EditConflict): Failure =>
  new Failure({
    code: 'edit_conflict',
    status: 409,
    message: 'This product has changed in the meantime.',
    details,
  });

export const stockChanged = (details: StockChanged): Failure =>
  new Failure({
    code: 'stock_changed',
    status: 409,
    message: 'The stock has changed in the meantime, perhaps because of a sale.',
    details,
  });

export const productStatusForbids = (status: ProductStatus): Failure =>
  new Failure({
    code: 'product_status',
    status: 409,
    message: `You can’t do this to a product that’s ${status}.`,
    details: { status },
  });

export const auctionHasPreBids = (): Failure =>
  new Failure({
    code: 'lot_has_pre_bids',
    status: 409,
    message: 'People have already bid on this, so you can only lower the price.',
  });

export const spotOfBreak = (): Failure =>
  new Failure({
    code: 'spot_of_break',
    status: 409,
    message: 'This is a spot of a break. It can be changed once the break is over.',
  });

export const auctionRunning = (): Failure =>
  new Failure({
    code: 'auction_running',
    status: 409,
    message: 'Its auction is running. Wait until it ends.',
  });
