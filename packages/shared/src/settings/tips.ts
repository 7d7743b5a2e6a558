import { z } from 'zod';
import { tipDays } from './limits.ts';

/** How many days a tip waits, in which a bank may take back the money that it was made of. */
export const tipRules = z.object({ days: z.int().min(tipDays.least).max(tipDays.most) });
export type TipRules = z.infer<typeof tipRules>;

export const usualTipRules: TipRules = { days: tipDays.usual };
