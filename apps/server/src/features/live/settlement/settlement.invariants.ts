import { leastCharge } from '@souk/shared/money/payments/charge-limits.ts';
import type { Invariants } from '../../../platform/invariants.ts';

/** The least that a card can be charged, of the currency in that column. */
const leastIn = (column: string): string => {
  const others = Intl.supportedValuesOf('currency').filter((currency) => leastCharge(currency) !== 50);
  return `case ${column} ${others.map((currency) => `when '${currency}' then ${leastCharge(currency)}`).join(' ')} else 50 end`;
};

export const settlementInvariants: Invariants = {
  'a lot has at most one order that stands': `
    select c.lot_id || ': ' || count(*) from checkouts c join orders o on o.checkout_id = c.id
    where c.lot_id is not null and (o.state <> 'cancelled' or o.paid_at is not null and o.refunded < o.total)
    group by c.lot_id having count(*) > 1`,

  'what was won costs what was bid, with shipping and tax and nothing taken off but a coupon and what a card cannot pay': `
    select s.lot_id || ': ' || o.total from lot_sales s join orders o on o.checkout_id = s.checkout_id
    where o.items <> s.amount
      or o.total <> s.amount - o.discount + o.shipping + case when o.tax_included then 0 else o.tax end
      or o.coupon_code is null and (o.discount <> o.subsidy or o.discount >= 10)
        and not (o.total = 0 and o.subsidy = 0 and o.net = 0 and o.items < ${leastIn('o.currency')})`,

  'a lot is paid exactly when an order of its buyer was, and sold to one at a time': `
    select l.id || ': ' || coalesce(l.settlement, 'nothing') from lots l
    where (l.settlement is not distinct from 'paid') <> exists (
      select from lot_sales s join orders o on o.checkout_id = s.checkout_id
      where s.lot_id = l.id and s.state = 'paid' and o.paid_at is not null and o.buyer_id = s.buyer_id)`,

  'a sale that goes on is looked at again': `
    select id from lot_sales where state in ('won', 'charging', 'failed', 'offered') and due_at is null`,

  'a lot says how far its sale has come': `
    select l.id || ': ' || coalesce(l.settlement, 'nothing') || ', ' || s.state from lots l
      join lot_sales s on s.lot_id = l.id and s.state not in ('over', 'paid')
    where l.settlement is distinct from case s.state when 'failed' then 'failed' when 'offered' then 'second-chance'
      else 'charging' end`,

  'the piece of a lot is in one place: with its lot, at its checkout or on the shelf': `
    select h.lot_id from lot_holds h join lots l on l.id = h.lot_id
    where h.given_at is null and h.released_at is null and (l.state = 'queued' or l.settlement in ('paid', 'unsold'))
    union all
    select s.lot_id from lot_sales s join lot_holds h on h.lot_id = s.lot_id
    where s.state in ('failed', 'offered') and h.given_at is null`,
};
