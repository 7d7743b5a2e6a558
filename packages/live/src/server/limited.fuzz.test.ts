import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { documentPath } from '../paths.ts';
import { type Doc, type GivenQuery, runQuery } from '../query.ts';
import { query } from '../query-schema.ts';
import { openTestHub } from '../testing/test-hub.ts';
import { tried } from '../testing/tried.ts';
import type { Write } from '../writes.ts';
import { readQuery } from './store.ts';

const runs = process.env.FIGURES === 'long' ? 3_000 : 100;
type World = Awaited<ReturnType<typeof openTestHub>>;

const set = (room: string, id: string, data: object): Write => ({
  op: 'set',
  path: documentPath(`${room}/${id}`),
  data: { by: 'ana', ...data },
});

/** A client that listens and shows what they are told, as a client does. */
async function listenTo(world: World, given: GivenQuery, id = 1) {
  const asked = query.parse(given);
  const ana = world.connect();
  ana.hello('ana');
  ana.say({ op: 'listen', id, query: given });
  const { docs, topic } = await ana.next('snapshot');
  let shown = new Map(docs.map((doc) => [doc.id, doc as Doc]));
  return {
    shows: () => {
      for (const frame of ana.frames.splice(0)) {
        if (frame.op !== 'change') continue;
        expect(frame.topic).toBe(topic);
        for (const doc of frame.docs)
          if ('gone' in doc) shown.delete(doc.id);
          else shown.set(doc.id, doc);
        shown = new Map(runQuery(asked, shown.values()).map((doc) => [doc.id, doc]));
      }
      return [...shown.values()].map(({ id: of, data }) => ({ id: of, ...data }));
    },
  };
}

async function write(world: World, writes: Write[]): Promise<void> {
  await world.hub.write({ id: randomUUID(), who: { id: 'ana' }, writes });
}

test('of the best three the next one is shown when the first falls behind it, to who listens and who comes', async () => {
  await using world = await openTestHub();
  const room = 'rooms/7/messages';
  await write(
    world,
    [10, 9, 8, 7].map((score) => set(room, `s${score}`, { score })),
  );
  const best: GivenQuery = { collection: room, order: [['score', 'down']], limit: 3 };
  const ana = await listenTo(world, best);
  await write(world, [set(room, 's10', { score: 1 })]);
  const scores = [{ score: 9 }, { score: 8 }, { score: 7 }];
  await expect.poll(ana.shows, { interval: 5 }).toMatchObject(scores);
  expect((await listenTo(world, best)).shows()).toMatchObject(scores);
});

test.each([
  ['best', 'down', 1],
  ['lowest', 'up', -1],
] as const)(
  'of the %s two, one that is passed is shown no more when the other falls behind in the same batch',
  async (_, direction, sign) => {
    await using world = await openTestHub();
    const room = 'rooms/7/messages';
    const scored = (id: string, score: number) => set(room, id, { score: sign * score });
    await write(world, [scored('a', 4), scored('b', 3), scored('c', 2)]);
    const two: GivenQuery = { collection: room, order: [['score', direction]], limit: 2 };
    const ana = await listenTo(world, two);
    await write(world, [scored('d', 5), scored('a', 0), scored('b', 1)]);
    await expect.poll(ana.shows, { interval: 5 }).toMatchObject([{ id: 'd' }, { id: 'c' }]);
  },
);

const score = fc.integer({ min: 0, max: 9 });
const act = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ op: fc.constant('set' as const), doc: score, score, spot: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ op: fc.constant('update' as const), doc: score, score }) },
  { weight: 1, arbitrary: fc.record({ op: fc.constant('delete' as const), doc: score }) },
);
const asked = fc.record({
  order: fc.constantFrom(
    [['score', 'down']],
    [['score', 'up']],
    [['$born', 'down']],
    [['$id', 'up']],
    [
      ['spot', 'up'],
      ['score', 'down'],
    ],
    [],
  ),
  limit: fc.option(fc.integer({ min: 1, max: 6 }), { nil: undefined }),
  where: fc.constantFrom(
    [],
    [['spot', '==', 'yes']],
    [['score', '>', 3]],
    [['score', 'in', [1, 5, 7]]],
    [['$id', '==', 'd3']],
  ),
  from: fc.option(score, { nil: undefined }),
  to: fc.option(score, { nil: undefined }),
});

test('whatever is set, changed and deleted, everyone who listens ends with what the database has', async () => {
  await using world = await openTestHub();
  let rooms = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(asked, { minLength: 3, maxLength: 12 }),
      fc.array(fc.array(act, { minLength: 1, maxLength: 4 }), { minLength: 3, maxLength: 15 }),
      async (queries, batches) => {
        rooms += 1;
        const room = `rooms/${rooms}/messages`;
        const given = queries.map(({ order, where, limit, from, to }) => {
          const byNumber = order[0]?.[0] === 'score';
          return {
            collection: room,
            order,
            where,
            limit,
            ...(byNumber && from !== undefined && { from: { at: [from], inclusive: true } }),
            ...(byNumber && to !== undefined && { to: { at: [to] } }),
          } as unknown as GivenQuery;
        });
        const there = new Set<number>();
        const listeners = await Promise.all(given.slice(1).map((one) => listenTo(world, one)));
        for (const acts of batches) {
          const writes = acts.flatMap((one): Write[] => {
            const id = `d${one.doc}`;
            if (one.op === 'delete') {
              there.delete(one.doc);
              return [{ op: 'delete', path: documentPath(`${room}/${id}`) }];
            }
            const before = there.has(one.doc);
            if (one.op === 'update')
              return before
                ? [{ op: 'update', path: documentPath(`${room}/${id}`), data: { score: one.score } }]
                : [];
            there.add(one.doc);
            return [set(room, id, { score: one.score, spot: one.spot ? 'yes' : 'no' })];
          });
          if (writes.length > 0) await write(world, writes);
        }
        const late = await listenTo(world, given[0] as GivenQuery);
        for (const [index, listener] of [late, ...listeners].entries()) {
          const stored = await readQuery(world.store.db, query.parse(given[index]));
          await expect
            .poll(listener.shows, { interval: 2, timeout: 3_000 })
            .toEqual(stored.map(({ id, data }) => ({ id, ...data })));
        }
      },
    ),
    { numRuns: runs },
  );
  tried('live documents', runs, 'scripts of lists that show the best few');
}, 900_000);
