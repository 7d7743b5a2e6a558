import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { buildUser } from '../../features/identity/accounts/user.builder.ts';
import { memoryLog } from '../../testing/memory-log.ts';
import { testClock } from '../../testing/test-clock.ts';
import { cloneDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { publish } from '../outbox/outbox.ts';
import { startSession } from '../session/sessions.service.ts';
import { cleaning } from './cleaning.job.ts';
import { enqueue, type Job, jobTopic } from './job.ts';
import { runWorker } from './run-worker.ts';
import { Rush } from './rush.ts';

function wrap(): { job: Job<{ order: number }>; done: Promise<number>; runs: number[] } {
  const { promise, resolve } = Promise.withResolvers<number>();
  const runs: number[] = [];
  const job: Job<{ order: number }> = {
    name: 'wrap',
    async run(_ctx, { order }) {
      runs.push(order);
      if (runs.length === 1) throw new Error('out of paper');
      resolve(order);
    },
  };
  return { job, done: promise, runs };
}

const parts = (database: TestDatabase) => {
  const log = memoryLog();
  return { url: database.url, db: database.db, clock: testClock(), log: log.log, lines: log.lines };
};

test('a job asked for in a transaction runs when it commits, is tried again when it fails, and not at all when undone', async () => {
  await using database = await cloneDatabase();
  const { job, done, runs } = wrap();
  const worker = runWorker({ ...parts(database), jobs: [job] });
  await worker.ready;
  const undone = database.db.transaction().execute(async (tx) => {
    await enqueue(tx, job, { order: 1 });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await database.db.transaction().execute((tx) => enqueue(tx, job, { order: 2 }));
  expect(await done).toBe(2);
  expect(runs).toEqual([2, 2]);
  await worker.stop();
});

test('a job that only a newer worker knows keeps no other waiting, and is done once that worker is there', {
  tags: 'whole',
}, async () => {
  await using database = await cloneDatabase();
  const [known, unknown] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const job = (name: string, run: () => void): Job => ({ name, run: async () => run(), retries: 1 });
  const old = runWorker({ ...parts(database), jobs: [job('wrap', known.resolve)] });
  await old.ready;
  await enqueue(database.db, { name: 'engrave' }, {});
  await enqueue(database.db, { name: 'wrap' }, {});
  await known.promise;
  await old.stop();
  const next = runWorker({ ...parts(database), jobs: [job('engrave', unknown.resolve)] });
  await unknown.promise;
  const { rows } = await sql`select retry_limit as tries from pgboss.queue where name = 'engrave'`.execute(
    database.db,
  );
  expect(rows).toEqual([{ tries: 1 }]);
  await next.stop();
});

test('a job whose request cannot be read keeps no other waiting', { tags: 'whole' }, async () => {
  await using database = await cloneDatabase();
  const { promise, resolve } = Promise.withResolvers<void>();
  const wrap: Job = { name: 'wrap', run: async () => resolve() };
  const worker = runWorker({ ...parts(database), jobs: [wrap] });
  await worker.ready;
  await publish(database.db, jobTopic, { name: 'no/name of a queue?', data: {} });
  await enqueue(database.db, wrap, {});
  await promise;
  await worker.stop();
});

test('jobs let go before them what many wait for, and are done all the same while that goes on', {
  tags: 'whole',
}, async () => {
  await using database = await cloneDatabase();
  const { promise, resolve } = Promise.withResolvers<number>();
  const wrap: Job = {
    name: 'wrap',
    async run({ db }) {
      const { rows } = await sql<{ seconds: number }>`
        select extract(epoch from clock_timestamp() - started_on)::float8 as seconds from pgboss.job
        where name = 'wrap'`.execute(db);
      resolve(rows[0]?.seconds ?? 0);
    },
  };
  const rush = new Rush();
  const noting = setInterval(() => rush.note(), 50);
  const worker = runWorker({ ...parts(database), jobs: [wrap], rush });
  await enqueue(database.db, wrap, {});
  expect(await promise).toBeGreaterThan(0.95);
  clearInterval(noting);
  await worker.stop();
});

test('scheduled work is on the calendar, and the small clocks tick while the worker runs', async () => {
  await using database = await cloneDatabase();
  const ticked = Promise.withResolvers<void>();
  let ticks = 0;
  const tick = async () => {
    ticks += 1;
    if (ticks === 1) throw new Error('the first tick goes wrong');
    ticked.resolve();
  };
  const own = parts(database);
  const worker = runWorker({ ...own, jobs: [cleaning], everySecond: { 'the demo world': tick } });
  await worker.ready;
  const { rows } = await sql<{ name: string; cron: string }>`select name, cron from pgboss.schedule`.execute(
    database.db,
  );
  expect(rows).toEqual([{ name: 'cleaning', cron: '*/5 * * * *' }]);
  await ticked.promise;
  await worker.stop();
  const stoppedAt = ticks;
  expect(own.lines.map(({ msg }) => msg)).toContain('the demo world failed and is tried again');
  expect(ticks).toBe(stoppedAt);
});

test('after the clock was set back scheduled work goes on, and what failed is tried again', {
  tags: 'whole',
}, async () => {
  await using database = await cloneDatabase();
  const { db } = database;
  const { promise, resolve } = Promise.withResolvers<void>();
  const job: Job = { name: 'sweep', schedule: '* * * * *', run: async () => resolve() };
  const before = runWorker({
    ...parts(database),
    jobs: [{ ...job, run: async () => undefined }, wrap().job],
  });
  await before.ready;
  await before.stop();
  // As it stands once the clock is an hour behind what was written down.
  await sql`delete from pgboss.job`.execute(db);
  await sql`update pgboss.version set cron_on = now() + interval '1 hour'`.execute(db);
  await sql`
    insert into pgboss.job (name, state, singleton_on, created_on, start_after)
    select 'sweep', 'completed'::pgboss.job_state, now() at time zone 'UTC' + interval '1 hour', now() + interval '1 hour', now()
    union all select 'wrap', 'created', null, now() + interval '1 hour', now() + interval '61 minutes'`.execute(
    db,
  );
  await publish(db, 'nobody hears', {});
  await sql`
    insert into outbox_deliveries (message_id, listener, attempts, next_try_at)
    select id, 'somebody', 1, now() + interval '1 hour' from outbox`.execute(db);
  const after = parts(database);
  const worker = runWorker({ ...after, jobs: [job] });
  await promise;
  await worker.stop();
  const { rows } = await sql`
    select (select count(*)::int from pgboss.job where singleton_on > now() at time zone 'UTC' + interval '2 minutes') as slots,
      (select count(*)::int from pgboss.job where name = 'wrap' and state = 'created' and start_after > now() + interval '2 minutes') as late,
      (select count(*)::int from outbox_deliveries where next_try_at > now()) as tried`.execute(db);
  expect(rows).toEqual([{ slots: 0, late: 0, tried: 0 }]);
  expect(after.lines.map(({ msg }) => msg)).toEqual([
    'the clock was set back; scheduled work goes on from now',
  ]);
});

test('a worker stopped right after its start is gone at once', async () => {
  await using database = await cloneDatabase();
  const worker = runWorker({ ...parts(database), jobs: [cleaning] });
  const start = performance.now();
  await worker.stop();
  expect(performance.now() - start).toBeLessThan(900);
});

test('cleaning takes what has served its time and leaves what is in use', async () => {
  await using database = await cloneDatabase();
  const { db, clock, log } = parts(database);
  const user = await buildUser(db);
  const now = clock.now();
  await startSession(db, {
    userId: user.id,
    way: 'password',
    userAgent: 'old',
    now: new Date(now.getTime() - 40 * 86_400_000),
  });
  await startSession(db, { userId: user.id, userAgent: 'current', way: 'password', now });
  await sql`insert into rate_limits values ('past', 1, now() - interval '1 minute'), ('now', 1, now() + interval '1 minute')`.execute(
    db,
  );
  await sql`insert into outbox (topic, payload, delivered_at) values ('old', '{}', now() - interval '8 days'), ('new', '{}', now())`.execute(
    db,
  );
  await sql`insert into idempotency_keys (actor, key, request_hash, state, status, answer, created_at)
    values ('a', 'old', '', 'done', 200, '1', now() - interval '2 days'), ('a', 'new', '', 'done', 200, '1', now())`.execute(
    db,
  );

  await cleaning.run({ db, clock, log }, {});
  const left = await sql`
    select (select string_agg(user_agent, ',') from sessions) as sessions,
      (select string_agg(key, ',') from rate_limits) as limits,
      (select string_agg(topic, ',') from outbox) as outbox,
      (select string_agg(key, ',') from idempotency_keys) as keys`.execute(db);
  expect(left.rows).toEqual([{ sessions: 'current', limits: 'now', outbox: 'new', keys: 'new' }]);
});
