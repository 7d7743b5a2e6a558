import { expect, test } from 'vitest';
import { denied, LiveError } from '../errors.ts';
import { openLiveServer } from '../testing/live-server.ts';
import { LiveClient } from './client.ts';
import type { ConnectionState } from './connection-state.ts';
import { type OpenLink, socketLink } from './link.ts';
import { Page } from './page.ts';
import { Tabs } from './tabs.ts';

const patient = { timeout: 30_000 };
const room = 'rooms/1/messages';

function clientOf(link: OpenLink, token = () => 'ana') {
  const states: ConnectionState[] = [];
  const client = new LiveClient({ link, token, random: () => 0 });
  client.onConnectionState((state) => states.push(state));
  return { client, states };
}

/** A server that knows nobody while its database is away, and then everyone but those who signed out. */
async function openGate() {
  const gate = { isAway: false, refused: 0, retryAfterMs: 20, signedOut: new Set<string>() };
  const server = await openLiveServer({
    async recognise(token) {
      if (gate.isAway) {
        gate.refused += 1;
        throw new LiveError('unavailable', 'The database is away.', gate.retryAfterMs);
      }
      if (token === 'suspended') throw denied('This account is suspended.');
      if (gate.signedOut.has(token)) throw new LiveError('unauthenticated', 'Sign in again.');
      return { id: token };
    },
  });
  return {
    gate,
    server,
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

test('twenty people who come while the database is away are live by themselves once it is back', async () => {
  await using world = await openGate();
  world.gate.isAway = true;
  const crowd = Array.from({ length: 20 }, (_, at) =>
    clientOf(socketLink(world.server.socketUrl), () => `p${at}`),
  );
  const written = crowd.map(({ client }, at) => client.set(`${room}/m${at}`, {}));
  await expect.poll(() => world.gate.refused, patient).toBeGreaterThan(60);
  expect(crowd.every(({ client }) => client.connectionState === 'connecting')).toBe(true);
  world.gate.isAway = false;
  await Promise.all(written);
  expect(crowd.every(({ states }) => states.join() === 'live')).toBe(true);
  for (const { client } of crowd) client.close();
});

test('who is to come again in a minute and looks at the page comes at once', async () => {
  await using world = await openGate();
  Object.assign(world.gate, { isAway: true, retryAfterMs: 60_000 });
  const { client } = clientOf(socketLink(world.server.socketUrl));
  await expect.poll(() => world.gate.refused, patient).toBe(1);
  world.gate.isAway = false;
  // Until the refusal has come the connection is on its way, and is waited for.
  await expect
    .poll(() => {
      client.hurry();
      return client.connectionState;
    }, patient)
    .toBe('live');
  client.close();
});

test('who is signed out is told so, is asked for no more, and goes on with another token', async () => {
  await using world = await openGate();
  world.gate.signedOut.add('old');
  let token = 'old';
  const { client, states } = clientOf(socketLink(world.server.socketUrl), () => token);
  const written = client.set(`${room}/m1`, {});
  await expect.poll(() => states, patient).toEqual(['signed-out']);
  client.hurry();
  expect(client.connectionState).toBe('signed-out');
  expect(world.server.heard.sockets).toBe(1);
  token = 'new';
  client.renewToken();
  await written;
  expect(states).toEqual(['signed-out', 'live']);
  client.close();
});

test('who is suspended is told so', async () => {
  await using world = await openGate();
  const { client, states } = clientOf(socketLink(world.server.socketUrl), () => 'suspended');
  await expect.poll(() => states, patient).toEqual(['suspended']);
  client.close();
});

test('who loses the network is offline until it is back, and was connecting for a moment only', async () => {
  await using world = await openGate();
  const { client, states } = clientOf(socketLink(world.server.socketUrl));
  await expect.poll(() => states, patient).toEqual(['live']);
  world.server.allowSockets(false);
  await expect.poll(() => states, patient).toEqual(['live', 'connecting', 'offline']);
  const { refused } = world.server.heard;
  await expect.poll(() => world.server.heard.refused, patient).toBeGreaterThan(refused + 2);
  expect(states).toEqual(['live', 'connecting', 'offline']);
  world.server.allowSockets(true);
  await expect.poll(() => states.at(-1), patient).toBe('live');
  client.close();
});

test('all tabs of a browser are told the same, and share what comes next', async () => {
  await using world = await openGate();
  world.gate.isAway = true;
  const name = crypto.randomUUID();
  let token = 'ana';
  const tabs = [1, 2, 3].map(() => {
    const page = new Page();
    const shared = new Tabs({ name, link: socketLink(world.server.socketUrl), page });
    const leave = () => {
      shared.leave();
      page.leave();
    };
    return { ...clientOf(shared.link, () => token), leave };
  });
  const states = () => new Set(tabs.map(({ client }) => client.connectionState));
  await expect.poll(() => world.gate.refused, patient).toBeGreaterThan(3);
  world.gate.isAway = false;
  await expect.poll(states, patient).toEqual(new Set(['live']));
  await expect.poll(() => world.server.openSockets, patient).toBe(1);
  world.gate.signedOut.add('ana');
  world.server.cut();
  await expect.poll(states, patient).toEqual(new Set(['signed-out']));
  token = 'ana again';
  for (const { client } of tabs) client.renewToken();
  await expect.poll(states, patient).toEqual(new Set(['live']));
  await expect.poll(() => world.server.openSockets, patient).toBe(1);
  for (const { client, leave } of tabs) {
    client.close();
    leave();
  }
});
