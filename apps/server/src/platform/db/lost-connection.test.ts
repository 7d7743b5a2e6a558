import { openTcpProxy } from '@souk/live/testing/tcp-proxy.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { memoryLog } from '../../testing/memory-log.ts';
import { cloneDatabase } from '../../testing/test-database.ts';
import { systemClock } from '../clock.ts';
import { toFailure } from '../errors/to-failure.ts';
import { enqueue, type Job } from '../jobs/job.ts';
import { runWorker } from '../jobs/run-worker.ts';
import { connectDatabase, type Db } from './database.ts';

// That a lost connection ends no process shows by itself: the run fails on what nobody catches.

const pidOf = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  return rows[0]!.pid;
};

const endBackend = (db: Db, pid: number) => sql`select pg_terminate_backend(${pid}, 5000)`.execute(db);

test('a connection that is ended between two statements of a transaction fails that one only', async () => {
  await using other = await cloneDatabase();
  const lost: Error[] = [];
  const { db, pool, close } = connectDatabase(other.url, { max: 1, onError: (error) => lost.push(error) });
  const work = db.transaction().execute(async (tx) => {
    const pid = await pidOf(tx);
    await endBackend(other.db, pid);
    await expect.poll(() => lost).toHaveLength(1);
    await pidOf(tx);
  });
  await expect(work).rejects.toThrow();
  // It had but one connection, which is not handed out again.
  expect(await pidOf(db)).toBeGreaterThan(0);
  expect(pool.totalCount).toBe(1);
  await close();
});

test('a connection that is ended in the middle of a statement fails that one only', async () => {
  await using other = await cloneDatabase();
  const { db, pool, close } = connectDatabase(other.url, { max: 2 });
  const work = db.transaction().execute(async (tx) => {
    const pid = await pidOf(tx);
    const asleep = sql`select pg_sleep(60)`.execute(tx);
    await Promise.all([expect(asleep).rejects.toMatchObject({ code: '57P01' }), endBackend(other.db, pid)]);
    await pidOf(tx);
  });
  await expect(work).rejects.toThrow();
  const pids = await Promise.all([pidOf(db), pidOf(db), pidOf(db)]);
  expect(pids.every((pid) => pid > 0)).toBe(true);
  expect(pool.totalCount).toBe(2);
  await close();
});

test('all connections are ended a dozen times under writes, and each next write works', {
  tags: 'whole',
}, async () => {
  await using other = await cloneDatabase();
  const { db, close } = connectDatabase(other.url, { max: 8 });
  await sql`create table written (n int)`.execute(other.db);
  let stopped = false;
  const failures: unknown[] = [];
  const writer = async () => {
    while (!stopped) {
      try {
        await db.transaction().execute(async (tx) => {
          await sql`insert into written values (1)`.execute(tx);
          await sql`insert into written values (2)`.execute(tx);
        });
      } catch (error) {
        failures.push(error);
      }
    }
  };
  const writers = Promise.all(Array.from({ length: 16 }, writer));
  const written = async () =>
    (await sql<{ n: number }>`select count(*)::int as n from written`.execute(other.db)).rows[0]!.n;
  for (let round = 0; round < 12; round += 1) {
    const before = await written();
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(other.db);
    await expect.poll(written).toBeGreaterThan(before);
  }
  stopped = true;
  await writers;
  expect((await written()) % 2).toBe(0);
  expect(failures.length).toBeGreaterThan(0);
  await close();
});

test('a worker goes on with its jobs and its outbox after its connections were ended', {
  tags: 'whole',
}, async () => {
  await using market = await cloneDatabase();
  const other = connectDatabase(market.url, { max: 1 });
  const done: number[] = [];
  const counting: Job<{ round: number }> = {
    name: 'counting',
    run: async (_ctx, { round }) => void done.push(round),
  };
  const { log, lines } = memoryLog();
  const worker = runWorker({ url: market.url, db: market.db, clock: systemClock, log, jobs: [counting] });
  await worker.ready;
  for (let round = 0; round < 3; round += 1) {
    await other.db.transaction().execute((tx) => enqueue(tx, counting, { round }));
    await expect.poll(() => done, { timeout: 30_000 }).toContain(round);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(other.db);
  }
  expect(lines.some(({ msg }) => msg === 'the outbox lost its connection')).toBe(true);
  await worker.stop();
  await other.close();
});

test('a worker goes on with its jobs and its outbox after a network that swallowed everything', async () => {
  await using market = await cloneDatabase();
  await using network = await openTcpProxy(market.url);
  const answerMs = 500;
  const { db, close } = connectDatabase(network.url, { silentMs: answerMs, waitMs: answerMs });
  const done: number[] = [];
  const counting: Job<{ round: number }> = {
    name: 'counting',
    run: async (_ctx, { round }) => void done.push(round),
  };
  const { log, lines } = memoryLog();
  const jobs = [counting];
  const worker = runWorker({ url: network.url, db, clock: systemClock, log, jobs, answerMs });
  await worker.ready;
  const write = (round: number) => market.db.transaction().execute((tx) => enqueue(tx, counting, { round }));
  await write(0);
  await expect.poll(() => done, { timeout: 20_000 }).toEqual([0]);
  network.swallow();
  await write(1);
  const heard = () => lines.map(({ msg }) => msg);
  await expect.poll(heard, { timeout: 5_000 }).toContain('the outbox lost its connection');
  network.heal();
  await expect.poll(() => done, { timeout: 20_000 }).toEqual([0, 1]);
  await worker.stop();
  await close();
});

test('who finds every connection taken for too long is told to come again', async () => {
  await using market = await cloneDatabase();
  const { db, close } = connectDatabase(market.url, { max: 1, waitMs: 100 });
  const free = Promise.withResolvers<void>();
  const holding = db.transaction().execute(() => free.promise);
  const failure = await pidOf(db).then(() => undefined, toFailure);
  expect(failure).toMatchObject({ code: 'unavailable', status: 503 });
  free.resolve();
  await holding;
  expect(await pidOf(db)).toBeGreaterThan(0);
  await close();
});

describe('a network that swallows everything', () => {
  const silentMs = 500;

  test('ends within a moment what was asked, and sets free what it locked', async () => {
    await using market = await cloneDatabase();
    await using network = await openTcpProxy(market.url);
    const { db, close } = connectDatabase(network.url, { silentMs });
    await sql`create table things (n int)`.execute(market.db);
    await sql`insert into things values (1)`.execute(market.db);
    const locked = Promise.withResolvers<void>();
    const cut = Promise.withResolvers<void>();
    const work = db.transaction().execute(async (tx) => {
      await sql`update things set n = 2`.execute(tx);
      locked.resolve();
      await cut.promise;
      await sql`update things set n = 3`.execute(tx);
    });
    await locked.promise;
    network.swallow();
    const failed = expect(work.catch(toFailure)).resolves.toMatchObject({ code: 'unavailable', status: 503 });
    cut.resolve();
    network.heal();
    await sql`update things set n = n + 10`.execute(market.db);
    await failed;
    const { rows } = await sql<{ n: number }>`select n from things`.execute(db);
    expect(rows).toEqual([{ n: 11 }]);
    await close();
  });

  test('and stays fails what was asked as well, and each next write once it is back', async () => {
    await using market = await cloneDatabase();
    await using network = await openTcpProxy(market.url);
    const lost: Error[] = [];
    const { db, close } = connectDatabase(network.url, {
      silentMs,
      onError: (error) => lost.push(error),
      waitMs: 500,
    });
    const asked = Promise.withResolvers<number>();
    const work = db.connection().execute(async (own) => {
      asked.resolve(await pidOf(own));
      await sql`select pg_sleep(60)`.execute(own);
    });
    const pid = await asked.promise;
    network.swallow();
    await expect(work.catch(toFailure)).resolves.toMatchObject({ code: 'unavailable', status: 503 });
    expect(lost.map(({ message }) => message)).toContainEqual(expect.stringContaining('timeout'));
    network.heal();
    const isOver = async () => {
      const { rows } = await sql`select from pg_stat_activity where pid = ${pid}`.execute(market.db);
      return rows.length === 0 && (await pidOf(db)) > 0;
    };
    await expect.poll(isOver, { timeout: 10_000 }).toBe(true);
    await close();
  });

  test('is not taken for a statement that takes its time, or waits for a lock', {
    tags: 'whole',
  }, async () => {
    await using market = await cloneDatabase();
    const { db, close } = connectDatabase(market.url, { silentMs: 400 });
    const slow = sql<{ n: number }>`select 1 as n from pg_sleep(2)`.execute(db);
    const waiting = market.db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(77)`.execute(tx);
      const other = sql`select pg_advisory_xact_lock(77)`.execute(db);
      await slow;
      return { other };
    });
    expect((await slow).rows).toEqual([{ n: 1 }]);
    await (await waiting).other;
    await close();
  });
});
