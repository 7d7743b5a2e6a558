import type { Money } from '../../money.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export const limitPeriods = ['day', 'week', 'month'] as const;
export type LimitPeriod = (typeof limitPeriods)[number];

/** How far back each period looks: rolling windows, so that midnight in nobody's time zone opens the purse again. */
const periodDays: Readonly<Record<LimitPeriod, number>> = { day: 1, week: 7, month: 30 };

/** How long a looser limit waits before it holds. */
const LOOSER_AFTER_HOURS = 24;

export const coolDownDays = [1, 7, 30] as const;
export type CoolDownDays = (typeof coolDownDays)[number];

export const remindEveryMinutes = { min: 5, max: 480 } as const;

export type SpendingLimit = {
  amount: Money;
  /** A looser limit that waits; null money takes the limit away. */
  next: { amount: Money | null; from: Date } | null;
};
export type SpendingLimits = Record<LimitPeriod, SpendingLimit | null>;
/** What was spent within each period up to now, in minor units of one currency. */
export type Spent = Record<LimitPeriod, number>;

/** A limit as it stands: a looser one that has waited long enough holds. */
export function limitAt(limit: SpendingLimit | null, now: Date): SpendingLimit | null {
  if (!limit?.next || limit.next.from > now) return limit;
  return limit.next.amount && { amount: limit.next.amount, next: null };
}

/**
 * The limit after someone asks for another. Lower, or a first one, holds at once; higher or none waits a day, so that
 * it is decided on a calmer morning. Asking for what holds already takes a waiting change back.
 */
export function changeLimit(
  before: SpendingLimit | null,
  wanted: Money | null,
  now: Date,
): SpendingLimit | null {
  const limit = limitAt(before, now);
  // After the market changed its currency the old limit speaks of other money and binds nothing.
  if (!limit || (wanted && wanted.currency !== limit.amount.currency))
    return wanted && { amount: wanted, next: null };
  if (wanted && wanted.amount < limit.amount.amount) return { amount: wanted, next: null };
  if (wanted && wanted.amount === limit.amount.amount) return { amount: limit.amount, next: null };
  const { next } = limit;
  // Asking for less than what waits already is no reason to wait anew.
  const from =
    next && !isLooser(wanted, next.amount)
      ? next.from
      : new Date(now.getTime() + LOOSER_AFTER_HOURS * HOUR_MS);
  return { amount: limit.amount, next: { amount: wanted, from } };
}

/** Since when spending counts for each period. */
export function periodsBefore(now: Date): Record<LimitPeriod, Date> {
  const since = (period: LimitPeriod) => new Date(now.getTime() - periodDays[period] * DAY_MS);
  return { day: since('day'), week: since('week'), month: since('month') };
}

/** What may still be spent of a currency, and which period says so; null without a limit in it. */
export function spendable(
  limits: SpendingLimits,
  spent: Spent & { currency: string },
  now: Date,
): { left: Money; period: LimitPeriod } | null {
  let least: { left: Money; period: LimitPeriod } | null = null;
  for (const period of limitPeriods) {
    const limit = limitAt(limits[period], now);
    if (!limit || limit.amount.currency !== spent.currency) continue;
    const left = Math.max(0, limit.amount.amount - spent[period]);
    if (least === null || left < least.left.amount)
      least = { left: { amount: left, currency: spent.currency }, period };
  }
  return least;
}

export type Purchase =
  | { may: true }
  | { may: false; why: 'cool-down'; until: Date }
  | { may: false; why: 'limit'; period: LimitPeriod; left: Money };

/** Whether someone lets themselves spend this much now; a limit that is met exactly is met. */
export function mayBuy(
  own: { limits: SpendingLimits; coolDownUntil: Date | null },
  spent: Spent,
  price: Money,
  now: Date,
): Purchase {
  if (own.coolDownUntil && own.coolDownUntil > now)
    return { may: false, why: 'cool-down', until: own.coolDownUntil };
  const least = spendable(own.limits, { ...spent, currency: price.currency }, now);
  if (least && price.amount > least.left.amount) return { may: false, why: 'limit', ...least };
  return { may: true };
}

/** When a cool-down asked for now ends: never before one that runs already. */
export function coolDownEnd(running: Date | null, days: CoolDownDays, now: Date): Date {
  const end = new Date(now.getTime() + days * DAY_MS);
  return running && running > end ? running : end;
}

function isLooser(a: Money | null, b: Money | null): boolean {
  if (b === null) return false;
  return a === null || a.amount > b.amount;
}
