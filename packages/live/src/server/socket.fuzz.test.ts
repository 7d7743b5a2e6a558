import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { liveCodes } from '../errors.ts';
import type { SentFrame } from '../protocol.ts';
import { serveHub } from '../testing/test-sockets.ts';
import { openTestStore } from '../testing/test-store.ts';
import { tried } from '../testing/tried.ts';
import type { ChannelDeclaration } from './channel.ts';
import type { Asker, Declaration } from './declaration.ts';
import { Hub } from './hub.ts';

const numRuns = process.env.FIGURES === 'long' ? 5_000 : 400;

const declarations: Declaration[] = [
  { path: 'rooms/{room}/messages', read: ({ who }) => who !== null, write: ({ id }) => id !== 'own' },
  { path: 'news', read: () => true },
];
const channels: ChannelDeclaration[] = [
  { path: 'rooms/{room}/typing', subscribe: () => true, publish: () => true },
  {
    path: 'rooms/{room}/reactions',
    subscribe: () => true,
    publish: () => true,
    count: (data) => `${data.emoji}`,
  },
];
const honestRoom = 'rooms/honest/messages';

const world = Promise.withResolvers<Awaited<ReturnType<typeof open>>>();
beforeAll(async () => world.resolve(await open()));
afterAll(async () => await (await world.promise).close());

async function open() {
  const store = await openTestStore();
  const errors: unknown[] = [];
  const hub = new Hub<Asker>({
    db: store.db,
    declarations,
    channels,
    onError: (error) => errors.push(error),
  });
  const server = await serveHub(hub);
  const [ana, ben] = [await server.connect(), await server.connect()];
  for (const one of [ana, ben]) one.say({ op: 'hello', protocol: 1, token: 'honest' });
  ben.say({ op: 'listen', id: 1, query: { collection: honestRoom, order: [['$born', 'down']], limit: 5 } });
  await ben.next(({ op }) => op === 'snapshot');
  return {
    server,
    errors,
    /** One writes and the other hears it, as if nothing else went on. */
    async goesOn() {
      const id = randomUUID();
      ben.frames.length = 0;
      ana.frames.length = 0;
      ana.say({ op: 'write', id, writes: [{ op: 'set', path: `${honestRoom}/${id}`, data: { n: 1 } }] });
      expect(await ana.next((frame) => frame.op === 'ack' && frame.id === id)).toBeDefined();
      const heard = await ben.next(
        ({ op, ...frame }) => op === 'change' && JSON.stringify(frame).includes(id),
      );
      expect(heard).toBeDefined();
    },
    async close() {
      for (const { socket } of [ana, ben]) socket.terminate();
      await server[Symbol.asyncDispose]();
      await hub[Symbol.asyncDispose]();
      await store[Symbol.asyncDispose]();
    },
  };
}

const odd = fc.oneof(
  fc.constantFrom(
    null,
    -1,
    1.5,
    1e308,
    2 ** 53,
    '',
    '/',
    '..',
    '__proto__',
    '\0',
    '\ud800',
    'x'.repeat(2_000),
    [],
    {},
  ),
  fc.jsonValue({ maxDepth: 4 }),
);
const path = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('rooms/7/messages/1', 'rooms/7/messages/own', 'news/1') },
  fc.constantFrom('rooms', 'rooms/7/messages', 'secrets/1', '../1', 'a/b/c/d/e/f/g/h/i/j', '/', 'rooms//1'),
  fc.string(),
);
const collection = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('rooms/7/messages', 'news') },
  fc.constantFrom('rooms/7', 'secrets', '', 'rooms/%/messages'),
);
const data = fc.oneof(
  fc.dictionary(fc.constantFrom('a', 'b', 'a.b', 'text', '__proto__', '$change', ''), odd),
  fc.record({
    n: fc.record({
      $change: fc.constantFrom('increment', 'add', 'remove', 'delete', 'server-time', 'other'),
      by: odd,
      items: odd,
    }),
  }),
);
const id = fc.oneof({ weight: 4, arbitrary: fc.nat({ max: 5 }) }, odd);
const write = fc.oneof(
  fc.record({ op: fc.constantFrom('set', 'update'), path, data }),
  fc.record({ op: fc.constant('delete'), path }),
);
const query = fc.record(
  {
    collection,
    where: fc.array(
      fc.tuple(
        fc.constantFrom('a', 'a.b', '$id', '$born', "'; drop table x --", ''),
        fc.constantFrom('==', '!=', '<', '>=', 'in', 'array-contains', 'like'),
        odd,
      ),
      { maxLength: 3 },
    ),
    order: fc.array(
      fc.tuple(fc.constantFrom('a', '$born', '$id', 'a.b'), fc.constantFrom('up', 'down', 'x')),
      {
        maxLength: 4,
      },
    ),
    limit: fc.oneof(fc.nat({ max: 20 }), odd),
    from: fc.oneof(fc.record({ at: fc.array(odd, { maxLength: 3 }) }), odd),
  },
  { requiredKeys: ['collection'] },
);
const frame = fc.oneof(
  fc.record({
    op: fc.constant('hello'),
    protocol: fc.constantFrom(1, 2, '1'),
    token: fc.constantFrom('eve', null, 7),
  }),
  fc.record({ op: fc.constant('listen'), id, query, after: odd }, { requiredKeys: ['op', 'id', 'query'] }),
  fc.record({ op: fc.constant('unlisten'), id }),
  fc.record({ op: fc.constant('get'), id, paths: fc.array(path, { maxLength: 4 }) }),
  fc.record({
    op: fc.constant('write'),
    id: fc.oneof(fc.uuid(), odd),
    writes: fc.array(write, { maxLength: 4 }),
  }),
  fc.record({ op: fc.constant('subscribe'), id, channel: fc.oneof(path, fc.constant('rooms/7/typing')) }),
  fc.record({ op: fc.constant('unsubscribe'), id }),
  fc.record({
    op: fc.constant('publish'),
    channel: fc.constantFrom('rooms/7/typing', 'rooms/7/reactions', 'rooms/7', 'secrets'),
    data,
  }),
  fc.record({ op: fc.string(), id }),
);
// Told apart by what they are: a text as it stands, bytes, or an object to be written down.
const sent = fc.oneof(
  { weight: 8, arbitrary: frame.map((one) => JSON.stringify(one)) },
  fc.tuple(frame, fc.nat()).map(([one, cut]) => JSON.stringify(one).slice(0, cut % 100)),
  fc.string({ unit: 'binary' }),
  odd.map((one) => JSON.stringify(one)),
  fc.constant('['.repeat(5_000)),
  fc.constant(`{"op":"get","id":1,"paths":["${'x'.repeat(300_000)}"]}`),
  fc.uint8Array().map((bytes) => Buffer.from(bytes)),
);

test('whatever a client sends, each refusal has its code, nothing breaks, and others do not notice', async () => {
  const { server, errors, goesOn } = await world.promise;
  let sentFrames = 0;
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.array(sent, { maxLength: 30, size: 'max' }), async (greets, frames) => {
      const eve = await server.connect();
      if (greets) eve.say({ op: 'hello', protocol: 1, token: 'eve' });
      for (const one of frames) eve.socket.send(one);
      sentFrames += frames.length;
      eve.say({ op: 'get', id: 999_999, paths: ['news/1'] } satisfies SentFrame);
      const last = await eve.next((answer) => 'id' in answer && answer.id === 999_999);
      for (const answer of eve.frames) {
        if (answer.op !== 'error') continue;
        expect(liveCodes).toContain(answer.code);
        expect(answer.message).toMatch(/^\S/);
      }
      if (!last) expect(await eve.closed).toEqual({ code: 4003, reason: 'broken-frames' });
      eve.socket.terminate();
      await goesOn();
      expect(errors).toEqual([]);
    }),
    { numRuns },
  );
  tried('sockets', sentFrames, 'frames');
}, 900_000);

test('bytes that are no frames of a WebSocket end their connection, and nothing else', async () => {
  const { server, errors, goesOn } = await world.promise;
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 500 }), async (bytes) => {
      const socket = connect(server.port, '127.0.0.1');
      socket.on('error', () => socket.destroy());
      const key = 'dGhlIHNhbXBsZSBub25jZQ==';
      socket.write(
        `GET / HTTP/1.1\r\nHost: souk\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
      );
      await once(socket, 'data');
      socket.end(bytes);
      socket.resume();
      await once(socket, 'close');
      await goesOn();
      expect(errors).toEqual([]);
    }),
    { numRuns: Math.ceil(numRuns / 2) },
  );
  tried('sockets', Math.ceil(numRuns / 2), 'sockets with bytes that are no frames');
}, 900_000);

test('a flood closes its connection with the reason, and the others do not notice', async () => {
  const { server, goesOn } = await world.promise;
  const eve = await server.connect();
  eve.say({ op: 'hello', protocol: 1, token: 'eve' });
  const get = JSON.stringify({ op: 'get', id: 1, paths: ['news/1'] } satisfies SentFrame);
  for (let one = 0; one < 5_000; one += 1) eve.socket.send(get);
  expect(await eve.closed).toEqual({ code: 4002, reason: 'flooding' });
  await goesOn();
});
