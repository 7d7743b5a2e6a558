import type { ShopId } from '@souk/shared/ids.ts';
import type { OpenMatter } from '@souk/shared/market/shops/schema.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

/** What a shop owes others before it may close. Each kind of promise to buyers has its line here. */
export async function findOpenMatters(db: Db, shopId: ShopId, now: Date): Promise<OpenMatter[]> {
  const ofShop = sql`from offers join products on products.id = product_id where shop_id = ${shopId}`;
  const { rows } = await sql<Omit<OpenMatter, 'until'> & { until: Date | null }>`
    select reason, count::int, until from (
      select 'offer_agreed' as reason, count(*), max(holds_until) as until ${ofShop}
        and offers.state = 'accepted' and holds_until > ${now}
      union all
      select 'offer_countered', count(*), max(expires_at) ${ofShop}
        and offers.state = 'countered' and expires_at > ${now}
      union all
      select 'offer_waiting', count(*), max(expires_at) ${ofShop}
        and offers.state = 'open' and expires_at > ${now}
      union all
      select 'orders_open', count(*), null from orders
        where shop_id = ${shopId} and state not in ('completed', 'cancelled', 'refunded')
      union all
      select 'auction_running', count(*), null from lots join products on products.id = product_id
        where shop_id = ${shopId} and lots.state = 'running'
      union all
      select 'show_on_air', count(*), null from shows where shop_id = ${shopId} and state = 'live'
      union all
      select 'show_scheduled', count(*), null from shows where shop_id = ${shopId} and state in ('scheduled', 'rehearsal')
      union all
      select 'tickets_sold', count(*), null from events
        where shop_id = ${shopId} and status = 'active' and ends_at > ${now} and seats_taken > 0
      union all
      select 'balance_left', least(count(*), 1), null from ledger_accounts
        where owner = ${shopId} and balance > 0 and kind <> 'shop-in-payout'
      union all
      select 'payout_running', count(*), null from payouts
        where shop_id = ${shopId} and state in ('begun', 'sent')
      union all
      select 'money_here', count(*), null from ledger_accounts
        where shop_id = ${shopId} and balance < 0) as matters
    where count > 0`.execute(db);
  return rows.map(({ until, ...matter }) => ({ ...matter, until: until?.toISOString() ?? null }));
}
