import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { sharedTestApp } from '../../../testing/shared-test-app.ts';

test('the window in which a bank asks stays one that its opener and itself may close, and is kept by nobody', async () => {
  await using app = await buildTestApp();
  for (const path of ['/to-bank', '/from-bank?payment_intent=pi_1&redirect_status=succeeded']) {
    const { status, headers, body } = await app.get(path, { cookie: 'souk_lang=ar' });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'unsafe-none',
      'cache-control': 'no-store',
      'x-frame-options': 'DENY',
    });
    expect(body).toContain('<html lang="ar" dir="rtl"');
    expect(body).not.toMatch(/<script(?! src="\/from-bank\.js")/);
  }
});

const tableApp = sharedTestApp();

test.each([
  ['/live/abc?x=1', '/live/abc?x=1'],
  ['/', '/'],
  ['https://evil.example/x', '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/.//evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['"><script>', '/%22%3E%3Cscript%3E'],
])('whoever comes back to %s is led to %s, in this market and nowhere else', async (to, path) => {
  const app = await tableApp();
  const { status, body } = await app.get(`/from-bank?${new URLSearchParams({ to })}`);
  expect(status).toBe(200);
  expect(body).toContain(`href="${path}"`);
});
