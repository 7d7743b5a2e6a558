import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { SentFrame } from '@souk/live/protocol.ts';
import { helloOf, lineOf } from './room.ts';
import { WebSocket } from './ws.ts';

const SPEAKERS = 10;

export interface Speakers extends Disposable {
  /** Says so many lines, evenly, and is done with the last. */
  say(messages: number, perSecond: number): Promise<void>;
}

/** People who write in a room of live documents. */
export async function liveSpeakers(port: number, room: string): Promise<Speakers> {
  const sockets = await Promise.all(
    Array.from({ length: SPEAKERS }, async (_, index) => {
      const socket = await open(port, '/');
      socket.on('message', (data) => refuseErrors(data.toString()));
      socket.send(JSON.stringify(helloOf(`person${index}`)));
      return socket;
    }),
  );
  return speakers(sockets, (n, index) => {
    const frame: SentFrame = {
      op: 'write',
      id: randomUUID(),
      writes: [
        {
          op: 'set',
          path: `rooms/${room}/messages/${randomUUID()}`,
          data: { by: `person${index}`, text: lineOf(n) },
        },
      ],
    };
    return JSON.stringify(frame);
  });
}

/** The same bytes that listeners of live documents get, to be sent on as they are. */
export async function bareSpeakers(port: number): Promise<Speakers> {
  const sockets = await Promise.all(Array.from({ length: SPEAKERS }, () => open(port, '/speak')));
  return speakers(sockets, (n, index) => {
    const doc = {
      id: randomUUID(),
      data: { by: `person${index}`, text: lineOf(n) },
      seq: n + 1,
      born: n + 1,
    };
    return JSON.stringify({ op: 'change', topic: 1, seq: n + 1, docs: [doc] });
  });
}

function speakers(sockets: WebSocket[], frameOf: (n: number, speaker: number) => string): Speakers {
  return {
    async say(messages, perSecond) {
      const began = performance.now();
      for (let n = 0; n < messages; n += 1) {
        const early = began + (n * 1_000) / perSecond - performance.now();
        if (early > 1) await pause(early);
        sockets[n % SPEAKERS]?.send(frameOf(n, n % SPEAKERS));
      }
    },
    [Symbol.dispose]() {
      for (const socket of sockets) socket.terminate();
    },
  };
}

export async function open(port: number, path: string): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { perMessageDeflate: false });
  await once(socket, 'open');
  return socket;
}

function refuseErrors(frame: string): void {
  if (frame.startsWith('{"op":"error"')) throw new Error(frame);
}
