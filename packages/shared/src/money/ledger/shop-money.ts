import type { ShopId, UserId } from '../../ids.ts';
import { marketAccount, type ShopAccountKind, shopAccount, walletOf } from './accounts.ts';
import { balanced, moved, type Posting } from './postings.ts';

// How a shop's balance changes depends on what is there at that moment: a rule is asked once its accounts are locked.
export type ShopRule<Input> = (shop: ShopMoney, input: Input) => Posting[];

/** What a shop has at this moment, and what of it is one order's. */
export interface ShopMoney {
  shopId: ShopId;
  available: number;
  /** Zero or below. */
  owed: number;
  reserve: number;
  ofOrder: { pending: number; frozen: number };
}

/** What becomes the shop's to spend pays what it owes first. */
export function giveToShop(shop: ShopMoney, amount: number): Posting[] {
  const debt = Math.min(amount, -shop.owed);
  return on(shop, { 'shop-owed': debt, 'shop-available': amount - debt });
}

/** First from what lies there for the order, then from what is available or kept back; what is missing is owed. */
export function takeFromShop(shop: ShopMoney, amount: number): Posting[] {
  const frozen = Math.min(amount, shop.ofOrder.frozen);
  const pending = Math.min(amount - frozen, shop.ofOrder.pending);
  const available = Math.min(amount - frozen - pending, shop.available);
  const reserve = Math.min(amount - frozen - pending - available, shop.reserve);
  return on(shop, {
    'shop-frozen': -frozen,
    'shop-pending': -pending,
    'shop-available': -available,
    'shop-reserve': -reserve,
    'shop-owed': frozen + pending + available + reserve - amount,
  });
}

/** The time to complain is over: the order's money is free, but for a share that is kept back for a while. */
export function matured(shop: ShopMoney, { withheld }: { withheld: number }): Posting[] {
  const amount = shop.ofOrder.pending;
  const free = giveToShop(shop, amount);
  const gained = free.find(({ account }) => account.kind === 'shop-available')?.amount ?? 0;
  const reserve = Math.min(withheld, gained);
  return balanced([
    ...free,
    ...on(shop, { 'shop-pending': -amount, 'shop-available': -reserve, 'shop-reserve': reserve }),
  ]);
}

/**
 * What an order in dispute is worth stays where nobody is paid out of; what has left already cannot. What another dispute
 * froze of it before counts.
 */
export function frozen(shop: ShopMoney, worth: number): Posting[] {
  const amount = Math.max(0, worth - shop.ofOrder.frozen);
  const pending = Math.min(amount, shop.ofOrder.pending);
  const available = Math.min(amount - pending, shop.available);
  return balanced(
    on(shop, {
      'shop-pending': -pending,
      'shop-available': -available,
      'shop-frozen': pending + available,
    }),
  );
}

/** The dispute is decided for the shop. */
export function unfrozen(shop: ShopMoney, to: 'pending' | 'available'): Posting[] {
  const amount = shop.ofOrder.frozen;
  const back = to === 'pending' ? on(shop, { 'shop-pending': amount }) : giveToShop(shop, amount);
  return balanced([...back, ...on(shop, { 'shop-frozen': -amount })]);
}

export const reserveKept = ({ shopId }: ShopMoney, amount: number): Posting[] =>
  moved(shopAccount('shop-available', shopId), shopAccount('shop-reserve', shopId), amount);

/** What of it was not needed meanwhile. */
export function reserveFreed(shop: ShopMoney, amount: number): Posting[] {
  const left = Math.min(amount, shop.reserve);
  return balanced([...giveToShop(shop, left), ...on(shop, { 'shop-reserve': -left })]);
}

export const payoutBegun = ({ shopId }: ShopMoney, amount: number): Posting[] =>
  moved(shopAccount('shop-available', shopId), shopAccount('shop-in-payout', shopId), amount);

export const payoutSettled = (shopId: ShopId, amount: number): Posting[] =>
  moved(shopAccount('shop-in-payout', shopId), marketAccount('clearing'), amount);

export const payoutFailed = (shop: ShopMoney, amount: number): Posting[] =>
  balanced([...giveToShop(shop, amount), ...on(shop, { 'shop-in-payout': -amount })]);

/** The bank sent back what had arrived there. */
export const payoutReturned = (shop: ShopMoney, amount: number): Posting[] =>
  balanced([...giveToShop(shop, amount), { account: marketAccount('clearing'), amount: -amount }]);

export const toOwnersWallet = (
  { shopId }: ShopMoney,
  { ownerId, amount }: { ownerId: UserId; amount: number },
): Posting[] => moved(shopAccount('shop-available', shopId), walletOf(ownerId), amount);

/** Its owner pays out of their wallet what it owes. */
export const debtPaid = (
  shopId: ShopId,
  { ownerId, amount }: { ownerId: UserId; amount: number },
): Posting[] => moved(walletOf(ownerId), shopAccount('shop-owed', shopId), amount);

/** It paid the market directly what it owed. */
export const debtBooked = (shopId: ShopId, amount: number): Posting[] =>
  moved(marketAccount('outside'), shopAccount('shop-owed', shopId), amount);

/** That it did was a mistake: it owes it again, but for what it has to spend. */
export const debtUnbooked = (shop: ShopMoney, amount: number): Posting[] =>
  balanced([{ account: marketAccount('outside'), amount }, ...takeFromShop(shop, amount)]);

function on({ shopId }: ShopMoney, amounts: Partial<Record<ShopAccountKind, number>>): Posting[] {
  return Object.entries(amounts)
    .filter(([, amount]) => amount !== 0)
    .map(([kind, amount]) => ({ account: shopAccount(kind as ShopAccountKind, shopId), amount }));
}
