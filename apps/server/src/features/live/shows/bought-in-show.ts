import { type RawBuilder, sql } from 'kysely';

/**
 * What was bought at its price of what a shop sells in a show, held up in it, or made cheaper in it; as a part of another
 * query. What was won is not among it.
 */
export const boughtInShow = (
  showId: RawBuilder<unknown>,
  shopId: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  select o.paid_at as at, l.quantity, l.total
  from order_lines l join orders o on o.id = l.order_id
  where o.shop_id = ${shopId} and l.kind = 'product' and o.state not in ('cancelled', 'refunded')
    and (exists (select from show_products p where p.show_id = ${showId} and p.product_id = l.product_id)
      or exists (select from show_pins p where p.show_id = ${showId} and p.product_id = l.product_id)
      or l.flash_sale_id in (select id from flash_sales where show_id = ${showId}))
    and not exists (select from lot_sales s join lots w on w.id = s.lot_id
      where s.checkout_id = o.checkout_id and w.product_id = l.product_id)`;
