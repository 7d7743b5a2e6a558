import type { UserId } from '../../ids.ts';
import { balanced, type Posting } from './postings.ts';
import { netOfSale, refunded, type SaleParts, tipCaptured } from './sale.ts';
import { matured, type ShopMoney } from './shop-money.ts';
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

/**
 * All of it is in its giver's wallet again; the market gives its commission back, and the shop the rest, first of what
 * waits of it still.
 */
export function tipSentBack(
  shop: ShopMoney,
  { fromId, amount, commission, waiting }: TipParts & { waiting: number },
): Posting[] {
  const to = { card: 0, wallet: amount, taken: 0 };
  const parts = { buyerId: fromId, to, commission, paymentFee: 0, tax: 0, discount: 0 };
  return refunded(withWaiting(shop, waiting), parts);
}

const withWaiting = (shop: ShopMoney, pending: number): ShopMoney => ({
  ...shop,
  ofOrder: { pending, frozen: 0 },
});
