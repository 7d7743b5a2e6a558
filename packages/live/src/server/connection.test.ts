import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { declarations, openTestHub, type Person } from '../testing/test-hub.ts';
import { Hub } from './hub.ts';

const room = 'rooms/7/messages';
const message = (id: string, text: string, by = 'ana') => ({
  op: 'write' as const,
  id: randomUUID(),
  writes: [{ op: 'set' as const, path: `${room}/${id}`, data: { text, by } }],
});

test('who listens is told what is there, and then what is written, also by others', async () => {
  await using world = await openTestHub();
  const [ana, ben] = [world.connect(), world.connect()];
  ana.hello('ana');
  ben.hello('ben');
  ana.say(message('1', 'first'));
  await ana.next('ack');
  ben.say({ op: 'listen', id: 1, query: { collection: room } });
  const snapshot = await ben.next('snapshot');
  expect(snapshot).toMatchObject({ id: 1, seq: 1, docs: [{ id: '1', data: { text: 'first' } }] });
  ana.say(message('2', 'second'));
  expect(await ben.next('change')).toMatchObject({ topic: snapshot.topic, docs: [{ id: '2', seq: 2 }] });
  ben.say({ op: 'unlisten', id: 1 });
  ben.say({ op: 'get', id: 2, paths: [`${room}/1`, `${room}/9`] });
  expect(await ben.next('got')).toMatchObject({ docs: [{ id: '1' }, null] });
  ana.say(message('3', 'third'));
  await ana.settled();
  expect(ben.frames.filter(({ op }) => op === 'change')).toEqual([]);
});

test('who joins in the middle of a hundred writes is told each of them, once, in order', async () => {
  await using world = await openTestHub();
  const ana = world.connect();
  ana.hello('ana');
  const listeners = Array.from({ length: 10 }, () => world.connect());
  for (let one = 0; one < 100; one += 1) {
    ana.say(message(`m${one}`, 'hello'));
    if (one % 10 === 5) {
      const listener = listeners[Math.floor(one / 10)];
      listener?.hello('ben');
      listener?.say({ op: 'listen', id: 1, query: { collection: room } });
    }
    if (one % 20 === 0) await ana.next('ack');
  }
  for (const listener of listeners) {
    const { docs } = await listener.next('snapshot');
    const seen = docs.map(({ seq }) => seq);
    while (seen.at(-1) !== 100) seen.push(...(await listener.next('change')).docs.map(({ seq }) => seq));
    expect(seen).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
  }
});

test('who was away is told what changed since, what was deleted too, and not the rest', async () => {
  await using world = await openTestHub();
  const ana = world.connect();
  ana.hello('ana');
  for (const id of ['1', '2', '3']) ana.say(message(id, 'hello'));
  await ana.next('ack', () => ana.frames.filter(({ op }) => op === 'ack').length === 3);
  ana.say({ op: 'write', id: randomUUID(), writes: [{ op: 'delete', path: `${room}/2` }] });
  ana.say(message('4', 'fourth'));
  ana.say({ op: 'listen', id: 1, query: { collection: room }, after: 3 });
  expect(await ana.next('resumed')).toMatchObject({
    seq: 5,
    docs: [
      { id: '2', gone: true, seq: 4 },
      { id: '4', seq: 5 },
    ],
  });
});

test('a list of the last three stays the last three when one of them is deleted', async () => {
  await using world = await openTestHub();
  const ana = world.connect();
  ana.hello('ana');
  for (const id of ['1', '2', '3', '4', '5']) ana.say(message(id, 'hello'));
  ana.say({ op: 'listen', id: 1, query: { collection: room, order: [['$born', 'down']], limit: 3 } });
  expect((await ana.next('snapshot')).docs.map(({ id }) => id)).toEqual(['5', '4', '3']);
  ana.say({ op: 'write', id: randomUUID(), writes: [{ op: 'delete', path: `${room}/4` }] });
  expect((await ana.next('change')).docs).toMatchObject([{ id: '4', gone: true }]);
  expect((await ana.next('change')).docs).toMatchObject([{ id: '2' }]);
});

test('a reader who reads nothing is told later what became of things, each document once', async () => {
  await using world = await openTestHub();
  const [ana, ben] = [world.connect(), world.connect()];
  ana.hello('ana');
  ben.hello('ben');
  ben.say({ op: 'listen', id: 1, query: { collection: room } });
  await ben.next('snapshot');
  ben.transport.waiting = 1_000_000;
  for (let one = 0; one < 30; one += 1) ana.say(message(`m${one % 3}`, `text ${one}`));
  await ana.next('ack', ({ seqs }) => Object.values(seqs)[0] === 30);
  expect(ben.frames.filter(({ op }) => op === 'change')).toEqual([]);
  ben.transport.waiting = 0;
  const { docs } = await ben.next('resumed');
  expect(docs.map(({ seq }) => seq)).toEqual([28, 29, 30]);
});

test.each([
  ['no JSON', 'hello there', 'invalid-argument'],
  ['an unknown op', '{"op":"shout","id":7}', 'unimplemented'],
  ['another version of the protocol', '{"op":"hello","protocol":2,"token":null}', 'unimplemented'],
  [
    'an unknown op of a write',
    '{"op":"write","id":"3f0e8400-0000-4000-8000-000000000000","writes":[{"op":"move","path":"news/1"}]}',
    'unimplemented',
  ],
  ['no op', '{"id":7}', 'invalid-argument'],
  ['an op that is none', '{"op":["get"],"id":7}', 'invalid-argument'],
  ['a list for a frame', '[{"op":"get"}]', 'invalid-argument'],
  ['nothing for a frame', 'null', 'invalid-argument'],
  ['a path that leads to a collection', '{"op":"get","id":7,"paths":["rooms"]}', 'invalid-argument'],
  [
    'a question for a NUL',
    '{"op":"listen","id":7,"query":{"collection":"news","where":[["a","==","\\u0000"]]}}',
    'invalid-argument',
  ],
  ['a path outside of every collection', '{"op":"get","id":7,"paths":["secrets/1"]}', 'invalid-argument'],
  [
    'a write against the rules',
    JSON.stringify({ ...message('1', 'x', 'ben'), id: '3f0e8400-0000-4000-8000-000000000000' }),
    'permission-denied',
  ],
  ['a frame over the limit', `{"op":"get","id":7,"paths":["${'x'.repeat(300_000)}"]}`, 'invalid-argument'],
])('%s gets its code, and the connection is kept', async (_, frame, code) => {
  await using world = await openTestHub();
  const ana = world.connect();
  ana.hello('ana');
  ana.say(frame);
  expect(await ana.next('error')).toMatchObject({ code });
  ana.say({ op: 'get', id: 9, paths: ['news/1'] });
  expect(await ana.next('got')).toMatchObject({ id: 9, docs: [null] });
});

test('a stranger reads what is public and is told what they may not', async () => {
  await using world = await openTestHub();
  const stranger = world.connect();
  stranger.say({ op: 'get', id: 1, paths: ['news/1'] });
  expect(await stranger.next('error')).toMatchObject({ id: 1, code: 'failed-precondition' });
  stranger.hello('');
  expect(await stranger.next('error')).toMatchObject({ code: 'unauthenticated' });
  stranger.hello(null);
  expect(await stranger.next('welcome')).toMatchObject({ who: null });
  stranger.say({ op: 'listen', id: 2, query: { collection: room } });
  expect(await stranger.next('error')).toMatchObject({ id: 2, code: 'permission-denied' });
  stranger.say(message('1', 'hi'));
  expect(await stranger.next('error')).toMatchObject({ code: 'unauthenticated' });
});

test('who signs in anew keeps their listeners, and loses those that are not theirs any more', async () => {
  await using world = await openTestHub();
  const guest = world.connect();
  guest.hello('ana');
  guest.say({ op: 'listen', id: 1, query: { collection: room } });
  guest.say({ op: 'listen', id: 2, query: { collection: 'news' } });
  await guest.next('snapshot', ({ id }) => id === 2);
  guest.hello('ben');
  guest.hello('carla');
  expect(await guest.next('error')).toMatchObject({ id: 1, code: 'permission-denied' });
  const ana = world.connect();
  ana.hello('ana');
  ana.say(message('1', 'secret'));
  await ana.next('ack');
  expect(JSON.stringify(guest.frames)).not.toContain('secret');
});

test('who floods is cut off, and so is one who sends nothing but broken frames', async () => {
  await using world = await openTestHub();
  const [flood, broken] = [world.connect(), world.connect()];
  flood.hello('ana');
  for (let one = 0; one < 1_200; one += 1) flood.say({ op: 'get', id: one, paths: ['news/1'] });
  expect(flood.transport.closed).toBe('flooding');
  broken.hello('ana');
  for (let one = 0; one < 30; one += 1) broken.say(one % 2 === 0 ? '{' : '{"op":"shout"}');
  await expect.poll(() => broken.transport.closed).toBe('broken-frames');
});

test('what one process writes is told in the other without any wake-up', async () => {
  await using world = await openTestHub();
  await using other = new Hub<Person>({ db: world.store.db, declarations });
  const ana = world.connect();
  ana.hello('ana');
  ana.say({ op: 'listen', id: 1, query: { collection: room } });
  await ana.next('snapshot');
  await other.write({
    id: randomUUID(),
    who: { id: 'ben' },
    writes: [{ op: 'set', path: `${room}/1` as never, data: { text: 'from afar', by: 'ben' } }],
  });
  expect((await ana.next('change')).docs).toMatchObject([{ data: { text: 'from afar' } }]);
});
