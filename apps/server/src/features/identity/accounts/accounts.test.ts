import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { buildShop } from '../../market/shops/shop.builder.ts';
import { buildUser } from './user.builder.ts';

test('of another user only the public part is seen, of oneself everything', async () => {
  await using app = await buildTestApp();
  const seller = await buildUser(app.db, { name: 'Ana Halden', city: 'Porto' });
  const shop = await buildShop(app.db, { owner_id: seller.id });
  const others = await app.as(await buildUser(app.db)).get(`/api/users/${seller.id}`);
  expect(others.body).toMatchObject({ name: 'Ana Halden', city: 'Porto', shopId: { _id: shop.id } });
  for (const secret of ['email', 'role', 'muted', 'defaultpaymentmethod', 'emailVerified']) {
    expect(others.body).not.toHaveProperty(secret);
  }
  const own = await app.as(seller).get(`/api/users/${seller.id}`);
  expect(own.body).toMatchObject({ email: seller.email, role: 'member', muted: false });
});

test('a user who never was, or is suspended, is not found', async () => {
  await using app = await buildTestApp();
  const gone = await buildUser(app.db, { suspended_at: new Date() });
  const wanted = [
    `/api/users/${gone.id}`,
    '/api/users/01900000-0000-7000-8000-000000000000',
    '/api/users/nobody',
  ];
  for (const url of wanted) expect((await app.get(url)).status).toBe(404);
});
