import { tried } from '@souk/live/testing/tried.ts';
import { expect, test } from 'vitest';
import { operatorSets } from '../../testing/arranged.fixture.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { startSandbox } from '../../testing/sandbox.ts';
import { noProvider, stripeProvider } from './index.ts';

const policyOf = ({ headers }: { headers: Record<string, unknown> }) =>
  String(headers['content-security-policy']).split('; ');

test('a browser is told where cards go, and may send them there and nowhere else', async () => {
  await using sandbox = await startSandbox();
  await using app = await buildTestApp({ sandbox });
  const { body } = await app.get('/api/admin/app/settings');
  expect(body.payments).toEqual({
    provider: 'sandbox',
    publishableKey: sandbox.keys.publishableKey,
    cardOrigin: sandbox.url,
  });
  expect(JSON.stringify(body)).not.toContain('sk_');
  expect(JSON.stringify(body)).not.toContain('whsec_');
  const policy = policyOf(await app.get('/somewhere'));
  expect(policy).toContain(`connect-src 'self' ${sandbox.url}`);
  expect(policy).toContain("script-src 'self'");
});

test('with Stripe its script and its frames are let in, and without anyone nothing is', async () => {
  const keys = { secretKey: 'sk_test_a', publishableKey: 'pk_test_a', webhookSecret: 'whsec_a' };
  await using stripe = await buildTestApp({ payments: stripeProvider({ ...keys, kind: 'stripe' }) });
  const policy = policyOf(await stripe.get('/somewhere'));
  expect(policy).toContain("script-src 'self' https://js.stripe.com");
  expect(policy).toContain("connect-src 'self' https://api.stripe.com");
  expect(policy.find((line) => line.startsWith('frame-src'))).toContain('https://hooks.stripe.com');
  await using nobody = await buildTestApp();
  expect(policyOf(await nobody.get('/somewhere')).join()).not.toContain('stripe');
  await expect(noProvider.client()).rejects.toMatchObject({ code: 'payments_unavailable', status: 503 });
});

test('what each of two endpoints tells is believed, and nothing that neither signed', async () => {
  const keys = { secretKey: 'sk_test_a', publishableKey: 'pk_test_a', webhookSecret: 'whsec_a, whsec_b' };
  const provider = stripeProvider({ ...keys, kind: 'stripe' });
  const { webhooks } = await provider.client();
  const payload = JSON.stringify({ id: 'evt_1', object: 'event' });
  const read = (secret: string) =>
    provider.readEvent(payload, webhooks.generateTestHeaderString({ payload, secret }));
  expect([await read('whsec_a'), await read('whsec_b')]).toMatchObject([{ id: 'evt_1' }, { id: 'evt_1' }]);
  await expect(read('whsec_c')).rejects.toMatchObject({ code: 'bad_signature' });
  await expect(read('whsec_a, whsec_b')).rejects.toMatchObject({ code: 'bad_signature' });
});

test('a market whose payment provider is away is ready, and says so', async () => {
  await using sandbox = await startSandbox();
  await using app = await buildTestApp({ sandbox });
  expect((await app.get('/readyz')).body.components).toMatchObject({ payments: 'ok' });
  sandbox.faults.add({ do: 'lose-before' });
  app.clock.forward(60_000);
  const { status, body } = await app.get('/readyz');
  expect([status, body.status, body.components.payments]).toEqual([200, 'ok', 'delayed']);
  tried('services down', 1, 'payments');
});

test('a market in production that takes no cards says that nobody pays, until shops may be paid themselves', async () => {
  await using app = await buildTestApp({ env: { NODE_ENV: 'production' } });
  const { status, body } = await app.get('/readyz');
  expect([status, body.components.payments]).toEqual([200, 'none']);
  await operatorSets(app.db, { arranged: { ways: ['transfer'], days: 5 } });
  app.clock.forward(60_000);
  expect((await app.get('/readyz')).body.components.payments).toBe('ok');
});
