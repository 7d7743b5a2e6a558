import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { offerText } from '@souk/broadcast/testing/offers.ts';
import { openRelayProcess } from '@souk/broadcast/testing/relay-process.ts';
import { openHost } from '@souk/broadcast/testing/werift-host.ts';
import { expect, test } from 'vitest';
import { buildTestApp, type Caller } from '../../testing/build-test-app.ts';
import { memoryLog } from '../../testing/memory-log.ts';
import { readConfig } from '../config/config.ts';
import { type Broadcast, openBroadcast, sayIfMediaPortIsTaken } from './index.ts';

/** A market with live video as its environment names it. */
async function openMarket(env: Record<string, string> = {}, { silentMs }: { silentMs?: number } = {}) {
  const plain = await buildTestApp({ env });
  const log = memoryLog();
  const { config, db, secrets } = plain;
  const broadcast = openBroadcast({ config, db, secrets, log: log.log, silentMs });
  const app = await buildTestApp({ beside: plain, broadcast, env });
  return {
    ...{ app, broadcast, log },
    async [Symbol.asyncDispose]() {
      await app[Symbol.asyncDispose]();
      await broadcast.stop();
      await plain[Symbol.asyncDispose]();
    },
  };
}

const inFiveMinutes = () => new Date(Date.now() + 300_000);
const publishing = { may: 'publish', show: 'show-1', who: 'ana' } as const;
const tokenOf = (broadcast: Broadcast) => broadcast.token(publishing, inFiveMinutes());

const offer = (app: Caller, token: string, door = '/whip/show-1') =>
  app.request({
    ...{ method: 'POST', url: door, payload: offerText() },
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/sdp' },
  });

test('a show comes in at the market’s own address, and only with the market’s token', async () => {
  await using market = await openMarket();
  const { app, broadcast } = market;
  const token = await tokenOf(broadcast);
  const opened = await offer(app, token);
  expect(opened.status).toBe(201);
  expect(opened.headers).toMatchObject({ 'content-type': 'application/sdp', etag: '"1"' });
  const location = String(opened.headers.location);
  expect(location).toMatch(/^\/whip\/show-1\/[\w-]+$/);
  const authorization = `Bearer ${token}`;
  const patched = await app.request({
    ...{ method: 'PATCH', url: location, payload: 'a=mid:0\r\n' },
    headers: { authorization, 'content-type': 'application/trickle-ice-sdpfrag', 'if-match': '"1"' },
  });
  expect(patched.status).toBe(204);
  expect((await app.delete(location)).status).toBe(401);
  expect((await app.delete(location, { authorization })).status).toBe(200);
  expect((await offer(app, token, '/whip/show-2')).status).toBe(403);
  expect((await offer(app, token, '/whep/show-1')).status).toBe(403);
  expect((await offer(app, 'nonsense')).status).toBe(401);
  const old = await broadcast.token(publishing, new Date(Date.now() - 1_000));
  expect((await offer(app, old)).status).toBe(401);
});

test('a relay that dies is there again within 5 s, and the market never stopped', async () => {
  await using market = await openMarket();
  const { app, broadcast, log } = market;
  const token = await tokenOf(broadcast);
  expect((await offer(app, token)).status).toBe(201);
  expect((await app.get('/metrics')).body).toMatch(/\nsouk_video_connecting 1\n/);
  const [pid, begun] = [broadcast.pid() ?? 0, performance.now()];
  // What the whole service is told is for the market.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.kill(pid, signal);
  expect((await offer(app, token)).status).toBe(201);
  process.kill(pid, 'SIGKILL');
  expect((await app.get('/metrics')).status).toBe(200);
  await expect.poll(async () => (await offer(app, token)).status).toBe(201);
  expect(performance.now() - begun).toBeLessThan(5_000);
  expect(broadcast.pid()).not.toBe(pid);
  expect(log.lines.map(({ msg }) => msg)).toEqual(['The video relay ended and is started again']);
});

test('a relay that hangs is ended, and another takes its place', { tags: 'whole' }, async () => {
  await using market = await openMarket({}, { silentMs: 1_000 });
  const { app, broadcast, log } = market;
  const token = await tokenOf(broadcast);
  expect((await offer(app, token)).status).toBe(201);
  const stopped = new AbortController();
  const events = broadcast.events(stopped.signal)[Symbol.asyncIterator]();
  expect((await events.next()).value).toEqual({ kind: 'all', onAir: [] });
  const listening = (async () => {
    while (!(await events.next()).done);
  })();
  const pid = broadcast.pid() ?? 0;
  process.kill(pid, 'SIGSTOP');
  await expect.poll(async () => (await offer(app, token)).status).toBe(201);
  expect(broadcast.pid()).not.toBe(pid);
  stopped.abort();
  await listening;
  expect(log.lines.map(({ msg }) => msg)).toEqual([
    'The video relay does not answer and is ended',
    'The video relay ended and is started again',
  ]);
});

test('a host who sends far more than may be is cut off for a while, and the log says whose show it is', {
  tags: 'whole',
}, async () => {
  await using market = await openMarket({ SOUK_MEDIA_MOST_KBPS: '500' });
  const { app, broadcast, log } = market;
  const token = await tokenOf(broadcast);
  const picture = Array.from({ length: 40 }, () => Buffer.alloc(1_100, 0x41));
  const door = `${await broadcast.door('whip')}/show-1`;
  const pictures = { next: () => picture, wantKeyFrame: () => undefined };
  await using _host = await openHost({ url: door, token, pictures });
  await expect
    .poll(() => log.lines.map(({ msg, show }) => [show, msg]))
    .toEqual([
      ['show-1', 'The video relay says: a host went on sending more than a line may take, which was closed'],
    ]);
  expect((await offer(app, token)).status).toBe(429);
  const other = await broadcast.token({ ...publishing, show: 'show-2' }, inFiveMinutes());
  expect((await offer(app, other, '/whip/show-2')).status).toBe(201);
});

test('another engine takes its place, and nobody is led past it', async () => {
  await using relay = await openRelayProcess();
  await using market = await openMarket({ WHIP_URL: `${relay.url}/whip`, WHEP_URL: `${relay.url}/whep` });
  const token = relay.token('publish', 'show-1');
  const opened = await offer(market.app, token);
  expect(opened.status).toBe(201);
  const made = [
    'http://192.0.2.1/whip/show-1/x',
    '//192.0.2.1/whip/',
    '/control/statistics',
    '/whip/../control',
  ];
  for (const way of made) {
    const url = `/whip/show-1/${Buffer.from(way).toString('base64url')}`;
    expect((await market.app.delete(url, { authorization: `Bearer ${token}` })).status).toBe(404);
  }
  await relay.kill();
  const away = await offer(market.app, token);
  expect([away.status, away.headers['retry-after']]).toEqual([503, '1']);
});

test('an operator hears at the start that another program has the port of live video', async () => {
  const { log, lines } = memoryLog();
  const other = createSocket('udp4').bind(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address();
  const config = readConfig({ SOUK_MEDIA_PORT: String(port) });
  await sayIfMediaPortIsTaken({ config, log, patience: 0 });
  expect(lines.map(({ msg }) => msg)).toEqual([
    `Live video cannot work: UDP port ${port} is taken by another program; set SOUK_MEDIA_PORT to another one and let that through the firewall`,
  ]);
  // A relay of a market that was killed has it for a moment.
  const waiting = sayIfMediaPortIsTaken({ config, log });
  other.close();
  await waiting;
  expect(lines).toHaveLength(1);
});

test('a market without live video says so, and takes no other body than offers', async () => {
  await using app = await buildTestApp();
  const away = await offer(app, 'token');
  expect([away.status, away.headers['access-control-allow-origin']]).toEqual([503, '*']);
  const asked = await app.request({ method: 'OPTIONS', url: '/whip/show-1' });
  expect([asked.status, asked.headers['access-control-allow-headers']]).toEqual([
    204,
    'authorization, content-type, if-match',
  ]);
  const long = { method: 'POST', url: '/whip/show-1', payload: 'a'.repeat(70_000) } as const;
  expect((await app.request({ ...long, headers: { 'content-type': 'application/sdp' } })).status).toBe(413);
});
