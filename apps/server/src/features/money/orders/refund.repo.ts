import type { OrderId, RefundId } from '@souk/shared/ids.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { NewRow, Row } from '../../../platform/db/insert-all.ts';

export async function insertRefund(tx: Db, row: NewRow<'order_refunds'>): Promise<void> {
  await tx.insertInto('order_refunds').values(row).execute();
}

export const findRefund = (db: Db, refundId: RefundId): Promise<Row<'order_refunds'> | undefined> =>
  db.selectFrom('order_refunds').selectAll().where('refund_id', '=', refundId).executeTakeFirst();

export async function endRefund(tx: Db, id: string, state: 'succeeded' | 'failed', now: Date): Promise<void> {
  await tx.updateTable('order_refunds').set({ state, settled_at: now }).where('id', '=', id).execute();
}

interface GivenBack {
  commission: number;
  tax: number;
  shop: number;
  /** To the market, of what it gave towards it. */
  subsidy: number;
  /** To its shop, of the payment fee. */
  fee: number;
  /** To its card. */
  card: number;
  /** To its wallet, of what its card had paid. */
  kept: number;
}

/** Whether each of its lines says what was taken of it. */
interface Fees {
  byLine: boolean;
}

/** What was given back of an order before: by whom, and to whom. */
export async function sumRefunds(db: Db, orderId: OrderId): Promise<GivenBack & Fees> {
  const { rows } = await sql<GivenBack & Fees>`
    select coalesce(sum(commission), 0)::bigint as commission, coalesce(sum(tax), 0)::bigint as tax,
      coalesce(sum(shop), 0)::bigint as shop, coalesce(sum(subsidy), 0)::bigint as subsidy,
      coalesce(sum(fee), 0)::bigint as fee,
      coalesce(sum(amount - credit), 0)::bigint as card, coalesce(sum(kept), 0)::bigint as kept,
      not exists (
        select from order_lines l where l.order_id = ${orderId} and l.commission is null) as "byLine"
    from order_refunds where order_id = ${orderId}`.execute(db);
  return rows[0] as GivenBack & Fees;
}

/** What its card paid of an order and did not get back, on the card or in the wallet. */
export const cardLeft = (
  { total, credit }: Pick<Row<'orders'>, 'total' | 'credit'>,
  { card, kept }: Pick<GivenBack, 'card' | 'kept'>,
): number => total - credit - card - kept;

/** Pieces of these lines that go back, or went nowhere. */
export async function countRefunded(
  tx: Db,
  lines: ReadonlyArray<{ lineId: string; quantity: number }>,
): Promise<void> {
  await sql`
    update order_lines l set refunded = l.refunded + n.quantity
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as n("lineId" uuid, quantity int)
    where l.id = n."lineId"`.execute(tx);
}
