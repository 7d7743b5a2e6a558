import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { collectionPath, documentPath } from '../paths.ts';
import { query } from '../query-schema.ts';
import { openTestStore } from '../testing/test-store.ts';
import { addToList, deleteField, increment, removeFromList, serverTime, type Write } from '../writes.ts';
import type { LiveDatabase } from './database.ts';
import type { Declaration } from './declaration.ts';
import { readChanges, readDoc, readHead, readQuery } from './store.ts';
import { writeAs, writeInside } from './writing.ts';

const ana = { id: 'ana' };
const ben = { id: 'ben' };
const messages: Declaration = {
  path: 'rooms/{room}/messages',
  check: ({ text }) => (typeof text === 'string' ? undefined : 'A message has a text.'),
  write: ({ who, after, before }) => (after ?? before)?.by === who?.id,
};
const counters: Declaration = { path: 'counters', write: () => true };
const declarations = [messages, counters];
const at = (room: string, id: string) => documentPath(`rooms/${room}/messages/${id}`);
const room = collectionPath('rooms/7/messages');

const send = (db: LiveDatabase, writes: Write[], { id = randomUUID() as string, who = ana } = {}) =>
  writeAs(db, declarations, { id, who, writes }, 1_000);
const say = (id: string, text: string, by = 'ana'): Write => ({
  op: 'set',
  path: at('7', id),
  data: { text, by },
});

test('what forty people write to one room at once gets numbers without a gap, in the order it is stored', async () => {
  await using store = await openTestStore();
  await Promise.all(
    Array.from({ length: 40 }, (_, one) =>
      send(store.db, [say(`m${one}`, 'hello', `p${one}`)], { who: { id: `p${one}` } }),
    ),
  );
  const changes = await readChanges(store.db, room, 0, 1_000);
  expect(changes?.map(({ seq }) => seq)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
  expect(await readHead(store.db, room)).toEqual({ seq: 40, forgotten: 0 });
});

test('who follows the changes while others write misses none, whatever commits when', async () => {
  await using store = await openTestStore();
  const seen: number[] = [];
  let writing = true;
  const follower = (async () => {
    let after = 0;
    while (writing || after < 60) {
      for (const { seq } of (await readChanges(store.db, room, after, 10)) ?? []) {
        seen.push(seq);
        after = seq;
      }
    }
  })();
  await Promise.all(Array.from({ length: 60 }, (_, one) => send(store.db, [say(`m${one}`, 'hello')])));
  writing = false;
  await follower;
  expect(seen).toEqual(Array.from({ length: 60 }, (_, index) => index + 1));
});

test('writes of one batch are there together or not at all, in several rooms, and leave no gap when refused', async () => {
  await using store = await openTestStore();
  const both: Write[] = [
    say('1', 'one'),
    { op: 'set', path: at('8', '1'), data: { text: 'two', by: 'ana' } },
  ];
  expect((await send(store.db, both)).seqs).toEqual({
    'rooms/7/messages/1': 1,
    'rooms/8/messages/1': 1,
  });
  await expect(send(store.db, [say('2', 'fine'), say('3', 'not mine', 'ben')])).rejects.toMatchObject({
    code: 'permission-denied',
  });
  expect(await readDoc(store.db, at('7', '2'))).toBeNull();
  expect((await send(store.db, [say('2', 'fine')])).seqs).toEqual({ 'rooms/7/messages/2': 2 });
});

test('one batch that comes twice at once, as new and as anything else, is stored once, and nobody waits in a circle', async () => {
  await using store = await openTestStore();
  await send(store.db, [say('first', 'hello')]);
  const failures: unknown[] = [];
  const told = async <Result>(act: Promise<Result>) =>
    await act.catch((error) => {
      failures.push(error.code);
      throw error;
    });
  const db: LiveDatabase = {
    query: (text, values, name) => told(store.db.query(text, values, name)),
    transaction: (act) => told(store.db.transaction(act)),
  };
  const waiting = async () => {
    const waits = await store.db.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return waits.length;
  };
  const batch = { id: randomUUID() as string, who: ana, writes: [say('1', 'once')] };
  const sent = await store.db.transaction(async (tx) => {
    await tx.query('select from live_collections where path = $1 for update', [room]);
    const asNew = writeAs(db, declarations, batch, 1_000);
    await expect.poll(waiting).toBe(1);
    const asAny = writeAs(db, declarations, batch, 1_000, { keepFresh: async () => undefined });
    await expect.poll(waiting).toBe(2);
    return [asNew, asAny];
  });
  const seqs = { [at('7', '1')]: 2 };
  expect(await Promise.all(sent)).toMatchObject([{ seqs }, { seqs }]);
  expect(await readHead(store.db, room)).toMatchObject({ seq: 2 });
  expect(failures).toEqual([undefined]);
});

test('two batches over the same rooms in opposite order both come through', async () => {
  await using store = await openTestStore();
  const to = (rooms: string[], id: string): Write[] =>
    rooms.map((one) => ({ op: 'set', path: at(one, id), data: { text: 'x', by: 'ana' } }));
  await Promise.all(
    Array.from({ length: 20 }, (_, one) => send(store.db, to(one % 2 ? ['1', '2'] : ['2', '1'], `m${one}`))),
  );
  expect((await readHead(store.db, collectionPath('rooms/1/messages'))).seq).toBe(20);
});

test('a write that is sent again, even at the same moment, is done once, and gets the same answer', async () => {
  await using store = await openTestStore();
  const write: Write[] = [{ op: 'set', path: documentPath('counters/hits'), data: { n: increment(1) } }];
  const id = randomUUID();
  const answers = await Promise.all(Array.from({ length: 8 }, () => send(store.db, write, { id })));
  expect(answers.map(({ seqs }) => seqs)).toEqual(Array(8).fill({ 'counters/hits': 1 }));
  expect((await readDoc(store.db, documentPath('counters/hits')))?.data).toEqual({ n: 1 });
  await expect(send(store.db, write, { id, who: ben })).rejects.toMatchObject({
    code: 'failed-precondition',
  });
});

test('fields are counted, added to, taken from, stamped and deleted, and their neighbours stay', async () => {
  await using store = await openTestStore();
  const path = documentPath('counters/one');
  await send(store.db, [
    { op: 'set', path, data: { n: 2, seen: { ana: 1, ben: 1 }, tags: ['a', 'b'], old: true } },
  ]);
  await send(store.db, [
    {
      op: 'update',
      path,
      data: {
        n: increment(-3),
        'seen.ben': serverTime(),
        tags: addToList('b', 'c'),
        old: deleteField(),
        fresh: addToList('x'),
      },
    },
    { op: 'update', path, data: { tags: removeFromList('a', 'z') } },
  ]);
  const doc = await readDoc(store.db, path);
  expect(doc?.data).toEqual({ n: -1, seen: { ana: 1, ben: 1_000 }, tags: ['b', 'c'], fresh: ['x'] });
  expect([doc?.seq, doc?.born]).toEqual([3, 1]);
});

test('forty increments at once are forty', async () => {
  await using store = await openTestStore();
  const path = documentPath('counters/hits');
  await Promise.all(
    Array.from({ length: 40 }, () => send(store.db, [{ op: 'set', path, data: { n: increment(1) } }])),
  );
  expect((await readDoc(store.db, path))?.data).toEqual({ n: 40 });
});

test('a deleted document is gone, is told to those who come later, and can be written anew', async () => {
  await using store = await openTestStore();
  await send(store.db, [say('1', 'one'), say('2', 'two')]);
  await send(store.db, [{ op: 'delete', path: at('7', '1') }]);
  expect((await readQuery(store.db, query.parse({ collection: room }))).map(({ id }) => id)).toEqual(['2']);
  expect(await readChanges(store.db, room, 2, 10)).toMatchObject([{ id: '1', data: null, seq: 3 }]);
  await send(store.db, [say('1', 'again')]);
  expect(await readDoc(store.db, at('7', '1'))).toMatchObject({ seq: 4, born: 4 });
});

test.each([
  [
    'a collection nobody declared',
    { op: 'set', path: documentPath('secrets/1'), data: {} },
    'invalid-argument',
  ],
  [
    'an update of nothing',
    { op: 'update', path: documentPath('counters/none'), data: { n: 1 } },
    'not-found',
  ],
  [
    'data that the collection does not know',
    { op: 'set', path: at('7', '1'), data: { by: 'ana' } },
    'invalid-argument',
  ],
  ['another person’s message', say('1', 'hi', 'ben'), 'permission-denied'],
  [
    'a field of the language',
    { op: 'set', path: documentPath('counters/1'), data: JSON.parse('{"__proto__": {"x": 1}}') },
    'invalid-argument',
  ],
  ['a NUL', { op: 'set', path: documentPath('counters/1'), data: { text: 'a\0b' } }, 'invalid-argument'],
  [
    'half a character',
    { op: 'set', path: documentPath('counters/1'), data: { text: '\ud800' } },
    'invalid-argument',
  ],
  [
    'more than a document may have',
    { op: 'set', path: documentPath('counters/1'), data: { text: 'x'.repeat(70_000) } },
    'invalid-argument',
  ],
] as Array<[string, Write, string]>)(
  '%s is refused by its code and leaves nothing behind',
  async (_, write, code) => {
    await using store = await openTestStore();
    await expect(send(store.db, [write])).rejects.toMatchObject({ code });
    expect(await store.db.query('select from live_documents')).toEqual([]);
    expect(await store.db.query('select from live_collections')).toEqual([]);
  },
);

test('the server writes what it likes, in the transaction of what it shows', async () => {
  await using store = await openTestStore();
  await expect(
    store.db.transaction(async (tx) => {
      await writeInside(tx, [say('1', 'from the market', 'souk')], 1_000);
      throw new Error('the sale fell through');
    }),
  ).rejects.toThrow('fell through');
  expect(await readDoc(store.db, at('7', '1'))).toBeNull();
  await store.db.transaction((tx) => writeInside(tx, [say('1', 'sold', 'souk')], 1_000));
  expect((await readDoc(store.db, at('7', '1')))?.data.text).toBe('sold');
});

test('what the server sets together is numbered in its order, and a document stays as old as it was', async () => {
  await using store = await openTestStore();
  const set = (...writes: Write[]) => store.db.transaction((tx) => writeInside(tx, writes, 1_000));
  const count: Write = {
    op: 'set',
    path: documentPath('counters/sold'),
    data: { sold: 1, at: serverTime() },
  };
  await set(say('1', 'one'), count, say('2', 'two'));
  const { seqs, changed } = await set(say('3', 'three'), say('1', 'one again'), count);
  expect(seqs).toEqual({ [at('7', '3')]: 3, [at('7', '1')]: 4, [count.path]: 2 });
  expect(changed.map(({ id, seq, born }) => [id, seq, born])).toEqual([
    ['sold', 2, 1],
    ['3', 3, 3],
    ['1', 4, 1],
  ]);
  expect((await readDoc(store.db, count.path))?.data).toEqual({ sold: 1, at: 1_000 });
  await set({ op: 'delete', path: at('7', '1') });
  await set(say('1', 'new'));
  expect(await readDoc(store.db, at('7', '1'))).toMatchObject({ seq: 6, born: 6, data: { text: 'new' } });
});

test('of what the server sets in the same moment no number is lost, and the last one stands', async () => {
  await using store = await openTestStore();
  const set = (n: number) =>
    store.db.transaction((tx) => writeInside(tx, [say('1', String(n)), say(`own-${n}`, '')], 1_000));
  const done = await Promise.all(Array.from({ length: 20 }, (_, n) => set(n)));
  const changes = done.flatMap(({ changed }) => changed).sort((a, b) => a.seq - b.seq);
  expect(changes.map(({ seq }) => seq)).toEqual(Array.from({ length: 40 }, (_, n) => n + 1));
  const { data, seq } = changes.findLast(({ id }) => id === '1') ?? {};
  expect(await readDoc(store.db, at('7', '1'))).toEqual({ id: '1', data, seq, born: 1 });
});

test('of twenty who make the same document in the same moment one has made it, and no number is lost', async () => {
  await using store = await openTestStore();
  const once: Declaration = { path: 'claims/{of}/docs', write: ({ before }) => before === null };
  const claim = (id: string, who: string) =>
    writeAs(
      store.db,
      [once],
      {
        id: randomUUID(),
        who: { id: who },
        writes: [{ op: 'set', path: documentPath(`claims/1/docs/${id}`), data: { by: who } }],
      },
      1_000,
    );
  await claim('first', 'ana');
  for (const round of [1, 2, 3]) {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, one) => claim(`${round}`, `p${one}`)),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  }
  const changes = await readChanges(store.db, collectionPath('claims/1/docs'), 0, 100);
  expect(changes?.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
});

test('one batch that comes twice at once is done once, and both are told the same numbers', async () => {
  await using store = await openTestStore();
  await send(store.db, [say('0', 'there before')]);
  for (const round of [1, 2, 3]) {
    const batch = [say(`a${round}`, 'one'), say(`b${round}`, 'two')];
    const id = randomUUID();
    const twice = await Promise.all([send(store.db, batch, { id }), send(store.db, batch, { id })]);
    expect(twice[0].seqs).toEqual(twice[1].seqs);
  }
  expect(await readHead(store.db, room)).toMatchObject({ seq: 7 });
});

test('a rule that asks the database is asked within the transaction that it decides on', async () => {
  await using store = await openTestStore();
  const most: Declaration = {
    path: 'seats/{of}/docs',
    async write({ db }) {
      const [row] = await db.query<{ taken: number }>(
        "select count(*)::int as taken from live_documents where collection = 'seats/1/docs'",
      );
      return (row?.taken ?? 0) < 5;
    },
  };
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, (_, one) =>
      writeAs(
        store.db,
        [most],
        {
          id: randomUUID(),
          who: ana,
          writes: [{ op: 'set', path: documentPath(`seats/1/docs/${one}`), data: {} }],
        },
        1_000,
      ),
    ),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
});
