import { expect, test } from 'vitest';
import { openLiveServer } from '../testing/live-server.ts';
import { openTcpProxy } from '../testing/tcp-proxy.ts';
import { LiveClient } from './client.ts';
import { usualSilence } from './connection.ts';
import type { ConnectionState } from './connection-state.ts';
import { type OpenLink, socketLink } from './link.ts';
import { Page } from './page.ts';
import { Relay } from './relay.ts';
import { Tabs } from './tabs.ts';

const patient = { timeout: 30_000 };
const room = 'rooms/1/messages';
// Long enough that a busy machine is not taken for a silent one.
const silence = { askMs: 300, endMs: 2_000 };

function listener(link: OpenLink, token = 'ana') {
  const client = new LiveClient({ link, token: () => token, silence, random: () => 0 });
  const seen = { ids: [] as string[], fromCache: true, states: [] as ConnectionState[] };
  client.onConnectionState((state) => seen.states.push(state));
  client.listen({ collection: room, order: [['$born', 'up']] }, ({ docs, fromCache }) => {
    seen.ids = docs.map(({ id }) => id);
    seen.fromCache = fromCache;
  });
  return { client, seen };
}

test('what is old is shown as current for thirty seconds at most', () => {
  expect(usualSilence.askMs + usualSilence.endMs).toBeLessThanOrEqual(30_000);
});

test('who listens over a network that swallows everything is told so, and sees what was missed once it does not', async () => {
  await using server = await openLiveServer();
  await using network = await openTcpProxy(server.socketUrl);
  const { client: ben } = listener(socketLink(server.socketUrl), 'ben');
  const { client, seen } = listener(socketLink(network.url));
  await client.set(`${room}/m1`, {});
  await expect.poll(() => seen, patient).toMatchObject({ ids: ['m1'], fromCache: false });
  network.swallow();
  await ben.set(`${room}/m2`, {});
  await expect.poll(() => seen.fromCache, patient).toBe(true);
  expect(client.connectionState).not.toBe('live');
  const unsent = client.set(`${room}/m3`, {});
  network.heal();
  await unsent;
  await expect.poll(() => seen, patient).toMatchObject({ ids: ['m1', 'm2', 'm3'], fromCache: false });
  client.close();
  ben.close();
});

test('a connection on which nothing happens is kept', { tags: 'whole' }, async () => {
  await using server = await openLiveServer();
  const { client, seen } = listener(socketLink(server.socketUrl));
  await expect.poll(() => seen.fromCache, patient).toBe(false);
  await new Promise((resolve) => setTimeout(resolve, 2 * (silence.askMs + silence.endMs)));
  expect(seen.states).toEqual(['live']);
  expect(server.heard.sockets).toBe(1);
  client.close();
});

test('tabs that share a connection learn of its silence too, and share the next', async () => {
  await using server = await openLiveServer();
  await using network = await openTcpProxy(server.socketUrl);
  const name = crypto.randomUUID();
  const tabs = [1, 2].map(() => {
    const page = new Page();
    const shared = new Tabs({ name, link: socketLink(network.url), page, patienceMs: 500 });
    const leave = () => {
      shared.leave();
      page.leave();
    };
    return { ...listener(shared.link), leave };
  });
  const all = (wanted: boolean) => tabs.every(({ seen }) => seen.fromCache === wanted);
  await expect.poll(() => all(false), patient).toBe(true);
  network.swallow();
  await expect.poll(() => all(true), patient).toBe(true);
  network.heal();
  await expect.poll(() => all(false), patient).toBe(true);
  for (const { client, leave } of tabs) {
    client.close();
    leave();
  }
});

test('a connection that never opens ends, though somebody waits for it at every moment', {
  tags: 'whole',
}, async () => {
  await using server = await openLiveServer();
  await using network = await openTcpProxy(server.socketUrl);
  network.swallow();
  const relay = new Relay(socketLink(network.url), silence.endMs / 4);
  const first = listener(relay.join);
  await new Promise((resolve) => setTimeout(resolve, silence.endMs / 2));
  const second = listener(relay.join);
  await new Promise((resolve) => setTimeout(resolve, silence.endMs / 4));
  // What was begun in the dark stays dead.
  network.heal();
  for (const { client, seen } of [first, second]) {
    await expect.poll(() => seen.fromCache, patient).toBe(false);
    client.close();
  }
});
