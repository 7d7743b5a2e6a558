import type { ProductId } from '@souk/shared/ids.ts';
import autocannon from 'autocannon';
import pg from 'pg';
import { buildUser } from '../../apps/server/src/features/identity/accounts/user.builder.ts';
import { buildFavorite } from '../../apps/server/src/features/market/favorites/favorite.builder.ts';
import { connectDatabase } from '../../apps/server/src/platform/db/database.ts';
import { startSession } from '../../apps/server/src/platform/session/sessions.service.ts';
import { atLeast, type Bar, median } from '../bars.ts';
import type { CatalogueMarket } from './market.ts';
import { idOfProduct, isOnSale, productCount, stallIds } from './world.ts';

const rounds = 5;
const connections = 32;
const buyerCount = connections;

type Addresses = Pick<CatalogueMarket, 'ours' | 'bare' | 'database'>;

/** Answers of the market in requests a second, as a share of the same bytes read as one ready row each, turn by turn. */
export async function measureShares(market: Addresses): Promise<Bar[]> {
  const listings = stallIds.map((id) => `/api/products?category=${id}`);
  const ids = Array.from({ length: 400 }, (_, n) => (n * 2_477 + 1) % productCount)
    .filter(isOnSale)
    .map(idOfProduct);
  const products = ids.map((id) => `/api/products/${id}`);
  await keepReady(market, [...listings, ...products]);
  const tokens = await signIn(market.database, ids);
  return [
    atLeast('list of 24, share of ready rows', await share(market, listings), 0.6),
    atLeast('product, share of ready rows', await share(market, products), 0.5),
    atLeast('list of 24 signed in, share of ready rows', await share(market, listings, tokens), 0.4),
    atLeast('product signed in, share of ready rows', await share(market, products, tokens), 0.4),
  ];
}

/** What the market answers, as rows for the yardstick. */
async function keepReady({ ours, database }: Addresses, paths: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  await client.query('create table if not exists bench_answers (path text primary key, body text not null)');
  await client.query('truncate bench_answers');
  for (const path of paths) {
    const body = await (await fetch(ours + path)).text();
    await client.query('insert into bench_answers (path, body) values ($1, $2)', [path, body]);
  }
  await client.query('vacuum analyze bench_answers');
  await client.end();
}

/** Tokens of buyers, each of whom keeps some of these products. */
async function signIn(url: string, ids: readonly ProductId[]): Promise<string[]> {
  const { db, close } = connectDatabase(url);
  const tokens: string[] = [];
  for (let n = 0; n < buyerCount; n += 1) {
    const buyer = await buildUser(db);
    for (const id of ids.filter((_, nth) => nth % buyerCount === n))
      await buildFavorite(db, { user_id: buyer.id, kind: 'product', target_id: id });
    tokens.push(
      await startSession(db, { userId: buyer.id, userAgent: 'bench', way: 'password', now: new Date() }),
    );
  }
  await close();
  return tokens;
}

/** With tokens, each caller of the market is signed in. */
async function share({ ours, bare }: Addresses, paths: string[], tokens: string[] = []): Promise<number> {
  const ratios: number[] = [];
  // The market counts what a long list holds once in a few minutes.
  for (const path of paths) await fetch(ours + path);
  for (let round = 0; round <= rounds; round += 1) {
    // Each before and after the other, as the machine may be busier at one time than at another.
    const first = await load(bare, paths);
    const stack = (await load(ours, paths, tokens)) + (await load(ours, paths, tokens));
    const yardstick = first + (await load(bare, paths));
    console.log(`  round ${round}: bare ${Math.round(yardstick / 2)}/s, market ${Math.round(stack / 2)}/s`);
    // The first round warms both up.
    if (round > 0) ratios.push(stack / yardstick);
  }
  return median(ratios);
}

async function load(url: string, paths: string[], tokens: string[] = []): Promise<number> {
  let callers = 0;
  const result = await autocannon({
    url,
    connections,
    duration: 2,
    // Each is another person, somewhere else in the list.
    setupClient: (client) => {
      const nth = callers++;
      const token = tokens[nth % tokens.length];
      const headers = token ? { authorization: `Bearer ${token}` } : {};
      const from = Math.floor((nth * paths.length) / connections);
      const mine = [...paths.slice(from), ...paths.slice(0, from)];
      client.setRequests(mine.map((path) => ({ path, headers })));
    },
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}${paths[0]}: ${result.non2xx} refusals, ${result.errors} errors`);
  return result.requests.average;
}
