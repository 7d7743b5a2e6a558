import { z } from 'zod';

/** Integer minor units and a currency; a float never holds money. */
export const money = z.object({
  amount: z.int(),
  currency: z.string().length(3),
});
export type Money = z.infer<typeof money>;

export { addMoney, minorDigits, shareOf, subtractMoney } from './money-rules.ts';
