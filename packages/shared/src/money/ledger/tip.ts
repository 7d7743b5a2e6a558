import type { UserId } from '../../ids.ts';
import { marketAccount, shopAccount, walletOf } from './accounts.ts';
import { balanced, type Posting } from './postings.ts';
import { netOfSale, refunded, type SaleParts, shareBack, tipCaptured } from './sale.ts';
import { giveToShop, matured, type ShopMoney } from './shop-money.ts';
import { walletHeld } from './wallet.ts';

/** What is given, by whom, and what of it the market keeps. */
export interface TipParts {
  fromId: UserId;
  amount: number;
  commission: number;
  paymentFee: number;
}

const saleOf = ({ amount, commission, paymentFee }: Omit<TipParts, 'fromId'>): SaleParts => ({
  ...{ paid: { card: 0, held: amount }, commission, paymentFee, tax: 0, discount: 0 },
});

/** What is left for the shop. */
export const netOfTip = (parts: Omit<TipParts, 'fromId'>): number => netOfSale(saleOf(parts));

/** From a wallet to a shop, less what the market takes; it may have to wait there before it is the shop's to spend. */
export function tipGiven(shop: ShopMoney, { waits, ...parts }: TipParts & { waits: boolean }): Posting[] {
  return balanced([
    ...walletHeld(parts.fromId, parts.amount),
    ...tipCaptured(shop, { ...saleOf(parts), waits }),
  ]);
}

/** It waited long enough. */
export const tipMatured = (shop: ShopMoney, { net }: { net: number }): Posting[] =>
  matured(withWaiting(shop, net), { withheld: 0 });

/** What of a tip is with its giver again, and how much of the commission went there with it. */
export interface TipReturned {
  returned: number;
  commissionReturned: number;
}

/** The commission that goes with so much more of it, or comes again with so much less. */
export function commissionOfReturn(
  { amount, commission }: Pick<TipParts, 'amount' | 'commission'>,
  { returned, commissionReturned }: TipReturned,
  more: number,
): number {
  const by = shareBack({ whole: commission, before: 0 }, { whole: amount, before: 0 }, returned + more);
  return by - commissionReturned;
}

/** What of it is its shop’s still. The card’s fee is, whatever goes back, so that in the end a tip may cost a shop money. */
export const leftOfTip = (parts: Omit<TipParts, 'fromId'>, back: TipReturned): number =>
  netOfTip(parts) - (back.returned - back.commissionReturned);

/** So much of a tip, and what of that is the market’s commission. */
export interface TipShare {
  fromId: UserId;
  amount: number;
  commission: number;
}

/**
 * It is in its giver's wallet again; the market gives its share of the commission back, and the shop the rest, first of
 * what waits of the tip still.
 */
export function tipSentBack(
  shop: ShopMoney,
  { fromId, amount, commission, waiting }: TipShare & { waiting: number },
): Posting[] {
  const to = { card: 0, wallet: amount, taken: 0 };
  const parts = { buyerId: fromId, to, commission, paymentFee: 0, tax: 0, discount: 0 };
  return refunded(withWaiting(shop, waiting), parts);
}

/** What came back of it is the shop's once more, of which so much waits again. */
export function tipGivenAgain(
  shop: ShopMoney,
  { fromId, amount, commission, waits }: TipShare & { waits: number },
): Posting[] {
  return balanced([
    { account: walletOf(fromId), amount: -amount },
    { account: marketAccount('commission'), amount: commission },
    { account: shopAccount('shop-pending', shop.shopId), amount: waits },
    ...giveToShop(shop, amount - commission - waits),
  ]);
}

const withWaiting = (shop: ShopMoney, pending: number): ShopMoney => ({
  ...shop,
  ofOrder: { pending, frozen: 0 },
});
