import type { PayoutId, ShopId, UserId } from '@souk/shared/ids.ts';
import type { PayoutSchedule } from '@souk/shared/money/payouts/schedule.ts';
import { sql } from 'kysely';
import { momentAt } from '../../../platform/db/cursor.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { NewRow, Row } from '../../../platform/db/insert-all.ts';

export interface PayoutRow extends Row<'payouts'> {
  last4: string;
}

/** What stands between a shop and a payout besides its money. */
export interface Payable {
  ownerId: UserId;
  currency: string;
  status: Row<'shops'>['status'];
  isVerified: boolean;
  /** Its account at the provider; null until it has one. */
  accountId: string | null;
  waitsFor: Row<'payout_shops'>['waits_for'];
}

/** Payouts of one shop begin one after the other, and none while its owner's bank account is changed. */
export async function lockPayable(tx: Db, shopId: ShopId): Promise<Payable | undefined> {
  const shop = await tx.selectFrom('shops').select('owner_id').where('id', '=', shopId).executeTakeFirst();
  if (!shop) return undefined;
  await tx.selectFrom('users').select('id').where('id', '=', shop.owner_id).forShare().execute();
  await tx.selectFrom('shops').select('id').where('id', '=', shopId).forNoKeyUpdate().execute();
  return findPayable(tx, shopId);
}

export function findPayable(db: Db, shopId: ShopId): Promise<Payable | undefined> {
  return db
    .selectFrom('shops')
    .innerJoin('users', 'users.id', 'shops.owner_id')
    .leftJoin('payout_shops', 'payout_shops.shop_id', 'shops.id')
    .select(['owner_id as ownerId', 'currency', 'shops.status'])
    .select(['provider_id as accountId', 'waits_for as waitsFor'])
    .select(sql<boolean>`seller_verified_at is not null`.as('isVerified'))
    .where('shops.id', '=', shopId)
    .executeTakeFirst();
}

export async function findSchedule(db: Db, shopId: ShopId): Promise<PayoutSchedule> {
  const row = await db
    .selectFrom('payout_schedules')
    .select('schedule')
    .where('shop_id', '=', shopId)
    .executeTakeFirst();
  return row?.schedule ?? 'request';
}

/** The currencies in which one is being sent at this moment. */
export async function findBegun(db: Db, shopId: ShopId): Promise<string[]> {
  const rows = await db
    .selectFrom('payouts')
    .select('currency')
    .where('shop_id', '=', shopId)
    .where('state', '=', 'begun')
    .execute();
  return rows.map(({ currency }) => currency);
}

export async function insertPayout(tx: Db, row: Omit<NewRow<'payouts'>, 'number'>): Promise<number> {
  const { number } = await tx
    .insertInto('payouts')
    .values({
      ...row,
      number: sql<number>`(select coalesce(max(number), 0) + 1 from payouts where shop_id = ${row.shop_id})`,
    })
    .returning('number')
    .executeTakeFirstOrThrow();
  return number;
}

const withAccount = (db: Db) =>
  db
    .selectFrom('payouts')
    .innerJoin('bank_accounts', 'bank_accounts.id', 'bank_account_id')
    .selectAll('payouts')
    .select('last4');

export const findPayout = (db: Db, id: PayoutId): Promise<PayoutRow | undefined> =>
  withAccount(db).where('payouts.id', '=', id).executeTakeFirst();

export const findPayoutOf = (db: Db, shopId: ShopId, id: PayoutId): Promise<PayoutRow | undefined> =>
  withAccount(db).where('shop_id', '=', shopId).where('payouts.id', '=', id).executeTakeFirst();

/** Nobody else moves it on before this transaction is over. */
export const lockPayout = (tx: Db, id: PayoutId): Promise<PayoutRow | undefined> =>
  withAccount(tx).where('payouts.id', '=', id).forNoKeyUpdate('payouts').executeTakeFirst();

export function findPayouts(
  db: Db,
  shopId: ShopId,
  { after, limit }: { after: { at: number; id: string } | null; limit: number },
): Promise<Array<PayoutRow & { place: number }>> {
  const place = sql<number>`(extract(epoch from requested_at) * 1000000)::bigint`;
  return withAccount(db)
    .select(place.as('place'))
    .where('shop_id', '=', shopId)
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(requested_at, payouts.id) < (${momentAt(after?.at ?? 0)}, ${after?.id}::uuid)`,
      ),
    )
    .orderBy('requested_at', 'desc')
    .orderBy('payouts.id', 'desc')
    .limit(limit)
    .execute();
}

export async function updatePayout(
  tx: Db,
  id: PayoutId,
  change: Partial<
    Pick<
      NewRow<'payouts'>,
      | 'state'
      | 'failure'
      | 'refusal'
      | 'provider_id'
      | 'transfer_id'
      | 'expected_at'
      | 'settled_at'
      | 'checked_at'
    >
  >,
): Promise<void> {
  await tx.updateTable('payouts').set(change).where('id', '=', id).execute();
}
