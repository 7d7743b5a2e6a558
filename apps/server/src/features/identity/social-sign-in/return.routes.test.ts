import { expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';

const comeBack = (app: TestApp, fields: Record<string, string>, headers = {}) =>
  app.request({
    method: 'POST',
    url: '/api/auth/social/apple/return',
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });

const answerIn = (page: string) => {
  const escaped = /data-answer="([^"]*)"/.exec(page)?.[1] ?? '';
  return JSON.parse(escaped.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&lt;', '<'));
};

test('Apple’s form comes back as a page that knows the answer and runs nothing of its own', async () => {
  await using app = await buildTestApp();
  const user = JSON.stringify({ name: { firstName: 'Nour', lastName: 'Haddad' }, email: 'n@icloud.com' });
  const { status, body, headers } = await comeBack(app, { state: 's', id_token: 'a.b.c', code: 'c', user });
  expect([status, answerIn(body)]).toEqual([200, { state: 's', credential: 'a.b.c', name: 'Nour Haddad' }]);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
  });
  expect(headers['content-security-policy']).toContain("script-src 'self'");
  expect(headers['content-security-policy']).not.toContain('unsafe-inline"');
  expect(body).not.toMatch(/<script(?! src=)/);
});

test('whatever somebody else sends there stays text', async () => {
  await using app = await buildTestApp();
  const evil = '"><script src="https://evil.example/x.js"></script><i x="';
  for (const field of ['state', 'id_token', 'error', 'user']) {
    const { status, body } = await comeBack(app, { [field]: evil });
    expect(status).toBe(200);
    expect(body).not.toContain('<script src="https://evil');
  }
});

test.each(['{', 'null', '[]', '{"name":null}', '{"name":{"firstName":{"a":1}}}'])(
  'a name that is none (%s) is left out',
  async (user) => {
    await using app = await buildTestApp();
    expect(answerIn((await comeBack(app, { state: 's', id_token: 'a', user })).body)).toEqual({
      state: 's',
      credential: 'a',
    });
  },
);

test('who cancelled comes back with the word for it', async () => {
  await using app = await buildTestApp();
  const { body } = await comeBack(app, { state: 's', error: 'user_cancelled_authorize' });
  expect(answerIn(body)).toEqual({ state: 's', error: 'user_cancelled_authorize' });
});

test('only a form of a size that Apple sends is read', async () => {
  await using app = await buildTestApp();
  expect((await comeBack(app, { id_token: 'x'.repeat(40_000) })).status).toBe(413);
  const json = await app.post('/api/auth/social/apple/return', { state: 's' });
  expect(json.status).toBe(415);
});

test('Google’s page waits in the reader’s language and colours', async () => {
  await using app = await buildTestApp();
  const { status, body } = await app.get('/signed-in', { cookie: 'souk_lang=ar; souk_theme=dark' });
  expect(status).toBe(200);
  expect(body).toContain('<html lang="ar" dir="rtl" style="color-scheme:dark">');
  expect(body).toContain('لحظة من فضلك');
});
