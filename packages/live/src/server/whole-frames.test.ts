import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { wholeFrames } from './whole-frames.ts';

test('what was made ready for the wire once is read as it was written, however long it is', async () => {
  const texts = [1, 125, 126, 65_535, 65_536, 200_000].map((length) => 'é'.padEnd(length - 1, '.'));
  const server = createServer();
  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (socket, { socket: wire }) => {
    const frames = texts.map((text) => Buffer.from(text));
    for (const frame of frames) {
      wire.write(wholeFrames([frame]));
      socket.send(`after ${frame.length}`);
    }
    wire.write(wholeFrames(frames));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const heard: string[] = [];
  const all = Promise.withResolvers<void>();
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  client.on('message', (data, isBinary) => {
    expect(isBinary).toBe(false);
    if (heard.push(data.toString()) === 3 * texts.length) all.resolve();
  });
  await all.promise;
  client.terminate();
  server.close();
  await once(server, 'close');
  expect(heard).toEqual([...texts.flatMap((text) => [text, `after ${Buffer.byteLength(text)}`]), ...texts]);
});
