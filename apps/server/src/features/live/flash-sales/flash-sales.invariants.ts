import type { Invariants } from '../../../platform/invariants.ts';

export const flashSalesInvariants: Invariants = {
  'a flash sale sells what its shop sells': `
    select f.id from flash_sales f join shows s on s.id = f.show_id join products p on p.id = f.product_id
    where s.shop_id <> p.shop_id`,
};
