import type { UserId } from '../../ids.ts';
import { marketAccount, walletOf } from './accounts.ts';
import { moved, type Posting } from './postings.ts';

export const toppedUp = (userId: UserId, amount: number): Posting[] =>
  moved(marketAccount('clearing'), walletOf(userId), amount);

/** What was topped up and not used goes back to its card. */
export const topUpReturned = (userId: UserId, amount: number): Posting[] =>
  moved(walletOf(userId), marketAccount('refunds'), amount);

/** Kept for a payment until it is decided. */
export const walletHeld = (userId: UserId, amount: number): Posting[] =>
  moved(walletOf(userId), marketAccount('holds'), amount);

export const walletReleased = (userId: UserId, amount: number): Posting[] =>
  moved(marketAccount('holds'), walletOf(userId), amount);

/** The provider sent it. */
export const refundSettled = (amount: number): Posting[] =>
  moved(marketAccount('refunds'), marketAccount('clearing'), amount);

/** The card takes nothing any more, or its owner would rather have it here. */
export const backInWallet = (userId: UserId, amount: number): Posting[] =>
  moved(marketAccount('refunds'), walletOf(userId), amount);

/** What no card takes back, left behind by who closes their account. */
export const creditGivenUp = (userId: UserId, amount: number): Posting[] =>
  moved(walletOf(userId), marketAccount('given-up'), amount);
