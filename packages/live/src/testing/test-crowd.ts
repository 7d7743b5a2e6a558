import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { SentFrame, ServerFrame } from '../protocol.ts';

/** A process full of listeners, some of whom read nothing: `node test-crowd.ts <port> <listeners> <silent>`. */
const [port = 0, listeners = 0, silent = 0] = process.argv.slice(2).map(Number);

export type CrowdOrder = { op: 'report'; seq: number } | { op: 'read' };
export type CrowdWord =
  | { op: 'there' }
  /** What those heard who read, when all have heard the last: how long it took, and which messages were missed. */
  | { op: 'report'; p99: number; missed: number }
  /** Those who had read nothing know the last now. */
  | { op: 'read' };

// A client that looks into each frame is slow itself; one in so many does, the rest see how far it got.
const ONE_IN = 20;
const room: SentFrame = {
  op: 'listen',
  id: 1,
  query: { collection: 'rooms/7/messages', order: [['$born', 'down']], limit: 50 },
};
const took: number[] = [];
const last = new Map<WebSocket, number>();
const closed = new Set<WebSocket>();
let missed = 0;
let look = (): void => undefined;

const all = await Promise.all(Array.from({ length: listeners }, (_, place) => join(place)));
const quiet = all.slice(0, silent);
for (const socket of quiet) socket.pause();
const tell = (word: CrowdWord) => process.send?.(word);
process.on('message', async (order: CrowdOrder) => {
  if (order.op === 'report') {
    await until(all.slice(silent), order.seq);
    took.sort((a, b) => a - b);
    tell({ op: 'report', p99: took[Math.floor(took.length * 0.99)] ?? Number.POSITIVE_INFINITY, missed });
  } else {
    const seq = Math.max(...last.values());
    for (const socket of quiet) socket.resume();
    await until(quiet, seq);
    tell({ op: 'read' });
  }
});
tell({ op: 'there' });

async function join(place: number): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}`, {
    perMessageDeflate: false,
    skipUTF8Validation: true,
  });
  const begun = Promise.withResolvers<void>();
  const reads = place >= silent && place % ONE_IN === 0;
  socket.on('message', (data: Buffer) => {
    const before = last.get(socket);
    const seq = Number(/"seq":(\d+)/.exec(data.toString('latin1', 0, 100))?.[1] ?? -1);
    if (seq < 0) return;
    last.set(socket, seq);
    if (before === undefined) begun.resolve();
    else if (reads) read(JSON.parse(data.toString()), before);
    look();
  });
  socket.on('close', () => closed.add(socket));
  await once(socket, 'open');
  socket.send(JSON.stringify({ op: 'hello', protocol: 1, token: `p${place}` } satisfies SentFrame));
  socket.send(JSON.stringify(room));
  await begun.promise;
  return socket;
}

function read(frame: ServerFrame, before: number): void {
  if (frame.op !== 'change') return;
  const now = Date.now();
  const fresh = frame.docs.filter(({ seq }) => seq > before);
  missed += Math.max(0, frame.seq - before - fresh.length);
  for (const doc of fresh) if (!('gone' in doc)) took.push(now - Number(doc.data.at));
}

async function until(sockets: WebSocket[], seq: number): Promise<void> {
  const isThere = () => sockets.every((socket) => closed.has(socket) || (last.get(socket) ?? 0) >= seq);
  const { promise, resolve } = Promise.withResolvers<void>();
  look = () => {
    if (isThere()) resolve();
  };
  look();
  await promise;
}
