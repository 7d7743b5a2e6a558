import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { callAbout } from '../../testing/call-about.ts';

// The same for every caller.
const sameForAll = new Set(['GET /api/admin/app/language', 'GET /api/openapi.json']);

test('what somebody is answered is kept by nobody, and known to depend on who asked', async () => {
  await using app = await buildTestApp();
  const wrong: string[] = [];
  let answered = 0;
  for (const route of app.app.routes) {
    const name = `${route.method} ${route.url}`;
    if (route.config?.hidden || route.method === 'HEAD' || sameForAll.has(name)) continue;
    const { status, headers } = await callAbout(app, route);
    const [kept, vary] = [String(headers['cache-control']), namesIn(headers.vary)];
    if (!kept.includes('no-store')) wrong.push(`${name}: ${status}, ${kept}`);
    if (new Set(vary).size < vary.length) wrong.push(`${name}: twice in ${vary}`);
    const dependsOn = ['authorization', 'accept-language'];
    if (route.method === 'GET' && !dependsOn.every((one) => vary.includes(one)))
      wrong.push(`${name}: ${vary}`);
    if (status < 300) answered += 1;
  }
  expect(wrong).toEqual([]);
  expect(answered).toBeGreaterThan(60);
});

test('what a visitor sends is not kept either, be it answered with a token or not', async () => {
  await using app = await buildTestApp();
  const nour = { email: 'nour@example.com', password: 'a long enough secret', name: 'Nour Haddad' };
  const { status, body, headers } = await app.post('/api/auth/signup', nour);
  expect([status, typeof body.token, headers['cache-control']]).toEqual([201, 'string', 'no-store']);
  const wrong: string[] = [];
  for (const { method, url, config } of app.app.routes) {
    if (method === 'GET' || method === 'HEAD' || config?.hidden) continue;
    const answer = await app.request({ method: method as InjectOptions['method'], url });
    if (answer.headers['cache-control'] !== 'no-store') wrong.push(`${method} ${url}`);
  }
  expect(wrong).toEqual([]);
});

test('what a visitor reads is known to depend on who asks, also where it is packed or another site may read it', async () => {
  await using app = await buildTestApp({ env: { SOUK_CORS_ORIGINS: 'https://app.example' } });
  const { headers } = await app.app.inject({
    url: '/api/admin/app/language',
    headers: { origin: 'https://app.example', 'accept-encoding': 'br' },
  });
  expect(headers['content-encoding']).toBe('br');
  expect(namesIn(headers.vary).sort()).toEqual([
    'accept-encoding',
    'accept-language',
    'authorization',
    'origin',
  ]);
});

test('kept mail of the demo is kept by no browser', async () => {
  await using app = await buildTestApp();
  expect((await app.get('/api/dev/outbox')).headers['cache-control']).toBe('no-store');
});

const namesIn = (vary: unknown): string[] =>
  String(vary ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
