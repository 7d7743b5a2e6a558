import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import type { Feature } from './http-server.ts';

const text = 'so it goes '.repeat(400);
const routes: Feature = async (app) => {
  const config = { access: 'public', speaks: false } as const;
  app.get('/t/long', { config }, (request, reply) =>
    reply.header('x-asked', request.method).send({ text, of: request.query }),
  );
  app.get('/t/rare', { config: { ...config, rateLimit: { perMinute: 2 } } }, () => ({}));
  app.get('/t/both/:id', { config }, () => ({}));
  app.head('/t/both/:id', { config }, (request, reply) =>
    reply.header('x-own', (request.params as { id: string }).id).send(),
  );
  app.post('/t/written', { config }, () => ({}));
};

test('HEAD is answered as GET is, without the body and by no route made for it', async () => {
  await using app = await buildTestApp({ extra: routes });
  const url = '/api/t/long?x=1';
  const whole = await app.get(url);
  expect(whole.body).toEqual({ text, of: { x: '1' } });
  const { 'content-length': length, 'content-type': type } = whole.headers;
  const told = await app.request({ method: 'HEAD', url });
  expect([told.status, told.body]).toEqual([200, '']);
  expect(told.headers).toMatchObject({ 'content-length': length, 'content-type': type, 'x-asked': 'HEAD' });

  await app.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.app.server.address() as AddressInfo;
  const heard = await fetch(`http://127.0.0.1:${port}${url}`, { method: 'HEAD' });
  expect([heard.status, heard.headers.get('content-length'), await heard.text()]).toEqual([200, length, '']);

  const made = app.app.routes.filter(({ method, config }) => method === 'HEAD' && !config?.hidden);
  expect(made.map(({ url }) => url)).toEqual(['/api/files/:fileId', '/api/t/both/:id']);
});

test('a route for HEAD of its own goes first, and where nothing is read there is nothing to ask for', async () => {
  await using app = await buildTestApp({ extra: routes });
  const head = (url: string) => app.request({ method: 'HEAD', url });
  expect((await head('/api/t/both/7')).headers).toMatchObject({ 'x-own': '7' });
  expect((await head('/api/t/nowhere')).status).toBe(404);
  expect((await head('/api/t/%zz')).status).toBe(404);
  const { status, headers } = await head('/api/t/written');
  expect([status, headers.allow]).toEqual([405, 'POST']);
  const wrong = await app.post('/api/t/long');
  expect([wrong.status, wrong.headers.allow]).toEqual([405, 'GET, HEAD']);
});

test('who asks by HEAD as well is not let through twice as often', async () => {
  await using app = await buildTestApp({ extra: routes, sparesThisMachine: false });
  const asked = [];
  for (const method of ['GET', 'HEAD', 'GET', 'HEAD'] as const)
    asked.push((await app.request({ method, url: '/api/t/rare' })).status);
  expect(asked).toEqual([200, 200, 429, 429]);
});
