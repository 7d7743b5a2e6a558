import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';

const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\n';
const handshake = `${upgrade}Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n`;
const oddRequests: ReadonlyArray<[name: string, request: string, status: number | undefined | 'waits']> = [
  ['an upgrade of an address that is none', `GET //[ HTTP/1.1\r\nHost: souk\r\n${handshake}\r\n`, 404],
  [
    'an upgrade of an address that cannot be decoded',
    `GET /%zz HTTP/1.1\r\nHost: souk\r\n${handshake}\r\n`,
    404,
  ],
  ['an upgrade where none is offered', `GET /healthz HTTP/1.1\r\nHost: souk\r\n${handshake}\r\n`, 200],
  [
    'an upgrade to another protocol',
    `GET /healthz HTTP/1.1\r\nHost: souk\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n`,
    200,
  ],
  ['a hostless origin', `GET /live HTTP/1.1\r\nHost: souk\r\nOrigin: http://[\r\n${handshake}\r\n`, 403],
  [
    'an upgrade from another site',
    `GET /live HTTP/1.1\r\nHost: souk\r\nOrigin: https://elsewhere.example\r\n${handshake}\r\n`,
    403,
  ],
  ['an upgrade without its key', `GET /live HTTP/1.1\r\nHost: souk\r\n${upgrade}\r\n`, 400],
  ['a tunnel', 'CONNECT elsewhere.example:443 HTTP/1.1\r\nHost: elsewhere.example\r\n\r\n', undefined],
  ['a tunnel to an address that is none', 'CONNECT [ HTTP/1.1\r\nHost: souk\r\n\r\n', undefined],
  ['an expectation nobody knows', 'GET /healthz HTTP/1.1\r\nHost: souk\r\nExpect: a-miracle\r\n\r\n', 417],
  [
    'a body that is announced and never comes',
    'POST /api/auth/login HTTP/1.1\r\nHost: souk\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{"em',
    'waits',
  ],
  [
    'a body in chunks that are none',
    'POST /api/auth/login HTTP/1.1\r\nHost: souk\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
    400,
  ],
  [
    'a cookie and a language that cannot be decoded',
    'GET / HTTP/1.1\r\nHost: souk\r\nCookie: souk-look=%E0%A4%A; =; ;;\r\nAccept-Language: ;q=%\r\n\r\n',
    404,
  ],
  ['a host that is none', 'GET /healthz HTTP/1.1\r\nHost: [::\r\n\r\n', 200],
  ['no HTTP at all', '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003', 400],
];

async function listening(app: TestApp) {
  await app.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.app.server.address() as AddressInfo;
  const open = () =>
    new Promise<number>((resolve, reject) =>
      app.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
    );
  return { port, open };
}

async function send(port: number, request: string): Promise<Socket> {
  const socket = connect({ host: '127.0.0.1', port, allowHalfOpen: true });
  // What the market does to it is looked at from the other end.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  await new Promise((resolve) => socket.write(request, 'latin1', resolve));
  return socket;
}

/** The status of the answer; undefined when it is closed without a word. */
async function statusOf(socket: Socket): Promise<number | undefined> {
  const [data] = await Promise.race([once(socket, 'data'), once(socket, 'end')]);
  return data && Number(/^HTTP\/1\.1 (\d+)/.exec(String(data))?.[1]);
}

test('whoever asks oddly is answered or cut off, and the market goes on', async () => {
  await using app = await buildTestApp();
  // A body that ends too soon is a failure in the log.
  app.log.allowErrors();
  const { port, open } = await listening(app);
  const answers: Record<string, unknown> = {};
  for (const [name, request, status] of oddRequests) {
    const socket = await send(port, request);
    answers[name] = status === 'waits' ? status : await statusOf(socket);
    socket.destroy();
  }
  expect(answers).toEqual(Object.fromEntries(oddRequests.map(([name, , status]) => [name, status])));
  await expect.poll(open).toBe(0);
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
});

test('however they go who ask oddly, the market goes on and nothing stays of them', async () => {
  await using app = await buildTestApp();
  app.log.allowErrors();
  const { port, open } = await listening(app);
  for (const [, request] of oddRequests) {
    const [reset, unread, halfClosed] = await Promise.all([1, 2, 3].map(() => send(port, request)));
    reset?.resetAndDestroy();
    halfClosed?.end();
    // By then there is an answer, which it has not read.
    await pause(50);
    unread?.resetAndDestroy();
    halfClosed?.resetAndDestroy();
  }
  await expect.poll(open).toBe(0);
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
});

test('sixty whose upgrade is refused, and who stay without reading, keep no connection open', async () => {
  await using app = await buildTestApp();
  const { port, open } = await listening(app);
  const request = `GET /live HTTP/1.1\r\nHost: souk\r\nOrigin: https://elsewhere.example\r\n${handshake}\r\n`;
  const staying = await Promise.all(Array.from({ length: 60 }, () => send(port, request)));
  await expect.poll(open).toBe(0);
  for (const socket of staying) socket.destroy();
});

test('a process without live documents answers who asks for them as it answers anyone', async () => {
  await using app = await buildTestApp({ env: { SOUK_ROLES: 'web' } });
  const { port } = await listening(app);
  const socket = await send(port, `GET /live HTTP/1.1\r\nHost: souk\r\n${handshake}\r\n`);
  expect(await statusOf(socket)).toBe(404);
  socket.destroy();
});
