import type { Invariants } from '../../../platform/invariants.ts';

export const invoicesInvariants: Invariants = {
  'every paid order has one invoice, and each of its refunds one credit note': `
    select o.id || ': ' || count(i.number) from orders o
      left join invoices i on i.order_id = o.id and i.kind = 'invoice' and i.shop_id = o.shop_id
    group by o.id having count(i.number) <> case when o.paid_at is null then 0 else 1 end
    union all
    select r.id::text from order_refunds r left join invoices i on i.order_refund_id = r.id
    where i.order_id is distinct from r.order_id`,

  'the invoices and the credit notes of a shop are numbered without gaps': `
    select c.shop_id || ' ' || c.kind || ': ' || c.last from invoice_counters c left join (
      select shop_id, kind, count(*) as many, max(number) as most from invoices group by shop_id, kind) as i
      on i.shop_id = c.shop_id and i.kind = c.kind
    where i.many is distinct from c.last or i.most is distinct from c.last`,
};
