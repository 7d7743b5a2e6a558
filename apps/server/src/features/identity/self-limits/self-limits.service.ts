import {
  type CoolDownDays,
  changeLimit,
  coolDownEnd,
  limitAt,
  limitPeriods,
  type SpendingLimit,
} from '@souk/shared/identity/self-limits/rules.ts';
import type { ChangeSelfLimits, SelfLimits } from '@souk/shared/identity/self-limits/schema.ts';
import type { UserId } from '@souk/shared/ids.ts';
import type { Db } from '../../../platform/db/database.ts';
import { invalidInput } from '../../../platform/errors/failures.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { findRatesOfSpent } from '../../../platform/settings/rates.repo.ts';
import { marketCurrency } from '../../../platform/settings/settings.ts';
import {
  findCare,
  findLimits,
  keepLimit,
  keepReminder,
  lengthenCoolDown,
  lockLimitsOf,
} from './self-limits.repo.ts';
import { type SpentSince, spentWithin } from './spending.service.ts';

export function readSelfLimits({ db, clock, actor }: UserCtx, spentSince: SpentSince): Promise<SelfLimits> {
  return presentLimits(db, actor.userId, clock.now(), spentSince);
}

/** Lower holds at once, higher and none a day later. */
export async function changeSelfLimits(
  { db, clock, actor: { userId } }: UserCtx,
  wanted: ChangeSelfLimits,
  spentSince: SpentSince,
): Promise<SelfLimits> {
  const currency = await marketCurrency(db);
  const foreign = limitPeriods.filter((period) => wanted[period] && wanted[period]?.currency !== currency);
  if (foreign.length > 0) {
    throw invalidInput(
      foreign.map((period) => ({ field: `${period}.currency`, message: `Is ${currency} in this market.` })),
    );
  }
  const now = clock.now();
  return db.transaction().execute(async (tx) => {
    await lockLimitsOf(tx, userId);
    const limits = await findLimits(tx, userId);
    for (const period of limitPeriods) {
      const asked = wanted[period];
      if (asked === undefined) continue;
      await keepLimit(tx, userId, period, changeLimit(limits[period], asked, now), now);
    }
    if (wanted.remindMinutes !== undefined) await keepReminder(tx, userId, wanted.remindMinutes);
    return presentLimits(tx, userId, now, spentSince);
  });
}

/** Begins a break from buying. It can be made longer, and not shorter. */
export async function coolDown(
  { db, clock, actor: { userId } }: UserCtx,
  days: CoolDownDays,
  spentSince: SpentSince,
): Promise<SelfLimits> {
  const now = clock.now();
  return db.transaction().execute(async (tx) => {
    await lockLimitsOf(tx, userId);
    const { cool_down_until } = await findCare(tx, userId);
    await lengthenCoolDown(tx, userId, coolDownEnd(cool_down_until, days, now));
    return presentLimits(tx, userId, now, spentSince);
  });
}

async function presentLimits(db: Db, userId: UserId, now: Date, spentSince: SpentSince): Promise<SelfLimits> {
  const currency = await marketCurrency(db);
  const limits = await findLimits(db, userId);
  const care = await findCare(db, userId);
  const rates = await findRatesOfSpent(db, currency);
  const spent = await spentWithin(db, userId, { currency, rates }, now, spentSince);
  const over = care.cool_down_until === null || care.cool_down_until <= now;
  return {
    currency,
    limits: {
      day: presentLimit(limitAt(limits.day, now)),
      week: presentLimit(limitAt(limits.week, now)),
      month: presentLimit(limitAt(limits.month, now)),
    },
    spent: {
      day: { amount: spent.day, currency },
      week: { amount: spent.week, currency },
      month: { amount: spent.month, currency },
    },
    remindMinutes: care.remind_minutes,
    coolDownUntil: over ? null : (care.cool_down_until?.toISOString() ?? null),
  };
}

const presentLimit = (limit: SpendingLimit | null) =>
  limit && {
    amount: limit.amount,
    next: limit.next && { amount: limit.next.amount, from: limit.next.from.toISOString() },
  };
