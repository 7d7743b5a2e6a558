import {
  type LimitPeriod,
  limitPeriods,
  type SpendingLimit,
  type SpendingLimits,
} from '@souk/shared/identity/self-limits/rules.ts';
import type { UserId } from '@souk/shared/ids.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { Row } from '../../../platform/db/insert-all.ts';

/** Changes to someone's limits wait here for their turn. */
export async function lockLimitsOf(tx: Db, userId: UserId): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

export async function findLimits(db: Db, userId: UserId): Promise<SpendingLimits> {
  const rows = await db.selectFrom('self_limits').selectAll().where('user_id', '=', userId).execute();
  return byPeriod(rows);
}

/** The same for a purchase: a second one at the same time waits until this one is made or given up. */
export async function holdLimits(tx: Db, userId: UserId): Promise<SpendingLimits> {
  const rows = await tx
    .selectFrom('self_limits')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('period')
    .forUpdate()
    .execute();
  return byPeriod(rows);
}

export async function keepLimit(
  tx: Db,
  userId: UserId,
  period: LimitPeriod,
  limit: SpendingLimit | null,
  now: Date,
): Promise<void> {
  if (limit === null) {
    await tx.deleteFrom('self_limits').where('user_id', '=', userId).where('period', '=', period).execute();
    return;
  }
  const values = {
    currency: limit.amount.currency,
    amount: limit.amount.amount,
    next_amount: limit.next?.amount?.amount ?? null,
    next_from: limit.next?.from ?? null,
    set_at: now,
  };
  await tx
    .insertInto('self_limits')
    .values({ user_id: userId, period, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'period']).doUpdateSet(values))
    .execute();
}

export async function findCare(
  db: Db,
  userId: UserId,
): Promise<Pick<Row<'self_care'>, 'remind_minutes' | 'cool_down_until'>> {
  const row = await db
    .selectFrom('self_care')
    .select(['remind_minutes', 'cool_down_until'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? { remind_minutes: null, cool_down_until: null };
}

export async function keepReminder(tx: Db, userId: UserId, minutes: number | null): Promise<void> {
  await tx
    .insertInto('self_care')
    .values({ user_id: userId, remind_minutes: minutes })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ remind_minutes: minutes }))
    .execute();
}

/** A cool-down only ever grows, even with two writers at the same time. */
export async function lengthenCoolDown(tx: Db, userId: UserId, until: Date): Promise<void> {
  await tx
    .insertInto('self_care')
    .values({ user_id: userId, remind_minutes: null, cool_down_until: until })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({
        cool_down_until: sql`greatest(self_care.cool_down_until, excluded.cool_down_until)`,
      }),
    )
    .execute();
}

function byPeriod(rows: Array<Row<'self_limits'>>): SpendingLimits {
  const found = new Map(rows.map((row) => [row.period, limitOf(row)]));
  const entries = limitPeriods.map((period) => [period, found.get(period) ?? null]);
  return Object.fromEntries(entries) as SpendingLimits;
}

function limitOf(row: Row<'self_limits'>): SpendingLimit {
  const { currency, amount, next_amount, next_from } = row;
  return {
    amount: { amount, currency },
    next: next_from && {
      amount: next_amount === null ? null : { amount: next_amount, currency },
      from: next_from,
    },
  };
}
