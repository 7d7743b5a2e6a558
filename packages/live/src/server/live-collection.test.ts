import { expect, test } from 'vitest';
import { collectionPath, documentPath } from '../paths.ts';
import { openTestStore } from '../testing/test-store.ts';
import type { Data } from '../values.ts';
import { type ChangeLog, postgresChangeLog } from './change-log.ts';
import type { LiveDatabase } from './database.ts';
import { LiveCollection } from './live-collection.ts';
import { Rounds } from './rounds.ts';
import type { ChangedDoc } from './store.ts';
import { writeInside } from './writing.ts';

const room = collectionPath('rooms/7/messages');
const query = { collection: room, where: [], order: [], limit: 20 };

test('what is written in the moment in which a reading ends is read as well', async () => {
  // A reading takes some turns of the queue to end, and a write may come in each of them.
  for (let turns = 0; turns < 12; turns += 1) {
    const written: ChangedDoc[] = [];
    await using world = openCollection(logOf(written));
    await world.collection.join({ take: () => undefined }, query, { id: 1 });
    written.push(messageOf(1));
    const first = world.collection.wake();
    for (let turn = 0; turn < turns; turn += 1) await undefined;
    written.push(messageOf(2));
    await world.collection.wake();
    expect(world.collection.head, `written ${turns} turns later`).toBe(2);
    await first;
  }
});

test('what is written while a collection is opened is told, also where a look of each second comes before', async () => {
  await using store = await openTestStore();
  const opening = Promise.withResolvers<void>();
  const log = postgresChangeLog(store.db);
  const { head } = log;
  log.head = async (of) => {
    log.head = head;
    await opening.promise;
    return await head(of);
  };
  await using world = openCollection(log, store.db);
  const joined = world.collection.join({ take: () => undefined }, query, { id: 1 });
  await world.collection.mend();
  const path = documentPath(`${room}/first`);
  const { changed } = await store.db.transaction((tx) =>
    writeInside(tx, [{ op: 'set', path, data: { n: 1 } }], 1_000),
  );
  world.collection.take(changed);
  opening.resolve();
  const { frame } = await joined;
  expect(JSON.parse(frame)).toMatchObject({ op: 'snapshot', seq: 1, docs: [{ id: 'first' }] });
});

const messageOf = (seq: number): ChangedDoc => ({
  ...{ collection: room, id: `${seq}`, data: { n: seq } satisfies Data },
  ...{ seq, born: seq },
});

/** A log that is kept here. */
function logOf(written: readonly ChangedDoc[]): ChangeLog {
  return {
    append: () => undefined,
    readAfter: async (_, after) => written.filter(({ seq }) => seq > after),
    head: async () => written.length,
    heads: async () => new Map(),
    subscribe: () => ({ [Symbol.asyncDispose]: async () => undefined }),
    lateMs: 0,
  };
}

const fail = (error: unknown) => {
  throw error;
};
const noDocuments: LiveDatabase = { query: async () => [], transaction: fail };

function openCollection(log: ChangeLog, db: LiveDatabase = noDocuments) {
  const rounds = new Rounds(fail);
  let topic = 0;
  const collection = new LiveCollection({
    ...{ db, log, rounds, collection: room, onError: fail },
    nextTopic: () => {
      topic += 1;
      return topic;
    },
  });
  return { collection, [Symbol.asyncDispose]: async () => rounds.stop() };
}
