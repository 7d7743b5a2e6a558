import type { OrderId, ShopId } from '@souk/shared/ids.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { Row } from '../../../platform/db/insert-all.ts';
import type { InvoiceKind } from '../../../platform/db/invoice-tables.ts';
import { gathered } from '../../../platform/db/together.ts';

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
 * A transaction that draws a number waits for the one that drew the number before, so a number is there or
 * was never given out. Counters are locked after orders and stock and before accounts of the ledger; several
 * shops' in the order of their ids.
 */
const issue = (tx: Db, kind: InvoiceKind, given: ToIssue): Promise<void> =>
  issueEach(tx, { orderRefundId: null, ...given, kind });

const issueEach = gathered<
  Omit<ToIssue, 'orderRefundId'> & { kind: InvoiceKind; orderRefundId: string | null },
  void
>(async (tx, asked) => {
  await sql`
      with asked as (
          select *, row_number() over (partition by "shopId", kind order by place) as nth
          from rows from (jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
            as ("shopId" uuid, kind text, "orderId" uuid, "orderRefundId" uuid, now timestamptz)) with ordinality
            as asked ("shopId", kind, "orderId", "orderRefundId", now, place)),
        counted as (
          insert into invoice_counters as c (shop_id, kind, last)
          select "shopId", kind, count(*) from asked group by "shopId", kind order by "shopId", kind
          on conflict (shop_id, kind) do update set last = c.last + excluded.last returning shop_id, kind, last)
      insert into invoices (shop_id, kind, number, order_id, order_refund_id, seller, issued_at)
      select s.id, asked.kind, counted.last - count(*) over (partition by s.id, asked.kind) + asked.nth,
        asked."orderId", asked."orderRefundId",
        jsonb_build_object('name', s.name, 'city', s.city, 'country', s.country)
          || jsonb_strip_nulls(jsonb_build_object('legalName', nullif(d.name, ''), 'street', nullif(d.street, ''),
            'postalCode', nullif(d.postal_code, ''), 'taxNumber', nullif(d.tax_number, ''))), asked.now
      from asked join counted on counted.shop_id = asked."shopId" and counted.kind = asked.kind
        join shops s on s.id = asked."shopId" left join invoice_details d on d.shop_id = s.id`.execute(tx);
  return [];
});

/** An order's invoice, then its credit notes in the order in which they were issued. */
export const findInvoicesOf = (db: Db, orderId: OrderId): Promise<InvoiceRow[]> =>
  db
    .selectFrom('invoices')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('kind', 'desc')
    .orderBy('number')
    .execute();
