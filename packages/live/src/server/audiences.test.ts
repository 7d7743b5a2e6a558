import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Doc, GivenQuery } from '../query.ts';
import { query } from '../query-schema.ts';
import { openTestHub } from '../testing/test-hub.ts';
import { Audiences } from './audiences.ts';
import type { ChangedDoc } from './store.ts';

const collection = query.parse({ collection: 'rooms/7/messages' }).collection;
const doc = (n: number): Doc => ({ id: `m${n}`, data: { n, page: n % 100 }, seq: n, born: n });
const changed = (n: number, seq = n): ChangedDoc => ({ ...doc(n), collection, seq });

/** Pages of ten of 20 000 documents, each listened to by itself. */
function openPages(given: (page: number) => Omit<GivenQuery, 'collection'>) {
  const audiences = new Audiences();
  const pages = Array.from({ length: 2_000 }, (_, page) => {
    const audience = audiences.add(page, query.parse({ collection, ...given(page) }));
    const docs = Array.from({ length: 10 }, (_, place) => doc(page * 10 + place + 1));
    audience.load(docs, 20_000);
    return audience;
  });
  const concerned = (change: ChangedDoc) =>
    [...audiences.concernedBy([change]).keys()].map(({ topic }) => topic);
  return { audiences, pages, concerned };
}

test.each([
  ['a page is of ten from a place on', (page: number) => ({ from: { at: [page * 10] }, limit: 10 })],
  [
    'a page is what stands between two places',
    (page: number) => ({
      order: [['n', 'up'] as ['n', 'up']],
      from: { at: [page * 10 + 1], inclusive: true },
      to: { at: [page * 10 + 10], inclusive: true },
    }),
  ],
  [
    'a page is of ten documents by their ids',
    (page: number) => ({
      where: [['$id', 'in', Array.from({ length: 10 }, (_, place) => `m${page * 10 + place + 1}`)]] as never,
    }),
  ],
])('of 2 000 listeners only those are looked at whom a change concerns, where %s', (_, given) => {
  const { concerned } = openPages(given);
  expect(concerned(changed(15_005, 20_001))).toEqual([1_500]);
  expect(concerned({ ...changed(15_005, 20_001), data: null })).toEqual([1_500]);
  expect(concerned(changed(30_000))).toEqual([]);
});

test('who has left is not looked at any more', () => {
  const { audiences, pages, concerned } = openPages((page) => ({ where: [['n', '==', page]] }));
  expect(concerned(changed(1_500, 20_001))).toEqual([149, 1_500]);
  for (const page of pages) audiences.delete(page);
  expect(concerned(changed(1_500, 20_001))).toEqual([]);
  expect(audiences.size).toBe(0);
});

test('who writes what none of their own listeners asks for is told how far these know everything', async () => {
  await using world = await openTestHub();
  const [ana, ben] = [world.connect(), world.connect()];
  const room = 'rooms/7/messages';
  for (const [one, name] of [
    [ana, 'ana'],
    [ben, 'ben'],
  ] as const) {
    one.hello(name);
    one.say({ op: 'listen', id: 1, query: { collection: room, where: [['$id', '==', 'other']] } });
    one.say({ op: 'listen', id: 2, query: { collection: room } });
    await one.next('snapshot', ({ id }) => id === 2);
  }
  ana.say({
    op: 'write',
    id: randomUUID(),
    writes: [{ op: 'set', path: `${room}/1`, data: { by: 'ana' } }],
  });
  expect(await ana.next('progress')).toEqual({ op: 'progress', id: 1, seq: 1 });
  await ana.settled();
  expect(ana.frames.filter(({ op }) => op === 'progress')).toEqual([]);
  expect(ben.frames.filter(({ op }) => op === 'progress')).toEqual([]);
});

test('what was read with the result already is not told once more when its change comes', () => {
  const audience = new Audiences().add(1, query.parse({ collection }));
  const frames: string[] = [];
  audience.listeners.add({ take: (frame) => void frames.push(frame.toString()) });
  // Read after the number was: the second write is in it already.
  audience.load([doc(1), doc(2)], 1);
  audience.take([changed(2), changed(3)], 3);
  const told = frames.flatMap((frame) => JSON.parse(frame).docs.map(({ id }: { id: string }) => id));
  expect(told).toEqual(['m1', 'm2', 'm3']);
  expect(audience.seq).toBe(3);
});
