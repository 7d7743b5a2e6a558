import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { SentFrame } from '../protocol.ts';
import { serveHub } from '../testing/test-sockets.ts';
import { openTestStore } from '../testing/test-store.ts';
import type { Asker } from './declaration.ts';
import { Hub } from './hub.ts';

async function openWorld() {
  const store = await openTestStore();
  const hub = new Hub<Asker>({
    db: store.db,
    declarations: [{ path: 'notes', read: () => true, write: () => true }],
  });
  const server = await serveHub(hub);
  return {
    unread: () => Math.max(...[...server.clients].map(({ bufferedAmount }) => bufferedAmount)),
    async connect() {
      const client = await server.connect();
      client.say({ op: 'hello', protocol: 1, token: 'ana' } satisfies SentFrame);
      return client;
    },
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      await hub[Symbol.asyncDispose]();
      await store[Symbol.asyncDispose]();
    },
  };
}

test('who comes back with a thousand writes of their time without a connection gets all of them stored', async () => {
  await using world = await openWorld();
  const ana = await world.connect();
  let last = '';
  for (let n = 1; n <= 1_000; n += 1) {
    last = randomUUID();
    ana.say({ op: 'write', id: last, writes: [{ op: 'set', path: `notes/n${n}`, data: { n } }] });
  }
  await ana.next((frame) => frame.op === 'ack' && frame.id === last);
  expect(ana.frames.filter(({ op }) => op === 'ack')).toHaveLength(1_000);
});

test('a frame over the limit gets its code, and the connection is kept', async () => {
  await using world = await openWorld();
  const ana = await world.connect();
  // Fewer characters than the limit has bytes.
  ana.say({ op: 'get', id: 1, paths: ['é'.repeat(200_000)] });
  expect(await ana.next(({ op }) => op === 'error')).toMatchObject({ id: 1, code: 'invalid-argument' });
  ana.say({ op: 'get', id: 2, paths: ['notes/none'] });
  expect(await ana.next(({ op }) => op === 'got')).toMatchObject({ id: 2, docs: [null] });
});

test('who sends far more than a frame may be is told so by the code of the close', async () => {
  await using world = await openWorld();
  const ana = await world.connect();
  ana.say({ op: 'write', id: randomUUID(), text: 'x'.repeat(2_000_000) });
  expect(await ana.closed).toMatchObject({ code: 1009 });
});

test('who asks for much and reads none of it is asked nothing more, and answered when they read', async () => {
  await using world = await openWorld();
  const ana = await world.connect();
  const path = 'notes/long';
  ana.say({
    op: 'write',
    id: randomUUID(),
    writes: [{ op: 'set', path, data: { text: 'x'.repeat(60_000) } }],
  });
  await ana.next(({ op }) => op === 'ack');
  ana.socket.pause();
  // Some 120 MB, were all of it answered at once.
  const paths = Array.from({ length: 50 }, () => path);
  for (let id = 1; id <= 40; id += 1) ana.say({ op: 'get', id, paths });
  await expect.poll(() => world.unread(), { timeout: 10_000 }).toBeGreaterThan(512 * 1024);
  expect(world.unread()).toBeLessThan(8 * 1024 * 1024);
  ana.socket.resume();
  await ana.next((frame) => frame.op === 'got' && frame.id === 40);
});
