import { z } from 'zod';
import type { BareSum } from './money-rules.ts';

/** Integer minor units and a currency; a float never holds money. */
export const money = z.object({
  amount: z.int(),
  currency: z.string().length(3),
});
export type Money = z.infer<typeof money>;

/** Money in a request, with an amount between these. */
export const moneyOf = (amount: { min: number; max: number }) =>
  z.strictObject({ amount: z.int().min(amount.min).max(amount.max), currency: z.string().length(3) });

/** In a document that names its currency once, beside all of its sums. */
export const bareSum = z.int() as unknown as z.ZodType<BareSum, number>;

export { allDecimals, minorDigits } from './money-digits.ts';
export {
  type Amounts,
  addMoney,
  amountsOf,
  cardStep,
  inCurrency,
  moneyIn,
  shareOf,
  subtractMoney,
} from './money-rules.ts';
