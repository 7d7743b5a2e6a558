import type { Invariants } from '../../../platform/invariants.ts';

export const ticketsInvariants: Invariants = {
  'what was paid for at an event has a ticket for each person, and nothing else has': `
    select l.id || ': ' || count(t.id) from order_lines l join orders o on o.id = l.order_id
      left join tickets t on t.line_id = l.id and t.order_id = o.id and t.event_id = l.product_id
    group by l.id, l.kind, l.quantity, o.paid_at
    having count(t.id) <> case when l.kind = 'ticket' and o.paid_at is not null then l.quantity else 0 end`,

  'every ticket that was sold or is held has a seat': `
    select k.name || ': ' || k.sold from event_tickets k where k.sold < (
        select coalesce(sum(l.quantity - l.refunded), 0) from order_lines l join orders o on o.id = l.order_id
        where l.kind = 'ticket' and l.variant_id = k.id and o.paid_at is not null and o.state <> 'cancelled')
      + (select coalesce(sum(h.quantity), 0) from stock_holds h
        where h.kind = 'ticket' and h.variant_id = k.id and h.released_at is null and h.sold_at is null)`,
};
