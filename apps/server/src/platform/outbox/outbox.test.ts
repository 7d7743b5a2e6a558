import { expect, test } from 'vitest';
import { memoryLog } from '../../testing/memory-log.ts';
import { cloneDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { startDelivery } from './delivery.ts';
import { type Deliver, openOutbox, publish, secondsUntilRetry } from './outbox.ts';

const { log } = memoryLog();
const open = (database: TestDatabase, handlers: Record<string, Deliver>) =>
  openOutbox({ db: database.db, log, handlers });

const makeDue = (database: TestDatabase) =>
  database.db
    .updateTable('outbox')
    .set({ next_try_at: new Date(0) })
    .execute();

test('what is said in a transaction that is undone is never heard', async () => {
  await using database = await cloneDatabase();
  const heard: unknown[] = [];
  const outbox = open(database, { sold: async ({ payload }) => void heard.push(payload) });
  const undone = database.db.transaction().execute(async (tx) => {
    await publish(tx, 'sold', { lot: 1 });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await database.db.transaction().execute((tx) => publish(tx, 'sold', { lot: 2 }));
  expect(await outbox.deliverDue()).toBe(1);
  expect(heard).toEqual([{ lot: 2 }]);
});

test('messages of a topic arrive in order, and each once, with three workers at it', async () => {
  await using database = await cloneDatabase();
  for (let n = 0; n < 60; n += 1) await publish(database.db, n % 2 ? 'odd' : 'even', { n });
  const heard: Record<string, number[]> = { odd: [], even: [] };
  const hear: Deliver = async ({ topic, payload }) => void heard[topic]?.push((payload as { n: number }).n);
  const workers = [1, 2, 3].map(() => open(database, { odd: hear, even: hear }));
  await Promise.all(workers.map((worker) => worker.deliverDue()));
  await Promise.all(workers.map((worker) => worker.deliverDue()));
  expect(heard.odd).toEqual(Array.from({ length: 30 }, (_, n) => 2 * n + 1));
  expect(heard.even).toEqual(Array.from({ length: 30 }, (_, n) => 2 * n));
});

test('one that fails is tried again later, those behind it wait, other topics go on', async () => {
  await using database = await cloneDatabase();
  await publish(database.db, 'mail', { n: 1 });
  await publish(database.db, 'mail', { n: 2 });
  await publish(database.db, 'push', { n: 3 });
  const heard: unknown[] = [];
  let broken = true;
  const hear: Deliver = async ({ payload, attempt }) => {
    if (broken && (payload as { n: number }).n === 1) throw new Error('nour@example.com is unreachable');
    heard.push([payload, attempt]);
  };
  const outbox = open(database, { mail: hear, push: hear });
  expect(await outbox.deliverDue()).toBe(1);
  expect(heard).toEqual([[{ n: 3 }, 1]]);
  const waiting = await database.db
    .selectFrom('outbox')
    .selectAll()
    .where('topic', '=', 'mail')
    .orderBy('id')
    .execute();
  expect(waiting.map(({ attempts }) => attempts)).toEqual([1, 0]);
  expect(waiting[0]?.last_error).toBe('[e-mail] is unreachable');
  expect(waiting[0]?.next_try_at.getTime()).toBeGreaterThan(Date.now());

  expect(await outbox.deliverDue()).toBe(0);
  broken = false;
  await makeDue(database);
  expect(await outbox.deliverDue()).toBe(2);
  expect(heard.slice(1)).toEqual([
    [{ n: 1 }, 2],
    [{ n: 2 }, 1],
  ]);
});

test('what a failing delivery wrote is undone, what a good one wrote stays with it', async () => {
  await using database = await cloneDatabase();
  await publish(database.db, 'note', { ok: false });
  const note: Deliver = async ({ attempt }, tx) => {
    await tx
      .insertInto('languages')
      .values({ code: `try-${attempt}`, name: 'n', dir: 'ltr', messages: '{}' })
      .execute();
    if (attempt === 1) throw new Error('not yet');
  };
  const outbox = open(database, { note });
  await outbox.deliverDue();
  await makeDue(database);
  await outbox.deliverDue();
  expect(await database.db.selectFrom('languages').select('code').execute()).toEqual([{ code: 'try-2' }]);
});

test('a message is delivered as soon as it is written, without waiting for the next look', async () => {
  await using database = await cloneDatabase();
  let heard = Promise.withResolvers<unknown>();
  const outbox = open(database, { sold: async ({ payload }) => heard.resolve(payload) });
  await using _delivery = startDelivery({ url: database.url, outbox, log });
  await publish(database.db, 'sold', { lot: 1 });
  expect(await heard.promise).toEqual({ lot: 1 });
  heard = Promise.withResolvers();
  const start = performance.now();
  await publish(database.db, 'sold', { lot: 2 });
  expect(await heard.promise).toEqual({ lot: 2 });
  expect(performance.now() - start).toBeLessThan(900);
});

test('waits grow from a second to five minutes', () => {
  expect([1, 2, 3, 8, 9, 10, 50].map(secondsUntilRetry)).toEqual([1, 2, 4, 128, 256, 300, 300]);
});

test('what a message said is gone once it is delivered: it may be a code, a link or an address', async () => {
  await using database = await cloneDatabase();
  await publish(database.db, 'mail', { to: 'nour@example.com', code: '123456' });
  await open(database, { mail: async () => {} }).deliverDue();
  const kept = await database.db.selectFrom('outbox').select(['topic', 'payload']).execute();
  expect(kept).toEqual([{ topic: 'mail', payload: {} }]);
});
