import type { UserId } from '../../ids.ts';
import { balanced, type Posting } from './postings.ts';
import { refunded, tipCaptured } from './sale.ts';
import type { ShopMoney } from './shop-money.ts';
import { walletHeld } from './wallet.ts';

/** What is given, by whom, and what of it the market keeps. */
export interface TipParts {
  fromId: UserId;
  amount: number;
  commission: number;
  paymentFee: number;
}

/** From a wallet to a shop, less what the market takes. */
export function tipGiven(shop: ShopMoney, { fromId, amount, commission, paymentFee }: TipParts): Posting[] {
  const parts = { paid: { card: 0, held: amount }, commission, paymentFee, tax: 0, discount: 0 };
  return balanced([...walletHeld(fromId, amount), ...tipCaptured(shop, parts)]);
}

/** All of it is in its giver's wallet again; the market gives its commission back, and the shop the rest. */
export function tipSentBack(shop: ShopMoney, { fromId, amount, commission }: TipParts): Posting[] {
  const to = { card: 0, wallet: amount, taken: 0 };
  return refunded(shop, { buyerId: fromId, to, commission, paymentFee: 0, tax: 0, discount: 0 });
}
