import type { Invariants } from '../../../platform/invariants.ts';

export const catalogInvariants: Invariants = {
  'a product on sale has a picture': `
    select title from products
    where status = 'active' and not exists (select from product_images where product_id = products.id)`,

  'a product on sale that is bought at its price has one': `
    select title from products where status = 'active' and listing_kind = 'buy-now' and price_amount = 0`,

  'a product on sale is out of stock exactly while it has no pieces': `
    select title || ': ' || status || ', ' || pieces
    from products, lateral (
      select sum(available) + (
        select count(*) from lot_holds h join lots l on l.id = h.lot_id
        where h.product_id = products.id and h.given_at is null and h.released_at is null
          and l.show_id is null and l.settlement is null) as pieces
      from product_variants where product_id = products.id)
    where status in ('active', 'out-of-stock') and (status = 'active') <> (pieces > 0)`,

  'a struck price was once asked': `
    select title || ': ' || was_amount from products
    where was_amount is not null and exists (select from price_changes where product_id = products.id)
      and not exists (select from price_changes where product_id = products.id and amount = was_amount)`,

  'a product has its price in the currency of its shop': `
    select title from products join shops on shops.id = shop_id where products.currency <> shops.currency`,

  'a picture that is used in a product exists once there': `
    select product_id from product_images group by product_id, image_id having count(*) > 1`,
};
