import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { buildShop } from './shop.builder.ts';

test('nobody changes, closes or reopens the shop of another', async () => {
  await using app = await buildTestApp();
  const shop = await buildShop(app.db);
  const rival = app.as((await buildShop(app.db)).owner_id);
  const admin = app.as(await buildUser(app.db, { role: 'admin' }));
  const url = `/api/shops/${shop.id}`;
  for (const [caller, code] of [
    [rival, 'forbidden'],
    [admin, 'shop_required'],
  ] as const) {
    expect((await caller.patch(url, { name: 'Mine now', version: 1 })).body.error.code).toBe(code);
    expect((await caller.post(`${url}/close`)).body.error.code).toBe(code);
    expect((await caller.post(`${url}/reopen`)).body.error.code).toBe(code);
  }
  expect((await app.get(url)).body).toMatchObject({ name: shop.name, version: 1 });
});

test('what belongs to the market cannot be set by an owner', async () => {
  await using app = await buildTestApp();
  const shop = await buildShop(app.db);
  const owner = app.as(shop.owner_id);
  for (const lie of [
    { verified: true },
    { verified_at: '2020-01-01' },
    { status: 'open' },
    { owner_id: shop.owner_id },
    { currency: 'EUR' },
    { followerCount: 9 },
  ]) {
    expect((await owner.patch(`/api/shops/${shop.id}`, { ...lie, version: 1 })).status).toBe(400);
  }
});

test('a suspended shop is neither changed nor closed nor opened by its owner', async () => {
  await using app = await buildTestApp();
  const shop = await buildShop(app.db, { status: 'suspended' });
  const owner = app.as(shop.owner_id);
  const url = `/api/shops/${shop.id}`;
  const answers = [
    await owner.patch(url, { story: 'All is well.', version: 1 }),
    await owner.post(`${url}/close`),
    await owner.post(`${url}/reopen`),
  ];
  expect(answers.map(({ status, body }) => [status, body.error.code])).toEqual(
    Array(3).fill([403, 'shop_suspended']),
  );
  expect((await owner.get(url)).body).toMatchObject({ status: 'suspended', can: { edit: false } });
});

test('closing a shop asks for a proof of who one is once the last one is old', async () => {
  await using app = await buildTestApp();
  const shop = await buildShop(app.db);
  const owner = app.as(shop.owner_id);
  await owner.get('/api/favorites');
  app.clock.forward(16 * 60_000);
  const { status, body } = await owner.post(`/api/shops/${shop.id}/close`);
  expect([status, body.error.code]).toEqual([403, 'confirmation_required']);
});

test('a muted person opens no shop and writes nothing on theirs', async () => {
  await using app = await buildTestApp();
  const loud = await buildUser(app.db, { muted: true });
  const opening = { name: 'Loud shop', city: 'Porto', country: 'PT' };
  expect((await app.as(loud).post('/api/shops', opening)).body.error.code).toBe('muted');
  const shop = await buildShop(app.db, { owner_id: loud.id });
  const change = { story: 'LOUD', version: 1 };
  expect((await app.as(loud).patch(`/api/shops/${shop.id}`, change)).body.error.code).toBe('muted');
});

test('script in the words of a shop stays words', async () => {
  await using app = await buildTestApp();
  const shop = await buildShop(app.db);
  const payload = '<script>alert(1)</script><img src=x onerror=alert(1)>';
  const { body } = await app
    .as(shop.owner_id)
    .patch(`/api/shops/${shop.id}`, { story: payload, policies: payload, version: 1 });
  expect([body.story, body.policies]).toEqual([payload, payload]);
});
