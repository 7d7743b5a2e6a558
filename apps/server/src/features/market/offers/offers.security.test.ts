import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { mailTo } from '../../../testing/mailbox.ts';
import { offer, vaseOnOffer } from '../../../testing/offers.fixture.ts';
import { talker } from '../../../testing/talker.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { passOnDue } from '../../talk/notifications/index.ts';
import { buildProduct } from '../catalog/product.builder.ts';
import { buildShop } from '../shops/shop.builder.ts';

test('an offer is the affair of its buyer and its seller; to others it is not there', async () => {
  await using app = await buildTestApp();
  const { product, shop, buyer, seller } = await vaseOnOffer(app);
  const { body: made } = await offer(buyer, product, 7_000);
  const mallory = await buildUser(app.db);
  await buildShop(app.db, { owner_id: mallory.id });
  const stranger = app.as(mallory);
  const amount = { amount: 7_500, currency: 'USD' };
  for (const act of ['accept', 'decline', 'withdraw', 'counter']) {
    const body = act === 'counter' ? { amount } : undefined;
    expect((await stranger.post(`/api/offers/${made._id}/${act}`, body)).status, act).toBe(404);
  }
  expect((await stranger.get(`/api/shops/${shop.id}/offers`)).status).toBe(403);
  expect((await stranger.get(`/api/products/${product.id}/offers/mine`)).body.offer).toBeNull();
  expect((await buyer.post(`/api/offers/${made._id}/accept`)).body.error.code).toBe('offer_moved_on');
  expect((await buyer.post(`/api/offers/${made._id}/counter`, { amount })).body.error.code).toBe(
    'shop_required',
  );
  expect((await seller.post(`/api/offers/${made._id}/withdraw`)).body.error.code).toBe('offer_moved_on');
  expect((await seller.post(`/api/offers/${newId()}/accept`)).status).toBe(404);
});

test('what an offer may not be is refused, and the field named', async () => {
  await using app = await buildTestApp();
  const { product, buyer } = await vaseOnOffer(app);
  for (const [amount, field] of [
    [8_400, 'amount'],
    [9_000, 'amount'],
    [0, 'amount'],
    [-5, 'amount'],
    [7_000.5, 'amount'],
    [{ amount: 7_000, currency: 'EUR' }, 'amount'],
    [{ amount: 7_000, currency: 'USD', discount: 1 }, 'amount'],
    [{ amount: '7000', currency: 'USD' }, 'amount'],
  ] as const) {
    const { status, body } = await offer(buyer, product, amount);
    expect([status, body.error.code], JSON.stringify(amount)).toEqual([400, 'invalid_input']);
    expect(body.error.details[0].field).toContain(field);
  }
  const foreign = (await vaseOnOffer(app)).variant.id;
  const answer = await offer(buyer, product, 7_000, { variantId: foreign });
  expect([answer.status, answer.body.error.details[0].field]).toEqual([400, 'variantId']);
  const whole = { variantId: null, amount: { amount: 7_000, currency: 'USD' } };
  const keyless = await buyer.post(`/api/products/${product.id}/offers`, whole);
  expect(keyless.body.error.code).toBe('idempotency_key_required');
});

test('nobody offers to themselves, to someone who blocked them, or for what takes no offers', async () => {
  await using app = await buildTestApp();
  const { product, owner, ines, buyer, seller } = await vaseOnOffer(app);
  expect((await offer(seller, product, 7_000)).body.error.code).toBe('own_product');
  expect((await offer(buyer, await buildProduct(app.db), 1_000)).body.error.code).toBe('offers_closed');
  const draft = await buildProduct(app.db, { accepts_offers: true, status: 'draft' });
  expect((await offer(buyer, draft, 1_000)).status).toBe(404);
  await seller.put(`/api/users/${ines.id}/block`);
  expect((await offer(buyer, product, 7_000)).body.error.code).toBe('offers_closed');
  await seller.delete(`/api/users/${ines.id}/block`);
  await app.as(ines).put(`/api/users/${owner.id}/block`);
  expect((await offer(buyer, product, 7_000)).body.error.code).toBe('blocked_by_you');
  expect(await talker(app, owner).inbox(ines)).toBeNull();
});

test('over a block an offer that waits can only end, and the other side is not told of it', async () => {
  await using app = await buildTestApp();
  const { product, owner, ines, buyer, seller } = await vaseOnOffer(app);
  const { body: made } = await offer(buyer, product, 6_000);
  const url = `/api/offers/${made._id}`;
  const amount = { amount: 7_500, currency: 'USD' };
  const block = `/api/users/${ines.id}/block`;
  await seller.put(block);
  expect((await seller.post(`${url}/accept`)).body.error.code).toBe('blocked_by_you');
  expect((await seller.post(`${url}/counter`, { amount })).body.error.code).toBe('blocked_by_you');
  const [shown] = (await seller.get(`/api/shops/${product.shop_id}/offers`)).body.items;
  expect(shown.can).toEqual({ accept: false, counter: false, decline: true, withdraw: false });

  await seller.delete(block);
  await seller.post(`${url}/counter`, { amount });
  await seller.put(block);
  expect((await buyer.post(`${url}/accept`)).body.error.code).toBe('not_found');
  const mine = (await buyer.get(`/api/products/${product.id}/offers/mine`)).body.offer;
  expect(mine.can).toEqual({ accept: false, counter: false, decline: true, withdraw: true });
  expect((await buyer.post(`${url}/withdraw`)).body.state).toBe('withdrawn');

  await seller.delete(block);
  app.clock.forward(1_000);
  const { body: second } = await offer(buyer, product, 6_100);
  await buyer.put(`/api/users/${owner.id}/block`);
  const told = async () => {
    // Several of a kind within ten minutes wait for each other.
    app.clock.forward(10 * 60_000);
    await passOnDue(app);
    return (await mailTo(app, ines.email)).map(({ template }) => template);
  };
  const before = await told();
  expect((await seller.post(`/api/offers/${second._id}/decline`)).body.state).toBe('declined');
  expect(await told()).toEqual(before);
});

test('a seller’s lowest price cannot be felt out: five offers a day for one thing', async () => {
  await using app = await buildTestApp();
  const { product, buyer } = await vaseOnOffer(app, { lowest: 6_500 });
  const statuses = [];
  for (let n = 0; n < 7; n += 1) statuses.push((await offer(buyer, product, 100 + n)).status);
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429]);
});

test('an offer that waits is not hidden by one that is turned down at once', async () => {
  await using app = await buildTestApp();
  const { product, buyer } = await vaseOnOffer(app, { lowest: 6_500 });
  const { body: waiting } = await offer(buyer, product, 7_000);
  expect((await offer(buyer, product, 100)).body.error.code).toBe('offer_open');
  const mine = await buyer.get(`/api/products/${product.id}/offers/mine`);
  expect(mine.body.offer).toMatchObject({ _id: waiting._id, state: 'open', can: { withdraw: true } });
});

test('the same call sent twice is one offer, and one key is not good for two', async () => {
  await using app = await buildTestApp();
  const { product, buyer } = await vaseOnOffer(app);
  const key = randomUUID();
  const first = await offer(buyer, product, 7_000, { key });
  const again = await offer(buyer, product, 7_000, { key });
  expect(again.body).toEqual(first.body);
  expect(again.headers['idempotent-replayed']).toBe('true');
  expect((await offer(buyer, product, 7_100, { key })).status).toBe(422);
});
