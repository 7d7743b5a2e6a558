import { Failure } from '../../../platform/errors/failure.ts';

// Why the run list of a show cannot be changed like that.

const refusal = (code: string, message: string) => new Failure({ code, status: 409, message });

export const showOver = (): Failure => refusal('show_over', 'This show is over.');

export const runListFull = (): Failure =>
  refusal('run_list_full', 'There’s no room for more on this run list.');

export const tooManyQuickLots = (): Failure =>
  refusal('too_many_quick_lots', 'A show has no more than 300 quick lots.');

export const notForTheList = (): Failure =>
  refusal('not_for_the_list', 'Only products that are on sale and in stock can be added.');

export const coHostCurrency = (currency: string): Failure =>
  refusal('co_host_currency', `Lots of this show are sold in ${currency}.`);

export const priceOfAnother = (): Failure =>
  refusal('price_of_another', 'Only the shop that sells this lot sets its price.');

export const sellerGone = (): Failure =>
  refusal('seller_gone', 'The shop that sells this lot isn’t in the show any more.');

export const lotNotOver = (): Failure => refusal('lot_not_over', 'Only unsold lots can run again.');

export const lotHasPreBids = (): Failure =>
  refusal('lot_has_pre_bids', 'People have already bid on this, so you can only lower the price.');
