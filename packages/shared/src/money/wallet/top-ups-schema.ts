import { z } from 'zod';
import { cardId } from '../../ids.ts';
import { money } from '../../money.ts';

export const topUpBody = z.strictObject({ amount: money, card: cardId });

export type TopUpBody = z.infer<typeof topUpBody>;

export const walletRefundBody = z.strictObject({ amount: money });

/** What of a wallet can leave it other than by buying. */
export const refundable = z.object({
  /** What was topped up and not used, and can go back to its cards. */
  items: z.array(money),
  /** What no card gave: who leaves the market can only give it up. */
  credit: z.array(money),
});

export type Refundable = z.infer<typeof refundable>;

export const walletRefunded = z.object({
  /** What goes back to which card. */
  parts: z.array(z.object({ amount: money, card: z.object({ brand: z.string(), last4: z.string() }) })),
});

export type WalletRefunded = z.infer<typeof walletRefunded>;
