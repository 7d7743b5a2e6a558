import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { documentPath } from '../paths.ts';
import { mostFrameBytes } from '../protocol.ts';
import { openLiveServer } from '../testing/live-server.ts';
import { memoryCacheStore } from '../testing/memory-cache-store.ts';
import type { Write } from '../writes.ts';
import { LiveClient } from './client.ts';
import { socketLink } from './link.ts';

const room = 'rooms/1/messages';
const set = (id: string, bytes = 0): Write => ({
  op: 'set',
  path: documentPath(`${room}/${id}`),
  data: { text: 'é'.repeat(bytes / 2) },
});

type Server = Awaited<ReturnType<typeof openLiveServer>>;
const clientOf = (server: Server, more: object = {}) =>
  new LiveClient({ link: socketLink(server.socketUrl), token: () => 'ana', random: () => 0, ...more });

test.each([
  ['a batch larger than a frame', Array.from({ length: 5 }, (_, at) => set(`m${at}`, 60_000))],
  ['a document that is too large', [set('m', 70_000)]],
  ['a batch of a thousand', Array.from({ length: 1_000 }, (_, at) => set(`m${at}`))],
  ['an empty batch', []],
  ['what is no JSON', [{ op: 'set', path: documentPath(`${room}/m`), data: { n: 1n as never } } as Write]],
])('%s is refused at once and leaves nothing behind', async (_, writes) => {
  await using server = await openLiveServer();
  const cacheStore = memoryCacheStore();
  const client = clientOf(server, { cacheStore });
  let pending = false;
  client.listen({ collection: room }, ({ hasPending }) => {
    pending ||= hasPending;
  });
  await expect(client.write(writes)).rejects.toMatchObject({ code: 'invalid-argument' });
  expect([cacheStore.writes.size, pending]).toEqual([0, false]);
  await client.write([set('fine')]);
  expect(server.heard.sockets).toBe(1);
  client.close();
});

test('a batch as large as a frame may be is stored, also behind others', async () => {
  await using server = await openLiveServer();
  const client = clientOf(server);
  const writes = Array.from({ length: 4 }, (_, at) => set(`m${at}`, 65_000));
  const room = mostFrameBytes - JSON.stringify({ op: 'write', id: randomUUID(), writes, follows: [] }).length;
  expect(room).toBeGreaterThan(0);
  await Promise.all([client.write([set('first')]), client.write(writes), client.write([set('last')])]);
  expect(await server.stored('rooms/1/messages')).toHaveLength(6);
  client.close();
});

test('what an earlier page kept and is too large is told, and does not stand in the way of others', async () => {
  await using server = await openLiveServer();
  const cacheStore = memoryCacheStore();
  const large = Array.from({ length: 20 }, (_, at) => set(`m${at}`, 60_000));
  await cacheStore.putWrite({ id: randomUUID(), writes: large, place: 1 });
  await cacheStore.putWrite({ id: randomUUID(), writes: [set('fine')], place: 2 });
  const refused: string[] = [];
  const client = clientOf(server, {
    cacheStore,
    refused: (_: Write[], { code }: { code: string }) => refused.push(code),
  });
  await client.waitForPendingWrites();
  expect(refused).toEqual(['invalid-argument']);
  expect(cacheStore.writes.size).toBe(0);
  expect((await server.stored(room)).map(({ id }) => id)).toEqual(['fine']);
  client.close();
});

test('a write that ends each connection it comes over is told to its writer in the end, and all others are stored', async () => {
  const server: Server = await openLiveServer({
    hub: {
      declarations: [
        {
          path: 'rooms/{room}/messages',
          read: () => true,
          write({ id }) {
            if (id === 'poison') server.cut();
            return true;
          },
        },
      ],
    },
  });
  const cacheStore = memoryCacheStore();
  const client = clientOf(server, { cacheStore });
  const poison = client.write([set('poison'), set('with-it')]);
  const others = Array.from({ length: 10 }, (_, at) => client.write([set(`m${at}`)]));
  await expect(poison).rejects.toMatchObject({ code: 'failed-precondition' });
  await Promise.all(others);
  expect(server.heard.sockets).toBeLessThan(15);
  expect(cacheStore.writes.size).toBe(0);
  client.close();
  await server[Symbol.asyncDispose]();
});
