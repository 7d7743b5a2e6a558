import type { Invariants } from '../../../platform/invariants.ts';

export const flashSalesInvariants: Invariants = {
  'a flash sale sells what its show’s shop sells, or who led the show with its host': `
    select f.id from flash_sales f join shows h on h.id = f.show_id join products p on p.id = f.product_id
      join shops s on s.id = p.shop_id
    where s.id <> h.shop_id and not exists (select from co_hosts c
      where c.show_id = h.id and c.user_id = s.owner_id and c.accepted_at is not null)`,
};
