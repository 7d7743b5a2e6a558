import { expect, test } from 'vitest';
import { buildUser } from './features/identity/accounts/user.builder.ts';
import { refuseOpenDemo } from './open-demo.ts';
import { readConfig } from './platform/config/config.ts';
import { buildTestApp } from './testing/build-test-app.ts';

const start = (env: Record<string, string>) => refuseOpenDemo(readConfig(env, '/market'));

test.each([
  [{ HOST: '0.0.0.0' }, 'HOST is 0.0.0.0'],
  [{ HOST: '::' }, 'HOST is ::'],
  [{ HOST: '192.168.1.7' }, 'HOST is 192.168.1.7'],
  [{ HOST: 'market.local' }, 'HOST is market.local'],
  [{ SOUK_URL: 'https://demo.example' }, 'SOUK_URL https://demo.example'],
  [{ SOUK_TRUSTED_PROXIES: '127.0.0.1' }, 'SOUK_TRUSTED_PROXIES'],
])('the demo world is not open to others by accident (%j)', (env, why) => {
  expect(() => start(env)).toThrow(/SOUK_OPEN_DEMO=1/);
  expect(() => start(env)).toThrow(why);
  start({ ...env, SOUK_OPEN_DEMO: '1' });
  start({ ...env, SOUK_DEMO: '0' });
  start({ ...env, NODE_ENV: 'production' });
});

test.each<Record<string, string>>([
  {},
  { HOST: 'localhost' },
  { HOST: '::1' },
  { HOST: '127.0.0.2', PORT: '80' },
])('on this machine alone it starts as it is (%j)', (env) => {
  start(env);
  expect(readConfig(env)).toMatchObject({ thisMachineOnly: true, openDemo: false });
});

test('signing in as anyone is for this machine alone', () => {
  expect(() => start({ SOUK_DEMO: '0', SOUK_DEV_SIGN_IN: '1', HOST: '0.0.0.0' })).toThrow(/SOUK_DEV_SIGN_IN/);
  expect(() => start({ SOUK_OPEN_DEMO: '1', SOUK_DEV_SIGN_IN: '1' })).toThrow(/SOUK_DEV_SIGN_IN/);
  expect(readConfig({ SOUK_OPEN_DEMO: '1' }).socialSignIn.dev).toBe(false);
});

test('an open demo shows nobody its logins or the mail of others, and signs in nobody as anyone', async () => {
  await using app = await buildTestApp({ env: { SOUK_OPEN_DEMO: '1' } });
  const [nour, admin] = [await buildUser(app.db), await buildUser(app.db, { role: 'admin' })];
  const { body } = await app.get('/api/admin/app/settings');
  expect(body).toMatchObject({ demo: true, demoLogins: [] });
  const outbox = [app, app.as(nour), app.as(admin)].map(
    async (as) => (await as.get('/api/dev/outbox')).status,
  );
  expect(await Promise.all(outbox)).toEqual([401, 403, 200]);
  expect((await app.get('/dev/sign-in/google/authorize')).status).toBe(404);
});

test.each<Record<string, string>>([
  { 'x-forwarded-for': '203.0.113.5' },
  { forwarded: 'for=203.0.113.5' },
  { 'x-real-ip': '203.0.113.5' },
  { host: 'demo.example' },
  { host: '192.168.1.7:4000' },
  // A name that leads here now though it led elsewhere a moment ago.
  { host: 'localhost.evil.example' },
])('a demo for this machine is not shown through a proxy or a tunnel (%j)', async (headers) => {
  await using app = await buildTestApp({ thisMachineOnly: true });
  for (const url of ['/', '/api/dev/outbox', '/api/admin/app/settings', '/metrics', '/media/x/y']) {
    const { status, body } = await app.get(url, headers);
    expect([url, status]).toEqual([url, 403]);
    expect(body).toContain('SOUK_OPEN_DEMO=1');
  }
  for (const host of ['localhost:4000', '127.0.0.1', '[::1]:4000', 'souk.localhost'])
    expect((await app.get('/api/dev/outbox', { host })).status).toBe(200);
});
