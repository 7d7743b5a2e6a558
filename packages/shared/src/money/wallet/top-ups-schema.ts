import { z } from 'zod';
import { cardId } from '../../ids.ts';
import { money } from '../../money.ts';

export const topUpBody = z.strictObject({ amount: money, card: cardId });

export type TopUpBody = z.infer<typeof topUpBody>;

export const walletRefundBody = z.strictObject({ amount: money });

/** What was topped up and not used, and can go back to its cards. */
export const refundable = z.object({ items: z.array(money) });

export type Refundable = z.infer<typeof refundable>;

export const walletRefunded = z.object({
  /** What goes back to which card. */
  parts: z.array(z.object({ amount: money, card: z.object({ brand: z.string(), last4: z.string() }) })),
});

export type WalletRefunded = z.infer<typeof walletRefunded>;
