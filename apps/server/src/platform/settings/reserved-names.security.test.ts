import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { buildUser } from '../../features/identity/accounts/user.builder.ts';
import { buildShop } from '../../features/market/shops/shop.builder.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';

const shop = (name: string) => ({ name, city: 'Lisbon', country: 'PT' });
const signUp = (app: TestApp, name: string) =>
  app.post('/api/auth/signup', {
    email: `${name.length}@people.example`,
    password: 'three goats on a roof',
    name,
  });

test('nobody signs up, renames themselves or opens a shop as the market’s own staff', async () => {
  await using app = await buildTestApp();
  const nour = await buildUser(app.db);
  for (const name of ['Souk Support', 'Аdmin', 'Soporte técnico', 'Équipe Souk', 'الدعم الفني']) {
    const refused = [
      await signUp(app, name),
      await app.as(nour).patch(`/api/users/${nour.id}`, { name }),
      await app.as(nour).post('/api/shops', shop(name)),
    ];
    expect(refused.map(({ status, body }) => [status, body.error?.details?.[0]?.field])).toEqual(
      Array(3).fill([400, 'name']),
    );
    const { body } = await app.as(nour).get(`/api/shops/availability?name=${encodeURIComponent(name)}`);
    expect(body.name).toBe('refused');
  }
  expect((await signUp(app, 'Nour Haddad')).status).toBe(201);
  const seller = await buildUser(app.db);
  const own = await buildShop(app.db, { owner_id: seller.id });
  const change = (name: string) =>
    app.as(seller).patch(`/api/shops/${own.id}`, { name, version: own.version });
  expect((await change('Souk Safety')).status).toBe(400);
  expect((await change('Halden & Moor')).status).toBe(200);
});

test('the name that the operator gave the market is kept too', async () => {
  await using app = await buildTestApp();
  await sql`update app_settings set data = ${JSON.stringify({ name: 'Halden Hall' })}::jsonb`.execute(app.db);
  expect((await signUp(app, 'Halden Hall Help')).status).toBe(400);
  expect((await signUp(app, 'Souk Safety First')).status).toBe(201);
});

test('staff may be called what they are, and who is called so already stays', async () => {
  await using app = await buildTestApp();
  const support = await buildUser(app.db, { role: 'support' });
  const old = await buildUser(app.db, { name: 'Souk Support' });
  const rename = (user: typeof old, name: string) =>
    app.as(user).patch(`/api/users/${user.id}`, { name, bio: 'Here since the first day.' });
  expect((await rename(support, 'Souk Support')).status).toBe(200);
  expect((await rename(old, 'Souk Support')).status).toBe(200);
  expect((await rename(old, 'Souk Helpdesk')).status).toBe(400);
});
