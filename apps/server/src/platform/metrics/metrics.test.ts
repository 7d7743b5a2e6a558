import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { publish } from '../outbox/outbox.ts';

test('Prometheus reads how long routes take and what waits', async () => {
  await using app = await buildTestApp();
  await app.get('/api/users/01900000-0000-7000-8000-000000000000');
  await publish(app.db, 'mail', { n: 1 });
  const { status, body } = await app.get('/metrics');
  expect(status).toBe(200);
  expect(body).toContain(
    'souk_http_request_duration_seconds_count{method="GET",route="/api/users/:userId",status="404"} 1',
  );
  expect(body).toContain('souk_outbox_waiting{topic="mail"} 1');
  expect(body).toMatch(/souk_database_connections\{state="idle"\} \d/);
});

test('from elsewhere, or through a proxy, it takes the operator’s token', async () => {
  await using app = await buildTestApp({ env: { SOUK_METRICS_TOKEN: 'let-me-measure-it' } });
  const through = { 'x-forwarded-for': '203.0.113.5' };
  const elsewhere = (headers = {}) =>
    app.request({ method: 'GET', url: '/metrics', remoteAddress: '203.0.113.5', headers });
  expect((await app.get('/metrics', through)).status).toBe(404);
  expect((await elsewhere()).status).toBe(404);
  expect((await elsewhere({ authorization: 'Bearer wrong' })).status).toBe(404);
  expect((await elsewhere({ authorization: 'Bearer let-me-measure-it' })).status).toBe(200);
});
