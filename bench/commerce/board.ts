import type { ShopId, UserId } from '@souk/shared/ids.ts';
import { sql } from 'kysely';
import { buildUser } from '../../apps/server/src/features/identity/accounts/user.builder.ts';
import { buildProduct } from '../../apps/server/src/features/market/catalog/product.builder.ts';
import { buildShop } from '../../apps/server/src/features/market/shops/shop.builder.ts';
import type { Db } from '../../apps/server/src/platform/db/database.ts';
import { startSession } from '../../apps/server/src/platform/session/sessions.service.ts';
import { atMost, type Bar, median } from '../bars.ts';
import { latencyOf } from '../catalogue/latency.ts';

export interface BoardShop {
  shopId: ShopId;
  token: string;
}

/** What the columns of a seller's board ask for. */
const columns = ['to-pack', 'to-ship', 'on-the-way', 'delivered', 'problems'];
const columnLength = 20;
const orderCount = 100_000;
const rounds = 9;

/** A shop that has sold 100 000 times, of which 2 000 orders are under way. */
export async function fillBoard(db: Db, orders = orderCount): Promise<BoardShop> {
  const shop = await buildShop(db);
  const product = await buildProduct(db, { shop_id: shop.id, available: 50 });
  const buyers: UserId[] = [];
  for (let nth = 0; nth < 50; nth += 1) buyers.push((await buildUser(db)).id);
  await sql`
    with written as (
      insert into orders (id, buyer_id, shop_id, state, currency, items, discount, shipping, tax, tax_included, total,
        commissions, commission, payment_fee, net, address, shipments, placed_at, paid_at, changed_at,
        shipped_at, delivered_at, completed_at)
      select gen_random_uuid(), (${buyers}::uuid[])[1 + n % 50], ${shop.id}, state, 'USD', 6400, 0, 650, 0, true, 7050,
        '[{"basisPoints": 800, "fixed": 0, "least": null, "most": null, "of": 6400, "amount": 512}]', 512, 234,
        6304, '{"country": "US"}', '[]', at, at, at, at, at, at
      from (select n, now() - n * interval '4 minutes' as at, case
          when n > 2000 then case n % 25 when 0 then 'cancelled' when 1 then 'refunded' else 'completed' end
          when n % 4 = 0 then 'paid' when n % 4 = 1 then 'packed' when n % 4 = 2 then 'shipped' else 'delivered'
        end as state
        from generate_series(1, ${orders}::int) n) numbered
      returning id)
    insert into order_lines (id, order_id, product_id, variant_id, title, options, quantity, price, total, position)
    select gen_random_uuid(), w.id, ${product.id}, v.id, 'Bottle vase', '{}', 1, 6400, 6400, 0
    from written w, (select id from product_variants where product_id = ${product.id} limit 1) v`.execute(db);
  const token = await startSession(db, {
    ...{ userId: shop.owner_id, userAgent: 'bench', way: 'password', now: new Date() },
  });
  return { shopId: shop.id, token };
}

/** Milliseconds until every column is there, asked for at once as the page does, and one page of the list. */
export async function measureBoard(url: string, { shopId, token }: BoardShop): Promise<Bar[]> {
  const headers = { authorization: `Bearer ${token}` };
  const pathOf = (of: string) => `/api/shops/${shopId}/orders?of=${of}&limit=${columnLength}`;
  const waits: number[] = [];
  for (let round = -2; round < rounds; round += 1) {
    const began = performance.now();
    await Promise.all(columns.map((of) => read(url + pathOf(of), headers)));
    if (round >= 0) waits.push(performance.now() - began);
  }
  const list = await latencyOf(
    url,
    Array.from({ length: 40 }, () => pathOf('all')),
    headers,
  );
  console.log(
    `  the board ${waits.map((wait) => wait.toFixed(0)).join(' ')} ms, the list for ten at once p50 ${list.p50.toFixed(0)} ms`,
  );
  return [atMost('the orders board of a shop with 100 000 orders', median(waits), 100, 'ms')];
}

async function read(address: string, headers: Record<string, string>): Promise<void> {
  const answer = await fetch(address, { headers });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  await answer.arrayBuffer();
}
