import { z } from 'zod';
import { rateShape } from './rates.ts';
import { reserveSettings } from './reserve.ts';
import { arrangedSettings } from './schema.ts';
import { tipRules } from './tips.ts';

const known = new Set(Intl.supportedValuesOf('currency'));
const currency = z.string().refine((code) => known.has(code), 'Is not the three-letter code of a currency.');

/** What one unit of a currency is worth in the market's. */
const rate = z.strictObject({
  currency,
  rate: z.string().trim().regex(rateShape, 'Is not a number above zero.'),
});

/** PUT /admin/payment-settings: how the market is paid, and in what. */
export const paymentSettingsBody = z.strictObject({
  arranged: arrangedSettings.strict(),
  /** What shops may sell in besides the market's own. */
  currencies: z.array(currency).max(50),
  rates: z.array(rate).max(200),
  /** Stays as it was where it is not said. */
  reserve: reserveSettings.strict().optional(),
  tips: tipRules.strict().optional(),
});
export type PaymentSettingsBody = z.output<typeof paymentSettingsBody>;

export const paymentSettings = z.object({
  arranged: arrangedSettings,
  /** The market's own. */
  currency: z.string().length(3),
  currencies: z.array(z.string()),
  rates: z.array(z.object({ currency: z.string(), rate: z.string() })),
  /** In which shops sell, whether or not that is allowed still. */
  used: z.array(z.string()),
  /** What is kept back of shops with many chargebacks. */
  reserve: reserveSettings,
  tips: tipRules,
  cards: z.enum(['sandbox', 'stripe', 'none']),
});
export type PaymentSettings = z.infer<typeof paymentSettings>;
