import type { ShopId } from '@souk/shared/ids.ts';
import { expect, test } from 'vitest';
import { buildUser } from '../../features/identity/accounts/user.builder.ts';
import { buildShop } from '../../features/market/shops/shop.builder.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { describeRoutes } from '../../testing/routes.ts';
import type { Feature } from '../http/http-server.ts';

test('a market with a route that names no access rule cannot be built', async () => {
  const forgetful: Feature = async (app) => {
    app.get('/forgotten', () => 'anyone?');
  };
  await expect(describeRoutes({ extra: forgetful })).rejects.toThrow(
    /Say who may call GET \/api\/forgotten:/,
  );
});

test('a market with a route that does not say whether others read what it writes cannot be built', async () => {
  const forgetful: Feature = async (app) => {
    app.put('/forgotten', { config: { access: 'login' } }, () => 'heard?');
    app.delete('/forgotten', { config: { access: 'login' } }, () => 'gone');
  };
  await expect(describeRoutes({ extra: forgetful })).rejects.toThrow(
    /Say whether others read what is written by PUT \/api\/forgotten:/,
  );
});

const guarded: Feature = async (app) => {
  const ok = () => ({ ok: true });
  app.get('/t/support', { config: { access: 'support' } }, ok);
  app.get('/t/admin', { config: { access: 'admin' } }, ok);
  app.get('/t/shop', { config: { access: 'shop' } }, ok);
  app.get('/t/shops/:shopId', { config: { access: { shopOf: 'shopId' } } }, ok);
  app.get('/t/users/:userId', { config: { access: { userOf: 'userId' } } }, ok);
  app.post('/t/chat', { config: { access: 'login', speaks: true } }, ok);
  app.post('/t/actor', { config: { access: 'login', speaks: false } }, (request) => request.actor);
};

test('a seller manages their own shop, not that of another', async () => {
  await using app = await buildTestApp({ extra: guarded });
  const seller = await buildUser(app.db);
  const own = await buildShop(app.db, { owner_id: seller.id });
  const other = await buildShop(app.db);
  expect(await app.as(seller).get(`/api/t/shops/${own.id}`)).toMatchObject({ status: 200 });
  expect(await app.as(seller).get(`/api/t/shops/${other.id}`)).toMatchObject({ status: 403 });
  expect(await app.as(seller).get('/api/t/shop')).toMatchObject({ status: 200 });
});

test('a buyer without a shop is told that one is needed', async () => {
  await using app = await buildTestApp({ extra: guarded });
  const { status, body } = await app.as(await buildUser(app.db)).get(`/api/t/shops/${'0' as ShopId}`);
  expect([status, body.error.code]).toEqual([403, 'shop_required']);
});

test('one reaches what is one’s own, and support what is support’s', async () => {
  await using app = await buildTestApp({ extra: guarded });
  const nour = await buildUser(app.db);
  const support = await buildUser(app.db, { role: 'support' });
  const admin = await buildUser(app.db, { role: 'admin' });
  expect((await app.as(nour).get(`/api/t/users/${nour.id}`)).status).toBe(200);
  expect((await app.as(nour).get(`/api/t/users/${admin.id}`)).status).toBe(403);
  expect((await app.as(support).get('/api/t/support')).status).toBe(200);
  expect((await app.as(support).get('/api/t/admin')).status).toBe(403);
  expect((await app.as(admin).get('/api/t/admin')).status).toBe(200);
});

test('a muted user reads on but does not write where others read', async () => {
  await using app = await buildTestApp({ extra: guarded });
  const loud = await buildUser(app.db, { muted: true });
  const { status, body } = await app.as(loud).post('/api/t/chat', {});
  expect([status, body.error.code]).toEqual([403, 'muted']);
});

test('nobody becomes someone else by saying so in the body, the query or a header', async () => {
  await using app = await buildTestApp({ extra: guarded });
  const mallory = await buildUser(app.db);
  const admin = await buildUser(app.db, { role: 'admin' });
  const lie = { userId: admin.id, role: 'admin', actor: { kind: 'user', userId: admin.id, role: 'admin' } };
  const { body } = await app
    .as(mallory)
    .post(`/api/t/actor?userId=${admin.id}&role=admin`, lie, { 'x-user-id': admin.id });
  expect(body).toMatchObject({ userId: mallory.id, role: 'member' });
});

test('HEAD is guarded as GET is', async () => {
  await using app = await buildTestApp({ extra: guarded });
  const { status } = await app.request({ method: 'HEAD', url: '/api/t/admin' });
  expect(status).toBe(401);
});
