import type { Invariants } from '../../../platform/invariants.ts';

export const couponsInvariants: Invariants = {
  'a coupon is not used more often than it may be': `
    select code from coupons join coupon_uses on coupon_id = id and returned_at is null
    where uses is not null group by id having count(*) > uses`,

  // Unless its shop made it fewer afterwards.
  'nobody uses a coupon more often than one person may': `
    select code from coupons join coupon_uses on coupon_id = id and returned_at is null
    where uses_per_person is not null and user_id is not null and version = 1
    group by id, user_id having count(*) > uses_per_person`,
};
