import { expect, test } from 'vitest';
import { collectionPath } from '../paths.ts';
import { memoryCacheStore } from '../testing/memory-cache-store.ts';
import { Cache, cacheSize } from './cache.ts';
import { noCacheStore } from './cache-store.ts';

const room = collectionPath('rooms/1/messages');
const KILOBYTE = 1_024;

const doc = (id: string, seq = 1) => ({ id, data: { text: 'x'.repeat(64 * KILOBYTE) }, seq, born: 1 });

test('a cache has 41 943 040 bytes unless told otherwise', () => {
  expect(cacheSize.usual).toBe(41_943_040);
  const cache = new Cache({ cacheStore: noCacheStore, now: () => 0 });
  for (let at = 0; at < 700; at += 1) cache.put(room, [doc(`m${at}`)]);
  expect(cache.size).toBeLessThanOrEqual(41_943_040);
  expect(cache.size).toBeGreaterThan(41_943_040 * 0.85);
});

test.each([1_048_575, 0, -1, Number.NaN])('a cache of %d bytes is refused', (bytes) => {
  expect(() => new Cache({ bytes, cacheStore: noCacheStore, now: () => 0 })).toThrow(
    expect.objectContaining({ code: 'invalid-argument' }),
  );
});

test('a cache of 1 048 576 bytes gives up what was not looked at the longest, in its cache store too', () => {
  let now = 0;
  const cacheStore = memoryCacheStore();
  const cache = new Cache({ bytes: 1_048_576, cacheStore, now: () => now });
  for (const id of ['a', 'b', 'c', 'd']) {
    now += 1;
    cache.put(room, [doc(id)]);
  }
  now += 1;
  cache.use(room, ['a']);
  for (let at = 0; at < 13; at += 1) {
    now += 1;
    cache.put(room, [doc(`later-${at}`)]);
  }
  expect(cache.size).toBeLessThanOrEqual(1_048_576);
  expect(['a', 'b', 'c'].map((id) => cache.get(room, id)?.id)).toEqual(['a', undefined, undefined]);
  expect([...cacheStore.docs.keys()].toSorted()).toEqual(
    cache
      .docsIn(room)
      .map(({ id }) => `${room}/${id}`)
      .toSorted(),
  );
});

test('what the server said before about a document does not take the place of what it said later', () => {
  const cache = new Cache({ cacheStore: noCacheStore, now: () => 0 });
  cache.put(room, [doc('a', 5)]);
  cache.put(room, [doc('a', 4)]);
  expect(cache.get(room, 'a')?.seq).toBe(5);
});

test('what is listened to is kept however much it is, and the rest goes first', () => {
  const pinned = new Map([[room, new Set(Array.from({ length: 40 }, (_, at) => `pinned${at}`))]]);
  const cache = new Cache({ bytes: 1_048_576, cacheStore: noCacheStore, now: () => 0, pinned: () => pinned });
  cache.put(
    room,
    [...(pinned.get(room) ?? [])].map((id) => doc(id)),
  );
  expect(cache.isFull).toBe(true);
  for (let at = 0; at < 20; at += 1) cache.put(room, [doc(`free${at}`)]);
  const ids = cache.docsIn(room).map(({ id }) => id);
  expect(ids.filter((id) => id.startsWith('pinned'))).toHaveLength(40);
  expect(ids.length).toBeLessThan(46);
  pinned.delete(room);
  cache.release();
  expect(cache.isFull).toBe(false);
  expect(cache.size).toBeLessThanOrEqual(1_048_576);
});
