import pg from 'pg';
import { expect, test, vi } from 'vitest';
import type { CollectionPath } from '../paths.ts';
import { openTestHub } from '../testing/test-hub.ts';
import { openTestStore } from '../testing/test-store.ts';
import { databaseOf } from './database.ts';
import { postgresBus } from './postgres-bus.ts';

const onlyRoom = ['rooms/7/messages' as CollectionPath];
const deaf = { wants: () => false, received: () => undefined };

test('a connection that is lost between two statements of a transaction ends neither the pool nor the process', async () => {
  await using store = await openTestStore();
  const pool = new pg.Pool({ connectionString: store.url, max: 1 });
  const lost = Promise.withResolvers<void>();
  pool.on('connect', (client) => client.on('end', lost.resolve));
  const uncaught: unknown[] = [];
  const see = (error: unknown) => uncaught.push(error);
  process.on('uncaughtExceptionMonitor', see);
  const db = databaseOf(pool);
  const work = db.transaction(async (tx) => {
    const [row] = await tx.query<{ pid: number }>('select pg_backend_pid() as pid');
    await store.db.query('select pg_terminate_backend($1)', [row?.pid]);
    // Nobody waits for an answer when it breaks, so that only a listener to its errors hears of it.
    await lost.promise;
    await tx.query('select 1');
  });
  await expect(work).rejects.toThrow();
  expect(await db.query('select 1 as one')).toEqual([{ one: 1 }]);
  await pool.end();
  process.off('uncaughtExceptionMonitor', see);
  expect(uncaught).toEqual([]);
});

test('a bus is back over one connection after a Postgres that took none for a while', async () => {
  await using store = await openTestStore();
  const client = () => new pg.Client({ connectionString: store.url, application_name: 'bus' });
  let failures = 0;
  const bus = postgresBus({
    client,
    onError: () => {
      failures += 1;
    },
  });
  const heard: unknown[] = [];
  await using _listening = bus.subscribe({ ...deaf, woken: (collections) => heard.push(collections) });
  const name = new URL(store.url).pathname.slice(1);
  const buses = async () =>
    (
      await store.db.query(`select from pg_stat_activity where application_name = 'bus' and datname = $1`, [
        name,
      ])
    ).length;
  await expect.poll(buses).toBe(1);

  await using admin = await openTestStore();
  await admin.db.query(`alter database ${name} allow_connections false`);
  await store.db.query(
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name = 'bus'`,
  );
  // Lost, and refused at the next try.
  await expect.poll(() => failures).toBeGreaterThan(2);
  await admin.db.query(`alter database ${name} allow_connections true`);
  const wake = () => store.db.query('select pg_notify($1, $2)', ['souk_live', JSON.stringify(onlyRoom)]);
  const waking = async () => {
    await wake();
    return heard;
  };
  await expect.poll(waking).toContainEqual(onlyRoom);
  expect(await buses()).toBe(1);
});

test('a notification that nobody of ours sent is told as a failure and ends nothing', async () => {
  await using store = await openTestStore();
  const failures: unknown[] = [];
  const bus = postgresBus({
    client: () => new pg.Client({ connectionString: store.url }),
    onError: (error) => failures.push(error),
  });
  const opened: unknown[] = [];
  await using _listening = bus.subscribe({ ...deaf, woken: (collections) => opened.push(collections) });
  await expect.poll(() => opened).toHaveLength(1);
  for (const channel of ['souk_live', 'souk_ephemeral'])
    await store.db.query('select pg_notify($1, $2)', [channel, '{"broken']);
  await expect.poll(() => failures).toHaveLength(2);
});

test('while a database hangs, looks at it do not pile up, and go on once it answers', async () => {
  await using store = await openTestStore();
  const isBack = Promise.withResolvers<void>();
  let hangs = false;
  let asked = 0;
  const { query } = store.db;
  store.db.query = async (...statement) => {
    asked += 1;
    if (hangs) await isBack.promise;
    return query(...statement) as never;
  };
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    await using world = await openTestHub({ store });
    const ana = world.connect();
    ana.hello('ana');
    ana.say({ op: 'listen', id: 1, query: { collection: onlyRoom[0]! } });
    await ana.next('snapshot');
    hangs = true;
    asked = 0;
    vi.advanceTimersByTime(60_000);
    expect(asked).toBe(3);
    hangs = false;
    isBack.resolve();
    const looksAgain = () => {
      vi.advanceTimersByTime(1_000);
      return asked;
    };
    await expect.poll(looksAgain).toBeGreaterThan(20);
  } finally {
    vi.useRealTimers();
  }
});
