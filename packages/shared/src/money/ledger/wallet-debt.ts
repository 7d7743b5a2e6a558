import type { UserId } from '../../ids.ts';
import { marketAccount, userAccount, walletOf } from './accounts.ts';
import { balanced, moved, type Posting } from './postings.ts';

/** What a person has to spend at this moment, or owes: one of the two is zero. */
export interface WalletMoney {
  userId: UserId;
  balance: number;
  /** Zero or below. */
  owed: number;
}
export type WalletRule<Input> = (wallet: WalletMoney, input: Input) => Posting[];

/** A bank took a top-up back: its credit stands still until that is decided, and what was spent of it is owed. */
export function topUpChargedBack({ userId, balance }: WalletMoney, amount: number): Posting[] {
  const there = Math.min(balance, amount);
  return balanced([
    { account: userAccount('wallet-frozen', userId), amount },
    { account: walletOf(userId), amount: -there },
    { account: userAccount('wallet-owed', userId), amount: there - amount },
  ]);
}

/** A top-up went back to its card without being asked for: what was spent of it is owed. */
export function topUpTaken({ userId, balance }: WalletMoney, amount: number): Posting[] {
  const there = Math.min(balance, amount);
  return balanced([
    { account: marketAccount('refunds'), amount },
    { account: walletOf(userId), amount: -there },
    { account: userAccount('wallet-owed', userId), amount: there - amount },
  ]);
}

/** The bank let it be: the credit is there again. */
export const topUpChargeWon = (userId: UserId, amount: number): Posting[] =>
  moved(userAccount('wallet-frozen', userId), walletOf(userId), amount);

/** The bank keeps it. */
export const topUpChargeLost = (userId: UserId, amount: number): Posting[] =>
  moved(userAccount('wallet-frozen', userId), marketAccount('clearing'), amount);

/** It kept it, and gives it back after all. */
export const topUpChargeReturned = (userId: UserId, amount: number): Posting[] =>
  moved(marketAccount('clearing'), walletOf(userId), amount);

/** Whatever comes into a wallet pays what its owner owes first. */
export function payingDebts(
  postings: readonly Posting[],
  owedBy: (userId: UserId) => number,
): readonly Posting[] {
  const debts = postings.flatMap(({ account, amount }) => {
    if (account.kind !== 'wallet') return [];
    const debt = Math.min(amount, -owedBy(account.owner));
    return debt > 0 ? moved(account, userAccount('wallet-owed', account.owner), debt) : [];
  });
  return debts.length === 0 ? postings : balanced([...postings, ...debts]);
}
