import type { Invariants } from '../../../platform/invariants.ts';

export const checkoutInvariants: Invariants = {
  'nothing is held for a checkout that is over, but for what its shop waits to be paid': `
    select h.checkout_id from stock_holds h join checkouts c on c.id = h.checkout_id
    where h.released_at is null and h.sold_at is null and c.state not in ('open', 'paying')
      and not (h.kept_at is not null and exists (
        select from orders o join order_lines l on l.order_id = o.id
        where o.checkout_id = h.checkout_id and l.variant_id = h.variant_id
          and o.state = 'pending-payment' and o.pay_until is not null))`,

  'what waits to be paid is held, and what was paid was taken from what was held': `
    select o.id || ': ' || l.title from orders o join order_lines l on l.order_id = o.id
      left join stock_holds h on h.checkout_id = o.checkout_id and h.variant_id = l.variant_id
    where o.checkout_id is not null and (
      o.state = 'pending-payment' and (h.quantity is distinct from l.quantity
        or h.released_at is not null or h.sold_at is not null)
      or o.paid_at is not null and (h.quantity is distinct from l.quantity or h.sold_at is null))`,

  'what was sold has a paid order': `
    select h.checkout_id || ': ' || h.variant_id from stock_holds h
    where h.sold_at is not null and not exists (
      select from orders o join order_lines l on l.order_id = o.id
      where o.checkout_id = h.checkout_id and l.variant_id = h.variant_id and o.paid_at is not null)`,

  'a checkout that is over has nothing waiting to be paid by card': `
    select o.id from orders o join checkouts c on c.id = o.checkout_id
    where o.state = 'pending-payment' and o.pay_until is null and c.state not in ('open', 'paying')`,
};
