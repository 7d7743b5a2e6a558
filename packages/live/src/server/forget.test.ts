import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openTestHub } from '../testing/test-hub.ts';
import type { LiveDatabase } from './database.ts';
import { forgetOld } from './forget.ts';

const room = 'rooms/7/messages';
const set = (id: string) => ({
  op: 'set' as const,
  path: `${room}/${id}`,
  data: { text: 'hello', by: 'ana' },
});
const remove = (id: string) => ({ op: 'delete' as const, path: `${room}/${id}` });
const write = (...writes: Array<ReturnType<typeof set> | ReturnType<typeof remove>>) => ({
  op: 'write' as const,
  id: randomUUID() as string,
  writes,
});

const long = new Date('2000-01-01');
/** Lets everything that happened so far be older than what is kept. */
async function forgetAll(db: LiveDatabase) {
  const [row] = await db.query<{ now: Date }>("select clock_timestamp() + interval '1 second' as now");
  const now = row?.now ?? long;
  return await forgetOld(db, { deletedBefore: now, writesBefore: now });
}

async function openRoom() {
  const world = await openTestHub();
  const ana = world.connect();
  ana.hello('ana');
  ana.say(write(set('1'), set('2'), set('3')));
  ana.say(write(remove('1')));
  ana.say(write(set('4')));
  await ana.settled();
  return { world, ana };
}

test('who was away for longer than deletions are kept is given the whole result', async () => {
  const { world, ana } = await openRoom();
  await using _ = world;
  expect(await forgetAll(world.store.db)).toEqual({ documents: 1, writes: 3 });
  ana.say({ op: 'listen', id: 1, query: { collection: room }, after: 3 });
  expect((await ana.next('snapshot')).docs.map(({ id }) => id)).toEqual(['2', '3', '4']);
  // Who knows of the deletion has missed nothing that is forgotten.
  ana.say({ op: 'listen', id: 2, query: { collection: room }, after: 4 });
  expect((await ana.next('resumed')).docs.map(({ id }) => id)).toEqual(['4']);
});

test('who was away for less is told what was deleted, and what is young is kept', async () => {
  const { world, ana } = await openRoom();
  await using _ = world;
  expect(await forgetOld(world.store.db, { deletedBefore: long, writesBefore: long })).toEqual({
    documents: 0,
    writes: 0,
  });
  ana.say({ op: 'listen', id: 1, query: { collection: room }, after: 3 });
  expect((await ana.next('resumed')).docs).toMatchObject([{ id: '1', gone: true }, { id: '4' }]);
});

test('who comes with a number that was never given begins anew', async () => {
  const { world, ana } = await openRoom();
  await using _ = world;
  ana.say({ op: 'listen', id: 1, query: { collection: room }, after: 99 });
  expect((await ana.next('snapshot')).docs).toHaveLength(3);
});

test('a process that heard of nothing until it was forgotten tells those who listen what is gone', async () => {
  const { world, ana } = await openRoom();
  await using _ = world;
  await using other = await openTestHub({ store: world.store });
  const ben = other.connect();
  ben.hello('ben');
  ben.say({ op: 'listen', id: 1, query: { collection: room } });
  await ben.next('snapshot');
  ana.say(write(remove('2')));
  ana.say(write(set('5')));
  await ana.settled();
  await forgetAll(world.store.db);
  const known = new Set(['2', '3', '4']);
  while (known.has('2') || !known.has('5')) {
    for (const doc of (await ben.next('change')).docs) {
      if ('gone' in doc) known.delete(doc.id);
      else known.add(doc.id);
    }
  }
  expect([...known]).toEqual(['3', '4', '5']);
});

test('a document that is written anew while deletions are forgotten stays', async () => {
  const { world, ana } = await openRoom();
  await using _ = world;
  for (let one = 0; one < 10; one += 1) {
    ana.say(write(remove('2')));
    ana.say(write(set('2')));
    await forgetAll(world.store.db);
  }
  await ana.settled();
  ana.say({ op: 'get', id: 1, paths: [`${room}/2`] });
  expect((await ana.next('got')).docs).toMatchObject([{ id: '2' }]);
  expect(ana.frames.filter(({ op }) => op === 'error')).toEqual([]);
});

test('ephemeral messages are gone a minute later', async () => {
  await using world = await openTestHub();
  await world.store.db.query(
    `insert into live_whispers (channel, said, at)
      values ('a', '[]', now() - interval '2 minutes'), ('b', '[]', now())`,
  );
  await forgetOld(world.store.db, { deletedBefore: long, writesBefore: long });
  expect(await world.store.db.query('select channel from live_whispers')).toEqual([{ channel: 'b' }]);
});
