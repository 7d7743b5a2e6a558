import { z } from 'zod';
import { shopId, userId } from '../../ids.ts';
import { money } from '../../money.ts';
import { cursorPageOf, cursorQuery } from '../../paging.ts';
import { transactionKinds } from '../ledger/kinds.ts';
import { allMovementGroups } from './groups.ts';
import { historySpans } from './spans.ts';

/** What a shop has in one currency. */
export const shopBalance = z.object({
  pending: money,
  available: money,
  /** In dispute. */
  frozen: money,
  /** Kept back for a while. */
  reserve: money,
  inPayout: money,
  /** What the shop owes the market, as a sum above zero. */
  owed: money,
});
export type ShopBalance = z.infer<typeof shopBalance>;

/** Two kinds of money: what one buys with, and what one's shop earned. Each has a line for every currency it is in. */
export const walletView = z.object({
  wallet: z.array(money).min(1),
  /** Of top-ups that a bank took back: what stands still until it decides, and what was spent before, as sums above zero. */
  takenBack: z.array(z.object({ frozen: money, owed: money })),
  shop: z.object({ _id: shopId, name: z.string(), balances: z.array(shopBalance).min(1) }).nullable(),
});
export type WalletView = z.infer<typeof walletView>;

export const movementState = z.enum(['settled', 'pending', 'in-dispute', 'on-its-way', 'paid-out', 'failed']);
export type MovementState = z.infer<typeof movementState>;

/** A movement of the reader's money; the screen that shows it words it. */
export const movement = z.object({
  _id: z.string(),
  kind: z.enum(transactionKinds),
  at: z.iso.datetime(),
  state: movementState,
  /** How much more or less one has. Nothing where money only changed its place. */
  amount: money,
  /** What changed its place. */
  moved: money.nullable(),
  /** What one could spend or be paid out after it; null where that stayed as it was. */
  balance: money.nullable(),
  order: z.string().nullable(),
  title: z.string().nullable(),
  card: z.string().nullable(),
  payout: z.string().nullable(),
  bank: z.string().nullable(),
  person: z.object({ _id: userId, name: z.string(), handle: z.string() }).nullable(),
});
export type Movement = z.infer<typeof movement>;

const moneyAccount = z.enum(['wallet', 'shop']);
export type MoneyAccount = z.infer<typeof moneyAccount>;

const narrowed = {
  account: moneyAccount,
  show: z.enum(allMovementGroups).optional(),
  /** The number of an order or a payout: "SK-20431", "20431", "PO-0093". */
  search: z.string().trim().max(40).optional(),
};
export const movementsQuery = cursorQuery.extend(narrowed);
export type MovementsQuery = z.infer<typeof movementsQuery>;
export const statementQuery = z.strictObject(narrowed);
export type StatementQuery = z.infer<typeof statementQuery>;
export const movementPage = cursorPageOf(movement);
export type MovementPage = z.infer<typeof movementPage>;

export const historyQuery = z.strictObject({
  account: moneyAccount,
  currency: z.string().regex(/^[A-Z]{3}$/),
  days: z.coerce
    .number()
    .pipe(z.union(historySpans.map((span) => z.literal(span))))
    .default(30),
});
export type HistoryQuery = z.infer<typeof historyQuery>;

/** How much there was to spend, or to be paid out, over the last days. */
export const balanceHistory = z.object({
  currency: z.string(),
  /** From the oldest to now, as far apart as each other. */
  points: z.array(z.object({ at: z.iso.datetime(), amount: money })).min(2),
  /** There was money in it at some time, though it may be longer ago. */
  begun: z.boolean(),
  /** The payouts among them, newest last; on a wallet none. */
  payouts: z.array(z.object({ at: z.iso.datetime(), number: z.string(), amount: money })),
});
export type BalanceHistory = z.infer<typeof balanceHistory>;
