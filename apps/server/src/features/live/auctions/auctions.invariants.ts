import type { Invariants } from '../../../platform/invariants.ts';

export const auctionsInvariants: Invariants = {
  'a lot is sold by the shop whose show it is in': `
    select lots.id from lots join shows on shows.id = show_id join products on products.id = product_id
    where products.shop_id <> shows.shop_id`,

  'a lot is a piece of its own product': `
    select lots.id from lots join product_variants on product_variants.id = variant_id
    where product_variants.product_id <> lots.product_id`,

  'a lot runs only while its show is on air': `
    select lots.id from lots join shows on shows.id = show_id
    where lots.state = 'running' and shows.state not in ('live', 'rehearsal')`,

  'a show or a product has at most one lot running': `
    select 'show ' || show_id from lots where state = 'running' and show_id is not null
    group by show_id having count(*) > 1
    union all
    select 'product ' || product_id from lots where state = 'running' group by product_id having count(*) > 1`,

  'no lot costs less than its start': `select id from lots where price_amount < start_amount`,

  'a lot has a leader exactly when somebody bid': `
    select id from lots where (bid_count > 0) <> (leader_id is not null)`,

  'nobody leads on a lot of their own': `
    select lots.id from lots join products on products.id = product_id join shops on shops.id = shop_id
    where leader_id = shops.owner_id`,

  'what waits to be auctioned by itself is on sale, or was until a moment ago': `
    select lots.id from lots join products on products.id = product_id
    where lots.state = 'queued' and show_id is null and products.status not in ('active', 'out-of-stock')
      and not exists (select from outbox where topic = 'product.auction-changed' and delivered_at is null
        and payload->>'productId' = product_id::text)`,
};
