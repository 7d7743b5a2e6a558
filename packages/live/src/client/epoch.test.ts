import { expect, test } from 'vitest';
import { openLiveServer } from '../testing/live-server.ts';
import { memoryCacheStore } from '../testing/memory-cache-store.ts';
import type { CacheStore } from './cache-store.ts';
import { LiveClient } from './client.ts';
import { socketLink } from './link.ts';
import { Page } from './page.ts';
import { Tabs } from './tabs.ts';

const patient = { timeout: 30_000 };
const room = 'rooms/1/messages';

type Server = Awaited<ReturnType<typeof openLiveServer>>;

function openPage(server: Server, cacheStore?: CacheStore, link = socketLink(server.socketUrl)) {
  const client = new LiveClient({
    link,
    token: () => 'ana',
    random: () => 0,
    ...(cacheStore && { cacheStore }),
  });
  const seen = { ids: [] as string[], fromCache: true };
  client.listen({ collection: room, order: [['$id', 'up']] }, ({ docs, fromCache }) => {
    seen.ids = docs.map(({ id }) => id);
    seen.fromCache = fromCache;
  });
  return { client, seen };
}

test('who listens while the database is restored sees what it holds then, and goes on', async () => {
  await using server = await openLiveServer();
  const { client, seen } = openPage(server);
  await client.set(`${room}/lost`, {});
  await client.set(`${room}/lost-too`, {});
  await server.restoreEmpty();
  await expect.poll(() => seen, patient).toEqual({ ids: [], fromCache: false });
  await expect(client.get(`${room}/lost`)).resolves.toBeNull();
  // The numbers begin anew, so that this one has the number that another one had.
  await client.set(`${room}/new`, {});
  await expect.poll(() => seen, patient).toEqual({ ids: ['new'], fromCache: false });
  client.close();
});

test('who was away while the database was restored keeps nothing of before but what was not stored yet', async () => {
  await using server = await openLiveServer();
  const cacheStore = memoryCacheStore();
  const before = openPage(server, cacheStore);
  await before.client.set(`${room}/lost`, {});
  await expect.poll(() => cacheStore.docs.size, patient).toBe(1);
  before.client.close();
  await server.restoreEmpty();
  server.allowSockets(false);
  const { client, seen } = openPage(server, cacheStore);
  await client.ready;
  expect(seen).toEqual({ ids: ['lost'], fromCache: true });
  const written = client.set(`${room}/written-offline`, {});
  server.allowSockets(true);
  client.hurry();
  await written;
  await expect.poll(() => seen, patient).toEqual({ ids: ['written-offline'], fromCache: false });
  await expect.poll(() => [...cacheStore.docs.keys()], patient).toEqual([`${room}/written-offline`]);
  client.close();

  const after = openPage(server, cacheStore);
  await expect.poll(() => after.seen, patient).toEqual({ ids: ['written-offline'], fromCache: false });
  after.client.close();
});

test('who listens while the disk of the database is put back to what it held once sees that, and goes on', {
  tags: 'whole',
}, async () => {
  await using server = await openLiveServer();
  const { client, seen } = openPage(server);
  for (const id of ['kept', 'lost', 'lost-too']) await client.set(`${room}/${id}`, {});
  await server.goBack(room, 1);
  await expect.poll(() => seen, patient).toEqual({ ids: ['kept'], fromCache: false });
  await client.set(`${room}/new`, {});
  await expect.poll(() => seen, patient).toEqual({ ids: ['kept', 'new'], fromCache: false });
  client.close();
});

test('who was offline while the disk of the database was put back keeps nothing of what came after', async () => {
  await using server = await openLiveServer();
  const cacheStore = memoryCacheStore();
  let isOpen = true;
  const { client, seen } = openPage(server, cacheStore, (events) =>
    socketLink(isOpen ? server.socketUrl : 'ws://127.0.0.1:1')(events),
  );
  const texts: unknown[] = [];
  client.listenTo(`${room}/again`, (doc) => texts.push(doc?.data.text));
  for (const id of ['kept', 'lost', 'again']) await client.set(`${room}/${id}`, { text: 'before' });
  await expect.poll(() => cacheStore.docs.size, patient).toBe(3);
  isOpen = false;
  server.cut();
  await expect.poll(() => seen.fromCache, patient).toBe(true);
  await server.goBack(room, 1);
  // Another makes the same document with a number that another one had.
  const other = openPage(server);
  await other.client.set(`${room}/again`, { text: 'after' });
  isOpen = true;
  client.hurry();
  await expect.poll(() => seen, patient).toEqual({ ids: ['again', 'kept'], fromCache: false });
  await expect.poll(() => texts.at(-1), patient).toBe('after');
  await expect
    .poll(() => [...cacheStore.docs.keys()].sort(), patient)
    .toEqual([`${room}/again`, `${room}/kept`]);
  client.close();
  other.client.close();
});

test('all tabs of a browser begin anew, also one that is opened then', { tags: 'whole' }, async () => {
  await using server = await openLiveServer();
  const name = crypto.randomUUID();
  const open = () => {
    const page = new Page();
    const shared = new Tabs({ name, link: socketLink(server.socketUrl), page });
    return {
      ...openPage(server, undefined, shared.link),
      leave() {
        shared.leave();
        page.leave();
      },
    };
  };
  const tabs = [open(), open()];
  const show = (ids: string[]) =>
    expect
      .poll(() => tabs.map(({ seen }) => seen), patient)
      .toEqual(tabs.map(() => ({ ids, fromCache: false })));
  await tabs[0]?.client.set(`${room}/lost`, {});
  await show(['lost']);
  await server.restoreEmpty();
  await show([]);
  tabs.push(open());
  await tabs[1]?.client.set(`${room}/new`, {});
  await show(['new']);
  for (const { client, leave } of tabs) {
    client.close();
    leave();
  }
});
