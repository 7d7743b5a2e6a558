import { expect, test } from 'vitest';
import { openLiveServer } from '../testing/live-server.ts';
import { increment } from '../writes.ts';
import { LiveClient } from './client.ts';
import { socketLink } from './link.ts';
import { Page } from './page.ts';
import { Tabs } from './tabs.ts';

const patient = { timeout: 30_000 };
const room = 'rooms/1/messages';

interface TabParts {
  name: string;
  url: string;
  token?: string;
}

/** A tab with everything of its own: a lock, a channel, a client. */
function openTab({ name, url, token = 'ana' }: TabParts) {
  const page = new Page();
  const tabs = new Tabs({ name, link: socketLink(url), page });
  const client = new LiveClient({ link: tabs.link, token: () => token, random: () => 0 });
  const tab = {
    client,
    seen: [] as string[],
    isLive: false,
    close() {
      client.close();
      tabs.leave();
      page.leave();
    },
  };
  client.listen({ collection: room, order: [['$born', 'up']] }, ({ docs, fromCache }) => {
    tab.seen = docs.map(({ id }) => id);
    tab.isLive = !fromCache;
  });
  return tab;
}

test('tabs share one socket, and each hears what the others write', async () => {
  await using server = await openLiveServer();
  const name = crypto.randomUUID();
  const tabs = [1, 2, 3].map(() => openTab({ name, url: server.socketUrl }));
  await expect.poll(() => tabs.every(({ isLive }) => isLive), patient).toBe(true);
  await Promise.all(tabs.map(({ client }, index) => client.set(`${room}/m${index}`, { by: `tab ${index}` })));
  const ids = (await server.stored(room)).sort((a, b) => a.born - b.born).map(({ id }) => id);
  for (const tab of tabs) await expect.poll(() => tab.seen, patient).toEqual(ids);
  await expect(tabs[2]?.client.get(`${room}/m0`)).resolves.toMatchObject({ data: { by: 'tab 0' } });
  // A refusal comes back to the one who wrote.
  await expect(tabs[1]?.client.update(`${room}/none`, { n: 1 })).rejects.toMatchObject({ code: 'not-found' });
  expect(server.heard.sockets).toBe(1);
  for (const tab of tabs) tab.close();
  await expect.poll(() => server.openSockets, patient).toBe(0);
});

test('when the tab that holds the connection is closed, the others go on, and nothing is lost or done twice', async () => {
  await using server = await openLiveServer();
  const name = crypto.randomUUID();
  const [first, second, third] = [1, 2, 3].map(() => openTab({ name, url: server.socketUrl }));
  if (!first || !second || !third) throw new Error('There are three.');
  await expect.poll(() => [first, second, third].every(({ isLive }) => isLive), patient).toBe(true);
  const write = (tab: typeof first, from: number) =>
    Array.from({ length: 10 }, (_, index) =>
      tab.client.write([
        { op: 'set', path: `${room}/m${from + index}` as never, data: {} },
        { op: 'set', path: `${room}/count` as never, data: { sum: increment(1) } },
      ]),
    );
  const before = [...write(second, 10), ...write(third, 20)];
  first.close();
  const after = [...write(second, 30), ...write(third, 40)];
  await Promise.all([...before, ...after]);
  second.close();
  await Promise.all(write(third, 50));
  const stored = await server.stored(room);
  expect(stored.find(({ id }) => id === 'count')?.data).toEqual({ sum: 50 });
  await expect.poll(() => third.seen.length, patient).toBe(51);
  expect(server.heard.sockets).toBe(3);
  third.close();
});

test('a connection that is lost is lost for all tabs, and found again once', async () => {
  await using server = await openLiveServer();
  const name = crypto.randomUUID();
  const tabs = [1, 2].map(() => openTab({ name, url: server.socketUrl }));
  await expect.poll(() => tabs.every(({ isLive }) => isLive), patient).toBe(true);
  server.cut();
  await Promise.all(tabs.map(({ client }, index) => client.set(`${room}/m${index}`, {})));
  for (const tab of tabs) await expect.poll(() => tab.isLive && tab.seen.length, patient).toBe(2);
  expect(server.heard.sockets).toBe(2);
  for (const tab of tabs) tab.close();
});

test('a tab whose owner is another one speaks over a connection of its own', async () => {
  await using server = await openLiveServer();
  const name = crypto.randomUUID();
  const ana = openTab({ name, url: server.socketUrl });
  const ben = openTab({ name, url: server.socketUrl, token: 'ben' });
  await Promise.all([ana, ben].map(({ client }, index) => client.set(`${room}/m${index}`, {})));
  expect(server.heard.sockets).toBe(2);
  ana.close();
  ben.close();
});

test('a tab that was alone hears again at once what it listens to when another one leaves it the same', async () => {
  await using server = await openLiveServer();
  const name = crypto.randomUUID();
  const ana = openTab({ name, url: server.socketUrl });
  await ana.client.set(`${room}/m1`, { n: 1 });
  const other = openTab({ name, url: server.socketUrl });
  await expect.poll(() => other.seen, patient).toEqual(['m1']);
  // The one who came later holds the listener; the one who stays keeps hearing when it goes.
  other.close();
  await ana.client.set(`${room}/m2`, { n: 2 });
  await server.hub.write({
    id: crypto.randomUUID(),
    who: { id: 'ben' },
    writes: [{ op: 'set', path: `${room}/m3` as never, data: { n: 3 } }],
  });
  await expect.poll(() => ana.seen, patient).toEqual(['m1', 'm2', 'm3']);
  ana.close();
});

test('tabs that are told to come again elsewhere come again together', async () => {
  await using server = await openLiveServer();
  const name = crypto.randomUUID();
  const tabs = [1, 2, 3].map(() => openTab({ name, url: server.socketUrl }));
  await expect.poll(() => tabs.every(({ isLive }) => isLive), patient).toBe(true);
  server.drain();
  await expect.poll(() => server.heard.sockets, patient).toBe(2);
  await expect.poll(() => tabs.every(({ isLive }) => isLive), patient).toBe(true);
  expect(server.openSockets).toBe(1);
  for (const tab of tabs) tab.close();
});

test('what is published on a channel is told in every tab that subscribes, and no more once it does not', async () => {
  await using server = await openLiveServer({
    hub: { channels: [{ path: 'rooms/{room}/typing', subscribe: () => true, publish: () => true }] },
  });
  const name = crypto.randomUUID();
  const tabs = [1, 2].map(() => openTab({ name, url: server.socketUrl }));
  const ben = openTab({ name: crypto.randomUUID(), url: server.socketUrl, token: 'ben' });
  const everyone = [...tabs, ben];
  await expect.poll(() => everyone.every(({ isLive }) => isLive), patient).toBe(true);
  const channel = 'rooms/1/typing';
  const heard: unknown[][] = [[], []];
  const ends = tabs.map(({ client }, at) => client.subscribe(channel, (said) => heard[at]?.push(...said)));
  // What is asked afterwards is answered afterwards: by then they have subscribed.
  await Promise.all(tabs.map(({ client }) => client.get(`${room}/none`)));
  ben.client.publish(channel, { n: 1 });
  const first = { from: 'ben', data: { n: 1 } };
  for (const one of heard) await expect.poll(() => one, patient).toEqual([first]);
  ends[0]?.();
  await tabs[0]?.client.get(`${room}/none`);
  ben.client.publish(channel, { n: 2 });
  await expect.poll(() => heard[1], patient).toEqual([first, { from: 'ben', data: { n: 2 } }]);
  expect(heard[0]).toEqual([first]);
  for (const tab of everyone) tab.close();
});
