import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openTestHub } from '../testing/test-hub.ts';
import { openTestStore } from '../testing/test-store.ts';
import type { LiveDatabase } from './database.ts';

/** A database that says what is asked of it after its hub is gone, as its connections may be too. */
async function openWatched() {
  const store = await openTestStore();
  let isGone = false;
  let asked = Promise.withResolvers<void>();
  const late: string[] = [];
  const watch = (what: string) => {
    if (isGone) late.push(what);
    asked.resolve();
  };
  const db: LiveDatabase = {
    ...store.db,
    query(text, ...rest) {
      watch(text);
      return store.db.query(text, ...rest);
    },
    transaction(act) {
      watch('begin');
      return store.db.transaction(act);
    },
  };
  return {
    ...store,
    ...{ db, late },
    /** The next time that something is asked. */
    nextAsked() {
      asked = Promise.withResolvers<void>();
      return asked.promise;
    },
    gone() {
      isGone = true;
    },
  };
}

test('what clients ask for as their process stops is done before it has stopped, or not at all', async () => {
  await using store = await openWatched();
  await using world = await openTestHub({ store });
  const clients = Array.from({ length: 6 }, () => world.connect());
  for (const one of clients) one.hello('ana');
  for (const one of clients) await one.next('welcome');
  const asked = store.nextAsked();
  for (const [nth, one] of clients.entries()) {
    one.say({ op: 'listen', id: 1, query: { collection: `rooms/${nth}/messages` } });
    one.say({ op: 'get', id: 2, paths: [`rooms/${nth}/messages/1`] });
  }
  await asked;
  for (const { connection } of clients) connection.end('going');
  await world.hub[Symbol.asyncDispose]();
  store.gone();
  for (const { connection } of clients) await connection.settled();
  expect(store.late).toEqual([]);
});

test('a call that is under way as a process stops is waited for', async () => {
  await using store = await openWatched();
  const [begun, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const slow = {
    name: 'slow',
    async call() {
      begun.resolve();
      await go.promise;
      await store.db.query('select 1');
      return {};
    },
  };
  await using world = await openTestHub({ store, calls: [slow] });
  const ana = world.connect();
  ana.hello('ana');
  ana.say({ op: 'call', id: randomUUID(), name: 'slow', data: {} });
  await begun.promise;
  ana.connection.end('going');
  const gone = world.hub[Symbol.asyncDispose]().then(store.gone);
  await new Promise(setImmediate);
  go.resolve();
  await gone;
  await ana.connection.settled();
  expect(store.late).toEqual([]);
});
