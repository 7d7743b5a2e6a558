import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readBody } from '../http/answer.ts';
import type { DoorData } from './browser.ts';

/** The way of one device to a relay, whose address there can change in the middle of a show. */
export async function openMovingLine(mediaPort: number) {
  const front = await bound();
  const { port } = front.address();
  const behind = new Map<string, Promise<Socket>>();
  const gone = new Set<string>();

  async function openBehind(device: { address: string; port: number }): Promise<Socket> {
    const socket = await bound();
    socket.on('message', (bytes) => front.send(bytes, device.port, device.address, ignore));
    return socket;
  }

  async function closeBehind(): Promise<void> {
    const sockets = await Promise.all(behind.values());
    behind.clear();
    for (const socket of sockets) socket.close();
  }

  front.on('message', async (bytes, from) => {
    const device = `${from.address} ${from.port}`;
    if (gone.has(device)) return;
    const made = behind.get(device) ?? openBehind(from);
    behind.set(device, made);
    const socket = await made;
    if (behind.get(device) === made) socket.send(bytes, mediaPort, '127.0.0.1', ignore);
  });

  const doors = createServer(async (request, response) => {
    const relay = String(new URL(request.url ?? '/', 'http://line').searchParams.get('door'));
    const { method = 'GET', headers } = request;
    const body = await readBody(request);
    const answer = await fetch(relay, {
      method,
      headers: kept(Object.entries(headers)),
      ...(body ? { body } : {}),
    });
    const text = (await answer.text()).replaceAll(` ${mediaPort} typ host`, ` ${port} typ host`);
    const location = answer.headers.get('location');
    response.writeHead(answer.status, {
      ...kept(answer.headers),
      ...(location ? { location: `/?door=${new URL(location, relay).href}` } : {}),
    });
    response.end(text);
  });
  doors.listen(0, '127.0.0.1');
  await once(doors, 'listening');
  const url = `http://127.0.0.1:${(doors.address() as AddressInfo).port}`;

  return {
    door: (relay: DoorData): DoorData => ({ ...relay, url: `${url}/?door=${relay.url}` }),
    /** As a router does that forgets who is behind it: what comes from now on comes from another port. */
    forget: closeBehind,
    /** As a telephone that leaves the house: nothing goes over the ways that were found before. */
    async leave() {
      for (const device of behind.keys()) gone.add(device);
      await closeBehind();
    },
    async [Symbol.asyncDispose]() {
      doors.closeAllConnections();
      doors.close();
      front.close();
      await closeBehind();
    },
  };
}

const ignore = () => undefined;

async function bound(): Promise<Socket> {
  const socket = createSocket('udp4');
  socket.on('error', ignore);
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return socket;
}

const ofTheHop = new Set(['connection', 'content-length', 'host', 'keep-alive', 'transfer-encoding']);

const kept = (headers: Iterable<[string, unknown]>): Record<string, string> =>
  Object.fromEntries(
    [...headers].flatMap(([name, value]) => (ofTheHop.has(name) ? [] : [[name, String(value)]])),
  );
