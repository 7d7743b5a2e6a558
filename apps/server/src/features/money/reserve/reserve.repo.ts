import type { OrderId, ShopId } from '@souk/shared/ids.ts';
import { countedSince, type ShopRecord } from '@souk/shared/money/reserve/rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { NewRow, Row } from '../../../platform/db/insert-all.ts';

/** How many orders a shop sold lately, and about how many of them a bank took the buyer's side or may still do so. */
export async function findRecord(db: Db, shopId: ShopId, now: Date): Promise<ShopRecord> {
  const since = countedSince(now);
  const { rows } = await sql<ShopRecord>`
    select
      (select count(*)::int from orders where shop_id = ${shopId} and paid_at >= ${since}) as orders,
      (select count(distinct o.order_id)::int from chargeback_orders o
        join chargebacks c on c.id = o.chargeback_id
        where o.shop_id = ${shopId} and c.opened_at >= ${since} and c.state <> 'won') as "chargedBack"`.execute(
    db,
  );
  return rows[0] ?? { orders: 0, chargedBack: 0 };
}

/** What a transaction put aside for a shop. */
export async function findWithheld(tx: Db, transactionId: number, shopId: ShopId): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    select p.amount from ledger_postings p join ledger_accounts a on a.id = p.account_id
    where p.transaction_id = ${transactionId} and a.kind = 'shop-reserve' and a.owner = ${shopId}`.execute(
    tx,
  );
  return rows[0]?.amount ?? 0;
}

export async function insertReserve(tx: Db, row: NewRow<'shop_reserves'>): Promise<void> {
  await tx.insertInto('shop_reserves').values(row).execute();
}

export async function findDue(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('shop_reserves')
    .select('id')
    .where('freed_at', 'is', null)
    .where('free_at', '<=', now)
    .orderBy('free_at')
    .execute();
  return rows.map(({ id }) => id);
}

/** As it is by then; none when another process did. */
export const markFreed = (tx: Db, id: string, now: Date): Promise<Row<'shop_reserves'> | undefined> =>
  tx
    .updateTable('shop_reserves')
    .set({ freed_at: now })
    .where('id', '=', id)
    .where('freed_at', 'is', null)
    .returningAll()
    .executeTakeFirst();

export interface ReserveRow {
  orderId: OrderId;
  number: number;
  currency: string;
  amount: number;
  freeAt: Date;
}

/**
 * What is kept of a shop still, the first to be free before the others. What a refund took of the reserve meanwhile is missing
 * to those that are freed last.
 */
export async function findReserves(db: Db, shopId: ShopId): Promise<ReserveRow[]> {
  const { rows } = await sql<ReserveRow>`
    select "orderId", number, currency, least(amount, kept - before) as amount, "freeAt" from (
      select r.order_id as "orderId", o.number, r.currency, r.amount, r.free_at as "freeAt", a.balance as kept,
        coalesce(sum(r.amount) over (
          partition by r.currency order by r.free_at, o.number rows between unbounded preceding and 1 preceding), 0)::bigint
          as before
      from shop_reserves r join orders o on o.id = r.order_id
        join ledger_accounts a on a.kind = 'shop-reserve' and a.shop_id = r.shop_id and a.currency = r.currency
      where r.shop_id = ${shopId} and r.freed_at is null) reserves
    where before < kept order by "freeAt", number limit 100`.execute(db);
  return rows;
}
