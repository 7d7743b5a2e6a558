import { expect, test } from 'vitest';
import { LiveError } from '../errors.ts';
import { documentPath } from '../paths.ts';
import { openLiveServer } from '../testing/live-server.ts';
import { type CacheStore, noCacheStore, type StoredWrite } from './cache-store.ts';
import { LiveClient } from './client.ts';
import { socketLink } from './link.ts';

const patient = { timeout: 30_000 };
const room = 'rooms/1/messages';

test('what the server could not do at first is done later, without a new connection', {
  tags: 'whole',
}, async () => {
  let troubles = 4;
  const inTrouble = () => {
    if (troubles === 0) return true;
    troubles -= 1;
    throw new LiveError('unavailable', 'Not now.');
  };
  await using server = await openLiveServer({
    hub: { declarations: [{ path: 'rooms/{room}/messages', read: inTrouble, write: inTrouble }] },
  });
  const client = new LiveClient({ link: socketLink(server.socketUrl), token: () => 'ana' });
  let seen: string[] = [];
  client.listen({ collection: room }, ({ docs, fromCache }) => {
    if (!fromCache) seen = docs.map(({ id }) => id);
  });
  await client.set(`${room}/m1`, { n: 1 });
  await expect.poll(() => seen, patient).toEqual(['m1']);
  expect(server.heard.sockets).toBe(1);
  client.close();
});

test('who cannot subscribe to a channel at first does later, without a new connection', async () => {
  let troubles = 3;
  const inTrouble = () => {
    if (troubles === 0) return true;
    troubles -= 1;
    throw new LiveError('unavailable', 'Not now.', 5);
  };
  await using server = await openLiveServer({
    hub: { channels: [{ path: 'rooms/{room}/typing', subscribe: inTrouble, publish: () => true }] },
  });
  const open = (token: string) =>
    new LiveClient({ link: socketLink(server.socketUrl), token: () => token, random: () => 0 });
  const [ana, ben] = [open('ana'), open('ben')];
  const heard: unknown[] = [];
  ana.subscribe('rooms/1/typing', (said) => heard.push(...said));
  await expect
    .poll(() => {
      ben.publish('rooms/1/typing', { typing: true });
      return heard.length;
    }, patient)
    .toBeGreaterThan(0);
  expect(server.heard.sockets).toBe(2);
  ana.close();
  ben.close();
});

test('who may not read is told so, by a listener and by a question', async () => {
  await using server = await openLiveServer({
    hub: { declarations: [{ path: 'rooms/{room}/messages', read: () => false, write: () => true }] },
  });
  const client = new LiveClient({ link: socketLink(server.socketUrl), token: () => 'ana' });
  const refused = new Promise<LiveError>((resolve) => {
    client.listen({ collection: room }, () => undefined, resolve);
  });
  await expect(refused).resolves.toMatchObject({ code: 'permission-denied' });
  await expect(client.get(`${room}/m1`)).rejects.toMatchObject({ code: 'permission-denied' });
  client.close();
});

test('who signs out sees nothing of before, and goes on as the next who signs in', async () => {
  await using server = await openLiveServer();
  let token: string | null = 'ana';
  const client = new LiveClient({ link: socketLink(server.socketUrl), token: () => token, random: () => 0 });
  const seen: Array<{ docs: string[]; fromCache: boolean }> = [];
  client.listen({ collection: room }, ({ docs, fromCache }) => {
    seen.push({ docs: docs.map(({ id }) => id), fromCache });
  });
  await client.set(`${room}/m1`, {});
  server.allowSockets(false);
  const unsent = client.set(`${room}/m2`, {});
  token = null;
  const signedOut = client.signOut();
  expect(seen.at(-1)).toEqual({ docs: [], fromCache: true });
  await expect(unsent).rejects.toMatchObject({ code: 'cancelled' });
  await signedOut;
  server.allowSockets(true);
  await expect.poll(() => seen.at(-1), patient).toEqual({ docs: ['m1'], fromCache: false });
  await expect(client.set(`${room}/m3`, {})).rejects.toMatchObject({ code: 'unauthenticated' });
  token = 'ben';
  client.renewToken();
  await client.set(`${room}/m4`, {});
  expect((await server.stored(room)).map(({ id }) => id).sort()).toEqual(['m1', 'm4']);
  client.close();
});

test('a message that did not change is the same object, so that only what changed is drawn anew', async () => {
  await using server = await openLiveServer();
  const client = new LiveClient({ link: socketLink(server.socketUrl), token: () => 'ana' });
  const seen: unknown[][] = [];
  client.listen({ collection: room, order: [['$born', 'up']] }, ({ docs }) => seen.push(docs));
  await client.set(`${room}/m1`, { text: 'one' });
  await client.set(`${room}/m2`, { text: 'two' });
  await expect.poll(() => seen.at(-1), patient).toMatchObject([{ pending: false }, { pending: false }]);
  const before = seen.at(-1);
  await client.update(`${room}/m2`, { text: 'changed' });
  await expect.poll(() => seen.at(-1)?.[1], patient).toMatchObject({ data: { text: 'changed' } });
  expect(seen.at(-1)?.[0]).toBe(before?.[0]);
  client.close();
});

/** What a page that is gone left behind. */
function cacheStoreWith(...kept: StoredWrite[]) {
  const writes = new Map(kept.map((write) => [write.id, write]));
  const cacheStore: CacheStore = {
    ...noCacheStore,
    load: async () => ({ docs: [], writes: [...writes.values()] }),
    dropWrite: async (id) => void writes.delete(id),
  };
  return { cacheStore, writes };
}

test('what a page wrote that is gone, and the server does not take, is told with the reason', async () => {
  const onlyPlain = ({ id }: { id: string }) => id !== 'm1';
  await using server = await openLiveServer({
    hub: { declarations: [{ path: 'rooms/{room}/messages', read: () => true, write: onlyPlain }] },
  });
  const { cacheStore, writes } = cacheStoreWith(
    {
      id: crypto.randomUUID(),
      place: 1,
      writes: [{ op: 'set', path: documentPath(`${room}/m1`), data: { text: 'no' } }],
    },
    {
      id: crypto.randomUUID(),
      place: 2,
      writes: [{ op: 'set', path: documentPath(`${room}/m2`), data: { text: 'yes' } }],
    },
  );
  const refused: unknown[] = [];
  const client = new LiveClient({
    link: socketLink(server.socketUrl),
    token: () => 'ana',
    cacheStore,
    refused: (what, { code }) => refused.push([code, what]),
  });
  let seen: string[] = [];
  client.listen({ collection: room }, ({ docs, hasPending }) => {
    if (!hasPending) seen = docs.map(({ id }) => id);
  });
  await expect.poll(() => seen, patient).toEqual(['m2']);
  await expect
    .poll(() => refused, patient)
    .toEqual([['permission-denied', [{ op: 'set', path: `${room}/m1`, data: { text: 'no' } }]]]);
  await expect.poll(() => writes.size, patient).toBe(0);
  // Who wrote it on this page is told by the promise, and not twice.
  await expect(client.set(`${room}/m1`, {})).rejects.toMatchObject({ code: 'permission-denied' });
  expect(refused).toHaveLength(1);
  client.close();
});

test('what is no query is refused by the server, and the line goes on', async () => {
  await using server = await openLiveServer({
    hub: { declarations: [{ path: 'rooms/{room}/messages', read: () => true, write: () => true }] },
  });
  const client = new LiveClient({ link: socketLink(server.socketUrl), token: () => 'ana' });
  const refused = new Promise<LiveError>((resolve) => {
    client.listen({ collection: room, limit: 0 }, () => undefined, resolve);
  });
  await expect(refused).resolves.toMatchObject({ code: 'invalid-argument' });
  await client.set(`${room}/m1`, { n: 1 });
  const seen = new Promise<string[]>((resolve) => {
    client.listen(
      { collection: room },
      ({ docs, fromCache }) => fromCache || resolve(docs.map(({ id }) => id)),
    );
  });
  await expect(seen).resolves.toEqual(['m1']);
  expect(server.heard.sockets).toBe(1);
  client.close();
});
