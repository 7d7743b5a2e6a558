import { sql } from 'kysely';
import type { PersonalPart } from '../../../platform/personal-data.ts';
import { forgetOrderNews } from './order.live.ts';

/** What a person bought. The books keep the orders; where they were sent is forgotten. */
export const ordersPart: PersonalPart = {
  name: 'orders',
  async give(db, userId) {
    const { rows } = await sql`
      select 'SK-' || o.number as number, o.state, o.currency, o.total, o.refunded, o.placed_at as "placedAt",
        o.paid_at as "paidAt", o.delivered_at as "deliveredAt", o.address, o.note, s.name as shop,
        o.tracking_number as tracking, o.tracking_carrier as carrier,
        (select json_agg(json_build_object('tracking', p.tracking_number, 'carrier', p.tracking_carrier,
          'shippedAt', p.shipped_at, 'arrivedAt', p.arrived_at) order by p.position)
          from parcels p where p.order_id = o.id) as parcels,
        (select json_agg(json_build_object('title', l.title, 'options', l.options, 'quantity', l.quantity,
          'price', l.price, 'total', l.total) order by l.position) from order_lines l where l.order_id = o.id) as lines
      from orders o join shops s on s.id = o.shop_id
      where o.buyer_id = ${userId} order by o.placed_at`.execute(db);
    return rows;
  },
  async heldBy(tx, userId) {
    const { rows } = await sql`
      select from orders o join shops s on s.id = o.shop_id
      where (o.buyer_id = ${userId} or s.owner_id = ${userId})
        and o.state not in ('completed', 'cancelled', 'refunded')
      limit 1`.execute(tx);
    return rows.length > 0 ? 'orders_open' : null;
  },
  async forget(tx, userId, now) {
    await tx
      .updateTable('orders')
      .set({ address: null, note: '', cancel_reason: '' })
      .where('buyer_id', '=', userId)
      .execute();
    await sql`
      update order_events e set note = null from orders o
      where o.id = e.order_id and o.buyer_id = ${userId} and e.by = 'buyer'`.execute(tx);
    await forgetOrderNews(tx, userId, now);
  },
};
