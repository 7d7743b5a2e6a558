import { sql } from 'kysely';
import type { PersonalPart } from '../../../platform/personal-data.ts';

/** What a person's shop told banks. An open one holds its order open, and that holds them. */
export const chargebacksPart: PersonalPart = {
  name: 'chargebacks',
  async give(db, userId) {
    const { rows } = await sql`
      select 'SK-' || o.number as order, c.state, c.opened_at as "openedAt", c.closed_at as "closedAt", p.text,
        array(select f.file_id from chargeback_files f
          where f.chargeback_id = p.chargeback_id and f.order_id = p.order_id) as files
      from chargeback_orders p join chargebacks c on c.id = p.chargeback_id join orders o on o.id = p.order_id
        join shops s on s.id = p.shop_id
      where s.owner_id = ${userId} order by c.opened_at`.execute(db);
    return rows;
  },
  async forget(tx, userId) {
    await sql`
      delete from chargeback_files c using files f where f.id = c.file_id and f.owner_id = ${userId}`.execute(
      tx,
    );
    await sql`
      update chargeback_orders set text = '' where shop_id in (
        select id from shops where owner_id = ${userId})`.execute(tx);
  },
};
