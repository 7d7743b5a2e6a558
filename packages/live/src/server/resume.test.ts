import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { documentPath } from '../paths.ts';
import type { ServerFrame } from '../protocol.ts';
import { openTestHub } from '../testing/test-hub.ts';
import type { LiveDatabase } from './database.ts';

const query = { collection: 'rooms/7/messages' };

test('who comes back while a busy room is told in bundles is told everything once', async () => {
  await using world = await openTestHub({ now: Date.now });
  await keepBusy(world);
  const returned: Array<ReturnType<typeof world.connect>> = [];
  for (let n = 1; n <= 90; n += 1) {
    const path = documentPath(`${query.collection}/m${n}`);
    await world.hub.write({
      id: randomUUID(),
      who: { id: 'ana' },
      writes: [{ op: 'set', path, data: { by: 'ana', n } }],
    });
    if (n < 50) continue;
    const one = world.connect();
    one.hello('ben');
    one.say({ op: 'listen', id: 1, query, after: 3 });
    await one.settled();
    returned.push(one);
  }
  const missed = Array.from({ length: 87 }, (_, index) => index + 4);
  for (const { frames } of returned)
    await expect.poll(() => frames.flatMap(numbersIn), { timeout: 20_000 }).toEqual(missed);
});

test.each([undefined, 5])(
  'who comes back to a process that has not heard of the last write yet is told of it, with a limit of %s',
  async (limit) => {
    await using world = await openTestHub({ now: Date.now });
    // Not woken by the other, and not due to look by itself before a second is over.
    await using behind = await openTestHub({ store: world.store, now: Date.now });
    const write = (id: string) =>
      world.hub.write({
        id: randomUUID(),
        who: { id: 'ana' },
        writes: [{ op: 'set', path: documentPath(`${query.collection}/${id}`), data: { by: 'ana' } }],
      });
    const [ana, ben] = [behind.connect(), behind.connect()];
    for (const one of [ana, ben]) one.hello('ben');
    await write('m1');
    ana.say({ op: 'listen', id: 1, query });
    await ana.next('snapshot');
    await write('m2');
    // Another part of it, which has to be read for them.
    const newest = { ...query, order: [['$born', 'down'] as ['$born', 'down']], ...(limit && { limit }) };
    ben.say({ op: 'listen', id: 1, query: newest, after: 1 });
    await ben.settled();
    const told = ben.frames.flatMap((frame) => ('docs' in frame ? frame.docs : []));
    expect(told).toContainEqual(expect.objectContaining({ id: 'm2', seq: 2 }));
  },
);

test('who comes back is told what was written while the result was read for another', async () => {
  await using world = await openTestHub({ now: Date.now });
  const write = (op: 'set' | 'delete', id: string) => {
    const path = documentPath(`${query.collection}/${id}`);
    return world.hub.write({
      id: randomUUID(),
      who: { id: 'ana' },
      writes: [op === 'set' ? { op, path, data: { by: 'ana' } } : { op, path }],
    });
  };
  let meanwhile: (() => Promise<unknown>) | undefined;
  const { db } = world.store;
  const busy: LiveDatabase = {
    ...db,
    async query(text, values, name) {
      // Between the number and the documents.
      if (text.startsWith('select id, data, seq, born from live_documents')) {
        const act = meanwhile;
        meanwhile = undefined;
        await act?.();
      }
      return await db.query(text, values, name);
    },
  };
  // Not woken by the other, and not due to look by itself before a second is over.
  await using behind = await openTestHub({ store: { ...world.store, db: busy }, now: Date.now });
  const [ana, ben] = [behind.connect(), behind.connect()];
  for (const one of [ana, ben]) one.hello('ben');
  await write('set', 'm1');
  await write('set', 'm2');
  meanwhile = async () => {
    await write('set', 'm3');
    await write('delete', 'm1');
  };
  ana.say({ op: 'listen', id: 1, query });
  await ana.next('snapshot');
  ben.say({ op: 'listen', id: 1, query, after: 1 });
  const told = () => ben.frames.flatMap((frame) => ('docs' in frame ? (frame.docs as object[]) : []));
  await expect
    .poll(told, { timeout: 5_000 })
    .toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: 'm2' }),
        expect.objectContaining({ id: 'm3', seq: 3 }),
        { id: 'm1', seq: 4, gone: true },
      ]),
    );
});

test('who comes from another process is told nothing older than what they heard there', async () => {
  await using world = await openTestHub({ now: Date.now });
  // Not woken by the other, and not due to look by itself before a second is over.
  await using behind = await openTestHub({ store: world.store, now: Date.now });
  const [ana, ben] = [behind.connect(), behind.connect()];
  const newest = { ...query, order: [['$born', 'down'] as ['$born', 'down']], limit: 2 };
  for (const one of [ana, ben]) one.hello('ben');
  ana.say({ op: 'listen', id: 1, query: newest });
  await ana.next('snapshot');
  for (let n = 1; n <= 3; n += 1)
    await world.hub.write({
      id: randomUUID(),
      who: { id: 'ana' },
      writes: [{ op: 'set', path: documentPath(`${query.collection}/m${n}`), data: { by: 'ana', n } }],
    });
  ben.say({ op: 'listen', id: 1, query: newest, after: 2 });
  expect(await ben.next('snapshot')).toMatchObject({ seq: 3, docs: [{ id: 'm3' }, { id: 'm2' }] });
  // Nothing happened since, so that nothing need be told.
  ben.say({ op: 'listen', id: 2, query: newest, after: 3 });
  expect(await ben.next('resumed')).toMatchObject({ id: 2, seq: 3, docs: [] });
});

test.each([undefined, 2])(
  'who knows of more than was ever written is given all there is anew, with a limit of %s',
  async (limit) => {
    await using world = await openTestHub();
    const ana = world.connect();
    ana.hello('ana');
    const path = documentPath(`${query.collection}/m1`);
    await world.hub.write({
      id: randomUUID(),
      who: { id: 'ana' },
      writes: [{ op: 'set', path, data: { by: 'ana' } }],
    });
    for (const [at, collection] of [query.collection, 'rooms/8/messages'].entries()) {
      ana.say({ op: 'listen', id: at, query: { collection, ...(limit && { limit }) }, after: 5 });
      const docs = at === 0 ? [{ id: 'm1' }] : [];
      expect(await ana.next('snapshot')).toMatchObject({ id: at, seq: docs.length, docs });
    }
  },
);

test('who is cut off before the next best follows the one that fell is told of it when they come back', async () => {
  await using world = await openTestHub();
  const [ana, back] = [world.connect(), world.connect()];
  for (const one of [ana, back]) one.hello('ana');
  const write = (scores: Record<string, number>) =>
    world.hub.write({
      id: randomUUID(),
      who: { id: 'ana' },
      writes: Object.entries(scores).map(([id, score]) => ({
        op: 'set',
        path: documentPath(`${query.collection}/${id}`),
        data: { by: 'ana', score },
      })),
    });
  await write({ a: 3, b: 2, c: 1 });
  const best = { ...query, order: [['score', 'down'] as ['score', 'down']], limit: 2 };
  ana.say({ op: 'listen', id: 1, query: best });
  await ana.next('snapshot');
  await write({ a: 0 });
  const fell = await ana.next('change');
  expect(fell.docs).toMatchObject([{ id: 'a', gone: true }]);
  await ana.next('change');
  back.say({ op: 'listen', id: 1, query: best, after: fell.seq });
  expect((await back.next('snapshot')).docs).toMatchObject([{ id: 'b' }, { id: 'c' }]);
});

test('who comes back while a busy room is told in bundles begins with as many of the best as there are', async () => {
  await using world = await openTestHub({ now: Date.now });
  const best = { ...query, order: [['n', 'down'] as ['n', 'down']], limit: 2 };
  let seq = 0;
  const write = async (id: string, n: number) => {
    const path = documentPath(`${query.collection}/${id}`);
    const data = { by: 'ana', n };
    await world.hub.write({ id: randomUUID(), who: { id: 'ana' }, writes: [{ op: 'set', path, data }] });
    seq += 1;
  };
  const comeBack = async (after: number) => {
    const ben = world.connect();
    ben.hello('ben');
    ben.say({ op: 'listen', id: 1, query: best, after });
    await ben.settled();
    return ben.frames.find(({ op }) => op === 'snapshot' || op === 'resumed');
  };
  for (const n of [3, 2, 1]) await write(`m${n}`, n);
  await keepBusy(world);
  const begun: unknown[] = [];
  for (let round = 0; round < 30; round += 1) {
    await write('best', 9);
    await comeBack(seq);
    await write('last', -round);
    await write('best', 0);
    const first = await comeBack(seq - 1);
    if (first?.op === 'snapshot') begun.push(first.docs.map(({ id }) => id));
  }
  await comeBack(seq);
  expect(begun.length).toBeGreaterThan(0);
  expect(begun).toEqual(begun.map(() => ['m3', 'm2']));
});

test('a list that grew past a thousand while it was listened to can be resumed, and not be begun', async () => {
  await using world = await openTestHub();
  const [ana, back, late] = [world.connect(), world.connect(), world.connect()];
  for (const one of [ana, back, late]) one.hello('ana');
  const fill = (from: number, to: number) =>
    world.store.db.query(
      `insert into live_documents (collection, id, data, seq, born)
        select $1, 'm' || n, '{"by": "ana"}', n, n from generate_series($2::int, $3::int) as n`,
      [query.collection, from, to],
    );
  const head = (seq: number) =>
    world.store.db.query(
      'insert into live_collections (path, seq) values ($1, $2) on conflict (path) do update set seq = $2',
      [query.collection, seq],
    );
  await fill(1, 990);
  await head(990);
  ana.say({ op: 'listen', id: 1, query });
  expect((await ana.next('snapshot')).docs).toHaveLength(990);
  ana.say({ op: 'unlisten', id: 1 });
  await fill(991, 1_010);
  await head(1_010);
  back.say({ op: 'listen', id: 1, query, after: 990 });
  expect((await back.next('resumed')).docs).toHaveLength(20);
  back.say({ op: 'unlisten', id: 1 });
  back.say({ op: 'listen', id: 2, query, after: 5 });
  expect((await back.next('snapshot')).docs).toHaveLength(1_010);
  late.say({ op: 'listen', id: 1, query });
  expect(await late.next('error')).toMatchObject({ id: 1, code: 'invalid-argument' });
});

const numbersIn = (frame: ServerFrame): number[] =>
  frame.op === 'resumed' || frame.op === 'change' ? frame.docs.map(({ seq }) => seq) : [];

/** A listener to whom a write takes so long that what they are told is bundled. */
async function keepBusy(world: Awaited<ReturnType<typeof openTestHub>>): Promise<void> {
  const ben = world.connect();
  ben.hello('ben');
  ben.say({ op: 'listen', id: 1, query });
  await ben.next('snapshot');
  ben.transport.sendTogether = () => {
    const until = performance.now() + 10;
    while (performance.now() < until);
  };
}
