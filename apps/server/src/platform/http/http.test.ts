import { once } from 'node:events';
import { type AddressInfo, connect, Socket } from 'node:net';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import type { Feature } from './http-server.ts';

const settings = '/api/admin/app/settings';

test('an answer of the API runs no script, is not sniffed and is not framed', async () => {
  await using app = await buildTestApp();
  const { headers } = await app.get(settings);
  expect(headers).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
  expect(headers).not.toHaveProperty('strict-transport-security');
});

test('a page runs our own scripts only, and may use camera and microphone for shows', async () => {
  await using app = await buildTestApp();
  const { headers } = await app.get('/somewhere');
  expect(headers['content-security-policy']).toContain("script-src 'self';");
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['permissions-policy']).toContain('camera=(self), microphone=(self)');
  expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
});

test.each([
  [{}, "connect-src 'self'"],
  [
    { S3_BUCKET: 'files', S3_REGION: 'eu-central-1' },
    "connect-src 'self' https://files.s3.eu-central-1.amazonaws.com",
  ],
  [
    { S3_BUCKET: 'files', S3_ENDPOINT: 'http://store:9000', S3_PUBLIC_URL: 'https://cdn.example/x' },
    "connect-src 'self' https://cdn.example",
  ],
])('a page calls nowhere but the market and its store of files (%j)', async (env, wanted) => {
  await using app = await buildTestApp({ env });
  const { headers } = await app.get('/somewhere');
  const policy = String(headers['content-security-policy']).split('; ');
  expect(policy).toContain(wanted);
  const anywhere = policy.filter((line) => /(^|\s)(\*|\w+:)(\s|$)/.test(line.replace(/ (data|blob):/g, '')));
  expect(anywhere).toEqual([]);
});

test('a picture opened by itself can do nothing, and does not carry what concerns pages', async () => {
  await using app = await buildTestApp();
  const { headers } = await app.get('/media/none/480.avif');
  expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox");
  expect(headers).not.toHaveProperty('permissions-policy');
});

test('behind https in production browsers are told to stay there', async () => {
  const env = { NODE_ENV: 'production', SOUK_URL: 'https://market.example' };
  await using app = await buildTestApp({ env });
  expect((await app.get(settings)).headers['strict-transport-security']).toContain('max-age=31536000');
});

test('a request gets an id of its own; one from a trusted proxy keeps the id it came with', async () => {
  await using alone = await buildTestApp();
  await using proxied = await buildTestApp({ env: { SOUK_TRUSTED_PROXIES: '127.0.0.1' } });
  const given = { 'x-request-id': 'edge-7f3a91' };
  const idAt = async (app: TestApp, headers = given) =>
    (await app.get(settings, headers)).headers['x-request-id'];
  const [first, second] = [await idAt(alone), await idAt(alone)];
  expect(first).not.toBe('edge-7f3a91');
  expect(first).not.toBe(second);
  expect(await idAt(proxied)).toBe('edge-7f3a91');
  expect(await idAt(proxied, { 'x-request-id': 'bad id\twith <signs>' })).not.toContain('bad');
});

test('a script of another site reads nothing, unless the operator named its origin', async () => {
  await using app = await buildTestApp();
  const elsewhere = { origin: 'https://elsewhere.example' };
  expect((await app.get(settings, elsewhere)).headers).not.toHaveProperty('access-control-allow-origin');

  await using open = await buildTestApp({ env: { SOUK_CORS_ORIGINS: 'https://app.example' } });
  const allowed = await open.get(settings, { origin: 'https://app.example' });
  expect(allowed.headers['access-control-allow-origin']).toBe('https://app.example');
  expect((await open.get(settings, elsewhere)).headers['access-control-allow-origin']).toBeUndefined();
  const preflight = await open.request({
    method: 'OPTIONS',
    url: '/api/auth/login',
    headers: { origin: 'https://app.example', 'access-control-request-method': 'POST' },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers['access-control-allow-methods']).toContain('POST');
});

test('an answer that is not what its schema says fails in tests', async () => {
  const leaky: Feature = async (app) => {
    const route = {
      config: { access: 'public' as const },
      schema: { response: { 200: z.object({ name: z.string() }) } },
    };
    app.get('/t/leaks', route, () => ({ name: 'Ana', password_hash: 'x' }));
    app.get('/t/lacks', route, () => ({}) as { name: string });
  };
  await using app = await buildTestApp({ extra: leaky });
  app.log.allowErrors();
  expect((await app.get('/api/t/leaks')).status).toBe(500);
  expect((await app.get('/api/t/lacks')).status).toBe(500);
  expect(JSON.stringify(app.log.lines)).toContain('does not declare');
});

test('a long answer is packed as the client can unpack it, a short one is left alone', async () => {
  const text = 'so it goes '.repeat(400);
  const long: Feature = async (app) => {
    app.get('/t/long', { config: { access: 'public' } }, () => ({ text }));
  };
  await using app = await buildTestApp({ extra: long });
  await app.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.app.server.address() as AddressInfo;
  const packedAs = [
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', null],
  ] as const;
  for (const [encoding, packed] of packedAs) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/t/long`, {
      headers: { 'accept-encoding': encoding },
    });
    expect(answer.headers.get('content-encoding')).toBe(packed);
    expect(answer.headers.get('vary')).toContain('Accept-Encoding');
    expect(await answer.json()).toEqual({ text });
  }
  const short = await fetch(`http://127.0.0.1:${port}${settings}`, { headers: { 'accept-encoding': 'br' } });
  expect(short.headers.get('content-encoding')).toBeNull();
});

test('a stop lets a running request finish and closes idle connections at once', async () => {
  const entered = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  const slow: Feature = async (app) => {
    app.get('/t/slow', { config: { access: 'public' } }, async () => {
      entered.resolve();
      await finish.promise;
      return { done: true };
    });
  };
  await using app = await buildTestApp({ extra: slow });
  await app.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.app.server.address() as AddressInfo;

  const idle = connect(port, '127.0.0.1');
  idle.write(`GET ${settings} HTTP/1.1\r\nHost: souk\r\nConnection: keep-alive\r\n\r\n`);
  await once(idle, 'data');
  const unused = connect(port, '127.0.0.1');
  await once(unused, 'connect');
  const idleClosed = Promise.all([once(idle, 'close'), once(unused, 'close')]);
  const running = fetch(`http://127.0.0.1:${port}/api/t/slow`);
  await entered.promise;

  const closed = app.app.close();
  await idleClosed;
  finish.resolve();
  const answer = await running;
  expect([answer.status, await answer.json()]).toEqual([200, { done: true }]);
  await closed;
});

test('a stop does not wait for whoever connects in that very moment and asks nothing', async () => {
  const late = new Socket();
  const goodbye: Feature = async (app) => {
    app.addHook('preClose', async () => {
      const { port } = app.server.address() as AddressInfo;
      late.connect(port, '127.0.0.1');
      await Promise.all([once(late, 'connect'), once(app.server, 'connection')]);
    });
  };
  await using app = await buildTestApp({ extra: goodbye });
  await app.app.listen({ host: '127.0.0.1', port: 0 });
  await app.app.close();
  late.destroy();
}, 10_000);

test('a plugin says its name by itself, so that Fastify looks for it among no modules', async () => {
  const things: Feature = async () => undefined;
  await using _ = await buildTestApp({ extra: things });
  expect(Reflect.get(things, Symbol.for('fastify.display-name'))).toBe('things');
});
