import type { UserId } from '../../ids.ts';
import { marketAccount, shopAccount, walletOf } from './accounts.ts';
import { balanced, type Posting, partOf } from './postings.ts';
import { giveToShop, type ShopMoney, takeFromShop } from './shop-money.ts';

/** What one order's buyer paid, and who gets a part of it. Each is zero or above. */
export interface SaleParts {
  paid: { card: number; held: number };
  commission: number;
  paymentFee: number;
  tax: number;
  /** What the market gives towards it with a coupon of its own. */
  discount: number;
}

export function netOfSale({ paid, commission, paymentFee, tax, discount }: SaleParts): number {
  return paid.card + paid.held + discount - commission - paymentFee - tax;
}

/** One order of a captured payment. A fee above the price costs the shop money. */
export function saleCaptured(shop: ShopMoney, parts: SaleParts): Posting[] {
  const net = netOfSale(parts);
  const toShop =
    net < 0 ? takeFromShop(shop, -net) : [{ account: shopAccount('shop-pending', shop.shopId), amount: net }];
  return balanced([...marketParts(parts), ...toShop]);
}

/** What is given without buying: the shop's at once, or like a sale once it waited. */
export function tipCaptured(shop: ShopMoney, { waits, ...parts }: SaleParts & { waits: boolean }): Posting[] {
  const net = netOfSale(parts);
  if (waits || net < 0) return saleCaptured(shop, parts);
  return balanced([...marketParts(parts), ...giveToShop(shop, net)]);
}

/** What a bank took of an order comes back after all: each has their part of it again, the shop at once. */
export const takenReturned = (shop: ShopMoney, parts: SaleParts): Posting[] =>
  tipCaptured(shop, { ...parts, waits: false });

/** Paid straight to the seller, who owes the market its commission for it. */
export const arrangedSale = (shop: ShopMoney, commission: number): Posting[] =>
  balanced([{ account: marketAccount('commission'), amount: commission }, ...takeFromShop(shop, commission)]);

export const arrangedSaleUndone = (shop: ShopMoney, commission: number): Posting[] =>
  balanced([{ account: marketAccount('commission'), amount: -commission }, ...giveToShop(shop, commission)]);

/** What a buyer gets back of one order, and how. */
export interface RefundParts {
  buyerId: UserId;
  /** To the card by way of the provider, to the wallet, or taken by the provider itself (a chargeback). */
  to: { card: number; wallet: number; taken: number };
  /** Each with whom it came from; the rest is the shop's. */
  commission: number;
  paymentFee: number;
  tax: number;
  discount: number;
}

export function refunded(shop: ShopMoney, parts: RefundParts): Posting[] {
  const { buyerId, to, commission, paymentFee, tax, discount } = parts;
  const fromShop = to.card + to.wallet + to.taken + discount - commission - paymentFee - tax;
  return balanced([
    { account: marketAccount('refunds'), amount: to.card },
    { account: walletOf(buyerId), amount: to.wallet },
    { account: marketAccount('clearing'), amount: to.taken },
    { account: marketAccount('commission'), amount: -commission },
    { account: marketAccount('payment-fees'), amount: -paymentFee },
    { account: marketAccount('tax'), amount: -tax },
    { account: marketAccount('coupons'), amount: discount },
    ...(fromShop < 0 ? giveToShop(shop, -fromShop) : takeFromShop(shop, fromShop)),
  ]);
}

/** One part of an order's money, and how much of it was given back before. */
export interface Refundable {
  whole: number;
  before: number;
}

/**
 * The share of a part that goes back with `amount` of what was `paid`. Counted from the whole refunded by then, so that
 * refunds in any number of steps give back exactly the part.
 */
export function shareBack(part: Refundable, paid: Refundable, amount: number): number {
  if (amount < 0 || paid.before + amount > paid.whole) throw new RangeError('more than was paid');
  return Math.max(0, partOf(part.whole, paid.before + amount, paid.whole) - part.before);
}

function marketParts({ paid, commission, paymentFee, tax, discount }: SaleParts): Posting[] {
  return [
    { account: marketAccount('clearing'), amount: -paid.card },
    { account: marketAccount('holds'), amount: -paid.held },
    { account: marketAccount('commission'), amount: commission },
    { account: marketAccount('payment-fees'), amount: paymentFee },
    { account: marketAccount('tax'), amount: tax },
    { account: marketAccount('coupons'), amount: -discount },
  ];
}
