import type { ShopId, UserId } from '../../ids.ts';

// Whose money lies where. A positive balance belongs to the account's owner.

export const userAccountKinds = [
  'wallet',
  /** Of top-ups that a bank took back and has not decided about. */
  'wallet-frozen',
  /** What of such a top-up was spent before: zero or below. Whatever comes into the wallet pays it first. */
  'wallet-owed',
] as const;
export type UserAccountKind = (typeof userAccountKinds)[number];

export const shopAccountKinds = [
  /** Of orders whose money is not free yet. */
  'shop-pending',
  /** Free to be paid out. */
  'shop-available',
  /** Of orders in dispute. */
  'shop-frozen',
  /** Kept back for chargebacks that may come. */
  'shop-reserve',
  /** On its way to the bank. */
  'shop-in-payout',
  /** What the shop owes the market: zero or below. */
  'shop-owed',
] as const;
export type ShopAccountKind = (typeof shopAccountKinds)[number];

export const marketAccountKinds = [
  /** The money at the payment provider, as a negative sum: each posting here has its owner elsewhere. */
  'clearing',
  /** Money that reached the market beside its provider, as a negative sum too. */
  'outside',
  'commission',
  'payment-fees',
  /** What the provider takes for its work: zero or below. */
  'provider-fees',
  'tax',
  /** What the market gave as discounts: zero or below. */
  'coupons',
  /** Credit that people left behind. */
  'given-up',
  /** Wallet money of payments that are not decided yet. */
  'holds',
  /** Money on its way back to cards. */
  'refunds',
] as const;
export type MarketAccountKind = (typeof marketAccountKinds)[number];

export const accountKinds = [...userAccountKinds, ...shopAccountKinds, ...marketAccountKinds] as const;
export type AccountKind = (typeof accountKinds)[number];

export type Account =
  | { kind: UserAccountKind; owner: UserId }
  | { kind: ShopAccountKind; owner: ShopId }
  | { kind: MarketAccountKind; owner: null };

export const userAccount = (kind: UserAccountKind, userId: UserId): Account => ({ kind, owner: userId });
export const walletOf = (userId: UserId): Account => userAccount('wallet', userId);
export const shopAccount = (kind: ShopAccountKind, shopId: ShopId): Account => ({ kind, owner: shopId });
export const marketAccount = (kind: MarketAccountKind): Account => ({ kind, owner: null });

export const isMarketKind = (kind: AccountKind): kind is MarketAccountKind =>
  (marketAccountKinds as readonly string[]).includes(kind);

/** Whether an account of this kind may stand at this. The database checks the same. */
export function mayStandAt(kind: AccountKind, balance: number): boolean {
  if (kind === 'shop-owed' || kind === 'wallet-owed') return balance <= 0;
  return isMarketKind(kind) || balance >= 0;
}
