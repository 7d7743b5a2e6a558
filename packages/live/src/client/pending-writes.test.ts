import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { documentPath } from '../paths.ts';
import { openLiveServer } from '../testing/live-server.ts';
import { memoryCacheStore } from '../testing/memory-cache-store.ts';
import { LiveClient } from './client.ts';
import { socketLink } from './link.ts';

const room = 'rooms/1/messages';

test('who waits for what is not stored yet waits for all of it, also what is kept from before or refused', async () => {
  await using server = await openLiveServer({
    hub: {
      declarations: [
        { path: 'rooms/{room}/messages', read: () => true, write: ({ id }) => id !== 'refused' },
      ],
    },
  });
  server.allowSockets(false);
  const cacheStore = memoryCacheStore();
  const kept = documentPath(`${room}/kept`);
  await cacheStore.putWrite({ id: randomUUID(), writes: [{ op: 'set', path: kept, data: {} }], place: 1 });
  const client = new LiveClient({ link: socketLink(server.socketUrl), token: () => 'ana', cacheStore });
  const refused = client.set(`${room}/refused`, {});
  void client.set(`${room}/own`, {});
  let isOver = false;
  const waiting = client.waitForPendingWrites().then(() => {
    isOver = true;
  });
  await expect.poll(() => server.heard.refused).toBeGreaterThan(0);
  expect(isOver).toBe(false);
  server.allowSockets(true);
  client.hurry();
  await expect(refused).rejects.toMatchObject({ code: 'permission-denied' });
  await waiting;
  expect((await server.stored(room)).map(({ id }) => id).sort()).toEqual(['kept', 'own']);
  client.close();
});

test('who waits and signs out is told that it was given up', async () => {
  await using server = await openLiveServer();
  server.allowSockets(false);
  const client = new LiveClient({ link: socketLink(server.socketUrl), token: () => 'ana' });
  const written = client.set(`${room}/m1`, {});
  await client.ready;
  const waiting = client.waitForPendingWrites();
  const outcomes = Promise.allSettled([written, waiting]);
  await client.signOut();
  expect(await outcomes).toMatchObject([
    { reason: { code: 'cancelled' } },
    { reason: { code: 'cancelled' } },
  ]);
  client.close();
});
