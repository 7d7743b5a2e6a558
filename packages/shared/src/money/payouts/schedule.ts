import { cardStep, smallCoin } from '../../money-rules.ts';

export const payoutSchedules = ['request', 'weekly', 'monthly'] as const;
export type PayoutSchedule = (typeof payoutSchedules)[number];

/** How long a new account gets no payouts, so that a burglar cannot take the money along. */
export const pauseHours = 48;
const PAUSE_MS = pauseHours * 3_600_000;

export const pausedUntil = (changedAt: Date): Date => new Date(changedAt.getTime() + PAUSE_MS);

/** The least that is sent to a bank: five of the main unit, or 500 of one without cents. */
export const leastPayout = (currency: string): number => 500 * smallCoin(currency);

/** What is sent to a bank is a multiple of it: banks know two decimals, and of these two currencies none. */
export const payoutStep = (currency: string): number =>
  ['HUF', 'TWD'].includes(currency) ? 100 : cardStep(currency);

/** The hour in UTC at which the day is the same nearly everywhere. */
const HOUR = 12;
const DAY_MS = 86_400_000;
const MONDAY = 1;

/** When it was last time to pay out by this schedule; null without one. */
export function lastPayoutTime(schedule: PayoutSchedule, now: Date): Date | null {
  if (schedule === 'request') return null;
  const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()];
  if (schedule === 'monthly') {
    const first = new Date(Date.UTC(year, month, 1, HOUR));
    return first <= now ? first : new Date(Date.UTC(year, month - 1, 1, HOUR));
  }
  const today = new Date(Date.UTC(year, month, day, HOUR));
  const monday = new Date(today.getTime() - ((today.getUTCDay() - MONDAY + 7) % 7) * DAY_MS);
  return monday <= now ? monday : new Date(monday.getTime() - 7 * DAY_MS);
}

/** When one that could not go out is tried again: a day later, and never after the next regular date, which pays out all. */
export function retryTime(schedule: PayoutSchedule, now: Date): Date | null {
  const [again, next] = [new Date(now.getTime() + DAY_MS), nextPayoutTime(schedule, now)];
  return next && again < next ? again : null;
}

export function nextPayoutTime(schedule: PayoutSchedule, now: Date): Date | null {
  const last = lastPayoutTime(schedule, now);
  if (last === null) return null;
  if (schedule === 'weekly') return new Date(last.getTime() + 7 * DAY_MS);
  return new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth() + 1, 1, HOUR));
}
