import type { OrderId, ShopId } from '@souk/shared/ids.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { Row } from '../../../platform/db/insert-all.ts';
import type { InvoiceKind } from '../../../platform/db/invoice-tables.ts';

export type InvoiceRow = Row<'invoices'>;

interface ToIssue {
  shopId: ShopId;
  orderId: OrderId;
  /** What a credit note takes back. */
  orderRefundId?: string;
  now: Date;
}

/** The invoice of an order, with the shop's next number; the order is locked. */
export const issueInvoice = (tx: Db, given: ToIssue): Promise<void> => issue(tx, 'invoice', given);

export const issueCreditNote = (tx: Db, given: ToIssue & { orderRefundId: string }): Promise<void> =>
  issue(tx, 'credit-note', given);

/**
 * Whoever draws a number waits for those who drew the one before, so a number is there or was never given out. Counters
 * are locked after orders and stock and before accounts of the ledger; several shops' in the order of their ids.
 */
async function issue(
  tx: Db,
  kind: InvoiceKind,
  { shopId, orderId, orderRefundId, now }: ToIssue,
): Promise<void> {
  await sql`
    with counter as (
      insert into invoice_counters as c (shop_id, kind, last) values (${shopId}, ${kind}, 1)
      on conflict (shop_id, kind) do update set last = c.last + 1 returning last)
    insert into invoices (shop_id, kind, number, order_id, order_refund_id, seller, issued_at)
    select ${shopId}::uuid, ${kind}, counter.last, ${orderId}::uuid, ${orderRefundId ?? null}::uuid,
      jsonb_build_object('name', name, 'city', city, 'country', country), ${now}
    from counter, shops where id = ${shopId}`.execute(tx);
}

/** An order's invoice, then its credit notes in the order in which they were issued. */
export const findInvoicesOf = (db: Db, orderId: OrderId): Promise<InvoiceRow[]> =>
  db
    .selectFrom('invoices')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('kind', 'desc')
    .orderBy('number')
    .execute();
