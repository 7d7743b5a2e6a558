import type { ShopId } from '@souk/shared/ids.ts';
import { lastPayoutTime, type PayoutSchedule } from '@souk/shared/money/payouts/schedule.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { PaymentProvider } from '../../../platform/payments/index.ts';

import { isDue } from './retries.repo.ts';

type Kind = Pick<PaymentProvider, 'kind'>;

const dueBy = (now: Date) => sql`(
  schedule = 'weekly' and done_until < ${lastPayoutTime('weekly', now)}
    or schedule = 'monthly' and done_until < ${lastPayoutTime('monthly', now)})`;

// Before the provider has anything to do with it.
const payableHere = sql`shops.status = 'open' and seller_verified_at is not null and b.id is not null`;

const schedulesOfShops = sql`
  payout_schedules p join shops on shops.id = p.shop_id join users on users.id = owner_id
    left join bank_accounts b on b.user_id = owner_id and replaced_at is null
    left join payout_shops s on s.shop_id = p.shop_id`;

/** Whose day has come, but none that something stands in the way of, as `obstacleOf` has it: theirs goes out once that is over. */
export async function findDue(
  db: Db,
  { kind }: Kind,
  now: Date,
): Promise<Array<{ id: ShopId; schedule: PayoutSchedule }>> {
  const { rows } = await sql<{ id: ShopId; schedule: PayoutSchedule }>`
    select p.shop_id as id, schedule from ${schedulesOfShops}
    where ${dueBy(now)} and ${payableHere} and paused_until <= ${now} and waits_for is null
      and (provider_id is not null or ${kind !== 'stripe'})
    order by p.shop_id`.execute(db);
  return rows;
}

/** What a payout by schedule left and is tried again now, unless something stands in the way of it. */
export async function findRetries(
  db: Db,
  { kind }: Kind,
  now: Date,
): Promise<Array<{ id: ShopId; currency: string }>> {
  const { rows } = await sql<{ id: ShopId; currency: string }>`
    select r.shop_id as id, r.currency from payout_retries r join (${schedulesOfShops}) on p.shop_id = r.shop_id
    where ${isDue(now)} and ${payableHere} and paused_until <= ${now} and waits_for is null
      and (provider_id is not null or ${kind !== 'stripe'})
    order by r.shop_id, r.currency`.execute(db);
  return rows;
}

/** Shops that have money and no account at Stripe yet, and whose owners were not told so. */
export async function findUntold(db: Db, { kind }: Kind, now: Date): Promise<ShopId[]> {
  if (kind !== 'stripe') return [];
  const { rows } = await sql<{ shopId: ShopId }>`
    select p.shop_id as "shopId" from ${schedulesOfShops}
    where ${dueBy(now)} and ${payableHere} and provider_id is null and told_at is null and exists (
      select from ledger_accounts a where a.owner = p.shop_id and a.kind = 'shop-available' and balance > 0)
    order by p.shop_id`.execute(db);
  return rows.map(({ shopId }) => shopId);
}

/** False when another worker was quicker. */
export async function markTold(tx: Db, shopId: ShopId, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('payout_schedules')
    .set({ told_at: now })
    .where('shop_id', '=', shopId)
    .where('told_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** False when another worker was quicker, or its owner chose another schedule. */
export async function markDone(
  tx: Db,
  shopId: ShopId,
  schedule: PayoutSchedule,
  now: Date,
): Promise<boolean> {
  const due = lastPayoutTime(schedule, now);
  if (!due) return false;
  const { numUpdatedRows } = await tx
    .updateTable('payout_schedules')
    .set({ done_until: now })
    .where('shop_id', '=', shopId)
    .where('schedule', '=', schedule)
    .where('done_until', '<', due)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function findAvailable(tx: Db, shopId: ShopId): Promise<string[]> {
  const rows = await tx
    .selectFrom('ledger_accounts')
    .select('currency')
    .where('owner', '=', shopId)
    .where('kind', '=', 'shop-available')
    .where('balance', '>', 0)
    .orderBy('currency')
    .execute();
  return rows.map(({ currency }) => currency);
}
