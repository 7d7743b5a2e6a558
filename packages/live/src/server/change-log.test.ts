import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import pg from 'pg';
import { expect, test } from 'vitest';
import { documentPath } from '../paths.ts';
import { openTestHub } from '../testing/test-hub.ts';
import { openTestRedis, redisServer, type TestRedis } from '../testing/test-redis.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';
import type { LiveDatabase } from './database.ts';
import { readDatabaseName } from './epoch.ts';
import { postgresBus } from './postgres-bus.ts';
import { redisBus } from './redis-bus.ts';
import { writeInside } from './writing.ts';

const HUBS = 10;
const WRITES = 100;
const collection = 'rooms/7/messages';
const missing = redisServer
  ? undefined
  : 'this machine has no redis-server: install it to test changes over Redis';
const patient = { timeout: 20_000, interval: 50 };

type Hub = Awaited<ReturnType<typeof openTestHub>>;

/** Processes of one market, with a listener in each. Counts how often any of them reads changes. */
async function openMarket(store: TestStore, redis: TestRedis | undefined, hubs: number) {
  const open = new AsyncDisposableStack();
  const read = { changes: 0 };
  const counting: LiveDatabase = {
    query(text, values, name) {
      if (text.includes('changed.*')) read.changes += 1;
      return store.db.query(text, values, name);
    },
    transaction: (act) => store.db.transaction(act),
  };
  const worlds: Hub[] = [];
  for (let n = 0; n < hubs; n += 1) {
    const postgres = postgresBus({
      client: () => new pg.Client({ connectionString: store.url }),
      db: store.db,
    });
    const client = () => new Redis(redis?.url ?? '', { retryStrategy: () => 100 });
    const bus = redis
      ? redisBus({ client, fallback: postgres, name: () => readDatabaseName(store.db) })
      : postgres;
    worlds.push(open.use(await openTestHub({ store: { ...store, db: counting }, bus, failing: true })));
  }
  const listeners = worlds.map((world) => {
    const client = world.connect();
    client.hello('ben');
    client.say({ op: 'listen', id: 1, query: { collection } });
    return client;
  });
  for (const one of listeners) await one.next('snapshot');
  let written = 0;
  /** By all processes in turn, half of it as clients do and half as transactions of the market. */
  const write = async (count: number, { carried = true } = {}) => {
    for (let n = 0; n < count; n += 1) {
      const { hub } = worlds[n % hubs] as Hub;
      written += 1;
      const path = documentPath(`${collection}/${written}`);
      const one = { op: 'set' as const, path, data: { by: 'ana', n: written } };
      if (n % 2 === 0 && carried) await hub.write({ id: randomUUID(), who: { id: 'ana' }, writes: [one] });
      else {
        const { changed } = await store.db.transaction((tx) => writeInside(tx, [one], 1_000));
        if (carried) hub.spread(changed);
      }
    }
  };
  const heard = () =>
    listeners.map(({ frames }) =>
      frames.flatMap((frame) => (frame.op === 'change' ? frame.docs.map(({ seq }) => seq) : [])),
    );
  return {
    read,
    write,
    listeners,
    /** Each write once and in its order, in every process. */
    async expectAllHeard() {
      const all = Array.from({ length: written }, (_, index) => index + 1);
      await expect.poll(heard, patient).toEqual(listeners.map(() => all));
    },
    /** Until what is written in one process comes to all others without being read. */
    async carries() {
      await expect
        .poll(async () => {
          const before = read.changes;
          await write(hubs);
          await this.expectAllHeard();
          return read.changes - before;
        }, patient)
        .toBe(0);
    },
    [Symbol.asyncDispose]: () => open.disposeAsync(),
  };
}

test('ten processes that changes are carried to read none of them, and tell each once and in order', async ({
  skip,
}) => {
  if (missing) skip(missing);
  await using store = await openTestStore();
  await using redis = await openTestRedis();
  await using market = await openMarket(store, redis, HUBS);
  await market.carries();
  market.read.changes = 0;
  await market.write(WRITES);
  await market.expectAllHeard();
  // As many as one process alone would have: none. What is read by each would be a read for each process and wake-up.
  expect(market.read.changes).toBeLessThanOrEqual(1);
});

test('a Redis that is killed while people write loses nothing, and carries again once it is back', async ({
  skip,
}) => {
  if (missing) skip(missing);
  await using store = await openTestStore();
  await using redis = await openTestRedis();
  await using market = await openMarket(store, redis, HUBS);
  await market.carries();
  const writing = market.write(WRITES);
  await redis.kill();
  await writing;
  await market.write(HUBS);
  await market.expectAllHeard();
  expect(market.read.changes).toBeGreaterThan(0);
  await redis.start();
  await market.carries();
});

test('a process that changes did not come to reads them, and goes on in order', async ({ skip }) => {
  if (missing) skip(missing);
  await using store = await openTestStore();
  await using redis = await openTestRedis();
  await using market = await openMarket(store, redis, 2);
  await market.carries();
  await market.write(2, { carried: false });
  await market.write(2);
  await market.expectAllHeard();
  expect(market.read.changes).toBeGreaterThan(0);
  await market.carries();
});

test('two markets on one Redis never tell each other’s documents', async ({ skip }) => {
  if (missing) skip(missing);
  await using redis = await openTestRedis();
  await using stores = new AsyncDisposableStack();
  const [own, foreign] = [stores.use(await openTestStore()), stores.use(await openTestStore())];
  await using market = await openMarket(own, redis, 2);
  await using other = await openMarket(foreign, redis, 2);
  await market.carries();
  await other.carries();
  await other.write(WRITES);
  await other.expectAllHeard();
  await market.expectAllHeard();
  await market.carries();
});
