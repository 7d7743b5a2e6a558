import { expect, test } from 'vitest';
import { documentPath } from '../paths.ts';
import { openLiveServer } from '../testing/live-server.ts';
import { cacheSize } from './cache.ts';
import { LiveClient } from './client.ts';
import { socketLink } from './link.ts';
import type { Snapshot } from './view.ts';

const patient = { timeout: 30_000 };
const rooms = ['rooms/1/messages', 'rooms/2/messages'] as const;
const KILOBYTE = 1_024;

test('of rooms that are larger than the cache nothing is missing while they are listened to, and it is said', async () => {
  await using server = await openLiveServer();
  const write = (room: string, id: string) =>
    server.hub.write({
      id: crypto.randomUUID(),
      who: { id: 'ben' },
      writes: [{ op: 'set', path: documentPath(`${room}/${id}`), data: { text: 'x'.repeat(60 * KILOBYTE) } }],
    });
  for (const room of rooms) for (let at = 0; at < 15; at += 1) await write(room, `m${at}`);
  const client = new LiveClient({
    link: socketLink(server.socketUrl),
    token: () => 'ana',
    cacheBytes: cacheSize.least,
  });
  const seen = new Map<string, Snapshot>();
  /** A result that the server is said to have told, with something missing. */
  const wrong: Snapshot[] = [];
  const ends = rooms.map((collection) =>
    client.listen({ collection }, (snapshot) => {
      seen.set(collection, snapshot);
      if (!snapshot.fromCache && snapshot.docs.length < 15) wrong.push(snapshot);
    }),
  );
  const counts = () => rooms.map((room) => seen.get(room)?.docs.length);
  await expect.poll(counts, patient).toEqual([15, 15]);
  await write(rooms[0], 'm15');
  await expect.poll(counts, patient).toEqual([16, 15]);
  expect(wrong).toEqual([]);
  expect(seen.get(rooms[0])).toMatchObject({ fromCache: false, cacheFull: true });
  // The other one fits by itself.
  ends[0]?.();
  await write(rooms[1], 'm15');
  await expect.poll(() => seen.get(rooms[1])?.docs.length, patient).toBe(16);
  expect(seen.get(rooms[1])).not.toHaveProperty('cacheFull');
  client.close();
});
