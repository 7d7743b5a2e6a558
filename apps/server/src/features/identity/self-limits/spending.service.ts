import { limitPeriods, mayBuy, periodsBefore, type Spent } from '@souk/shared/identity/self-limits/rules.ts';
import type { UserId } from '@souk/shared/ids.ts';
import type { Money } from '@souk/shared/money.ts';
import type { Db } from '../../../platform/db/database.ts';
import { coolingDown, spendingLimitReached } from './self-limits.failures.ts';
import { findCare, holdLimits } from './self-limits.repo.ts';

/** What someone has spent in a currency since a moment, in its minor units: given by whoever keeps the purchases. */
export type SpentSince = (db: Db, userId: UserId, currency: string, since: Date) => Promise<number>;

/** The answer of a market that keeps no purchases. */
export const nothingSpent: SpentSince = async () => 0;

/**
 * Refuses a purchase or a bid that someone's own limits forbid. Called in the transaction that makes the purchase:
 * their limits stay locked until it ends, so that two purchases at once cannot both use what one of them may.
 */
export async function guardSpending(
  tx: Db,
  userId: UserId,
  money: Money,
  now: Date,
  spentSince: SpentSince,
): Promise<void> {
  const limits = await holdLimits(tx, userId);
  const { cool_down_until } = await findCare(tx, userId);
  const spent = limitPeriods.some((period) => limits[period])
    ? await spentWithin(tx, userId, money.currency, now, spentSince)
    : { day: 0, week: 0, month: 0 };
  const verdict = mayBuy({ limits, coolDownUntil: cool_down_until }, spent, money, now);
  if (verdict.may) return;
  if (verdict.why === 'cool-down') throw coolingDown(verdict.until);
  throw spendingLimitReached(verdict.period, verdict.left);
}

export async function spentWithin(
  db: Db,
  userId: UserId,
  currency: string,
  now: Date,
  spentSince: SpentSince,
): Promise<Spent> {
  const since = periodsBefore(now);
  return {
    day: await spentSince(db, userId, currency, since.day),
    week: await spentSince(db, userId, currency, since.week),
    month: await spentSince(db, userId, currency, since.month),
  };
}
