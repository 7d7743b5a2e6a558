import type { Invariants } from '../../../platform/invariants.ts';

export const cartInvariants: Invariants = {
  'nobody has more than fifty things in a cart': `
    select user_id from cart_lines group by user_id having count(*) > 50`,
};
