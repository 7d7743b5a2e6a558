import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import type { CollectionPath } from '../paths.ts';
import type { ServerFrame } from '../protocol.ts';
import { openTcpProxy } from '../testing/tcp-proxy.ts';
import { openTestHub } from '../testing/test-hub.ts';
import { openTestRedis, redisServer } from '../testing/test-redis.ts';
import { openTestStore } from '../testing/test-store.ts';
import type { Bus, BusSubscriber, EphemeralBatch } from './bus.ts';
import { postgresBus, tellRulesChanged } from './postgres-bus.ts';
import { redisBus } from './redis-bus.ts';
import type { ChangedDoc } from './store.ts';

type Store = Awaited<ReturnType<typeof openTestStore>>;

interface Exchange extends AsyncDisposable {
  /** Of one more process. */
  bus(): Bus;
  /** Cuts every process off. */
  lose(): Promise<void>;
  /** Lets them come again. */
  giveBack(): Promise<void>;
}

async function openPostgresExchange(store: Store): Promise<Exchange> {
  return {
    bus: () =>
      postgresBus({ client: () => new pg.Client({ connectionString: store.url, application_name: 'bus' }) }),
    async lose() {
      await store.db.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and application_name = 'bus'`,
      );
    },
    giveBack: async () => undefined,
    [Symbol.asyncDispose]: async () => undefined,
  };
}

async function openRedisExchange(): Promise<Exchange> {
  const redis = await openTestRedis();
  return {
    bus: () =>
      redisBus({
        client: () => new Redis(redis.url, { retryStrategy: () => 100 }),
        name: async () => 'test',
      }),
    lose: () => redis.kill(),
    giveBack: () => redis.start(),
    [Symbol.asyncDispose]: () => redis[Symbol.asyncDispose](),
  };
}

const places = [
  { place: 'Postgres', open: openPostgresExchange, missing: undefined },
  {
    place: 'Redis',
    open: openRedisExchange,
    missing: redisServer
      ? undefined
      : 'this machine has no redis-server: install it to test buses over Redis',
  },
];

const WORDS_MS = 20_000;
const words = { timeout: WORDS_MS, interval: 50 };

/** A subscriber of a bus, and what it was told; `undefined` says that anything may have been written. */
function openSubscriber(bus: Bus, channels: string[] = []) {
  const woken: Array<readonly string[] | undefined> = [];
  const received: EphemeralBatch[] = [];
  const subscriber: BusSubscriber = {
    changed: (changes) => woken.push(changes.map(({ collection }) => collection)),
    woken: (collections) => woken.push(collections),
    wants: (channel) => channels.includes(channel),
    received: (batches) => received.push(...batches),
  };
  const listening = bus.subscribe(subscriber);
  return {
    bus,
    woken,
    received,
    async isThere(times = 1) {
      await expect.poll(() => woken.filter((one) => one === undefined).length, words).toBe(times);
    },
    [Symbol.asyncDispose]: () => listening[Symbol.asyncDispose](),
  };
}

const path = (text: string) => text as CollectionPath;
const changed = (collection: string): ChangedDoc[] => [
  { collection: path(collection), id: 'x', data: null, seq: 1, born: 1 },
];

/** Until the other one hears it: a publisher may be there later than a subscriber. */
async function wakeUntilReceived(bus: Bus, collection: string, woken: readonly unknown[]): Promise<void> {
  await expect
    .poll(() => {
      bus.append(changed(collection));
      return woken.flat();
    }, words)
    .toContain(collection);
}

describe.each(places)('a bus over $place', ({ open, missing }) => {
  test('what one process wakes the others for, they are told of and it is not', async ({ skip }) => {
    if (missing) skip(missing);
    await using store = await openTestStore();
    await using exchange = await open(store);
    await using one = openSubscriber(exchange.bus());
    await using other = openSubscriber(exchange.bus());
    await one.isThere();
    await other.isThere();
    await wakeUntilReceived(one.bus, 'rooms/1', other.woken);
    await wakeUntilReceived(other.bus, 'rooms/2', one.woken);
    expect(one.woken.flat()).not.toContain('rooms/1');
    expect(other.woken.flat()).not.toContain('rooms/2');
  });

  test('a bus that was lost comes back, and says that anything may have been written meanwhile', async ({
    skip,
  }) => {
    if (missing) skip(missing);
    await using store = await openTestStore();
    await using exchange = await open(store);
    await using one = openSubscriber(exchange.bus());
    await using other = openSubscriber(exchange.bus());
    await one.isThere();
    await other.isThere();
    await exchange.lose();
    one.bus.append(changed('rooms/1'));
    await exchange.giveBack();
    await one.isThere(2);
    await other.isThere(2);
    await wakeUntilReceived(one.bus, 'rooms/2', other.woken);
  });

  test('ephemeral messages are carried to where someone subscribes, once', async ({ skip }) => {
    if (missing) skip(missing);
    const typing = path('rooms/7/typing');
    const said = (text: string) => [{ from: 'ana', data: { text } }];
    await using store = await openTestStore();
    await using exchange = await open(store);
    await using one = openSubscriber(exchange.bus(), [typing]);
    await using other = openSubscriber(exchange.bus(), [typing]);
    await using elsewhere = openSubscriber(exchange.bus(), ['rooms/8/typing']);
    for (const subscriber of [one, other, elsewhere]) await subscriber.isThere();
    await wakeUntilReceived(one.bus, 'rooms/1', other.woken);
    one.bus.publish([{ channel: typing, messages: said('hm') }]);
    one.bus.publish([{ channel: typing, messages: said('well') }]);
    await expect.poll(() => other.received.length, words).toBe(2);
    expect(other.received).toEqual([
      { channel: typing, messages: said('hm') },
      { channel: typing, messages: said('well') },
    ]);
    await wakeUntilReceived(one.bus, 'rooms/2', elsewhere.woken);
    expect([...one.received, ...elsewhere.received]).toEqual([]);
  });

  test('who listens in one process misses nothing that is written in another, with a bus or without', async ({
    skip,
  }) => {
    if (missing) skip(missing);
    await using store = await openTestStore();
    await using exchange = await open(store);
    await using one = await openTestHub({ store, bus: exchange.bus() });
    await using other = await openTestHub({ store, bus: exchange.bus() });
    const [ana, ben] = [one.connect(), other.connect()];
    ana.hello('ana');
    ben.hello('ben');
    ben.say({ op: 'listen', id: 1, query: { collection: 'rooms/7/messages' } });
    await ben.next('snapshot');
    const write = (from: number, to: number) => {
      for (let n = from; n <= to; n += 1) {
        const data = { by: 'ana', n };
        ana.say({
          op: 'write',
          id: randomUUID(),
          writes: [{ op: 'set', path: `rooms/7/messages/${n}`, data }],
        });
      }
    };
    const heard = () => ben.frames.flatMap((frame) => numbersIn(frame));
    const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

    write(1, 20);
    await expect.poll(heard, words).toEqual(upTo(20));
    await exchange.lose();
    write(21, 40);
    await expect.poll(heard, words).toEqual(upTo(40));
    await exchange.giveBack();
    write(41, 60);
    await expect.poll(heard, words).toEqual(upTo(60));
  });
});

/** How often it was said that anything may have been written. */
const comings = (woken: readonly unknown[]) => woken.filter((one) => one === undefined).length;

test('a bus over Postgres whose network swallows everything comes back, and has the rules asked again', {
  tags: 'whole',
}, async () => {
  await using store = await openTestStore();
  await using network = await openTcpProxy(store.url);
  const client = () => new pg.Client({ connectionString: network.url, connectionTimeoutMillis: 2_000 });
  const rules: unknown[] = [];
  const bus = postgresBus({ client, beatMs: 500 });
  await using _listening = bus.subscribe({ rulesChanged: (ids) => rules.push(ids) });
  const tell = (id: string) => store.db.transaction((tx) => tellRulesChanged(tx, [id]));
  await expect.poll(() => comings(rules), words).toBe(1);
  network.swallow();
  await tell('ana');
  network.heal();
  await expect.poll(() => comings(rules), words).toBeGreaterThan(1);
  const told = async () => {
    await tell('ben');
    return rules;
  };
  await expect.poll(told, words).toContainEqual(['ben']);
});

test('a bus over Redis whose network swallows everything comes back, and says so', async ({ skip }) => {
  if (!redisServer) skip('this machine has no redis-server');
  await using redis = await openTestRedis();
  await using network = await openTcpProxy(redis.url);
  const open = (url: string) =>
    redisBus({ client: () => new Redis(url), name: async () => 'test', beatMs: 500 });
  await using one = openSubscriber(open(network.url));
  await using other = openSubscriber(open(redis.url));
  await wakeUntilReceived(other.bus, 'rooms/1', one.woken);
  const before = comings(one.woken);
  network.swallow();
  network.heal();
  await expect.poll(() => comings(one.woken), words).toBeGreaterThan(before);
  await wakeUntilReceived(other.bus, 'rooms/2', one.woken);
  await wakeUntilReceived(one.bus, 'rooms/3', other.woken);
});

test.for([
  { beatMs: 500, until: 'it is given up' },
  { beatMs: 60_000, until: 'too much waits for it' },
])('what a Redis that hangs does not carry goes over Postgres once $until', async ({ beatMs }, { skip }) => {
  if (!redisServer) skip('this machine has no redis-server');
  await using store = await openTestStore();
  await using redis = await openTestRedis();
  const open = () =>
    redisBus({
      client: () => new Redis(redis.url),
      fallback: postgresBus({ client: () => new pg.Client({ connectionString: store.url }) }),
      name: async () => 'test',
      beatMs,
    });
  await using one = openSubscriber(open());
  await using other = openSubscriber(open());
  const carried: string[] = [];
  const ear = new Redis(redis.url);
  await ear.subscribe('test');
  ear.on('message', (_, message) => carried.push(message));
  await wakeUntilReceived(one.bus, 'rooms/1', other.woken);
  await expect
    .poll(() => {
      one.bus.append(changed('rooms/1'));
      return carried.join();
    }, words)
    .toContain('rooms/1');
  ear.disconnect();
  redis.hang();
  await wakeUntilReceived(one.bus, 'rooms/2', other.woken);
});

const numbersIn = (frame: ServerFrame): number[] =>
  frame.op === 'change' ? frame.docs.map(({ seq }) => seq) : [];

test('what makes no sense on a bus is said, and the next is heard', async () => {
  await using store = await openTestStore();
  const errors: unknown[] = [];
  const client = () => new pg.Client({ connectionString: store.url });
  await using subscriber = openSubscriber(postgresBus({ client, onError: (error) => errors.push(error) }));
  await subscriber.isThere();
  for (const channel of ['souk_live', 'souk_ephemeral', 'souk_rules'])
    for (const payload of ['', '{', '{"a":1}', '7'])
      await store.db.query('select pg_notify($1, $2)', [channel, payload]);
  await expect.poll(() => errors.length, words).toBe(12);
  await using other = openSubscriber(postgresBus({ client }));
  await other.isThere();
  await wakeUntilReceived(other.bus, 'rooms/1', subscriber.woken);
});

test('who may listen no more is told so when rules are said to look at something else, in every process', async () => {
  const banned = new Set<string>();
  await using store = await openTestStore();
  const openProcess = () => {
    const bus = postgresBus({ client: () => new pg.Client({ connectionString: store.url }) });
    const read = ({ who }: { who: { id: string } | null }) => !banned.has(who?.id ?? '');
    const path = 'rooms/{room}/messages';
    return openTestHub({
      store,
      bus,
      declarations: [{ path, read }],
      channels: [{ path: 'rooms/{room}/typing', subscribe: read }],
    });
  };
  await using one = await openProcess();
  await using other = await openProcess();
  const listeners = [one, other].flatMap((world) =>
    ['ana', 'ben'].map((name) => {
      const client = world.connect();
      client.hello(name);
      client.say({ op: 'listen', id: 1, query: { collection: 'rooms/7/messages' } });
      client.say({ op: 'subscribe', id: 2, channel: 'rooms/7/typing' });
      return client;
    }),
  );
  for (const client of listeners) {
    await client.next('snapshot');
    await client.settled();
  }
  banned.add('ana');
  await store.db.transaction((tx) => tellRulesChanged(tx, ['ana']));
  const [ana, ben, anaThere, benThere] = listeners;
  for (const client of [ana, anaThere])
    for (const id of [1, 2])
      expect(await client?.next('error', (frame) => frame.id === id)).toMatchObject({
        code: 'permission-denied',
      });
  banned.add('ben');
  await store.db.transaction((tx) => tellRulesChanged(tx, ['8']));
  await store.db.transaction((tx) => tellRulesChanged(tx, ['7']));
  for (const client of [ben, benThere])
    for (const id of [1, 2])
      expect(await client?.next('error', (frame) => frame.id === id)).toMatchObject({
        code: 'permission-denied',
      });
});
