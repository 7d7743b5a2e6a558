import { expect, test } from 'vitest';
import { z } from 'zod';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { describe } from '../../testing/routes.ts';
import type { Feature } from '../http/http-server.ts';

interface Operation {
  operationId?: string;
  summary?: string;
  tags?: string[];
  security?: unknown[];
  description?: string;
  parameters?: Array<{ name: string; in: string; required?: boolean }>;
  responses: Record<string, unknown>;
}

async function documentOf(app: TestApp) {
  const { status, body } = await app.get('/api/openapi.json');
  expect(status).toBe(200);
  const paths = body.paths as Record<string, Record<string, Operation>>;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      ...operation,
    })),
  );
  return { body, operations };
}

test('every call of the API is in the document, with a name of its own and words', async () => {
  await using app = await buildTestApp();
  const { body, operations } = await documentOf(app);
  expect(body.openapi).toBe('3.1.0');
  const routes = describe(app.app)
    .filter(({ hidden, url, method }) => !hidden && url.startsWith('/api/') && method !== 'HEAD')
    .map(({ method, url }) => `${method} ${url.replace(/:(\w+)/g, '{$1}')}`);
  expect(operations.map(({ name }) => name).sort()).toEqual(routes.sort());

  const ids = operations.map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
  const silent = operations.filter(
    ({ operationId, summary, tags }) => !operationId || !summary || !tags?.length,
  );
  expect(silent.map(({ name }) => name)).toEqual([]);
});

test('every call says how it answers when it is refused, and which need signing in', async () => {
  await using app = await buildTestApp();
  const { body, operations } = await documentOf(app);
  expect(body.components.schemas.ErrorEnvelope.properties.error.required).toContain('requestId');
  for (const { name, responses, security } of operations) {
    expect(JSON.stringify(responses.default), name).toContain('#/components/schemas/ErrorEnvelope');
    expect(
      Object.keys(responses).some((status) => status.startsWith('2')),
      name,
    ).toBe(true);
    if (name === 'POST /api/auth/logout') expect(security).toEqual([{ session: [] }]);
    if (name === 'POST /api/auth/login') expect(security).toBeUndefined();
  }
});

test('what the document refers to is in it', async () => {
  await using app = await buildTestApp();
  const { body } = await documentOf(app);
  const named = [...JSON.stringify(body).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(
    ([, name]) => name,
  );
  expect(Object.keys(body.components.schemas)).toEqual(expect.arrayContaining([...new Set(named)]));
});

test('a call that moves money shows its Idempotency-Key', async () => {
  const extra: Feature = async (app) => {
    const config = { access: 'login', speaks: false, idempotent: true } as const;
    const schema = { operationId: 'buy', summary: 'Buys', tags: ['T'], response: { 200: z.object({}) } };
    app.post('/t/buy', { config, schema }, () => ({}));
  };
  await using app = await buildTestApp({ extra });
  const { operations } = await documentOf(app);
  expect(operations.find(({ name }) => name === 'POST /api/t/buy')?.parameters).toEqual([
    expect.objectContaining({ in: 'header', name: 'idempotency-key', required: true }),
  ]);
});

test('the page to read it comes with its own files, under the policy of our pages', async () => {
  await using app = await buildTestApp();
  const page = await app.get('/api/docs');
  expect(page.status).toBe(200);
  expect(page.headers['content-security-policy']).toContain("script-src 'self'");
  expect(page.body).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>\s*\S/);
  const files = [...String(page.body).matchAll(/(?:src|href)="([^"]+\.(?:js|css))"/g)].map(
    ([, file]) => file!,
  );
  expect(files.length).toBeGreaterThan(2);
  for (const file of files) {
    const { status } = await app.get(new URL(file, 'http://souk/api/docs').pathname);
    expect([file, status]).toEqual([file, 200]);
  }
});
