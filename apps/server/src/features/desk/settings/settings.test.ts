import { expect, test } from 'vitest';
import { demoLogins } from '../../../platform/settings/demo-logins.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';

const url = '/api/admin/app/settings';

test('everyone reads the settings, which are the defaults until the operator changes them', async () => {
  await using app = await buildTestApp();
  const { status, body } = await app.get(url);
  expect([status, body]).toEqual([
    200,
    expect.objectContaining({
      name: 'Souk',
      currency: 'USD',
      commission: { basisPoints: 800, fixed: 0, least: null, most: null },
    }),
  ]);
  await app.db
    .updateTable('app_settings')
    .set({ data: JSON.stringify({ name: 'Medina' }) })
    .execute();
  app.clock.forward(1_000);
  expect((await app.get(url)).body).toMatchObject({ name: 'Medina', currency: 'USD' });
});

test('a secret among the stored settings is not told', async () => {
  await using app = await buildTestApp();
  const data = JSON.stringify({
    name: 'Medina',
    stripeKey: 'sk_live_1',
    demo: true,
    demoLogins: [{ email: 'x' }],
  });
  await app.db.updateTable('app_settings').set({ data }).execute();
  const { body } = await app.get(url);
  expect(JSON.stringify(body)).not.toContain('sk_live_1');
  expect(body).toMatchObject({ name: 'Medina' });
});

test('the ways to sign in are those that are set up, or played offline in the demo world', async () => {
  const told = async (env: Record<string, string>) => {
    await using app = await buildTestApp({ env });
    const { body } = await app.get(url);
    const { body: doors } = await app.get('/api/auth/social');
    expect(doors.items.map(({ provider }: { provider: string }) => provider)).toEqual(body.signInProviders);
    return body.signInProviders;
  };
  expect(await told({})).toEqual(['google', 'apple']);
  expect(await told({ NODE_ENV: 'production' })).toEqual([]);
  expect(await told({ NODE_ENV: 'production', SOUK_GOOGLE_CLIENT_ID: 'market.example' })).toEqual(['google']);
  expect(await told({ SOUK_DEV_SIGN_IN: '0', SOUK_APPLE_CLIENT_ID: 'example.market' })).toEqual(['apple']);
});

test('passkeys are offered at the market’s own name alone, and nowhere when browsers would make none there', {
  tags: 'whole',
}, async () => {
  const told = async (SOUK_URL: string) => {
    await using app = await buildTestApp({ env: { SOUK_URL } });
    return (await app.get(url)).body.passkeyOrigin;
  };
  expect(await told('https://market.example/')).toBe('https://market.example');
  expect(await told('http://localhost:4000')).toBe('http://localhost:4000');
  expect(await told('http://market.example')).toBeNull();
  expect(await told('http://127.0.0.1:4000')).toBeNull();
  expect(await told('https://192.168.1.20')).toBeNull();
  expect(await told('http://[::1]:4000')).toBeNull();
});

test('demo logins are told in the demo world only', { tags: 'whole' }, async () => {
  await using demo = await buildTestApp();
  expect((await demo.get(url)).body).toMatchObject({ demo: true, demoLogins });
  const elsewhere: Array<Record<string, string>> = [
    { SOUK_DEMO: '0' },
    { NODE_ENV: 'production' },
    { DATABASE_URL: 'postgres://a@b/c' },
  ];
  for (const env of elsewhere) {
    await using app = await buildTestApp({ env });
    expect((await app.get(url)).body).toMatchObject({ demo: false, demoLogins: [] });
  }
});
