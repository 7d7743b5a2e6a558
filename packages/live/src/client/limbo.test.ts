import { expect, test } from 'vitest';
import { LiveError } from '../errors.ts';
import { collectionPath } from '../paths.ts';
import type { SentFrame, WireDoc } from '../protocol.ts';
import { Cache } from './cache.ts';
import { noCacheStore } from './cache-store.ts';
import { Limbo } from './limbo.ts';

type Question = SentFrame & { op: 'get' };

const room = collectionPath('rooms/1/messages');
const other = collectionPath('rooms/2/messages');
const doc = (id: string, seq = 1): WireDoc => ({ id, data: { text: id }, seq, born: 1 });

/** A client that knows these documents, and a server that is asked and answers when it is told to. */
function asker(isOpen = () => true) {
  const cache = new Cache({ cacheStore: noCacheStore, now: () => 0 });
  const asked: Question[] = [];
  let ids = 0;
  const limbo = new Limbo({
    cache,
    nextId: () => (ids += 1),
    send: (frame) => void asked.push(frame as Question),
    isOpen,
  });
  const lose = (collection: typeof room, names: readonly string[]) => {
    cache.put(
      collection,
      names.map((name) => doc(name)),
    );
    for (const name of names) limbo.put(collection, name);
  };
  return { cache, limbo, asked, lose };
}

const names = (count: number) => Array.from({ length: count }, (_, at) => `m${at}`);
const idsIn = (cache: Cache, collection = room) => cache.docsIn(collection).map(({ id }) => id);

test('of 250 documents in limbo a hundred at most are looked up at once, the next when those are known', async () => {
  const { cache, limbo, asked, lose } = asker();
  lose(room, names(250));
  lose(other, ['n1']);
  limbo.lookUp();
  limbo.lookUp();
  for (const [at, count] of [100, 100, 50, 1].entries()) {
    await expect.poll(() => asked.length).toBe(at + 1);
    const question = asked[at];
    expect(question?.paths).toHaveLength(count);
    limbo.answer({ op: 'got', id: question?.id ?? 0, docs: Array(count).fill(null) });
  }
  await expect.poll(() => idsIn(cache, other)).toEqual([]);
  expect(idsIn(cache)).toEqual([]);
  expect(asked).toHaveLength(4);
});

test('a document in limbo that is still there stays, as it is by now', async () => {
  const { cache, limbo, asked, lose } = asker();
  lose(room, ['m0', 'm1', 'm2']);
  limbo.lookUp();
  limbo.answer({ op: 'got', id: asked[0]?.id ?? 0, docs: [doc('m0', 7), null, doc('m2')] });
  await expect.poll(() => idsIn(cache).sort()).toEqual(['m0', 'm2']);
  expect(cache.get(room, 'm0')?.seq).toBe(7);
});

test('a document that is told anew while it is looked up stays, though it was gone when the server looked', async () => {
  const { cache, limbo, asked, lose } = asker();
  lose(room, ['m0', 'm1']);
  limbo.lookUp();
  cache.put(room, [doc('m0', 9)]);
  limbo.answer({ op: 'got', id: asked[0]?.id ?? 0, docs: [null, null] });
  await expect.poll(() => idsIn(cache)).toEqual(['m0']);
  expect(cache.get(room, 'm0')?.seq).toBe(9);
});

test('what may not be read any more is forgotten, and what could not be asked is asked again', async () => {
  const { cache, limbo, asked, lose } = asker();
  lose(room, ['m0']);
  limbo.lookUp();
  limbo.lost();
  await expect
    .poll(() => {
      limbo.lookUp();
      return asked.length;
    })
    .toBe(2);
  expect(idsIn(cache)).toEqual(['m0']);
  limbo.refuse(asked[1]?.id ?? 0, new LiveError('permission-denied', 'No.'));
  await expect.poll(() => idsIn(cache)).toEqual([]);
});

test('without a connection nothing is looked up', () => {
  let open = false;
  const { limbo, asked, lose } = asker(() => open);
  lose(room, ['m0']);
  limbo.lookUp();
  expect(asked).toEqual([]);
  open = true;
  limbo.lookUp();
  expect(asked).toHaveLength(1);
});
