import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { LiveError } from '../errors.ts';
import { documentPath } from '../paths.ts';
import { chanceFrom } from '../testing/chance.ts';
import { openLiveServer } from '../testing/live-server.ts';
import { memoryCacheStore } from '../testing/memory-cache-store.ts';
import type { Write } from '../writes.ts';
import type { CacheStore } from './cache-store.ts';
import { LiveClient } from './client.ts';
import { socketLink } from './link.ts';

const rooms = ['rooms/1/messages', 'rooms/2/messages'] as const;
const pathIn = (room: number, id: string) => documentPath(`${rooms[room]}/${id}`);
const set = (room: number, id: string): Write => ({ op: 'set', path: pathIn(room, id), data: {} });

type Server = Awaited<ReturnType<typeof openLiveServer>>;

/** What is in a room, as it was stored. */
async function idsIn(server: Server, room: number): Promise<string[]> {
  const stored = await server.stored(rooms[room] ?? '');
  return stored.sort((a, b) => a.seq - b.seq).map(({ id }) => id);
}

const names = (count: number) => Array.from({ length: count }, (_, at) => `m${at}`);

/** A server that cannot do one in so many writes. */
async function openTroubled(share: number, seed: number) {
  const chance = chanceFrom(seed);
  const seen = { refused: 0 };
  const server = await openLiveServer({
    hub: {
      declarations: [
        {
          path: 'rooms/{room}/messages',
          read: () => true,
          write() {
            if (!chance.is(share)) return true;
            seen.refused += 1;
            throw new LiveError('unavailable', 'Not now.', 1);
          },
        },
      ],
    },
  });
  return { server, seen, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}

test('two hundred writes to a server that cannot do a third of them at first are stored in their order', async () => {
  await using world = await openTroubled(0.3, 1);
  const client = new LiveClient({
    link: socketLink(world.server.socketUrl),
    token: () => 'ana',
    random: () => 0,
  });
  await Promise.all(names(200).map((id) => client.write([set(0, id)])));
  expect(await idsIn(world.server, 0)).toEqual(names(200));
  expect(world.seen.refused).toBeGreaterThan(20);
  client.close();
});

test('what is written to two collections together waits in both, also while the connection is lost again and again', async () => {
  await using world = await openTroubled(0.2, 2);
  const client = new LiveClient({
    link: socketLink(world.server.socketUrl),
    token: () => 'ana',
    random: () => 0,
  });
  const chance = chanceFrom(3);
  const wanted: [string[], string[]] = [[], []];
  const written: Promise<void>[] = [];
  for (const [at, id] of names(200).entries()) {
    const into = chance.oneOf([[0], [1], [0, 1]] as const);
    for (const room of into) wanted[room].push(id);
    written.push(client.write(into.map((room) => set(room, id))));
    if (at % 20 !== 0) continue;
    await written[chance.from(0, at)];
    world.server.cut();
  }
  await Promise.all(written);
  expect(await idsIn(world.server, 0)).toEqual(wanted[0]);
  expect(await idsIn(world.server, 1)).toEqual(wanted[1]);
  client.close();
});

test('what a page wrote that is gone is stored before what this one wrote after it', async () => {
  await using world = await openTroubled(0.2, 4);
  world.server.allowSockets(false);
  const kept = memoryCacheStore();
  for (const [place, id] of names(20).entries())
    await kept.putWrite({ id: randomUUID(), writes: [set(0, id)], place: place + 1 });
  // The other page is known to be gone a while after this one has begun.
  const cacheStore: CacheStore = {
    ...memoryCacheStore(),
    async adopt() {
      await new Promise((resolve) => setTimeout(resolve, 50));
      return [...kept.writes.values()];
    },
  };
  const client = new LiveClient({
    link: socketLink(world.server.socketUrl),
    token: () => 'ana',
    cacheStore,
    random: () => 0,
  });
  const own = names(20).map((id) => `own-${id}`);
  const written = own.map((id) => client.write([set(0, id)]));
  world.server.allowSockets(true);
  client.hurry();
  await Promise.all(written);
  expect(await idsIn(world.server, 0)).toEqual([...names(20), ...own]);
  client.close();
});

test('fifty messages that were written offline are all stored by a server that takes ten at a time', async () => {
  const waits: number[] = [];
  let left = 10;
  let refusedAt = 0;
  await using server = await openLiveServer({
    hub: {
      declarations: [
        {
          path: 'rooms/{room}/messages',
          read: () => true,
          write() {
            if (refusedAt && Date.now() - refusedAt >= 100) {
              waits.push(Date.now() - refusedAt);
              refusedAt = 0;
              left = 10;
            }
            if (left === 0) {
              refusedAt ||= Date.now();
              throw new LiveError('unavailable', 'That was much at once.', 150);
            }
            left -= 1;
            return true;
          },
        },
      ],
    },
  });
  server.allowSockets(false);
  const client = new LiveClient({ link: socketLink(server.socketUrl), token: () => 'ana', random: () => 0 });
  await client.ready;
  const written = names(50).map((id) => client.write([set(0, id)]));
  server.allowSockets(true);
  client.hurry();
  await Promise.all(written);
  expect(await idsIn(server, 0)).toEqual(names(50));
  // Nobody came before they were told to.
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(149);
  client.close();
});
