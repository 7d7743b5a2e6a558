import type { Invariants } from '../../../platform/invariants.ts';

// Money that came once its order was given up may find the last use gone.
const wasGivenUp = `exists (
  select from order_events e join order_events p using (order_id) where e.order_id = o.id and e.state = 'cancelled'
    and p.kind in ('paid', 'paid-late', 'money-received') and e.position < p.position)`;

export const couponsInvariants: Invariants = {
  'a coupon is not used more often than it may be': `
    select code from coupons join coupon_uses on coupon_id = id and returned_at is null
    where uses is not null group by id having count(*) > uses`,

  // Unless its shop made it fewer afterwards.
  'nobody uses a coupon more often than one person may': `
    select code from coupons join coupon_uses on coupon_id = id and returned_at is null
    where uses_per_person is not null and user_id is not null and version = 1
    group by id, user_id having count(*) > uses_per_person`,

  'a coupon that an order was paid with in time counts as used': `
    select o.id || ': ' || o.coupon_code from orders o
    where o.paid_at is not null and o.coupon_code is not null and not ${wasGivenUp} and not exists (
      select from coupon_uses u join coupons c on c.id = u.coupon_id
      where u.checkout_id = o.checkout_id and u.returned_at is null and c.code = o.coupon_code)`,
};
