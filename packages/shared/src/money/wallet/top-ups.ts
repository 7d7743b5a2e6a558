import { z } from 'zod';
import { cardId } from '../../ids.ts';
import { type Money, minorDigits, money } from '../../money.ts';

// In coins of two decimals; one of a currency without any is worth about as much as a hundredth of the others.
const least = 500;
const most = 200_000;

/** How little and how much one puts into a wallet at once. */
export function topUpLimits(currency: string): { least: Money; most: Money } {
  const scale = 10 ** Math.max(0, minorDigits(currency) - 2);
  return {
    least: { amount: least * scale, currency },
    most: { amount: most * scale, currency },
  };
}

export const topUpBody = z.strictObject({ amount: money, card: cardId });
export type TopUpBody = z.infer<typeof topUpBody>;

export const walletRefundBody = z.strictObject({ amount: money });
export type WalletRefundBody = z.infer<typeof walletRefundBody>;

/** What was topped up and not used, and can go back to its cards. */
export const refundable = z.object({ items: z.array(money) });
export type Refundable = z.infer<typeof refundable>;

export const walletRefunded = z.object({
  /** What goes back to which card. */
  parts: z.array(z.object({ amount: money, card: z.object({ brand: z.string(), last4: z.string() }) })),
});
export type WalletRefunded = z.infer<typeof walletRefunded>;
