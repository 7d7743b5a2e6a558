import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { collectionPath, documentPath } from '../paths.ts';
import { openTestStore } from '../testing/test-store.ts';
import type { Listener } from './audience.ts';
import type { LiveDatabase } from './database.ts';
import { Hub } from './hub.ts';
import { readChanges } from './store.ts';

const room = collectionPath('rooms/7/messages');
const at = (id: string) => documentPath(`${room}/${id}`);

/** A room with one listener, whose collection can be held by another transaction. */
async function openRoom() {
  const store = await openTestStore();
  const statements: string[] = [];
  const counting: LiveDatabase = {
    ...store.db,
    query: (text, values, name) => {
      statements.push(name ?? text);
      return store.db.query(text, values, name);
    },
  };
  const hub = new Hub({
    db: counting,
    declarations: [{ path: 'rooms/{room}/messages', read: () => true, write: () => true }],
  });
  const say = (id: string, who: string, batch: string = randomUUID()) =>
    hub.write({ id: batch, who: { id: who }, writes: [{ op: 'set', path: at(id), data: { by: who } }] });
  await say('first', 'ana');
  const frames: string[] = [];
  const listener: Listener = { take: (frame) => frames.push(frame.toString()) };
  await hub.join(null, listener, { collection: room, where: [], order: [] }, { id: 1 });
  return {
    hub,
    store,
    say,
    frames,
    /** How often a statement was sent while the act ran, with the room held by another until all was said. */
    async held(act: () => Promise<unknown>[]) {
      const free = Promise.withResolvers<void>();
      const isHeld = Promise.withResolvers<void>();
      const holding = store.db.transaction(async (tx) => {
        await tx.query('select from live_collections where path = $1 for update', [room]);
        isHeld.resolve();
        await free.promise;
      });
      await isHeld.promise;
      statements.length = 0;
      const acts = act();
      // Each of them has got as far as it can.
      await store.db.query('select 1');
      free.resolve();
      await holding;
      return { results: await Promise.allSettled(acts), statements: [...statements] };
    },
    async [Symbol.asyncDispose]() {
      await hub[Symbol.asyncDispose]();
      await store[Symbol.asyncDispose]();
    },
  };
}

test('what thirty people say while one message is being stored is stored and told together with the next', async () => {
  await using market = await openRoom();
  const { results, statements } = await market.held(() =>
    Array.from({ length: 30 }, (_, n) => market.say(`m${n}`, `p${n}`)),
  );
  expect(results.filter(({ status }) => status === 'rejected')).toEqual([]);
  expect(statements).toEqual(['live fresh documents', 'live fresh documents of several']);
  expect(market.frames).toHaveLength(2);
  const changes = await readChanges(market.store.db, room, 1, 100);
  expect(changes?.map(({ id, seq }) => [id, seq])).toEqual(
    Array.from({ length: 30 }, (_, n) => [`m${n}`, n + 2]),
  );
});

test('one who says again what was said before is answered the same, and nobody beside them waits for it in vain', async () => {
  await using market = await openRoom();
  const batch = randomUUID();
  const said = await market.say('again', 'ana', batch);
  const { results } = await market.held(() => [
    market.say('a', 'ben'),
    market.say('b', 'cy'),
    market.say('again', 'ana', batch),
    market.say('b', 'dan'),
    market.say('c', 'eve'),
  ]);
  const done = results.map((result) => (result.status === 'fulfilled' ? result.value : result.reason));
  expect(done[2]).toMatchObject({ seqs: said.seqs, changed: [] });
  const changes = (await readChanges(market.store.db, room, 2, 100)) ?? [];
  expect(new Set(changes.map(({ id, data }) => `${id} ${data?.by}`))).toEqual(
    new Set(['a ben', 'b dan', 'c eve']),
  );
  // One document was written twice, and each write has a number of its own, without a gap.
  const numbers = done.flatMap(({ changed }) => changed.map(({ seq }: { seq: number }) => seq));
  expect(numbers.sort()).toEqual([3, 4, 5, 6]);
});
