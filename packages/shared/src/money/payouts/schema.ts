import { z } from 'zod';
import { isPlainLine } from '../../identity/accounts/plain-text.ts';
import { debtPaymentId, orderId, payoutId, shopId } from '../../ids.ts';
import { money } from '../../money.ts';
import { cursorPageOf, tableQuery } from '../../paging.ts';
import { type AccountProblem, accountProblems, normalNumbers } from './bank-account.ts';
import { payoutSchedules } from './schedule.ts';
import { payoutFailures, payoutStates } from './states.ts';

/** A bank account as it is shown: never its number. */
export const bankAccount = z.object({
  holder: z.string(),
  /** ISO 3166-1 alpha-2 */
  country: z.string(),
  last4: z.string(),
  since: z.iso.datetime(),
  /** Nothing is paid out to it before; null once that is over. */
  pausedUntil: z.iso.datetime().nullable(),
});
export type BankAccount = z.infer<typeof bankAccount>;

export const ownBankAccount = z.object({ account: bankAccount.nullable() });
export type OwnBankAccount = z.infer<typeof ownBankAccount>;

const number = z.string().trim().max(60);

export const bankAccountBody = z
  .strictObject({
    holder: z
      .string()
      .trim()
      .min(2)
      .max(80)
      .refine(isPlainLine, 'Contains characters that cannot be printed.'),
    country: z.string().trim().toUpperCase().max(2),
    /** The IBAN, or the account number where a country has its own. */
    number,
    /** Routing number, sort code or bank code; null with an IBAN. */
    routing: number.nullable().default(null),
  })
  .superRefine((body, context) => {
    for (const { field, problem } of accountProblems(body)) {
      context.addIssue({ code: 'custom', path: [field], message: inWords[problem] });
    }
  })
  .transform((body) => ({ holder: body.holder, ...normalNumbers(body) }));
export type BankAccountBody = z.input<typeof bankAccountBody>;
export type ReadBankAccount = z.output<typeof bankAccountBody>;

const inWords: Readonly<Record<AccountProblem, string>> = {
  country: 'Is not a country that can be paid to.',
  iban: 'Is not an IBAN of that country.',
  routing: 'Is not a routing number.',
  'sort-code': 'Is not a sort code.',
  'bank-code': 'Is 3 to 11 letters and digits.',
  number: 'Is not an account number there.',
};

/** What a payout waits for. Each has words on the seller's screen, and a code when it is asked for all the same. */
export const payoutObstacles = [
  'payouts_unavailable',
  'shop_suspended',
  'shop_closed',
  'seller_not_verified',
  'no_bank_account',
  'payout_details_due',
  'payout_details_checked',
  'payouts_paused',
  'payout_running',
  'below_least_payout',
] as const;
export const payoutObstacle = z.enum(payoutObstacles);
export type PayoutObstacle = z.infer<typeof payoutObstacle>;

export const payout = z.object({
  _id: payoutId,
  /** "PO-0093" */
  number: z.string(),
  state: z.enum(payoutStates),
  amount: money,
  /** The last four of the account it went to. */
  last4: z.string(),
  bySchedule: z.boolean(),
  failure: z.enum(payoutFailures).nullable(),
  requestedAt: z.iso.datetime(),
  /** When the bank should have it; null while that is not known. */
  expectedAt: z.iso.datetime().nullable(),
  settledAt: z.iso.datetime().nullable(),
});
export type Payout = z.infer<typeof payout>;
export const payoutPage = cursorPageOf(payout);
export type PayoutPage = z.infer<typeof payoutPage>;

/** What a shop has in one currency. */
export const shopBalance = z.object({
  available: money,
  pending: money,
  /** What of that is tips, and when the first of them are the shop's; null where none wait. */
  tips: z.object({ amount: money, nextAt: z.iso.datetime() }).nullable(),
  /** In disputes, and kept back for chargebacks. */
  frozen: money,
  inPayout: money,
  /** What the shop owes the market: the next sales pay it. */
  owed: money,
  /** What of that its owner's wallet can pay now. */
  payable: money,
  least: money,
  /** Why nothing can be paid out now; null when it can. */
  obstacle: payoutObstacle.nullable(),
});
export type ShopBalance = z.infer<typeof shopBalance>;

export const payoutOverview = z.object({
  /** The shop's own currency first. */
  balances: z.array(shopBalance),
  account: bankAccount.nullable(),
  schedule: z.enum(payoutSchedules),
  nextAt: z.iso.datetime().nullable(),
  /** When a payout by schedule that could not go out is tried again. */
  retryAt: z.iso.datetime().nullable(),
});
export type PayoutOverview = z.infer<typeof payoutOverview>;

/** The provider’s page on which a seller says who they are. It works for minutes, and once. */
export const payoutOnboarding = z.object({ url: z.url() });
export type PayoutOnboarding = z.infer<typeof payoutOnboarding>;

export const scheduleBody = z.strictObject({ schedule: z.enum(payoutSchedules) });

/** More than nothing. */
export const amountBody = z.strictObject({ amount: money.extend({ amount: z.int().min(1) }) });

export const movedToWallet = z.object({ moved: money });
/** As much of it as was owed, and as their wallet had. */
export const paidDebt = z.object({ paid: money });

/** What a shop owes the market, in one currency. */
export const shopDebt = z.object({
  /** Of the shop and the currency. */
  _id: z.string(),
  shop: z.object({ _id: shopId, name: z.string() }),
  owed: money,
});
export type ShopDebt = z.infer<typeof shopDebt>;
export const shopDebtQuery = tableQuery.extend({
  /** Words of the shop's name. */
  search: z.string().trim().max(120).optional(),
});
export type ShopDebtQuery = z.infer<typeof shopDebtQuery>;
export const shopDebtList = z.object({ items: z.array(shopDebt), total: z.int() });
export type ShopDebtList = z.infer<typeof shopDebtList>;

const line = (most: number) =>
  z.string().trim().min(1).max(most).refine(isPlainLine, 'Contains characters that cannot be printed.');

/** Money that a shop paid the market directly. */
export const receivedDebt = amountBody.extend({
  /** By which it is found again: of a bank's statement, or of a receipt. */
  reference: line(80),
});
export type ReceivedDebt = z.infer<typeof receivedDebt>;
export const bookedDebt = z.object({ owed: money });

/** One such payment, as staff see it. */
export const debtPayment = z.object({
  _id: debtPaymentId,
  shop: z.object({ _id: shopId, name: z.string() }),
  amount: money,
  reference: z.string(),
  bookedAt: z.iso.datetime(),
  /** Booked by mistake; null where it counts. */
  undone: z.object({ at: z.iso.datetime(), reason: z.string() }).nullable(),
});
export type DebtPayment = z.infer<typeof debtPayment>;
export const debtPaymentList = z.object({ items: z.array(debtPayment), total: z.int() });
export type DebtPaymentList = z.infer<typeof debtPaymentList>;

/** The shop reads why as well. */
export const undoDebtBody = z.strictObject({ reason: line(200) });
export type UndoDebtBody = z.infer<typeof undoDebtBody>;

/** What came together since the payout before it. */
export const payoutLine = z.object({
  kind: z.string(),
  at: z.iso.datetime(),
  orderId: orderId.nullable(),
  /** "SK-20431" */
  order: z.string().nullable(),
  title: z.string().nullable(),
  /**
   * Of a sale: what its buyer paid, how much of that was for shipping, what went back before it was the shop's, and what of the
   * rest went where. `gross` less all the others but `shipping` is `net`.
   */
  sale: z
    .object({
      ...{ gross: money, shipping: money, refunded: money },
      ...{ commission: money, paymentFee: money, tax: money },
      /** It paid what the shop owed, or waits in reserve. */
      withheld: money,
    })
    .nullable(),
  /** What it added to the money that was ready, or took from it. */
  net: money,
});
export type PayoutLine = z.infer<typeof payoutLine>;

export const payoutDetail = payout.extend({
  /** What was left from before. */
  carried: money,
  lines: z.array(payoutLine),
  /** How many more there are than are listed here. */
  more: z.int(),
});
export type PayoutDetail = z.infer<typeof payoutDetail>;

export const adminPayout = payout.extend({
  shop: z.object({ _id: shopId, name: z.string() }),
  /** Why it failed, by the provider's own code. */
  refusal: z.string().nullable(),
});
export type AdminPayout = z.infer<typeof adminPayout>;
export const adminPayoutQuery = tableQuery.extend({
  /** Words of the shop's name, or a payout's number. */
  search: z.string().trim().max(120).optional(),
  /** `under-way`: neither arrived nor back yet. */
  state: z.enum([...payoutStates, 'under-way']).optional(),
});
export type AdminPayoutQuery = z.infer<typeof adminPayoutQuery>;
export const adminPayoutList = z.object({ items: z.array(adminPayout), total: z.int() });
export type AdminPayoutList = z.infer<typeof adminPayoutList>;
