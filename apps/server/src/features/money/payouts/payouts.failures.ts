import type { PayoutObstacle } from '@souk/shared/money/payouts/schema.ts';
import type { Money } from '@souk/shared/money.ts';
import { Failure } from '../../../platform/errors/failure.ts';

const inWords: Readonly<Record<PayoutObstacle, { status: number; message: string }>> = {
  payouts_unavailable: { status: 409, message: 'This market can’t send payouts right now.' },
  shop_suspended: {
    status: 403,
    message: 'This shop is suspended. Contact support to ask for a review.',
  },
  shop_closed: { status: 409, message: 'This shop is closed. Reopen it to withdraw what’s left.' },
  seller_not_verified: { status: 409, message: 'Verify your identity before your first payout.' },
  no_bank_account: { status: 409, message: 'Add a bank account first.' },
  payout_details_due: {
    status: 409,
    message: 'The payment provider needs to verify your identity before it can pay you.',
  },
  payout_details_checked: { status: 409, message: 'The payment provider is checking your details.' },
  payouts_paused: {
    status: 409,
    message: 'The bank account is new. Payouts start 48 hours after it was added.',
  },
  payout_running: { status: 409, message: 'A payout is being sent right now.' },
  below_least_payout: { status: 409, message: 'That’s less than the smallest payout.' },
};

export const notPayable = (code: PayoutObstacle, details?: object): Failure =>
  new Failure({ code, ...inWords[code], ...(details ? { details } : {}) });

/** What keeps the provider from it is for the operator to put right. */
export const payoutsRefused = (): Failure =>
  new Failure({
    code: 'payouts_refused',
    status: 409,
    message: 'The payment provider can’t set up payouts for this shop.',
  });

export const notEnoughAvailable = (available: Money): Failure =>
  new Failure({
    code: 'not_enough_available',
    status: 409,
    message: 'That’s more than is ready to be paid out.',
    details: { available },
  });

export const debtPaymentUndone = (): Failure =>
  new Failure({
    code: 'debt_payment_undone',
    status: 409,
    message: 'This payment was undone already.',
  });

export const moreThanOwed = ({ amount, currency }: Money): Failure =>
  new Failure({
    code: 'more_than_owed',
    status: 409,
    message: 'The shop owes less than that.',
    details: { owed: { amount: Math.abs(amount), currency } },
  });
