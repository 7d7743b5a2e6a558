import { expect, test } from 'vitest';
import { openLiveServer } from '../testing/live-server.ts';
import { increment } from '../writes.ts';
import { autoLink } from './auto-link.ts';
import { LiveClient } from './client.ts';
import { socketLink } from './link.ts';
import { pollLink } from './poll-link.ts';

const patient = { timeout: 30_000 };
const room = 'rooms/1/messages';

test('who is refused sockets goes on over polls, comes back to a socket, and nothing is lost or done twice', async () => {
  await using server = await openLiveServer();
  const client = new LiveClient({
    link: autoLink({
      socket: socketLink(server.socketUrl),
      poll: pollLink(server.pollUrl, fetch, 5),
      trial: { firstMs: 50, longestMs: 50 },
    }),
    token: () => 'ana',
    random: () => 0,
  });
  let seen: string[] = [];
  client.listen({ collection: room, where: [['n', '>', 0]], order: [['n', 'up']] }, ({ docs }) => {
    seen = docs.map(({ id }) => id);
  });
  let n = 0;
  const write = (count: number) =>
    Array.from({ length: count }, () => {
      n += 1;
      return client.write([
        { op: 'set', path: `${room}/m${n}` as never, data: { n } },
        { op: 'set', path: `${room}/count` as never, data: { sum: increment(1) } },
      ]);
    });

  server.allowSockets(false);
  const blocked = write(10);
  await Promise.all(blocked);
  expect(server.heard).toMatchObject({ sockets: 0 });
  expect(server.heard.polls).toBeGreaterThan(0);

  server.allowSockets(true);
  const switching = write(10);
  await expect.poll(() => server.heard.sockets, patient).toBe(1);
  await Promise.all([...switching, ...write(10)]);
  const polls = server.heard.polls;
  await Promise.all(write(10));
  expect(server.heard.polls).toBe(polls);

  server.allowSockets(false);
  await Promise.all(write(10));
  expect(server.heard.polls).toBeGreaterThan(polls);

  const ids = Array.from({ length: 50 }, (_, index) => `m${index + 1}`);
  await expect.poll(() => seen, patient).toEqual(ids);
  const stored = await server.stored(room);
  expect(stored.find(({ id }) => id === 'count')?.data).toEqual({ sum: 50 });
  // Each written once, in the order they were written.
  const written = stored.filter(({ id }) => id !== 'count').sort((a, b) => a.seq - b.seq);
  expect(written.map(({ id }) => id)).toEqual(ids);
  client.close();
});

test('who has no network at all does not take sockets for blocked', async () => {
  const opened: string[] = [];
  const none = (name: string) => (events: { closed: (reason: string) => void }) => {
    opened.push(name);
    setImmediate(() => events.closed('no network'));
    return { send: () => undefined, close: () => undefined };
  };
  const link = autoLink({ socket: none('socket'), poll: none('poll') });
  for (let one = 0; one < 6; one += 1)
    await new Promise<void>((resolve) => {
      link({ open: () => undefined, frame: () => undefined, closed: () => resolve() });
    });
  expect(opened).toEqual(['socket', 'socket', 'poll', 'socket', 'socket', 'poll']);
});

test('a socket that opens and says nothing is given up for polls', async () => {
  const deaf = (events: { open: () => void }) => {
    setImmediate(() => events.open());
    return { send: () => undefined, close: () => undefined };
  };
  let polled = 0;
  const poll = () => {
    polled += 1;
    return { send: () => undefined, close: () => undefined };
  };
  const link = autoLink({ socket: deaf, poll, patienceMs: 20 });
  const reasons: string[] = [];
  for (let one = 0; one < 2; one += 1)
    await new Promise<void>((resolve) => {
      link({
        open: () => undefined,
        frame: () => undefined,
        closed: (reason) => {
          reasons.push(reason);
          resolve();
        },
      });
    });
  link({ open: () => undefined, frame: () => undefined, closed: () => undefined }).close();
  expect({ reasons, polled }).toEqual({ reasons: ['silent', 'silent'], polled: 1 });
});
