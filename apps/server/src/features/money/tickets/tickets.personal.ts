import { sql } from 'kysely';
import type { PersonalPart } from '../../../platform/personal-data.ts';

/** Where a person went. What they bought for it is told with their orders, and forgotten with them. */
export const ticketsPart: PersonalPart = {
  name: 'tickets',
  async give(db, userId) {
    const { rows } = await sql`
      select 'SK-' || o.number as "order", e.title as event, e.starts_at as "startsAt",
        t.entered_at as "enteredAt"
      from tickets t join orders o on o.id = t.order_id join events e on e.id = t.event_id
      where o.buyer_id = ${userId} order by o.number, t.position`.execute(db);
    return rows;
  },
};
