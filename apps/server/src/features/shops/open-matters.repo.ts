import type { ShopId } from '@souk/shared/ids.ts';
import type { OpenMatter } from '@souk/shared/shops/schema.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

/** What a shop owes others before it may close. Each kind of promise to buyers has its line here. */
export async function findOpenMatters(db: Db, shopId: ShopId, now: Date): Promise<OpenMatter[]> {
  const { rows } = await sql<OpenMatter>`
    select reason, count::int from (
      select 'auction_running' as reason, count(*) from lots join products on products.id = product_id
        where shop_id = ${shopId} and lots.state = 'running'
      union all
      select 'show_on_air', count(*) from shows where shop_id = ${shopId} and state in ('live', 'rehearsal')
      union all
      select 'show_scheduled', count(*) from shows where shop_id = ${shopId} and state = 'scheduled'
      union all
      select 'tickets_sold', count(*) from events
        where shop_id = ${shopId} and status = 'active' and ends_at > ${now} and seats_taken > 0) as matters
    where count > 0`.execute(db);
  return rows;
}
