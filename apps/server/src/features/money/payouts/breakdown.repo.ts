import type { OrderId, PayoutId } from '@souk/shared/ids.ts';
import type { TransactionKind } from '@souk/shared/money/ledger/kinds.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { LedgerWords } from '../../../platform/db/ledger-tables.ts';
import type { PayoutRow } from './payout.repo.ts';

export interface BreakdownRow {
  kind: TransactionKind;
  at: Date;
  orderId: OrderId | null;
  about: LedgerWords;
  net: number;
  /** Of an order that was paid here; null where nobody sold anything. */
  gross: number | null;
  /** What of it went back before it was the shop's; what the others took is without their share of that. */
  refunded: number;
  shipping: number;
  commission: number;
  paymentFee: number;
  tax: number;
  /** What of it paid what the shop owed, or waits in reserve. */
  withheld: number;
}

export interface Breakdown {
  carried: number;
  rows: BreakdownRow[];
  total: number;
}

/** What moved the money that was ready between the payout before it and this one, as the books have it. */
export async function findBreakdown(
  db: Db,
  { id, shop_id: shopId, currency }: Pick<PayoutRow, 'id' | 'shop_id' | 'currency'>,
  { limit }: { limit: number },
): Promise<Breakdown> {
  const between = await findEnds(db, { id, shopId, currency });
  if (!between) return { carried: 0, rows: [], total: 0 };
  const { accountId, from, to, carried } = between;
  const ofAccount = sql`ledger_postings p
    where p.account_id = ${accountId} and p.transaction_id > ${from} and p.transaction_id < ${to}`;
  const [{ rows }, { rows: counts }] = await Promise.all([
    sql<BreakdownRow>`
      select t.kind, t.at, t.order_id as "orderId", t.about, listed.amount as net, sale.gross,
        coalesce(sale.commission, 0)::bigint as commission, coalesce(sale.fee, 0)::bigint as "paymentFee",
        coalesce(sale.tax, 0)::bigint as tax, coalesce(orders.shipping, 0)::bigint as shipping,
        coalesce(sale.gross - sale.stayed, 0)::bigint as refunded,
        coalesce(sale.stayed - sale.taken - listed.amount, 0)::bigint as withheld
      from (select p.transaction_id, p.amount from ${ofAccount} order by p.transaction_id limit ${limit}) as listed
        join ledger_transactions t on t.id = listed.transaction_id
        left join orders on orders.id = t.order_id
        left join lateral (
          select (-sum(l.amount) filter (
              where s.kind = 'sale' and a.kind in ('clearing', 'holds', 'coupons')))::bigint as gross,
            sum(l.amount) filter (where a.kind = 'commission') as commission,
            sum(l.amount) filter (where a.kind = 'payment-fees') as fee,
            sum(l.amount) filter (where a.kind = 'tax') as tax,
            coalesce(sum(l.amount) filter (where a.kind in ('commission', 'payment-fees', 'tax')), 0) as taken,
            sum(l.amount) filter (
              where a.kind in ('commission', 'payment-fees', 'tax') or a.owner = ${shopId}) as stayed
          from ledger_transactions s join ledger_postings l on l.transaction_id = s.id
            join ledger_accounts a on a.id = l.account_id
          where t.kind = 'matured' and s.order_id = t.order_id and s.id < t.id) as sale on true
      order by t.id`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from ${ofAccount}`.execute(db),
  ]);
  return { carried, rows, total: counts[0]?.total ?? 0 };
}

interface Ends {
  accountId: number;
  from: number;
  to: number;
  /** What the payout before it had left. */
  carried: number;
}

async function findEnds(
  db: Db,
  { id, shopId, currency }: { id: PayoutId; shopId: string; currency: string },
): Promise<Ends | undefined> {
  const { rows } = await sql<Ends>`
    with own as (
      select p.account_id, p.transaction_id, p.balance, t.payout_id
      from ledger_accounts a join ledger_postings p on p.account_id = a.id
        join ledger_transactions t on t.id = p.transaction_id
      where a.owner = ${shopId} and a.kind = 'shop-available' and a.currency = ${currency} and t.kind = 'payout')
    select this.account_id as "accountId", this.transaction_id as "to",
      coalesce(earlier.transaction_id, 0)::bigint as "from", coalesce(earlier.balance, 0)::bigint as carried
    from own as this left join lateral (
      select * from own where own.transaction_id < this.transaction_id
      order by own.transaction_id desc limit 1) as earlier on true
    where this.payout_id = ${id}`.execute(db);
  return rows[0];
}
