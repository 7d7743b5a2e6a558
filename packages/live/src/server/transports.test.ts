import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { LiveClient } from '../client/client.ts';
import { pollLink } from '../client/poll-link.ts';
import { LiveError } from '../errors.ts';
import { documentPath } from '../paths.ts';
import type { SentFrame, ServerFrame } from '../protocol.ts';
import { query } from '../query-schema.ts';
import { openTestStore } from '../testing/test-store.ts';
import { Hub } from './hub.ts';
import { type PollAnswer, Polls } from './polls.ts';
import { postgresBus } from './postgres-bus.ts';
import { serveSocket } from './socket.ts';
import { readQuery } from './store.ts';

const declarations = [{ path: 'rooms', read: () => true, write: () => true }];
const recognise = async (token: string) => ({ id: token });
const hello: SentFrame = { op: 'hello', protocol: 1, token: 'ana' };
const set = (id: string, n: number): SentFrame => ({
  op: 'write',
  id: randomUUID(),
  writes: [{ op: 'set', path: `rooms/${id}`, data: { n } }],
});

/** A process with its own hub, reached over real sockets and requests. */
async function openProcess(store: Awaited<ReturnType<typeof openTestStore>>) {
  const client = () => new pg.Client({ connectionString: store.url });
  const hub = new Hub<{ id: string }>({ db: store.db, declarations, bus: postgresBus({ client }) });
  const polls = new Polls({ hub, recognise });
  const server = createServer(async (request, answer) => {
    try {
      answer.end(JSON.stringify(await polls.poll(JSON.parse(await text(request)))));
    } catch (error) {
      answer.statusCode = error instanceof LiveError && error.code === 'not-found' ? 404 : 400;
      answer.end(JSON.stringify({ code: error instanceof LiveError ? error.code : 'unavailable' }));
    }
  });
  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (socket) => serveSocket(socket, { hub, recognise }));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `http://${address}`,
    hub,
    polls,
    async poll(body: object): Promise<PollAnswer & { code?: string; frames: string[] }> {
      const answer = await fetch(`http://${address}`, { method: 'POST', body: JSON.stringify(body) });
      return (await answer.json()) as PollAnswer;
    },
    async connect() {
      const socket = new WebSocket(`ws://${address}`);
      const frames: ServerFrame[] = [];
      socket.on('message', (data) => frames.push(JSON.parse(data.toString())));
      await once(socket, 'open');
      return { socket, frames, say: (frame: SentFrame) => socket.send(JSON.stringify(frame)) };
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets.clients) socket.terminate();
      server.close();
      server.closeAllConnections();
      await hub[Symbol.asyncDispose]();
    },
  };
}

const read = (frames: string[]): ServerFrame[] => frames.map((frame) => JSON.parse(frame));

test('what is written over a socket in one process is heard over another', async () => {
  await using store = await openTestStore();
  await using one = await openProcess(store);
  await using other = await openProcess(store);
  const [ana, ben] = [await one.connect(), await other.connect()];
  ana.say(hello);
  ben.say(hello);
  ben.say({ op: 'listen', id: 1, query: { collection: 'rooms' } });
  await expect.poll(() => ben.frames.at(-1)?.op).toBe('snapshot');
  for (let n = 1; n <= 50; n += 1) ana.say(set(`r${n}`, n));
  await expect
    .poll(() =>
      ben.frames.flatMap((frame) => (frame.op === 'change' ? frame.docs.map(({ seq }) => seq) : [])),
    )
    .toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
});

test('who cannot have a socket asks again and again, and is answered when there is something', async () => {
  await using store = await openTestStore();
  await using process = await openProcess(store);
  const listen: SentFrame = { op: 'listen', id: 1, query: { collection: 'rooms' } };
  const say = (...frames: SentFrame[]) => frames.map((frame) => JSON.stringify(frame));
  const first = await process.poll({ session: null, turn: 1, hang: 5, frames: say(hello, listen) });
  const { session } = first;
  const frames = read(first.frames);
  let turn = 1;
  while (!frames.some(({ op }) => op === 'snapshot')) {
    turn += 1;
    frames.push(...read((await process.poll({ session, turn, hang: 5, frames: [] })).frames));
  }
  expect(frames.map(({ op }) => op)).toEqual(['welcome', 'snapshot']);

  // While one poll hangs, the next brings a write; the hanging one is answered for it.
  const hanging = process.poll({ session, turn: turn + 1, hang: 30, frames: [] });
  const write = say(set('r1', 1));
  const next = process.poll({ session, turn: turn + 2, hang: 5, frames: write });
  expect((await hanging).frames).toEqual([]);
  const told = read((await next).frames);
  // The answer was lost on its way: the same poll again gets it again, and writes nothing twice.
  const again = await process.poll({ session, turn: turn + 2, hang: 5, frames: write });
  expect(read(again.frames)).toEqual(told);
  if (told.length < 2)
    told.push(...read((await process.poll({ session, turn: turn + 3, hang: 5, frames: [] })).frames));
  expect(told.map(({ op }) => op).sort()).toEqual(['ack', 'change']);
});

test.each([4, 31, 0, -5, 5.5, '10', null])(
  'a poll that would hang for %s seconds is an invalid argument',
  async (hang) => {
    await using store = await openTestStore();
    await using process = await openProcess(store);
    expect(await process.poll({ session: null, turn: 1, hang, frames: [] })).toEqual({
      code: 'invalid-argument',
    });
  },
);

test('a poll of a session that is over, or that left one out, is told to begin anew', async () => {
  await using store = await openTestStore();
  await using process = await openProcess(store);
  const gone = { session: randomUUID(), turn: 1, hang: 5, frames: [] };
  expect(await process.poll(gone)).toEqual({ code: 'not-found' });
  const { session } = await process.poll({
    session: null,
    turn: 1,
    hang: 5,
    frames: [JSON.stringify(hello)],
  });
  expect(await process.poll({ session, turn: 3, hang: 5, frames: [] })).toEqual({ code: 'not-found' });
});

/** A client whose polls come to one process after the other. */
function openWanderer(processes: ReadonlyArray<{ url: string }>, told: (status: number) => void) {
  let asked = 0;
  const flying = { now: 0, most: 0 };
  const ask: typeof fetch = async (_, init) => {
    asked += 1;
    flying.now += 1;
    flying.most = Math.max(flying.most, flying.now);
    try {
      const answer = await fetch(processes[asked % processes.length]?.url ?? '', init);
      told(answer.status);
      return answer;
    } finally {
      flying.now -= 1;
    }
  };
  const client = new LiveClient({ link: pollLink('', ask), token: () => 'ana' });
  return {
    client,
    flying,
    get asked() {
      return asked;
    },
  };
}

test('who polls one process after the other loses nothing, does nothing twice, and is held where nothing happens', async () => {
  await using store = await openTestStore();
  await using one = await openProcess(store);
  await using other = await openProcess(store);
  const statuses: number[] = [];
  const ana = openWanderer([one, other], (status) => statuses.push(status));
  let shown: unknown[] = [];
  ana.client.listen({ collection: 'rooms', order: [['$born', 'down']], limit: 3 }, ({ docs, fromCache }) => {
    shown = fromCache ? [] : docs.map(({ id }) => id);
  });
  for (let n = 1; n <= 5; n += 1) await ana.client.set(`rooms/a${n}`, { n });
  await expect.poll(() => shown).toEqual(['a5', 'a4', 'a3']);
  const who = { id: 'ben' };
  const path = documentPath('rooms/b1');
  await one.hub.write({ id: randomUUID(), who, writes: [{ op: 'set', path, data: { n: 9 } }] });
  await expect.poll(() => shown).toEqual(['b1', 'a5', 'a4']);
  expect(await readQuery(store.db, query.parse({ collection: 'rooms' }))).toHaveLength(6);
  expect(statuses.filter((status) => status !== 200 && status !== 404)).toEqual([]);
  // Only the first that came to another process had to be asked again.
  expect(statuses.filter((status) => status === 404).length).toBeLessThan(3);
  expect(ana.flying.most).toBe(1);
  // Whatever was on its way has come; from here on a poll hangs.
  const before = ana.asked;
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(ana.asked - before).toBeLessThan(3);
  for (const { polls } of [one, other]) expect(polls.connections.length).toBeLessThan(2);
  ana.client.close();
});

test.each([1, 2])(
  'what was written 1 500 times without a connection is stored in seconds over polls to %s processes, in its order',
  async (count) => {
    await using store = await openTestStore();
    await using one = await openProcess(store);
    await using other = await openProcess(store);
    const ana = openWanderer([one, other].slice(0, count), () => undefined);
    const began = performance.now();
    const all = Array.from({ length: 1_500 }, (_, n) => ana.client.set(`rooms/r${n}`, { n }));
    await Promise.all(all);
    expect(performance.now() - began).toBeLessThan(30_000);
    const rows = await store.db.query<{ n: number }>(
      "select (data->>'n')::int as n from live_documents order by seq",
    );
    expect(rows.map(({ n }) => n)).toEqual(Array.from({ length: 1_500 }, (_, n) => n));
    expect(ana.flying.most).toBe(1);
    ana.client.close();
  },
);

test('an answer that got lost on its way is told again in the next', async () => {
  await using store = await openTestStore();
  await using process = await openProcess(store);
  const say = (...frames: SentFrame[]) => frames.map((frame) => JSON.stringify(frame));
  const first = await process.poll({ session: null, turn: 1, hang: 5, frames: say(hello, set('r1', 1)) });
  expect(read(first.frames).map(({ op }) => op)).toEqual(['welcome', 'ack']);
  const { session } = first;
  const next = { session, turn: 2, got: 0, brought: 1, hang: 5, frames: say(set('r2', 2)) };
  expect(read((await process.poll(next)).frames).map(({ op }) => op)).toEqual(['welcome', 'ack', 'ack']);
});

test('strangers cannot open sessions without end from one address, and those who signed in do not count as such', async () => {
  await using store = await openTestStore();
  await using process = await openProcess(store);
  const begin = (from: string, ...frames: SentFrame[]) => {
    const left = new AbortController();
    left.abort();
    const texts = frames.map((frame) => JSON.stringify(frame));
    return process.polls.poll({ session: null, turn: 1, hang: 5, frames: texts }, left.signal, from);
  };
  const stranger: SentFrame = { op: 'hello', protocol: 1, token: null };
  for (let n = 0; n < 150; n += 1) await begin('here', hello);
  for (let n = 0; n < 200; n += 1) await begin('here', stranger);
  await expect(begin('here', stranger)).rejects.toMatchObject({ code: 'unavailable' });
  expect(read((await begin('there', stranger)).frames)).toMatchObject([{ op: 'welcome' }]);
});

test('one person has twenty sessions at most, those that they used last, and takes none from anyone else', async () => {
  await using store = await openTestStore();
  await using process = await openProcess(store);
  const poll = (session: string | null, turn: number, ...frames: SentFrame[]) => {
    const left = new AbortController();
    left.abort();
    const texts = frames.map((frame) => JSON.stringify(frame));
    return process.polls.poll({ session, turn, hang: 5, frames: texts }, left.signal);
  };
  const ben = await poll(null, 1, { op: 'hello', protocol: 1, token: 'ben' });
  const first = await poll(null, 1, hello);
  const second = await poll(null, 1, hello);
  for (let n = 0; n < 18; n += 1) await poll(null, 1, hello);
  await poll(first.session, 2);
  await poll(null, 1, hello);
  expect(process.polls.connections).toHaveLength(21);
  await expect(poll(second.session, 2)).rejects.toMatchObject({ code: 'not-found' });
  expect(await poll(first.session, 3, set('r1', 1))).toMatchObject({
    frames: [expect.stringContaining('ack')],
  });
  expect(await poll(ben.session, 2, set('r1', 2))).toMatchObject({
    frames: [expect.stringContaining('ack')],
  });
});
