import { tmpdir } from 'node:os';
import pg from 'pg';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { sharedTestApp } from '../../testing/shared-test-app.ts';
import type { Feature } from '../http/http-server.ts';
import { toFailure } from './to-failure.ts';

const clumsy: Feature = async (app) => {
  const open = { access: 'public', speaks: false } as const;
  app.get('/t/breaks', { config: open }, () => {
    throw new Error('password=hunter2 at /srv/souk/secret.ts');
  });
  app.get('/t/another-service', { config: open }, () => {
    throw Object.assign(new Error('No such account'), { statusCode: 403 });
  });
  app.get('/t/sql', { config: open }, (request) =>
    request.ctx.db
      .selectFrom('users')
      .where('id', '=', 'not-a-uuid' as never)
      .selectAll()
      .execute(),
  );
  app.post(
    '/t/order',
    {
      config: open,
      schema: { body: z.strictObject({ lines: z.array(z.strictObject({ quantity: z.int().min(1) })) }) },
    },
    (request) => request.body,
  );
  app.get('/t/things/:id', { config: open, schema: { params: z.object({ id: z.uuid() }) } }, () => 'thing');
  app.get(
    '/t/list',
    { config: open, schema: { querystring: z.strictObject({ limit: z.coerce.number().int().max(60) }) } },
    (request) => request.query,
  );
  app.post(
    '/t/note',
    { config: open, schema: { body: z.strictObject({ text: z.string() }) } },
    async (request) => {
      await request.ctx.db
        .insertInto('languages')
        .values({ code: 'xx', name: request.body.text, dir: 'ltr' } as never)
        .execute();
      return {};
    },
  );
};

test('an unknown failure says nothing of the inside, and its request id is in the log', async () => {
  await using app = await buildTestApp({ extra: clumsy });
  app.log.allowErrors();
  for (const url of ['/api/t/breaks', '/api/t/another-service', '/api/t/sql']) {
    const { status, body, headers } = await app.get(url);
    expect(status).toBe(500);
    expect(body).toEqual({
      error: {
        code: 'internal_error',
        message: 'Something went wrong on our side.',
        requestId: headers['x-request-id'],
      },
    });
    const logged = app.log.lines.find(
      (line) => line.level === 'error' && line.reqId === headers['x-request-id'],
    );
    expect(logged?.err).toMatchObject({ stack: expect.any(String) });
  }
});

const tableApp = sharedTestApp({ extra: clumsy });

test.each([
  ['{"lines":[{"quantity":0}]}', 'lines.0.quantity'],
  ['{"lines":[{"quantity":"2"}]}', 'lines.0.quantity'],
  ['{"lines":[{"quantity":1,"price":1}]}', 'lines.0.price'],
  ['{}', 'lines'],
  ['[]', 'body'],
  ['null', 'body'],
  ['{"lines":', 'body'],
  ['', 'body'],
  ['{"lines":[],"__proto__":{"admin":true}}', 'body'],
  ['{"lines":[],"constructor":{"prototype":{"admin":true}}}', 'body'],
])('the body %s is refused by naming %s', async (payload, field) => {
  const app = await tableApp();
  const { status, body } = await app.request({
    method: 'POST',
    url: '/api/t/order',
    payload,
    headers: { 'content-type': 'application/json' },
  });
  expect([status, body.error.code]).toEqual([400, 'invalid_input']);
  expect(body.error.details).toEqual([{ field, message: expect.any(String) }]);
  expect({}).not.toHaveProperty('admin');
});

test('a wrong query names its field', async () => {
  await using app = await buildTestApp({ extra: clumsy });
  for (const query of ['limit=61', 'limit=x', 'limit=1&limit=2', '']) {
    const { status, body } = await app.get(`/api/t/list?${query}`);
    expect([status, body.error.details[0].field]).toEqual([400, 'limit']);
  }
  expect((await app.get('/api/t/list?limit=5&__proto__=1')).body.error.details[0].field).toBe('__proto__');
});

test.each([
  ['GET', '/api/nothing/here', 404, 'unknown_address'],
  ['GET', '/api/', 404, 'unknown_address'],
  ['GET', '/api', 404, 'unknown_address'],
  ['POST', '/api?x=1', 404, 'unknown_address'],
  ['POST', '/api/%E0%A4%A', 404, 'not_found'],
  ['GET', '/api/t/things/17', 404, 'not_found'],
  ['GET', `/api/t/things/${'a'.repeat(500)}`, 404, 'unknown_address'],
  ['GET', '/nothing.php', 404, 'unknown_address'],
  ['DELETE', '/api/t/order', 405, 'method_not_allowed'],
  ['PATCH', '/api/t/things/17', 405, 'method_not_allowed'],
] as const)('%s %s is answered %i %s in the envelope', async (method, url, status, code) => {
  const app = await tableApp();
  const answer = await app.request({ method, url });
  expect(answer.status).toBe(status);
  expect(answer.body.error).toMatchObject({ code, requestId: expect.any(String) });
  if (status === 405) expect(answer.headers.allow).toMatch(/GET|POST/);
});

test('what is too large, or not JSON, is refused before it is read', async () => {
  await using app = await buildTestApp({ extra: clumsy });
  const large = await app.post('/api/t/note', { text: 'x'.repeat(300_000) });
  expect([large.status, large.body.error.code]).toEqual([413, 'payload_too_large']);
  for (const type of ['text/html', 'multipart/form-data; boundary=x', 'application/xml', 'nonsense']) {
    const { status, body } = await app.request({
      method: 'POST',
      url: '/api/t/note',
      payload: 'x',
      headers: { 'content-type': type },
    });
    expect([status, body.error.code]).toEqual([415, 'unsupported_media_type']);
  }
});

test('a character that Postgres cannot keep is the sender’s mistake', async () => {
  await using app = await buildTestApp({ extra: clumsy });
  const { status, body } = await app.post('/api/t/note', { text: 'a\u0000b' });
  expect([status, body.error.code]).toEqual([400, 'invalid_input']);
});

test('while the database is away the market says that it is, and when it is back it answers', async () => {
  await using app = await buildTestApp({ extra: clumsy });
  app.log.allowErrors();
  const { pool } = app.database;
  const connect = pool.options.port;
  // A port nobody listens on: what a stopped Postgres looks like to the pool.
  await Promise.all(
    Array.from({ length: pool.totalCount }, async () => (await pool.connect()).release(true)),
  );
  pool.options.connectionString = 'postgres://souk@127.0.0.1:1/souk';
  const { status, body, headers } = await app.get('/api/users/01900000-0000-7000-8000-000000000000');
  expect([status, body.error.code, headers['retry-after']]).toEqual([503, 'unavailable', '1']);
  pool.options.connectionString = app.database.url;
  pool.options.port = connect;
  expect((await app.get('/api/users/01900000-0000-7000-8000-000000000000')).status).toBe(404);
});

test('a database that took its socket along is away', async () => {
  const nobody = new pg.Client({ host: tmpdir(), port: 1 });
  const error = await nobody.connect().catch((err: unknown) => err);
  expect(error).toMatchObject({ code: 'ENOENT' });
  expect(toFailure(error)).toMatchObject({ code: 'unavailable', status: 503 });
});
