import type { Checkout } from '@souk/shared/money/checkout/schema.ts';
import type { Payment } from '@souk/shared/money/payments/schema.ts';
import type { Money } from '@souk/shared/money.ts';

/**
 * What its buyer sees of a checkout: `open` is filled in, at the `bank` they prove that it is them, `waiting` for the
 * answer to a payment, and three ways in which it is over.
 */
export type Stage = 'open' | 'bank' | 'waiting' | 'paid' | 'left' | 'expired';

export function stageOf(checkout: Pick<Checkout, 'state' | 'payments'>): Stage {
  if (checkout.state !== 'paying') return checkout.state;
  return askedByBank(checkout) ? 'bank' : 'waiting';
}

/** The first payment of which a bank wants to hear from its card’s owner. */
export const askedByBank = ({ payments }: Pick<Checkout, 'payments'>): Payment | null =>
  payments.find(({ state }) => state === 'requires-action') ?? null;

/** Whether something happens to it without anybody doing anything here. */
export const hasToWait = (checkout: Pick<Checkout, 'state'>): boolean => checkout.state === 'paying';

/** The last payment that its buyer can try again with another card. */
export function failedPayment({ state, payments }: Pick<Checkout, 'state' | 'payments'>): Payment | null {
  return state === 'open' ? (payments.find((payment) => payment.state === 'failed') ?? null) : null;
}

/** What is to be charged still, one sum for each currency; what goes straight to a shop is not. */
export function dueOf({ summary, payments }: Pick<Checkout, 'summary' | 'payments'>): Money[] {
  const settled = payments.filter(({ state }) => state === 'succeeded').map(({ amount }) => amount.currency);
  return summary
    .filter(({ currency }) => !settled.includes(currency))
    .map(({ total, arranged }) => ({ ...total, amount: total.amount - arranged.amount }));
}
