import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RefundId, UserId } from '@souk/shared/ids.ts';
import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { hashPassword } from '../../../platform/session/password.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { codeTo } from '../../../testing/mail-reading.ts';
import { mailTo, runWaitingJobs } from '../../../testing/mailbox.ts';
import { buy, inCart, openCheckout, payFor } from '../../../testing/paying.fixture.ts';
import { openPayingMarket } from '../../../testing/paying-market.fixture.ts';
import { someoneWaits } from '../../../testing/someone-waits.ts';
import { buildLot } from '../../live/auctions/lot.builder.ts';
import { buildShow } from '../../live/shows/show.builder.ts';
import { buildProduct } from '../../market/catalog/product.builder.ts';
import { buildReview } from '../../market/reviews/review.builder.ts';
import { buildShop } from '../../market/shops/shop.builder.ts';
import { buildUser } from '../accounts/user.builder.ts';

const MINUTE = 60_000;

const address = {
  name: 'Nour Haddad',
  country: 'PT',
  street: 'Rua das Flores 12',
  city: 'Lisboa',
  region: '',
  postalCode: '1200-195',
  phone: '+351912345678',
  isDefault: true,
};

const exportOf = async (app: TestApp, id: UserId) => {
  const { status, payload, headers } = await raw(app, 'GET', id, '/export');
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'application/zip',
    'no-store',
  ]);
  return unzipSync(payload);
};

async function raw(app: TestApp, method: 'GET' | 'DELETE', id: UserId, path = '') {
  const answer = await app.app.inject({
    method,
    url: `/api/users/${id}${path}`,
    headers: { authorization: `Bearer ${await app.tokenOf(id)}` },
  });
  return { status: answer.statusCode, payload: answer.rawPayload, headers: answer.headers };
}

const jsonIn = (files: Record<string, Uint8Array>) =>
  JSON.parse(Buffer.from(files['souk.json'] ?? []).toString('utf8'));

test('someone takes along everything the market keeps of them, and nothing that opens their account', async () => {
  await using app = await buildTestApp();
  const nour = await buildUser(app.db, { name: 'Nour Haddad', password_hash: '$argon2id$secret' });
  const other = await buildUser(app.db, { name: 'Robin Vale' });
  const product = await buildProduct(app.db);
  expect((await app.as(nour).post('/api/addresses', address)).status).toBe(201);
  expect((await app.as(nour).put(`/api/favorites/product/${product.id}`)).status).toBeLessThan(300);
  expect((await app.as(nour).put(`/api/users/${other.id}/follow`)).status).toBe(204);

  const files = await exportOf(app, nour.id);
  const text = Buffer.from(files['souk.json'] ?? []).toString('utf8');
  expect(jsonIn(files)).toMatchObject({
    account: { name: 'Nour Haddad', email: nour.email },
    addresses: [{ street: 'Rua das Flores 12' }],
    favorites: [{ kind: 'product', id: product.id }],
    people: { follows: [{ handle: other.handle }] },
    devices: [{ device: 'test' }],
  });
  expect(text).not.toContain('argon2id');
  expect(text).not.toContain(await app.tokenOf(nour));
  expect(text).not.toContain(other.email);
});

test('who leaves is gone at once, and what others rely on stays without a name', async () => {
  await using app = await buildTestApp();
  const nour = await buildUser(app.db, { name: 'Nour Haddad', bio: 'Collects blue glass', city: 'Lisbon' });
  const friend = await buildUser(app.db);
  const product = await buildProduct(app.db);
  const review = await buildReview(app.db, {
    product_id: product.id,
    shop_id: product.shop_id,
    author_id: nour.id,
    rating: 5,
    body: 'Lovely glaze.',
  });
  await app.as(nour).post('/api/addresses', address);
  await app.as(nour).put(`/api/favorites/product/${product.id}`);
  await app.as(nour).put(`/api/users/${friend.id}/follow`);
  await app.as(friend).put(`/api/users/${nour.id}/follow`);

  expect((await raw(app, 'DELETE', nour.id)).status).toBe(204);

  expect((await raw(app, 'GET', nour.id, '/export')).status).toBe(401);
  expect((await app.get(`/api/users/${nour.id}`)).status).toBe(404);
  const { rows } = await sql<{ everything: string }>`
    select (select string_agg(users::text, '') from users where id = ${nour.id})
      || coalesce((select string_agg(addresses::text, '') from addresses), '')
      || coalesce((select string_agg(sessions::text, '') from sessions where user_id = ${nour.id}), '')
      as everything`.execute(app.db);
  for (const trace of ['Nour', 'Haddad', nour.email, 'blue glass', 'Lisbo', 'Flores', '912345678'])
    expect(rows[0]?.everything).not.toContain(trace);
  const reviews = (await app.get(`/api/products/${product.id}/reviews`)).body;
  expect(reviews.items).toMatchObject([{ _id: review.id, body: 'Lovely glaze.' }]);
  expect(JSON.stringify(reviews)).not.toContain('Nour');
  expect((await app.get(`/api/users/${friend.id}`)).body).toMatchObject({
    followerCount: 0,
    followingCount: 0,
  });
  const mails = await mailTo(app, nour.email);
  expect(mails.at(-1)?.template).toBe('account-deleted');
});

test('files that nobody is shown go with who sent them, and are in the export before', async () => {
  await using app = await buildTestApp();
  const nour = await buildUser(app.db);
  const sent = await app.as(nour).request({
    method: 'POST',
    url: '/api/files?purpose=import&name=shelf.csv',
    headers: { 'content-type': 'application/octet-stream' },
    payload: Buffer.from('title,price\nBlue bowl,24\n'),
  });
  expect(sent.status).toBe(201);
  const id = sent.body._id;
  expect((await app.as(nour).get(`/api/files/${id}?wait=10`)).body).toMatchObject({ state: 'ready' });

  const files = await exportOf(app, nour.id);
  expect(jsonIn(files)).toMatchObject({ files: [{ id, name: 'shelf.csv', purpose: 'import' }] });
  const name = Object.keys(files).find((path) => path.endsWith('shelf.csv'));
  expect(Buffer.from(files[name ?? ''] ?? []).toString()).toContain('Blue bowl');

  const kept = join(app.folder, 'files', 'imports', id);
  expect(existsSync(kept)).toBe(true);
  expect((await raw(app, 'DELETE', nour.id)).status).toBe(204);
  await runWaitingJobs(app);
  expect(await app.db.selectFrom('files').select('id').execute()).toEqual([]);
  expect(existsSync(kept)).toBe(false);
});

test('the e-mail of someone who left may be used for a new account', async () => {
  await using app = await buildTestApp();
  const nour = await buildUser(app.db, { email: 'nour@example.com' });
  await raw(app, 'DELETE', nour.id);
  const again = await buildUser(app.db, { email: 'nour@example.com' });
  expect(again.id).not.toBe(nour.id);
});

test('a seller who leaves closes the shop; its products leave the market', async () => {
  await using app = await buildTestApp();
  const shop = await buildShop(app.db, { name: 'Atlas & Ash' });
  const product = await buildProduct(app.db, { shop_id: shop.id, status: 'active' });
  const show = await buildShow(app.db, {
    shop_id: shop.id,
    host_id: shop.owner_id,
    state: 'scheduled',
    starts_at: new Date(),
  });
  expect((await raw(app, 'DELETE', shop.owner_id)).status).toBe(204);
  expect((await app.get(`/api/shops/${shop.id}`)).status).toBe(404);
  const after = await app.db
    .selectFrom('products')
    .select('status')
    .where('id', '=', product.id)
    .executeTakeFirst();
  expect(after?.status).toBe('archived');
  const planned = await app.db
    .selectFrom('shows')
    .select('state')
    .where('id', '=', show.id)
    .executeTakeFirst();
  expect(planned?.state).toBe('cancelled');
});

test('a host on air, a seller or leader of a running auction and the last admin stay until that is over', async () => {
  await using app = await buildTestApp();
  const refused = async (id: UserId) => {
    const { status, payload } = await raw(app, 'DELETE', id);
    expect(status).toBe(409);
    return JSON.parse(payload.toString()).error;
  };
  const admin = await buildUser(app.db, { role: 'admin' });
  expect(await refused(admin.id)).toMatchObject({ code: 'held_back', details: ['last_admin'] });

  const shop = await buildShop(app.db);
  const show = await buildShow(app.db, {
    shop_id: shop.id,
    host_id: shop.owner_id,
    state: 'live',
    starts_at: new Date(),
  });
  expect(await refused(shop.owner_id)).toMatchObject({ details: ['show_on_air'] });

  const product = await buildProduct(app.db, { shop_id: shop.id });
  const leader = await buildUser(app.db);
  const now = app.clock.now();
  await buildLot(app.db, {
    show_id: show.id,
    number: 1,
    product_id: product.id,
    state: 'running',
    starts_at: now,
    ends_at: new Date(now.getTime() + MINUTE),
    leader_id: leader.id,
    bid_count: 1,
  });
  expect(await refused(leader.id)).toMatchObject({ details: ['leading_bid'] });
  expect((await app.get(`/api/users/${leader.id}`)).status).toBe(200);
});

test('a buyer whose refund is on its way stays until it has come, as a card may refuse it', async () => {
  await using market = await openPayingMarket();
  const { app, maya, product, cardId } = market;
  await buy(app, { user: maya, cardId }, [{ product }]);
  const payment = await app.db.selectFrom('payments').select('id').executeTakeFirstOrThrow();
  const now = app.clock.now();
  const refund = { id: randomUUID() as RefundId, payment_id: payment.id, amount: 1, about: '{}' };
  await app.db
    .insertInto('refunds')
    .values({ ...refund, state: 'pending', checked_at: now, created_at: now })
    .execute();
  const { payload } = await raw(app, 'DELETE', maya.id);
  expect(JSON.parse(payload.toString()).error.details).toContain('refund_processing');
});

test('a seller who leaves while their buyer pays stays for the order', async () => {
  await using market = await openPayingMarket();
  const { app, maya, buyer, product, cardId, owner } = market;
  await inCart(app, maya, product);
  const { body: opened } = await openCheckout(buyer);
  const limit = { user_id: maya.id, period: 'day' as const, amount: 1_000_000, currency: 'USD' };
  await app.db
    .insertInto('self_limits')
    .values({ ...limit, next_amount: null, next_from: null, set_at: app.clock.now() })
    .execute();
  await app.tokenOf(owner.id);
  const [paid, left] = await app.db
    .transaction()
    .execute(async (tx) => {
      // What is asked for once the shop is held: the payment stands still in its midst.
      await tx.selectFrom('self_limits').selectAll().where('user_id', '=', maya.id).forUpdate().execute();
      const paying = payFor(buyer, opened, cardId);
      await someoneWaits(app.db);
      const leaving = raw(app, 'DELETE', owner.id);
      await someoneWaits(app.db, 2);
      return [paying, leaving] as const;
    })
    .then((both) => Promise.all(both));
  expect(paid.status).toBe(200);
  expect([left.status, JSON.parse(left.payload.toString()).error.details]).toEqual([
    409,
    expect.arrayContaining(['orders_open']),
  ]);
});

test('of the last two admins who leave at the same moment one stays', async () => {
  await using app = await buildTestApp();
  const admins = [await buildUser(app.db, { role: 'admin' }), await buildUser(app.db, { role: 'admin' })];
  const answers = await Promise.all(admins.map(({ id }) => raw(app, 'DELETE', id)));
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
});

test('leaving and taking along need a recent proof of who one is', async () => {
  await using app = await buildTestApp();
  const nour = await buildUser(app.db);
  await app.tokenOf(nour);
  app.clock.forward(15 * MINUTE);
  for (const [method, path] of [
    ['GET', '/export'],
    ['DELETE', ''],
  ] as const) {
    const { status, payload } = await raw(app, method, nour.id, path);
    expect([status, JSON.parse(payload.toString()).error.code]).toEqual([403, 'confirmation_required']);
  }
});

test('someone suspended proves who they are and takes their things along, and nothing else opens', async () => {
  await using app = await buildTestApp();
  const password_hash = await hashPassword('three goats on a roof');
  const nour = await buildUser(app.db, { name: 'Nour Haddad', password_hash });
  await app.tokenOf(nour);
  app.clock.forward(15 * MINUTE);
  const suspended_at = app.clock.now();
  await app.db.updateTable('users').set({ suspended_at }).where('id', '=', nour.id).execute();
  expect((await raw(app, 'GET', nour.id, '/export')).status).toBe(403);

  expect((await app.as(nour).post('/api/auth/confirm', { password: 'guess' })).status).toBe(401);
  expect((await app.as(nour).post('/api/auth/confirm', { password: 'three goats on a roof' })).status).toBe(
    200,
  );
  expect(jsonIn(await exportOf(app, nour.id)).account).toMatchObject({ name: 'Nour Haddad' });
  const refused = [
    await app.as(nour).delete(`/api/users/${nour.id}`),
    await app.as(nour).get('/api/addresses'),
    await app.as(nour).put(`/api/users/${nour.id}/password`, { password: 'four goats on a roof' }),
  ];
  expect(refused.map(({ body }) => body.error.code)).toEqual(['suspended', 'suspended', 'suspended']);
});

test('someone suspended who has no password proves who they are with a mailed code', async () => {
  await using app = await buildTestApp();
  const nour = await buildUser(app.db, { suspended_at: app.clock.now() });
  await app.tokenOf(nour);
  app.clock.forward(15 * MINUTE);
  expect((await app.as(nour).post('/api/auth/confirm/code')).status).toBe(202);
  const code = await codeTo(app, nour.email, 'confirm-code');
  expect((await app.as(nour).post('/api/auth/confirm', { code })).status).toBe(200);
  expect((await raw(app, 'GET', nour.id, '/export')).status).toBe(200);
});

test('nobody exports or closes the account of another', async () => {
  await using app = await buildTestApp();
  const nour = await buildUser(app.db);
  const admin = await buildUser(app.db, { role: 'admin' });
  for (const path of ['/export', '']) {
    const method = path === '' ? 'DELETE' : 'GET';
    const { status } = await app.as(admin).request({ method, url: `/api/users/${nour.id}${path}` });
    expect(status).toBe(403);
  }
});

test('the export can be taken five times a day', async () => {
  await using app = await buildTestApp();
  const nour = await buildUser(app.db);
  const statuses = [];
  for (let n = 0; n < 6; n += 1) statuses.push((await raw(app, 'GET', nour.id, '/export')).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test('a device just signed out elsewhere takes nothing along and closes nothing, though it is remembered for two seconds', async () => {
  await using app = await buildTestApp();
  const nour = await buildUser(app.db);
  expect((await app.as(nour).get('/api/addresses')).status).toBe(200);
  // As another process of the market ends it.
  await app.db.deleteFrom('sessions').where('user_id', '=', nour.id).execute();
  expect((await raw(app, 'GET', nour.id, '/export')).status).toBe(401);
  expect((await raw(app, 'DELETE', nour.id)).status).toBe(401);
  expect((await app.get(`/api/users/${nour.id}`)).status).toBe(200);
});

test('nobody keeps another from leaving by taking the handle that is left of them', async () => {
  await using app = await buildTestApp();
  const nour = await buildUser(app.db);
  const mallory = await buildUser(app.db);
  await app.as(mallory).patch(`/api/users/${mallory.id}`, { handle: `gone-${nour.id.slice(-12)}` });
  expect((await raw(app, 'DELETE', nour.id)).status).toBe(204);
});
