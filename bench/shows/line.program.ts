import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readBody } from '@souk/broadcast/http/answer.ts';
import { randomOf } from '@souk/broadcast/testing/random.ts';
import { answerWith } from '../live/program.ts';

/** How packets go between a viewer and the relay, in either direction. */
export interface LineShape {
  delayMs: number;
  /** Of 1. */
  loss: number;
  /** Null is without end. */
  kbps: number | null;
}

const perfect: LineShape = { delayMs: 0, loss: 0, kbps: null };
/** A modem that is full keeps so much, and drops the rest. */
const MOST_QUEUED_MS = 300;

/** One direction. What went in first comes out first. */
class Way {
  readonly #random = randomOf(1);
  #shape = perfect;
  readonly #waiting: { at: number; deliver: () => void }[] = [];
  #isFreeAt = 0;
  #timer: NodeJS.Timeout | undefined;

  set shape(shape: LineShape) {
    this.#shape = shape;
    this.#isFreeAt = 0;
  }

  carry(bytes: number, deliver: () => void): void {
    const { delayMs, loss, kbps } = this.#shape;
    if (this.#random.next() < loss) return;
    const now = performance.now();
    if (kbps !== null) {
      if (this.#isFreeAt - now > MOST_QUEUED_MS) return;
      this.#isFreeAt = Math.max(now, this.#isFreeAt) + (bytes * 8) / kbps;
    }
    const at = Math.max(now, this.#isFreeAt) + delayMs;
    if (at <= now && this.#waiting.length === 0) deliver();
    else {
      this.#waiting.push({ at, deliver });
      this.#wait();
    }
  }

  #wait(): void {
    const [first] = this.#waiting;
    if (!first || this.#timer) return;
    this.#timer = setTimeout(
      () => {
        this.#timer = undefined;
        const now = performance.now();
        while ((this.#waiting[0]?.at ?? Number.POSITIVE_INFINITY) <= now) this.#waiting.shift()!.deliver();
        this.#wait();
      },
      Math.max(0, first.at - performance.now()),
    );
  }
}

const ways = { down: new Way(), up: new Way() };

/** Carries packets to the relay's one port and back, for each viewer from a port of its own. */
async function carryPackets(relayPort: number): Promise<number> {
  const front = await bound();
  const behind = new Map<string, Promise<Socket>>();
  front.on('message', async (bytes, { address, port }) => {
    const viewer = `${address} ${port}`;
    const made = behind.get(viewer) ?? bound();
    if (!behind.has(viewer)) {
      behind.set(viewer, made);
      const socket = await made;
      socket.on('message', (down) =>
        ways.down.carry(down.length, () => front.send(down, port, address, ignore)),
      );
    }
    const socket = await made;
    ways.up.carry(bytes.length, () => socket.send(bytes, relayPort, '127.0.0.1', ignore));
  });
  return front.address().port;
}

/** The relay may be away for a moment. */
const ignore = () => undefined;

async function bound(): Promise<Socket> {
  const socket = createSocket({ type: 'udp4', recvBufferSize: 1 << 20 });
  socket.on('error', ignore);
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return socket;
}

answerWith({
  /** The doors of a relay, whose answers name this line in place of the relay's own port. */
  async open({ relayUrl, mediaPort }: { relayUrl: string; mediaPort: number }) {
    const port = await carryPackets(mediaPort);
    const server = createServer(async (request, response) => {
      const body = await readBody(request);
      const answer = await fetch(`${relayUrl}${request.url}`, {
        method: request.method ?? 'GET',
        headers: passedOn(request.headers),
        ...(body ? { body } : {}),
      });
      const sdp = (await answer.text()).replaceAll(` ${mediaPort} typ host`, ` ${port} typ host`);
      response.writeHead(answer.status, passedOn(Object.fromEntries(answer.headers)));
      response.end(sdp);
    });
    server.on('error', ignore);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  },
  shape({ down, up }: { down?: Partial<LineShape>; up?: Partial<LineShape> }) {
    ways.down.shape = { ...perfect, ...down };
    ways.up.shape = { ...perfect, ...up };
  },
});

const ofTheHop = new Set(['connection', 'content-length', 'host', 'keep-alive', 'transfer-encoding']);

function passedOn(headers: IncomingHttpHeaders): Record<string, string> {
  const kept = Object.entries(headers).filter(([name]) => !ofTheHop.has(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
}
