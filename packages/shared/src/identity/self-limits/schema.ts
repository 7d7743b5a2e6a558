import { z } from 'zod';
import { money } from '../../money.ts';
import { coolDownDays, remindEveryMinutes } from './rules.ts';

const spendingLimit = z.object({
  amount: money,
  /** A looser limit that waits; null takes the limit away. */
  next: z.object({ amount: money.nullable(), from: z.iso.datetime() }).nullable(),
});
const ofPeriods = <Part extends z.ZodType>(part: Part) => z.object({ day: part, week: part, month: part });

export const selfLimits = z.object({
  /** The market's own; new limits are in it. */
  currency: z.string().length(3),
  limits: ofPeriods(spendingLimit.nullable()),
  /** In the last 24 hours, 7 days and 30 days. */
  spent: ofPeriods(money),
  remindMinutes: z.int().nullable(),
  /** Nothing can be bought or bid on until then. */
  coolDownUntil: z.iso.datetime().nullable(),
});
export type SelfLimits = z.infer<typeof selfLimits>;

// Up to a hundred million in a currency with cents; more is no limit.
const wantedLimit = z.strictObject({
  amount: z.int().min(1).max(10_000_000_000),
  currency: z.string().length(3),
});

/** What is not named stays as it is; null takes a limit or the reminder away. */
export const changeSelfLimitsBody = z.strictObject({
  day: wantedLimit.nullable().optional(),
  week: wantedLimit.nullable().optional(),
  month: wantedLimit.nullable().optional(),
  remindMinutes: z.int().min(remindEveryMinutes.min).max(remindEveryMinutes.max).nullable().optional(),
});
export type ChangeSelfLimits = z.infer<typeof changeSelfLimitsBody>;

export const coolDownBody = z.strictObject({ days: z.literal([...coolDownDays]) });
