import { expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { sharedTestApp } from '../../../testing/shared-test-app.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { buildProduct } from '../../market/catalog/product.builder.ts';
import { buildShop } from '../../market/shops/shop.builder.ts';

const reason = 'They sent the same advert to forty people.';
const change = (app: TestApp, by: Person, whom: Person, body: object) =>
  app.as(by).patch(`/api/admin/users/${whom.id}`, body);
type Person = Awaited<ReturnType<typeof buildUser>>;

test('staff find people by words of their name, handle or e-mail, whatever is typed', async () => {
  await using app = await buildTestApp();
  const support = await buildUser(app.db, { role: 'support', name: 'Sam', created_at: new Date(0) });
  await buildUser(app.db, { name: 'Nour El Amrani', handle: 'nour', email: 'nour@100%.example' });
  await buildUser(app.db, { name: 'Omar', handle: 'omar', email: 'omar@people.example' });
  const found = async (query: string) =>
    (await app.as(support).get(`/api/admin/users?${query}`)).body.items.map(
      ({ name }: { name: string }) => name,
    );
  expect(await found('search=AMRANI')).toEqual(['Nour El Amrani']);
  expect(await found('search=omar@people')).toEqual(['Omar']);
  expect(await found('search=100%25')).toEqual(['Nour El Amrani']);
  expect(await found('search=_')).toEqual([]);
  expect(await found('sort=name')).toEqual(['Nour El Amrani', 'Omar', 'Sam']);
  expect(await found('sort=oldest&perPage=25')).toEqual(expect.arrayContaining(['Sam']));
  expect(await found('role=support')).toEqual(['Sam']);
});

test('staff pick out those who are muted, suspended, sellers or unproved', async () => {
  await using app = await buildTestApp();
  const support = await buildUser(app.db, { role: 'support' });
  const muted = await buildUser(app.db, { muted: true });
  const suspended = await buildUser(app.db, { suspended_at: new Date() });
  const seller = await buildUser(app.db);
  await buildShop(app.db, { owner_id: seller.id });
  const unproved = await buildUser(app.db, { email_verified_at: null });
  await buildUser(app.db, { deleted_at: new Date() });
  const found = async (state: string) =>
    (await app.as(support).get(`/api/admin/users?state=${state}`)).body.items.map(
      ({ _id }: { _id: string }) => _id,
    );
  expect(await found('muted')).toEqual([muted.id]);
  expect(await found('suspended')).toEqual([suspended.id]);
  expect(await found('seller')).toEqual([seller.id]);
  expect(await found('unproved')).toEqual([unproved.id]);
  expect((await app.as(support).get('/api/admin/users')).body.total).toBe(5);
});

test('an admin mutes, suspends and gives a role, and each is written down with its reason', async () => {
  await using app = await buildTestApp();
  const [admin, nour] = [await buildUser(app.db, { role: 'admin' }), await buildUser(app.db)];
  expect((await change(app, admin, nour, { muted: true, reason })).body.muted).toBe(true);
  expect((await change(app, admin, nour, { muted: true, reason })).status).toBe(200);
  expect((await change(app, admin, nour, { suspended: true, reason })).body.suspendedAt).not.toBeNull();
  await change(app, admin, nour, { muted: false, suspended: false });
  const { body } = await change(app, admin, nour, { role: 'support' });
  expect(body).toMatchObject({ muted: false, suspendedAt: null, role: 'support' });
  expect(body.history.map(({ action }: { action: string }) => action).sort()).toEqual([
    'user.muted',
    'user.role-changed',
    'user.suspended',
    'user.unmuted',
    'user.unsuspended',
  ]);
  const { body: log } = await app.as(admin).get('/api/admin/audit?action=user.suspended');
  expect(log.items).toMatchObject([
    { actor: { _id: admin.id }, subject: { _id: nour.id, name: nour.name }, details: { reason } },
  ]);
});

test('a suspension, a mute and a role hold in another process within five seconds', async () => {
  await using app = await buildTestApp();
  await using other = await buildTestApp({ beside: app });
  const [admin, nour] = [await buildUser(app.db, { role: 'admin' }), await buildUser(app.db)];
  const bearer = { authorization: `Bearer ${await app.tokenOf(nour)}` };
  const status = async (one: TestApp, url: string) => (await one.get(url, bearer)).status;
  expect(await status(other, '/api/admin/users')).toBe(403);
  await change(app, admin, nour, { role: 'support' });
  expect(await status(app, '/api/admin/users')).toBe(200);
  app.clock.forward(5_000);
  expect(await status(other, '/api/admin/users')).toBe(200);
  await change(app, admin, nour, { suspended: true, reason });
  expect(await status(app, '/api/favorites')).toBe(403);
  app.clock.forward(5_000);
  expect(await status(other, '/api/favorites')).toBe(403);
});

test('somebody who is signed out everywhere has to sign in again', async () => {
  await using app = await buildTestApp();
  const [admin, nour] = [await buildUser(app.db, { role: 'admin' }), await buildUser(app.db)];
  expect((await app.as(nour).get('/api/favorites')).status).toBe(200);
  expect((await app.as(admin).get(`/api/admin/users/${nour.id}`)).body.sessionCount).toBe(1);
  expect((await app.as(admin).delete(`/api/admin/users/${nour.id}/sessions`)).status).toBe(204);
  expect((await app.as(nour).get('/api/favorites')).status).toBe(401);
  const { body } = await app.as(admin).get(`/api/admin/users/${nour.id}`);
  expect(body).toMatchObject({ sessionCount: 0, history: [{ action: 'user.sessions-ended' }] });
});

test('a device that was not used for a month is counted no more, as it opens nothing', async () => {
  await using app = await buildTestApp();
  const nour = await buildUser(app.db);
  expect((await app.as(nour).get('/api/favorites')).status).toBe(200);
  app.clock.forward(31 * 86_400_000);
  const admin = await buildUser(app.db, { role: 'admin' });
  expect((await app.as(admin).get(`/api/admin/users/${nour.id}`)).body.sessionCount).toBe(0);
});

const tableApp = sharedTestApp();

test.each([
  ['nothing at all', {}, 'muted'],
  ['a mute without a reason', { muted: true }, 'reason'],
  ['a suspension with a word for a reason', { suspended: true, reason: 'spam' }, 'reason'],
  ['a role there is none of', { role: 'king' }, 'role'],
])('%s is refused by its field', async (_what, body, field) => {
  const app = await tableApp();
  const [admin, nour] = [await buildUser(app.db, { role: 'admin' }), await buildUser(app.db)];
  const answer = await change(app, admin, nour, body);
  expect(answer.status).toBe(400);
  expect(answer.body.error.details[0].field).toBe(field);
});

test('nobody finds the shop of someone who is suspended, until they are back; one they had closed stays closed', async () => {
  await using app = await buildTestApp();
  const admin = app.as(await buildUser(app.db, { role: 'admin' }));
  const open = await buildShop(app.db, { name: 'Kiln corner' });
  const closed = await buildShop(app.db, { status: 'closed', closed_at: new Date() });
  const product = await buildProduct(app.db, { shop_id: open.id, title: 'Loud vase' });
  const suspend = (owner: string, suspended: boolean) =>
    admin.patch(`/api/admin/users/${owner}`, { suspended, reason: 'Counterfeits.' });
  for (const owner of [open.owner_id, closed.owner_id]) {
    expect((await suspend(owner, true)).status).toBe(200);
  }
  expect((await app.get(`/api/shops/${open.id}`)).status).toBe(404);
  expect((await app.get(`/api/products/${product.id}`)).status).toBe(404);
  expect((await app.get('/api/products?q=loud+vase')).body.items).toEqual([]);
  expect((await app.get('/api/search/suggest?q=kiln')).body.items).toEqual([]);
  for (const owner of [open.owner_id, closed.owner_id]) await suspend(owner, false);
  expect((await app.get(`/api/products/${product.id}`)).status).toBe(200);
  expect((await app.get(`/api/shops/${closed.id}`)).status).toBe(404);
});
