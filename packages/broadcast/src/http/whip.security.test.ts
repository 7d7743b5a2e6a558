import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { offerText } from '../testing/offers.ts';
import { openRelayProcess, type RelayProcess } from '../testing/relay-process.ts';
import { signToken } from '../tokens/token.ts';

let relay: RelayProcess;

beforeAll(async () => {
  relay = await openRelayProcess({
    iceServers: [{ url: 'turn:turn.example:3478', user: 'ana', password: 'a"b' }],
  });
});
afterAll(() => relay[Symbol.asyncDispose]());

interface Call {
  method?: string;
  token?: string | undefined;
  type?: string | undefined;
  body?: string | undefined;
  headers?: Record<string, string>;
}

async function call(path: string, { method = 'POST', token, type, body, headers = {} }: Call = {}) {
  const response = await fetch(new URL(path, relay.url), {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(type ? { 'content-type': type } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body }),
  });
  return { status: response.status, headers: response.headers, body: await response.text() };
}

const offer = (path: string, token?: string, body = offerText(), type = 'application/sdp') =>
  call(path, { token, type, body });

async function openSession(show = 'show') {
  const token = relay.token('publish', show);
  const { headers, ...rest } = await offer(`/whip/${show}`, token);
  return {
    ...rest,
    headers,
    token,
    location: headers.get('location') ?? '',
    etag: headers.get('etag') ?? '',
  };
}

test('a door answers an offer with its session, and with the servers that help to reach it', async () => {
  const { status, headers, location, body } = await openSession();
  expect(status).toBe(201);
  expect(headers.get('content-type')).toBe('application/sdp');
  expect(location).toMatch(/^\/whip\/show\/[\w-]{22}$/);
  expect(headers.get('link')).toBe(
    '<turn:turn.example:3478>; rel="ice-server"; username="ana"; credential="a\\"b"; credential-type="password"',
  );
  expect(body).toContain(`127.0.0.1 ${relay.mediaPort} typ host`);
  expect(body.match(/^m=.*$/gm)).toEqual([
    'm=audio 9 UDP/TLS/RTP/SAVPF 111',
    'm=video 9 UDP/TLS/RTP/SAVPF 102',
  ]);
  expect(body).toContain('a=setup:passive');
});

test('without a good token for this show and direction nobody comes in, and learns nothing', async () => {
  const old = relay.token('publish', 'show', { seconds: -1 });
  const forged = signToken(Buffer.alloc(32), { may: 'publish', show: 'show', who: 'x', until: 9e9 });
  const wrong = [
    ...[undefined, 'nonsense', old, forged].map((token) => ({ token, status: 401 })),
    ...[relay.token('watch', 'show'), relay.token('publish', 'other'), relay.token('control', '')].map(
      (token) => ({ token, status: 403 }),
    ),
  ];
  await openSession('show');
  for (const { token, status } of wrong) {
    const [there, nowhere] = [await offer('/whip/show', token), await offer('/whip/nowhere', token)];
    expect(there.status).toBe(status);
    if (token !== wrong[5]?.token) expect(nowhere.body).toBe(there.body);
  }
  for (const path of ['/control/statistics', '/control/shows/show']) {
    const method = path.endsWith('statistics') ? 'GET' : 'DELETE';
    expect((await call(path, { method, token: relay.token('publish', 'show') })).status).toBe(403);
    expect((await call(path, { method })).status).toBe(401);
  }
});

test('a session is told of and closed by who opened it alone, also when their token has run out', async () => {
  const { location, token } = await openSession();
  const patch = { method: 'PATCH', type: 'application/trickle-ice-sdpfrag', headers: { 'if-match': '"1"' } };
  const another = relay.token('publish', 'show', { who: 'another' });
  for (const method of ['PATCH', 'DELETE']) {
    expect((await call(location, { ...patch, method })).status).toBe(401);
    expect((await call(location, { ...patch, method, token: another })).status).toBe(404);
    expect((await call(location, { ...patch, method, token: relay.token('watch', 'show') })).status).toBe(
      403,
    );
  }
  const old = relay.token('publish', 'show', { seconds: -60 });
  expect((await call(location, { ...patch, token: old, body: 'a=mid:0\r\n' })).status).toBe(204);
  expect((await call(location, { method: 'DELETE', token: old })).status).toBe(200);
  const after = await call(location, { method: 'DELETE', token });
  expect([after.status, JSON.parse(after.body)]).toEqual([410, { reason: 'left' }]);
});

test.each([
  ['no ETag', {}, 'a=mid:0', 428],
  ['another ETag', { 'if-match': '"2"' }, 'a=mid:0', 412],
  ['a restart asked for', { 'if-match': '"*"' }, 'a=mid:0', 422],
  [
    'a restart by new names',
    { 'if-match': '"1"' },
    'a=ice-ufrag:other\r\na=ice-pwd:abcdefghijklmnopqrstuvwx\r\n',
    422,
  ],
  ['half a name', { 'if-match': '"1"' }, 'a=ice-ufrag:other\r\n', 400],
  ['no words of SDP', { 'if-match': '"1"' }, 'hello', 400],
  ['nothing', { 'if-match': '"1"' }, '', 400],
  ['ways that lead nowhere', { 'if-match': '"1"' }, 'a=candidate:nonsense\r\n', 204],
  ['too many ways', { 'if-match': '"1"' }, `a=candidate:1 1 udp 1 192.0.2.1 9 typ host\r\n`.repeat(40), 400],
])('more ways are told with %s: %j', async (_, headers, body, status) => {
  const { location, token } = await openSession();
  const type = 'application/trickle-ice-sdpfrag';
  const patch = { method: 'PATCH', token, type };
  expect((await call(location, { ...patch, headers, body })).status).toBe(status);
  // What is refused leaves the session as it was (RFC 9725, 4.3.3).
  const next = { ...patch, headers: { 'if-match': '"1"' }, body: 'a=mid:0\r\n' };
  expect((await call(location, next)).status).toBe(204);
});

test.each([
  ['another type', offerText(), 'text/plain', 415],
  ['no offer at all', 'hello', 'application/sdp', 400],
  ['nothing', '', 'application/sdp', 400],
  ['no codec of ours', offerText({ video: [] }).replace('opus', 'g722'), 'application/sdp', 400],
  [
    'pictures as sound',
    offerText().replace('opus/48000/2', 'VP8/90000').replace('m=video', 'm=text'),
    'application/sdp',
    400,
  ],
  ['somebody who only receives', offerText({ direction: 'recvonly' }), 'application/sdp', 400],
  ['a weak fingerprint', offerText().replaceAll('sha-256', 'sha-1'), 'application/sdp', 400],
  ['a fingerprint that is none', offerText().replaceAll('AB:', 'ZZ:'), 'application/sdp', 400],
  ['lines that were put in', offerText().replaceAll('abcd\r', 'abcd a=x\r'), 'application/sdp', 400],
  ['a hundred media', offerText() + 'm=audio 9 X 1\r\n'.repeat(100), 'application/sdp', 400],
  ['63 kB of lines', offerText() + 'a=x\r\n'.repeat(12_000), 'application/sdp', 400],
  ['a megabyte', offerText() + 'a=x\r\n'.repeat(200_000), 'application/sdp', 413],
])('%s is refused', async (_, body, type, status) => {
  const refused = await offer('/whip/show', relay.token('publish', 'show'), body, type);
  expect([refused.status, JSON.parse(refused.body).status]).toEqual([status, status]);
});

test('pages from anywhere may ask, and other methods are refused by name', async () => {
  const asked = await call('/whep/show', { method: 'OPTIONS' });
  expect(asked.status).toBe(204);
  expect(asked.headers.get('access-control-allow-origin')).toBe('*');
  expect(asked.headers.get('access-control-allow-methods')).toBe('OPTIONS, POST, PATCH, DELETE');
  expect(asked.headers.get('accept-post')).toBe('application/sdp');
  expect((await call('/whip/show', { method: 'GET' })).status).toBe(405);
  expect((await call('/whip/show/session', { method: 'GET' })).status).toBe(405);
  for (const path of ['/', '/whip', '/whip/', '/nothing/show', '/whip/a/b/c', '/%zz']) {
    expect((await call(path)).status).toBeGreaterThanOrEqual(400);
    expect((await call(path)).status).toBeLessThan(500);
  }
});

test('nonsense on its ports harms nobody', async () => {
  const udp = createSocket('udp4');
  udp.on('error', () => undefined);
  for (let n = 0; n < 2_000; n += 1) {
    // Binding requests of ICE with names nobody has, and noise.
    const bytes = Buffer.alloc(8 + (n % 600), n);
    if (n % 2) bytes.writeUInt32BE(0x00010000 + bytes.length - 4, 0);
    udp.send(bytes, relay.mediaPort, '127.0.0.1');
  }
  for (const text of ['\0\0\0', 'POST /whip/show HTTP/1.1\r\ncontent-length: 99999999\r\n\r\nx', 'GET ']) {
    const socket = connect(Number(new URL(relay.url).port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.end(text);
    socket.resume();
    await once(socket, 'close');
  }
  udp.close();
  expect((await openSession()).status).toBe(201);
});

test('who opens many lines loses their oldest, and nobody takes all that are free', async () => {
  await using small = await openRelayProcess({ mostSessions: 10 });
  const open = (who: string) =>
    fetch(`${small.url}/whip/show`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${small.token('publish', 'show', { who })}`,
        'content-type': 'application/sdp',
      },
      body: offerText(),
    });
  for (let n = 0; n < 30; n += 1) expect((await open('greedy')).status).toBe(201);
  expect((await small.statistics()).connecting).toBe(8);
  for (const who of ['ana', 'ben']) expect((await open(who)).status).toBe(201);
  const full = await open('cleo');
  expect([full.status, full.headers.get('retry-after')]).toEqual([503, '5']);
});
