import type { Invariants } from '../../../platform/invariants.ts';

export const offersInvariants: Invariants = {
  'nobody makes an offer to themselves, or for the variant of something else': `
    select offers.id from offers join products on products.id = product_id
    join shops on shops.id = shop_id join product_variants v on v.id = variant_id
    where buyer_id = owner_id or v.product_id <> offers.product_id`,
};
