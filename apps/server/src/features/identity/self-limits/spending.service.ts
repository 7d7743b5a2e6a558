import { limitPeriods, mayBuy, periodsBefore, type Spent } from '@souk/shared/identity/self-limits/rules.ts';
import type { UserId } from '@souk/shared/ids.ts';
import type { Money } from '@souk/shared/money.ts';
import { worthIn } from '@souk/shared/settings/rates.ts';
import type { Db } from '../../../platform/db/database.ts';
import { findRates, findRatesOfSpent } from '../../../platform/settings/rates.repo.ts';
import { marketCurrency } from '../../../platform/settings/settings.ts';
import { coolingDown, currencyNotCounted, spendingLimitReached } from './self-limits.failures.ts';
import { findCare, holdLimits } from './self-limits.repo.ts';

/**
 * What someone has spent in a currency since then, in minor units: given by the part that keeps purchases.
 */
export type SpentSince = (db: Db, userId: UserId, currency: string, since: Date) => Promise<number>;

/**
 * Refuses a purchase or a bid that someone's own limits forbid. Called in the transaction that makes the purchase:
 * their limits stay locked until it ends, so that two purchases at once cannot both use what one of them may. Limits
 * are in the market's currency; what others are worth in it is said by its operator's rates.
 */
export async function guardSpending(
  tx: Db,
  userId: UserId,
  /** That may still be counted while it is asked what they set themselves. */
  money: Money | readonly Money[] | Promise<readonly Money[]>,
  now: Date,
  spentSince: SpentSince,
): Promise<void> {
  const [limits, { cool_down_until }, currency, asked] = await Promise.all([
    holdLimits(tx, userId),
    findCare(tx, userId),
    marketCurrency(tx),
    money,
  ]);
  const isCounted = limitPeriods.some((period) => limits[period]?.amount.currency === currency);
  const wanted = [asked].flat();
  const price = isCounted ? sumIn(currency, await findRates(tx, currency), wanted) : { amount: 0, currency };
  const spent = isCounted
    ? await spentWithin(
        tx,
        userId,
        { currency, rates: await findRatesOfSpent(tx, currency) },
        now,
        spentSince,
      )
    : { day: 0, week: 0, month: 0 };
  const verdict = mayBuy({ limits, coolDownUntil: cool_down_until }, spent, price, now);
  if (verdict.may) return;
  if (verdict.why === 'cool-down') throw coolingDown(verdict.until);
  throw spendingLimitReached(verdict.period, verdict.left);
}

export async function spentWithin(
  db: Db,
  userId: UserId,
  { currency, rates }: Counting,
  now: Date,
  spentSince: SpentSince,
): Promise<Spent> {
  const since = periodsBefore(now);
  const within = async (begin: Date) => {
    const sums: Money[] = [];
    for (const of of [currency, ...rates.keys()])
      sums.push({ amount: await spentSince(db, userId, of, begin), currency: of });
    return sumIn(currency, rates, sums).amount;
  };
  return { day: await within(since.day), week: await within(since.week), month: await within(since.month) };
}

/** What is counted in, and what one unit of each other currency is worth in it. */
export interface Counting {
  currency: string;
  rates: ReadonlyMap<string, string>;
}

function sumIn(currency: string, rates: Counting['rates'], sums: readonly Money[]): Money {
  const amount = sums.reduce((sum, one) => {
    if (one.currency === currency || one.amount === 0) return sum + one.amount;
    const rate = rates.get(one.currency);
    if (rate === undefined) throw currencyNotCounted(one.currency);
    return sum + worthIn(one, rate, currency).amount;
  }, 0);
  return { amount, currency };
}
