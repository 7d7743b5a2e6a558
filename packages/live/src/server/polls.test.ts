import { randomUUID } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import type { SentFrame } from '../protocol.ts';
import { openTestHub, type Person } from '../testing/test-hub.ts';
import { Polls } from './polls.ts';

const MINUTE_MS = 60_000;
const hello: SentFrame = { op: 'hello', protocol: 1, token: 'ana' };
const write: SentFrame = {
  op: 'write',
  id: randomUUID(),
  writes: [{ op: 'set', path: 'rooms/7/messages/1', data: { by: 'ana' } }],
};

afterEach(() => void vi.useRealTimers());

/** A session, with each poll by its turn. */
async function openSession() {
  const world = await openTestHub();
  const polls = new Polls<Person>({ hub: world.hub, recognise: async (id) => ({ id }) });
  const say = (session: string | null, turn: number, ...frames: SentFrame[]) =>
    polls.poll({ session, turn, hang: 30, frames: frames.map((frame) => JSON.stringify(frame)) });
  const { session } = await say(null, 1, hello);
  return {
    polls,
    poll: (turn: number, ...frames: SentFrame[]) => say(session, turn, ...frames),
    [Symbol.asyncDispose]: () => world[Symbol.asyncDispose](),
  };
}

test('a poll that comes twice while the one before still hangs gets its own answer both times', async () => {
  await using session = await openSession();
  const hanging = session.poll(2);
  const [next, copy] = [session.poll(3, write), session.poll(3, write)];
  expect(await hanging).toMatchObject({ turn: 2, frames: [] });
  expect(await copy).toEqual(await next);
  expect(await copy).toMatchObject({ turn: 3, frames: [expect.stringContaining('"op":"ack"')] });
});

test('of polls that come at once each is answered for the next, and only the last hangs', async () => {
  await using session = await openSession();
  const [first, second, last] = [session.poll(2), session.poll(3), session.poll(4, write)];
  expect(await first).toMatchObject({ turn: 2 });
  expect(await second).toMatchObject({ turn: 3 });
  expect(await last).toMatchObject({ turn: 4, frames: [expect.stringContaining('"op":"ack"')] });
}, 20_000);

test('who polls on is not ended a minute after two of their polls met', async () => {
  await using session = await openSession();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const met = [session.poll(2), session.poll(3)];
  await met[0];
  await vi.advanceTimersByTimeAsync(MINUTE_MS / 2);
  await met[1];
  const next = session.poll(4);
  await vi.advanceTimersByTimeAsync(MINUTE_MS / 2);
  await next;
  const last = session.poll(5, write);
  expect(await last).toMatchObject({ turn: 5, frames: [expect.stringContaining('"op":"ack"')] });
});

test('who is gone is forgotten after a minute, even when a copy of their last poll comes late', async () => {
  await using session = await openSession();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await session.poll(2, write);
  await session.poll(2, write);
  await expect(session.poll(7)).rejects.toMatchObject({ code: 'not-found' });
  expect(session.polls.connections).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(session.polls.connections).toEqual([]);
});
