import type { Invariants } from '../../../platform/invariants.ts';

export const chargebacksInvariants: Invariants = {
  'an order is with a bank exactly while that decides': `
    select o.id || ': ' || coalesce(c.state, 'no chargeback') from orders o
      left join chargeback_orders p on p.order_id = o.id
      left join chargebacks c on c.id = p.chargeback_id and c.state = 'open'
    group by o.id, o.chargeback_id, c.state, c.id
    having c.id is not null and o.chargeback_id is distinct from c.id
    union all
    select o.id || ': over' from orders o join chargebacks c on c.id = o.chargeback_id where c.state <> 'open'`,

  'what a bank took is given back of its orders, and of no others': `
    select p.order_id || ': ' || p.amount from chargeback_orders p join chargebacks c on c.id = p.chargeback_id
    where case when c.state = 'lost' or c.turns > 0 then p.amount else 0 end is distinct from (
      select coalesce(sum(r.amount), 0) from order_refunds r
      where r.chargeback_id = c.id and r.order_id = p.order_id and r.refund_id is null)`,

  'what banks took back of wallets stands still until they decide': `
    select buyer_id || ' ' || currency || ': ' || sum(taken) || ' taken, ' || sum(kept) || ' kept' from (
      select p.buyer_id, p.currency, case p.purpose when 'top-up' then c.amount else c.credit end as taken, 0 as kept
        from chargebacks c join payments p on p.id = c.payment_id where c.state = 'open'
      union all
      select user_id, currency, 0, balance from ledger_accounts where kind = 'wallet-frozen')
    group by buyer_id, currency having sum(taken) <> sum(kept)`,

  'no more goes back of a payment than it brought, by whatever way': `
    select p.id from payments p
    where exists (select from chargebacks where payment_id = p.id and state = 'lost') and p.amount
      < coalesce((select sum(amount) from refunds r where payment_id = p.id and (state = 'succeeded'
          or exists (select from ledger_transactions where key = 'refund-returned:' || r.id))), 0)
        + coalesce((select sum(r.kept) from order_refunds r join orders o on o.id = r.order_id
          where o.payment_id = p.id), 0)
        + coalesce((select sum(amount - credit) from chargebacks where payment_id = p.id and state = 'lost'), 0)`,
};
