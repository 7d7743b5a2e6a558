import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { memoryLog } from '../../testing/memory-log.ts';
import { cloneDatabase, type TestDatabase } from '../../testing/test-database.ts';
import type { Db } from '../db/database.ts';
import { startDelivery } from './delivery.ts';
import { markFailed } from './outbox.repo.ts';
import {
  type Deliver,
  type DeliverSet,
  type Listener,
  type Message,
  openOutbox,
  publish,
  publishAll,
  secondsUntilRetry,
} from './outbox.ts';

const { log } = memoryLog();
/** Each topic with one listener. */
const open = (database: TestDatabase, handlers: Record<string, Deliver>) =>
  openWith(
    database,
    Object.entries(handlers).map(([topic, deliver]) => ({ topic, name: 'first', deliver })),
  );
const openWith = (database: TestDatabase, listeners: Listener[]) =>
  openOutbox({ db: database.db, log, listeners });

const makeDue = (database: TestDatabase) =>
  database.db
    .updateTable('outbox_deliveries')
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
  const tried = await database.db
    .selectFrom('outbox_deliveries')
    .selectAll()
    .where('delivered_at', 'is', null)
    .execute();
  expect(tried).toMatchObject([{ listener: 'first', attempts: 1, last_error: '[e-mail] is unreachable' }]);
  expect(tried[0]?.next_try_at.getTime()).toBeGreaterThan(Date.now());

  expect(await outbox.deliverDue()).toBe(0);
  broken = false;
  await makeDue(database);
  expect(await outbox.deliverDue()).toBe(2);
  expect(heard.slice(1)).toEqual([
    [{ n: 1 }, 2],
    [{ n: 2 }, 1],
  ]);
});

test('a listener that takes them in any order hears those behind one that fails, and that one later', async () => {
  await using database = await cloneDatabase();
  for (const n of [1, 2, 3]) await publish(database.db, 'jobs', { n });
  const heard: number[] = [];
  let broken = true;
  const deliver: Deliver = async ({ payload }) => {
    const { n } = payload as { n: number };
    if (broken && n === 1) throw new Error('no such queue');
    heard.push(n);
  };
  const outbox = openWith(database, [{ topic: 'jobs', name: 'jobs', deliver, inAnyOrder: true }]);
  expect(await outbox.deliverDue()).toBe(2);
  expect(heard).toEqual([2, 3]);
  expect(await waiting(database)).toBe(1);
  broken = false;
  await makeDue(database);
  expect(await outbox.deliverDue()).toBe(1);
  expect(await waiting(database)).toBe(0);
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
  await using _delivery = startDelivery({ url: database.url, outbox, log, answerMs: 10_000 });
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

test('of two who listen to one topic, one that fails holds up neither the other nor its order', async () => {
  await using database = await cloneDatabase();
  for (const n of [1, 2, 3]) await publish(database.db, 'sold', { n });
  const heard: Record<string, number[]> = { ledger: [], mails: [] };
  let broken = true;
  const listener = (name: string): Listener => ({
    topic: 'sold',
    name,
    deliver: async ({ payload }) => {
      if (broken && name === 'mails') throw new Error('no mail today');
      heard[name]?.push((payload as { n: number }).n);
    },
  });
  const outbox = openWith(database, ['ledger', 'mails'].map(listener));
  expect(await outbox.deliverDue()).toBe(3);
  expect(heard).toEqual({ ledger: [1, 2, 3], mails: [] });
  expect(await waiting(database)).toBe(3);

  broken = false;
  await makeDue(database);
  expect(await outbox.deliverDue()).toBe(3);
  expect(heard).toEqual({ ledger: [1, 2, 3], mails: [1, 2, 3] });
  expect(await waiting(database)).toBe(0);
  expect(await database.db.selectFrom('outbox_deliveries').select('listener').execute()).toEqual([]);
});

test('two workers with two listeners each deliver every message once to each, and close all of them', async () => {
  await using database = await cloneDatabase();
  for (let n = 0; n < 40; n += 1) await publish(database.db, 'sold', { n });
  const heard: Record<string, number[]> = { ledger: [], mails: [] };
  const listeners = Object.entries(heard).map(
    ([name, list]): Listener => ({
      topic: 'sold',
      name,
      deliver: async ({ payload }) => void list.push((payload as { n: number }).n),
    }),
  );
  const workers = [listeners, listeners.toReversed()].map((own) => openWith(database, own));
  await Promise.all(workers.map((worker) => worker.deliverDue()));
  await Promise.all(workers.map((worker) => worker.deliverDue()));
  const all = Array.from({ length: 40 }, (_, n) => n);
  expect(heard).toEqual({ ledger: all, mails: all });
  expect(await waiting(database)).toBe(0);
});

test('what a listener of before has not had is closed by the next message, once it is gone', async () => {
  await using database = await cloneDatabase();
  const ledger: Listener = { topic: 'sold', name: 'ledger', deliver: async () => {} };
  const mails: Listener = { topic: 'sold', name: 'mails', deliver: () => Promise.reject(new Error('away')) };
  await publish(database.db, 'sold', { n: 1 });
  await openWith(database, [ledger, mails]).deliverDue();
  expect(await waiting(database)).toBe(1);
  await publish(database.db, 'sold', { n: 2 });
  await openWith(database, [ledger]).deliverDue();
  expect(await waiting(database)).toBe(0);
});

test('two of one name are refused: they would share their progress', async () => {
  await using database = await cloneDatabase();
  const ledger: Listener = { topic: 'sold', name: 'ledger', deliver: async () => {} };
  expect(() => openWith(database, [ledger, ledger])).toThrow('two listeners of sold are called ledger');
});

test('who takes sets hears of much in few of them, in its order, and of each once with two workers at it', async () => {
  await using database = await withNotes();
  await publishAll(database.db, 'jobs', numbers(120));
  const sizes: number[] = [];
  const jobs = setsOf('jobs', async (messages, tx) => {
    sizes.push(messages.length);
    await writeNotes(tx, messages);
  });
  const workers = [openWith(database, [jobs]), openWith(database, [jobs])];
  await Promise.all(workers.map((worker) => worker.deliverDue()));
  await Promise.all(workers.map((worker) => worker.deliverDue()));
  expect(sizes.length).toBeLessThan(6);
  expect(await notesOf(database)).toEqual(numbers(120).map(({ n }) => n));
  expect(await waiting(database)).toBe(0);
});

for (const [how, poison] of Object.entries<DeliverSet>({
  throws: async () => {
    throw new Error('no such queue');
  },
  'hides that a statement failed': async (_messages, tx) => {
    await sql`select 1 / 0`.execute(tx).catch(() => undefined);
  },
  'fails as it commits': async (_messages, tx) => {
    await sql`insert into notes values (-1), (-1)`.execute(tx);
  },
  'loses its connection': async (_messages, tx) => {
    await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
  },
}))
  test(`one of a set that ${how} neither undoes nor holds up the others, nor other listeners`, async () => {
    await using database = await withNotes();
    await publishAll(database.db, 'jobs', numbers(60));
    await publish(database.db, 'mail', { n: 60 });
    let isBroken = true;
    const sizes: number[] = [];
    const deliverSet: DeliverSet = async (messages, tx) => {
      sizes.push(messages.length);
      await writeNotes(tx, messages);
      if (isBroken && messages.some(({ payload }) => numberOf(payload) === 20)) await poison(messages, tx);
    };
    const outbox = openWith(database, [setsOf('jobs', deliverSet), setsOf('mail', writeInSet)]);
    // Who lost a connection looks again in a second.
    await outbox.deliverDue();
    await outbox.deliverDue();
    const others = numbers(61).flatMap(({ n }) => (n === 20 ? [] : [n]));
    expect((await notesOf(database)).toSorted((a, b) => a - b)).toEqual(others);
    const left = await database.db.selectFrom('outbox_deliveries').selectAll().execute();
    expect(left).toMatchObject([{ attempts: 1, delivered_at: null, last_error: expect.any(String) }]);
    expect(await waiting(database)).toBe(1);

    isBroken = false;
    await publish(database.db, 'jobs', { n: 61 });
    await makeDue(database);
    expect(await outbox.deliverDue()).toBe(2);
    expect((await notesOf(database)).slice(-2)).toEqual([20, 61]);
    // It comes alone from now on.
    expect(sizes.slice(-2)).toEqual([1, 1]);
    expect(await waiting(database)).toBe(0);
  });

test('one that only fails as it commits is tried again later, and holds up neither others nor other listeners', async () => {
  await using database = await withNotes();
  await publishAll(database.db, 'jobs', numbers(3));
  await publish(database.db, 'mail', { n: 3 });
  let isBroken = true;
  const deliver: Deliver = async (message, tx) => {
    await writeNotes(tx, [message]);
    if (isBroken && numberOf(message.payload) === 1) await writeNotes(tx, [message]);
  };
  const outbox = openWith(
    database,
    ['jobs', 'mail'].map((topic) => ({ topic, name: 'first', deliver, inAnyOrder: true })),
  );
  expect(await outbox.deliverDue()).toBe(3);
  expect((await notesOf(database)).toSorted()).toEqual([0, 2, 3]);
  isBroken = false;
  await makeDue(database);
  expect(await outbox.deliverDue()).toBe(1);
  expect((await notesOf(database)).toSorted()).toEqual([0, 1, 2, 3]);
});

test('a failure that is noted after another worker has delivered the message leaves nothing behind', async () => {
  await using database = await withNotes();
  await publish(database.db, 'jobs', { n: 1 });
  const jobs = setsOf('jobs', writeInSet);
  await openWith(database, [jobs]).deliverDue();
  const { id } = await database.db.selectFrom('outbox').select('id').executeTakeFirstOrThrow();
  await markFailed(database.db, id, jobs, { error: 'no such queue', waitSeconds: 1 });
  expect(await database.db.selectFrom('outbox_deliveries').select('listener').execute()).toEqual([]);
});

test('sets of one who needs them in order go no further than one that fails', async () => {
  await using database = await withNotes();
  await publishAll(database.db, 'ledger', numbers(9));
  let isBroken = true;
  const deliverSet: DeliverSet = async (messages, tx) => {
    await writeNotes(tx, messages);
    if (isBroken && messages.some(({ payload }) => numberOf(payload) === 4)) throw new Error('not yet');
  };
  const outbox = openWith(database, [{ topic: 'ledger', name: 'first', deliverSet }]);
  expect(await outbox.deliverDue()).toBe(4);
  expect(await outbox.deliverDue()).toBe(0);
  expect(await notesOf(database)).toEqual([0, 1, 2, 3]);
  isBroken = false;
  await makeDue(database);
  expect(await outbox.deliverDue()).toBe(5);
  expect(await notesOf(database)).toEqual(numbers(9).map(({ n }) => n));
});

test('one who hears of much keeps none of the others from their turn', async () => {
  await using database = await withNotes();
  await publishAll(database.db, 'jobs', numbers(200));
  await publish(database.db, 'mail', { n: 200 });
  const outbox = openWith(database, [setsOf('jobs', writeInSet), setsOf('mail', writeInSet)]);
  expect(await outbox.deliverDue()).toBe(201);
  expect((await notesOf(database)).indexOf(200)).toBeLessThan(100);
});

test('one that holds back hears nothing while something else goes before it, but for a while of each second', async () => {
  await using database = await withNotes();
  await publishAll(database.db, 'jobs', numbers(60));
  await publish(database.db, 'mail', { n: 60 });
  let isOn = true;
  const holdsBackFor = { isOn: () => isOn };
  const outbox = openWith(database, [
    { ...setsOf('jobs', writeInSet), holdsBackFor },
    setsOf('mail', writeInSet),
  ]);
  expect([await outbox.deliverDue(), await outbox.deliverDue()]).toEqual([1, 0]);
  // What never ends does not hold it back for ever.
  const left = async () => {
    await outbox.deliverDue();
    return waiting(database);
  };
  await expect.poll(left, { interval: 20, timeout: 10_000 }).toBe(0);
  await publish(database.db, 'jobs', { n: 61 });
  isOn = false;
  expect(await outbox.deliverDue()).toBe(1);
  expect(await waiting(database)).toBe(0);
});

test('who hears nothing at first has a turn beside one who never stops hearing', async () => {
  await using database = await withNotes();
  await publish(database.db, 'jobs', { n: 0 });
  const echo: Deliver = async (message, tx) => {
    await writeNotes(tx, [message]);
    const n = numberOf(message.payload);
    if (n === 0) await publish(tx, 'mail', { n: -1 });
    if (n < 60) await publish(tx, 'jobs', { n: n + 1 });
  };
  const jobs: Listener = { topic: 'jobs', name: 'first', deliver: echo };
  await openWith(database, [jobs, setsOf('mail', writeInSet)]).deliverDue();
  expect((await notesOf(database)).indexOf(-1)).toBeGreaterThan(0);
  expect((await notesOf(database)).indexOf(-1)).toBeLessThan(40);
});

const setsOf = (topic: string, deliverSet: DeliverSet): Listener => ({
  ...{ topic, name: 'first', deliverSet, inAnyOrder: true },
});

const numbers = (count: number) => Array.from({ length: count }, (_, n) => ({ n }));
const numberOf = (payload: unknown) => (payload as { n: number }).n;

/** A database with a table for what was heard, which refuses what it has, as it commits. */
async function withNotes(): Promise<TestDatabase> {
  const database = await cloneDatabase();
  await sql`create table notes (n int unique deferrable initially deferred, place serial)`.execute(
    database.db,
  );
  return database;
}

const writeInSet: DeliverSet = (messages, tx) => writeNotes(tx, messages);

async function writeNotes(tx: Db, messages: readonly Message[]): Promise<void> {
  const heard = messages.map(({ payload }) => numberOf(payload));
  await sql`insert into notes (n) select unnest(${heard}::int[])`.execute(tx);
}

async function notesOf(database: TestDatabase): Promise<number[]> {
  const { rows } = await sql<{ n: number }>`select n from notes order by place`.execute(database.db);
  return rows.map(({ n }) => n);
}

async function waiting(database: TestDatabase): Promise<number> {
  const rows = await database.db
    .selectFrom('outbox')
    .select('id')
    .where('delivered_at', 'is', null)
    .execute();
  return rows.length;
}
