import type { ShopId } from '@souk/shared/ids.ts';
import { nextPayoutTime, retryTime } from '@souk/shared/money/payouts/schedule.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { findSchedule, type PayoutRow } from './payout.repo.ts';

/** Has a shop's payout by schedule tried again the next day, and gives when; undefined where its regular date comes first. */
export async function putRetry(
  tx: Db,
  { shopId, currency, setAt }: { shopId: ShopId; currency: string; setAt: Date },
  now: Date,
): Promise<Date | undefined> {
  const schedule = await findSchedule(tx, shopId);
  const until = nextPayoutTime(schedule, now);
  const retryAt = retryTime(schedule, now);
  if (schedule === 'request' || !until || !retryAt) return undefined;
  const row = { schedule, set_at: setAt, retry_at: retryAt, until };
  await tx
    .insertInto('payout_retries')
    .values({ shop_id: shopId, currency, ...row })
    .onConflict((kept) => kept.columns(['shop_id', 'currency']).doUpdateSet(row))
    .execute();
  return retryAt;
}

/** It was paid out by another, which was asked for since. */
export async function dropSettledRetry(
  tx: Db,
  { shop_id, currency, requested_at }: Pick<PayoutRow, 'shop_id' | 'currency' | 'requested_at'>,
): Promise<void> {
  await tx
    .deleteFrom('payout_retries')
    .where('shop_id', '=', shop_id)
    .where('currency', '=', currency)
    .where('set_at', '<=', requested_at)
    .execute();
}

/** The regular date pays out all that was left. */
export async function dropRetries(tx: Db, shopId: ShopId): Promise<void> {
  await tx.deleteFrom('payout_retries').where('shop_id', '=', shopId).execute();
}

/** Takes it for this worker, and gives since when it waits; undefined when another was quicker, or it is not due any more. */
export async function takeRetry(
  tx: Db,
  shopId: ShopId,
  currency: string,
  now: Date,
): Promise<Date | undefined> {
  const { rows } = await sql<{ setAt: Date }>`
    delete from payout_retries r where shop_id = ${shopId} and currency = ${currency} and ${isDue(now)}
    returning set_at as "setAt"`.execute(tx);
  return rows[0]?.setAt;
}

/** Of retries `r`. */
export const isDue = (now: Date) => sql`(r.retry_at <= ${now} and r.until > ${now} and exists (
  select from payout_schedules of_shop where of_shop.shop_id = r.shop_id and of_shop.schedule = r.schedule))`;

/** When the first of a shop's is tried. */
export async function findRetryTime(db: Db, shopId: ShopId, now: Date): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select min(r.retry_at) as at from payout_retries r join payout_schedules p using (shop_id, schedule)
    where r.shop_id = ${shopId} and r.until > ${now}`.execute(db);
  return rows[0]?.at ?? null;
}
