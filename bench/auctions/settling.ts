import { setTimeout as pause } from 'node:timers/promises';
import type { LotId, UserId } from '@souk/shared/ids.ts';
import { buildUser } from '../../apps/server/src/features/identity/accounts/user.builder.ts';
import { buildAddress } from '../../apps/server/src/features/identity/addresses/address.builder.ts';
import { placeBid } from '../../apps/server/src/features/live/auctions/bidding.service.ts';
import { holdForLots } from '../../apps/server/src/features/money/stock/index.ts';
import { marketInvariants } from '../../apps/server/src/market-invariants.ts';
import { connectDatabase, type Database, type Db } from '../../apps/server/src/platform/db/database.ts';
import { checkInvariants } from '../../apps/server/src/platform/invariants.ts';
import { stripeProvider } from '../../apps/server/src/platform/payments/index.ts';
import { buildCard } from '../../apps/server/src/testing/paying.fixture.ts';
import { atMost, type Bar } from '../bars.ts';
import { freePort, start } from '../foundation/market.ts';
import { makeLotsEnding, nextBid } from './world.ts';

const LOTS = 1_000;
const SHOPS = 50;
const BUYERS = 250;
const MOST_WAITED_MS = 60_000;

const keys = { secretKey: 'sk_test_bench', publishableKey: 'pk_test_bench', webhookSecret: 'whsec_bench' };

/** A thousand wins of one second: how long after the last end each has its order, charged and paid. */
export async function measureSettling(url: string, dataDir: string): Promise<Bar[]> {
  const database = connectDatabase(url);
  const { db } = database;
  const provider = await freePort();
  const apiBase = `http://127.0.0.1:${provider}`;
  await using _provider = await start(
    'node',
    ['bench/commerce/sandbox.program.ts', String(provider), JSON.stringify(keys)],
    {},
    `${apiBase}/healthz`,
  );
  const stripe = await stripeProvider({ ...keys, kind: 'sandbox', apiBase }).client();
  const buyers = await manyOf(BUYERS, async () => {
    const { id } = await buildUser(db);
    await buildAddress(db, { user_id: id, country: 'US', is_default: true });
    await buildCard(db, stripe, id);
    return id;
  });
  const from = new Date(Date.now() + 40_000);
  const lots = await wonLots(db, buyers, from);
  const port = await freePort();
  await using _worker = await start(
    'node',
    ['apps/server/.cache/market/main.mjs', '--roles=worker'],
    {
      ...{ DATABASE_URL: url, SOUK_DATA: dataDir, SOUK_DEMO: '0', PORT: String(port), HOST: '127.0.0.1' },
      ...{ STRIPE_API_BASE: apiBase, STRIPE_SECRET_KEY: keys.secretKey },
      ...{ STRIPE_PUBLISHABLE_KEY: keys.publishableKey, STRIPE_WEBHOOK_SECRET: keys.webhookSecret },
    },
    `http://127.0.0.1:${port}/readyz`,
  );
  const lastEnd = from.getTime() + 1_000;
  await pause(Math.max(0, lastEnd - Date.now()));
  while ((await paidOf(db, lots)) < LOTS) {
    if (Date.now() > lastEnd + MOST_WAITED_MS)
      throw new Error(`${await paidOf(db, lots)} of ${LOTS} are paid`);
    await pause(20);
  }
  const took = (Date.now() - lastEnd) / 1_000;
  await holds(database, lots);
  await database.close();
  return [atMost('1 000 lots that end in one second, all charged and paid after the last end', took, 3, 's')];
}

/** Each has its piece, and one bid of one of these. */
async function wonLots(db: Database['db'], buyers: readonly UserId[], from: Date): Promise<LotId[]> {
  const lots: LotId[] = [];
  for (let shop = 0; shop < SHOPS; shop += 1) lots.push(...(await makeLotsEnding(db, LOTS / SHOPS, from)));
  const pieces = await db
    .selectFrom('lots')
    .select(['id as lotId', 'product_id as productId', 'variant_id as variantId'])
    .where('id', 'in', lots)
    .execute();
  await db.transaction().execute((tx) => holdForLots(tx, pieces, new Date()));
  for (let at = 0; at < lots.length; at += 20)
    await Promise.all(
      lots
        .slice(at, at + 20)
        .map((lot, n) =>
          placeBid(
            { db, actor: { userId: buyers[(at + n) % buyers.length] } as never, takesCards: true },
            lot,
            nextBid(),
          ),
        ),
    );
  return lots;
}

async function paidOf(db: Db, lots: readonly LotId[]): Promise<number> {
  const { count } = await db
    .selectFrom('lot_sales')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('state', '=', 'paid')
    .where('lot_id', 'in', lots)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** One winner and one payment each, and everything that must be true of a market. */
async function holds({ db }: Database, lots: readonly LotId[]): Promise<void> {
  const { count } = await db
    .selectFrom('payments as p')
    .innerJoin('checkout_payments as cp', 'cp.payment_id', 'p.id')
    .innerJoin('checkouts as c', 'c.id', 'cp.checkout_id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('p.state', '=', 'succeeded')
    .where('c.lot_id', 'in', lots)
    .executeTakeFirstOrThrow();
  if (Number(count) !== LOTS) throw new Error(`${count} payments for ${LOTS} lots`);
  const broken = (await checkInvariants(db, marketInvariants)).filter(({ ok }) => !ok);
  if (broken.length > 0) throw new Error(JSON.stringify(broken));
}

const AT_ONCE = 8;

async function manyOf<Made>(count: number, make: () => Promise<Made>): Promise<Made[]> {
  const made: Made[] = [];
  const makeOn = async () => {
    while (made.length < count) made.push(await make());
  };
  await Promise.all(Array.from({ length: AT_ONCE }, makeOn));
  return made.slice(0, count);
}
