import { expect, test } from 'vitest';
import { collectionPath } from '../paths.ts';
import type { Data } from '../values.ts';
import type { ChangeLog } from './change-log.ts';
import { LiveCollection } from './live-collection.ts';
import { Rounds } from './rounds.ts';
import type { ChangedDoc } from './store.ts';

const room = collectionPath('rooms/7/messages');
const query = { collection: room, where: [], order: [], limit: 20 };

test('what is written in the moment in which a reading ends is read as well', async () => {
  // A reading takes some turns of the queue to end, and a write may come in each of them.
  for (let turns = 0; turns < 12; turns += 1) {
    await using world = openCollection();
    await world.collection.join({ take: () => undefined }, query, { id: 1 });
    world.written.push(messageOf(1));
    const first = world.collection.wake();
    for (let turn = 0; turn < turns; turn += 1) await undefined;
    world.written.push(messageOf(2));
    await world.collection.wake();
    expect(world.collection.head, `written ${turns} turns later`).toBe(2);
    await first;
  }
});

const messageOf = (seq: number): ChangedDoc => ({
  ...{ collection: room, id: `${seq}`, data: { n: seq } satisfies Data },
  ...{ seq, born: seq },
});

/** A collection over a log that is kept here. */
function openCollection() {
  const written: ChangedDoc[] = [];
  const log: ChangeLog = {
    append: () => undefined,
    readAfter: async (_, after) => written.filter(({ seq }) => seq > after),
    head: async () => written.length,
    heads: async () => new Map(),
    subscribe: () => ({ [Symbol.asyncDispose]: async () => undefined }),
    lateMs: 0,
  };
  const fail = (error: unknown) => {
    throw error;
  };
  const rounds = new Rounds(fail);
  let topic = 0;
  const collection = new LiveCollection({
    ...{ db: { query: async () => [], transaction: fail }, log, rounds, collection: room },
    nextTopic: () => {
      topic += 1;
      return topic;
    },
    onError: fail,
  });
  return {
    written,
    collection,
    [Symbol.asyncDispose]: async () => rounds.stop(),
  };
}
