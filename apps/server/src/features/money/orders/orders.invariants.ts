import { orderMoves } from '@souk/shared/money/orders/states.ts';
import type { Invariants } from '../../../platform/invariants.ts';

const moves = orderMoves.map(([from, to]) => `('${from}', '${to}')`).join(', ');

export const ordersInvariants: Invariants = {
  'an order goes along the table of its states, and stands where its last step led': `
    select order_id || ': ' || coalesce(before, 'nothing') || ' to ' || state from (
      select order_id, state, lag(state) over (partition by order_id order by position) as before from order_events)
    where before is null and state <> 'pending-payment'
      or before <> state and (before, state) not in (${moves})
    union all
    select o.id || ': ' || o.state from orders o where o.state is distinct from (
      select state from order_events where order_id = o.id order by position desc limit 1)`,

  'the lines of an order add up to its items': `
    select o.id || ': ' || o.items from orders o where o.items is distinct from (
      select sum(total) from order_lines where order_id = o.id)`,

  'what was paid for the lines of an order is no more than what was paid for it, and so is their tax': `
    select o.id || ': ' || o.total from orders o join order_lines l on l.order_id = o.id
    group by o.id having sum(l.paid) > o.total or sum(l.tax) > o.tax`,

  'what was taken of the lines of an order is what was taken of it': `
    select o.id || ': ' || o.commission from orders o join order_lines l on l.order_id = o.id
    group by o.id having count(l.commission) = count(*) and sum(l.commission) <> o.commission`,

  'the shipping of an order is that of its parcels': `
    select o.id || ': ' || o.shipping from orders o where o.shipping <> (
      select coalesce(sum((parcel->>'price')::bigint), 0) from jsonb_array_elements(o.shipments) as parcel)`,

  'every paid order stands in the books once, and no other does': `
    select o.id || ': ' || count(t.id) from orders o
      left join ledger_transactions t on t.order_id = o.id and t.kind = case when o.way is null then 'sale' else 'arranged-sale' end
    group by o.id having count(t.id) <> case when o.paid_at is not null
      and case when o.way is null then o.total + o.subsidy else o.commission end > 0 then 1 else 0 end`,

  'every paid order was paid by a payment that came in': `
    select o.id from orders o left join payments p on p.id = o.payment_id
    where o.paid_at is not null and o.way is null and o.total > o.credit
      and (p.state is distinct from 'succeeded' or p.currency <> o.currency or p.buyer_id <> o.buyer_id)`,

  'what came in by a payment is paid for orders or on its way back': `
    select p.id || ': ' || p.amount from payments p where p.purpose = 'orders' and p.state = 'succeeded'
      and p.amount <> coalesce((
          select sum(o.total - o.credit) from orders o where o.payment_id = p.id and o.paid_at is not null), 0)
        + coalesce((
          select sum(r.amount) from refunds r where r.payment_id = p.id and r.about ? 'late'), 0)`,

  'no more pieces of an order were sent than were bought, and all that were not given back of one that is shipped': `
    select l.order_id || ' ' || l.id from order_lines l join orders o on o.id = l.order_id
    cross join lateral (
      select coalesce(sum(w.quantity), 0) as pieces from parcel_lines w where w.line_id = l.id) as sent
    where sent.pieces > l.quantity or o.state = 'shipped' and l.kind = 'product'
      and sent.pieces < l.quantity - l.refunded`,

  'an order that was delivered has no parcel on its way': `
    select o.id::text from orders o join parcels p on p.order_id = o.id
    where o.delivered_at is not null and p.arrived_at is null`,

  'what an order says was given back is what its refunds add up to, and at the payment too': `
    select o.id || ': ' || o.refunded from orders o where o.refunded <> (
      select coalesce(sum(amount), 0) from order_refunds where order_id = o.id)
    union all
    select r.order_id || ': ' || r.amount from order_refunds r
      join orders o on o.id = r.order_id left join refunds p on p.id = r.refund_id
    where coalesce(p.amount, 0) <> case when o.way is null then r.amount - r.credit else 0 end
      and r.chargeback_id is null`,

  'no more of an order goes back to its card, or to its wallet, than that paid': `
    select o.id from orders o join order_refunds r on r.order_id = o.id
    group by o.id having sum(r.credit - r.kept) > o.credit or sum(r.amount - r.credit + r.kept) > o.total - o.credit`,

  'what a buyer kept of a refund went to their wallet instead of to the card, once': `
    select coalesce(r.id::text, t.key) || ': ' || coalesce(r.kept, 0) from order_refunds r full join (
      select t.key, -sum(p.amount) as amount from ledger_transactions t
        join ledger_postings p on p.transaction_id = t.id
        join ledger_accounts a on a.id = p.account_id and a.kind = 'refunds'
      where t.kind = 'refund-kept' group by t.key) t on t.key = 'refund-kept:' || r.id
    where coalesce(r.kept, 0) <> coalesce(t.amount, 0)`,

  'what is set aside of a wallet for an order is there while it waits to be paid, and not longer': `
    select o.id || ': ' || o.credit from orders o left join (
      select t.order_id, sum(p.amount) as amount from ledger_transactions t
        join ledger_postings p on p.transaction_id = t.id join ledger_accounts a on a.id = p.account_id
      where a.kind = 'holds' and t.order_id is not null group by t.order_id) held on held.order_id = o.id
    where coalesce(held.amount, 0) <> case when o.credit_hold is null then 0 else o.credit end
      or o.credit_hold is not null and o.state <> 'pending-payment'`,

  'a wallet paid for an order what the order says': `
    select o.id || ': ' || o.credit from orders o where o.paid_at is not null and o.credit <> coalesce((
      select -sum(p.amount) from ledger_transactions t join ledger_postings p on p.transaction_id = t.id
        join ledger_accounts a on a.id = p.account_id and a.kind = 'holds'
      where t.order_id = o.id and t.kind = 'sale'), 0)`,

  'what the market gave towards an order comes back with it, and no more': `
    select o.id || ': ' || o.subsidy from orders o left join order_refunds r on r.order_id = o.id
    group by o.id having coalesce(sum(r.subsidy), 0) > o.subsidy
      or o.state in ('cancelled', 'refunded') and o.paid_at is not null and coalesce(sum(r.subsidy), 0) <> o.subsidy`,

  'the commission of an order comes back with all of it, and no more of it than was taken': `
    select o.id || ': ' || o.commission from orders o left join order_refunds r on r.order_id = o.id
    group by o.id having min(r.commission) < 0 or coalesce(sum(r.commission), 0) > o.commission
      or o.state in ('cancelled', 'refunded') and o.paid_at is not null and coalesce(sum(r.commission), 0) <> o.commission`,

  'the payment fee of an order comes back to its shop where it was made so, and with nothing else': `
    select o.id || ': ' || o.payment_fee from orders o left join order_refunds r on r.order_id = o.id
    group by o.id having coalesce(sum(r.fee), 0) > case when o.fee_returned then o.payment_fee else 0 end
      or o.fee_returned and o.state in ('cancelled', 'refunded') and o.paid_at is not null
        and coalesce(sum(r.fee), 0) <> o.payment_fee`,

  'an order that was given back in full, and none that was not, is refunded': `
    select id from orders where state = 'refunded' and refunded <> total
      or state = 'cancelled' and paid_at is not null and refunded <> total`,
};
