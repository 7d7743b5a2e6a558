import type { ShopId, UserId } from '@souk/shared/ids.ts';
import { sql } from 'kysely';
import { buildShop } from '../../apps/server/src/features/market/shops/shop.builder.ts';
import { connectDatabase, type Db } from '../../apps/server/src/platform/db/database.ts';
import { migrate } from '../../apps/server/src/platform/db/migrate.ts';
import { stripeProvider } from '../../apps/server/src/platform/payments/index.ts';
import { startPostgres } from '../../apps/server/src/platform/postgres/start-postgres.ts';
import { startSession } from '../../apps/server/src/platform/session/sessions.service.ts';
import { freePort, start, temporaryFolder } from '../foundation/market.ts';
import { type BoardShop, fillBoard } from './board.ts';
import { buildTrade, type Trade } from './trade.ts';

export interface CommerceMarket {
  url: string;
  /** Address of the database under it, and of Fastify and pg with nothing around them on the same one. */
  database: string;
  bare: string;
  trade: Trade;
  board: BoardShop;
  /** Sessions of two sellers, whose wallet and shop have so many postings each. */
  busy: { postings: number; token: string };
  quiet: { postings: number; token: string };
}

/** A market of its own with long books, many orders and people who buy, and a provider that answers at once. */
export async function withCommerceMarket<Result>(
  use: (market: CommerceMarket) => Promise<Result>,
): Promise<Result> {
  using data = temporaryFolder();
  const postgres = await startPostgres({ dataDir: data.path, log: { info() {}, warn() {} } });
  try {
    const { db, close } = connectDatabase(postgres.url);
    await migrate(db);
    const busy = { postings: 1_000_000, token: await sellerWith(db, 1_000_000) };
    const quiet = { postings: 100, token: await sellerWith(db, 100) };
    const board = await fillBoard(db);
    const provider = await freePort();
    const apiBase = `http://127.0.0.1:${provider}`;
    const keys = {
      secretKey: 'sk_test_bench',
      publishableKey: 'pk_test_bench',
      webhookSecret: 'whsec_bench',
    };
    await using _provider = await start(
      'node',
      ['bench/commerce/sandbox.program.ts', String(provider), JSON.stringify(keys)],
      {},
      `${apiBase}/healthz`,
    );
    const trade = await buildTrade(
      { db },
      await stripeProvider({ ...keys, kind: 'sandbox', apiBase }).client(),
    );
    await sql`vacuum analyze`.execute(db);
    await close();
    const [port, barePort] = [await freePort(), await freePort()];
    const [url, bare] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${barePort}`];
    await using _market = await start(
      'node',
      ['apps/server/.cache/market/main.mjs', '--roles=web'],
      {
        ...{ DATABASE_URL: postgres.url, SOUK_DATA: data.path, SOUK_DEMO: '0' },
        ...{ PORT: String(port), HOST: '127.0.0.1', STRIPE_API_BASE: apiBase },
        ...{ STRIPE_SECRET_KEY: keys.secretKey, STRIPE_PUBLISHABLE_KEY: keys.publishableKey },
        STRIPE_WEBHOOK_SECRET: keys.webhookSecret,
      },
      `${url}/readyz`,
    );
    await using _bare = await start(
      'node',
      ['bench/commerce/bare-cart.ts', postgres.url, String(barePort)],
      {},
      `${bare}/readyz`,
    );
    return await use({ url, database: postgres.url, bare, trade, board, busy, quiet });
  } finally {
    await postgres.stop();
  }
}

async function sellerWith(db: Db, postings: number): Promise<string> {
  const shop = await buildShop(db);
  await fillAccount(db, 'wallet', { user_id: shop.owner_id, shop_id: null }, postings);
  await fillAccount(db, 'shop-available', { user_id: null, shop_id: shop.id }, postings);
  return startSession(db, { userId: shop.owner_id, userAgent: 'bench', way: 'password', now: new Date() });
}

/** As many payments of a cent into one account, as the ledger would have written them. */
async function fillAccount(
  db: Db,
  kind: 'wallet' | 'shop-available',
  owner: { user_id: UserId | null; shop_id: ShopId | null },
  count: number,
): Promise<void> {
  const accounts = await db
    .insertInto('ledger_accounts')
    .values([
      { kind, ...owner, currency: 'USD', balance: count },
      // A row of its own for each account that is filled.
      { kind: 'clearing', user_id: null, shop_id: null, currency: 'USD', balance: -count, part: nextPart++ },
    ])
    .returning('id')
    .execute();
  const ids = accounts.map(({ id }) => id);
  await db.transaction().execute(async (tx) => {
    // Checking each of two million transactions takes minutes, and they are even.
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`
      with written as (
        insert into ledger_transactions (key, content_hash, kind, currency, at)
        select ${kind} || ' ' || ${String(ids[0])} || ' ' || n, '', 'top-up', 'USD', now() - n * interval '1 second'
        from generate_series(${count}::int, 1, -1) n returning id),
      numbered as (select id, row_number() over (order by id) as n from written)
      insert into ledger_postings (transaction_id, account_id, amount, balance)
      select id, ${ids[0]}::bigint, 1, n from numbered union all select id, ${ids[1]}::bigint, -1, -n from numbered`.execute(
      tx,
    );
  });
}

let nextPart = 0;
