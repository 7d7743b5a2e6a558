import type { Invariants } from '../../../platform/invariants.ts';

export const flashPricesInvariants: Invariants = {
  'no flash sale gives more pieces at its price than it has': `
    select f.id from flash_sales f join stock_holds h on h.flash_sale_id = f.id and h.released_at is null
    group by f.id having sum(h.flash_pieces) > f.pieces`,

  'nobody has more pieces at the price of a flash sale than one person may': `
    select f.id || ': ' || h.buyer_id from flash_sales f
      join stock_holds h on h.flash_sale_id = f.id and h.released_at is null
    group by f.id, h.buyer_id having sum(h.flash_pieces) > f.per_person`,

  'a price of a flash sale was given while it ran': `
    select f.id || ': ' || h.checkout_id from flash_sales f join stock_holds h on h.flash_sale_id = f.id
    where h.flash_at < f.started_at or h.flash_at >= f.ends_at or h.product_id <> f.product_id`,
};
