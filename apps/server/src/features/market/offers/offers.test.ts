import { randomUUID } from 'node:crypto';
import type { Offer } from '@souk/shared/market/offers/schema.ts';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { mailTo, runWaitingJobs } from '../../../testing/mailbox.ts';
import { offer, vaseOnOffer } from '../../../testing/offers.fixture.ts';
import { inCart, openCheckout, payFor } from '../../../testing/paying.fixture.ts';
import { openPayingMarket } from '../../../testing/paying-market.fixture.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { passOnDue } from '../../talk/notifications/index.ts';
import { acceptedOffer, expiringOffers } from './index.ts';

const HOUR_MS = 3_600_000;

test('an offer is accepted, both are told, and its price holds for the buyer for a day', async () => {
  await using app = await buildTestApp();
  const { product, variant, shop, owner, ines, buyer, seller } = await vaseOnOffer(app);
  expect((await buyer.get(`/api/products/${product.id}/offers/mine`)).body).toEqual({ offer: null });
  const made = await offer(buyer, product, 7_000);
  expect([made.status, made.body]).toMatchObject([
    201,
    {
      state: 'open',
      amount: { amount: 7_000, currency: 'USD' },
      variant: { _id: variant.id, price: { amount: 8_400 } },
      expiresAt: new Date(app.clock.now().getTime() + 48 * HOUR_MS).toISOString(),
      can: { accept: false, withdraw: true },
    },
  ]);
  const [told] = await mailTo(app, owner.email);
  expect(told?.subject).toBe('Inês Carvalho offered $70');
  expect(told?.body).toContain(`/shop/${shop.id}?tab=offers`);

  const list = (await seller.get(`/api/shops/${shop.id}/offers`)).body;
  expect(list).toMatchObject({
    waiting: 1,
    items: [{ buyer: { name: 'Inês Carvalho' }, can: { accept: true } }],
  });
  const accept = `/api/offers/${made.body._id}/accept`;
  for (const _ of [1, 2]) expect((await seller.post(accept)).body.state).toBe('accepted');
  const mails = await mailTo(app, ines.email);
  expect(mails.map(({ subject }) => subject)).toEqual(['Your offer of $70 was accepted']);
  expect((await seller.get(`/api/shops/${shop.id}/offers`)).body).toMatchObject({ waiting: 0, items: [] });
  expect((await seller.get(`/api/shops/${shop.id}/offers?of=decided`)).body.items).toHaveLength(1);

  const until = new Date(app.clock.now().getTime() + 24 * HOUR_MS);
  const agreed = () => acceptedOffer(app.db, ines.id, variant.id, app.clock.now());
  expect(await agreed()).toMatchObject({ price: { amount: 7_000, currency: 'USD' }, until });
  expect(await acceptedOffer(app.db, owner.id, variant.id, app.clock.now())).toBeNull();
  app.clock.forward(24 * HOUR_MS);
  expect(await agreed()).toBeNull();
});

test('a buyer lists what they offered for as long as it waits or its price holds, and nobody else’s', async () => {
  await using app = await buildTestApp();
  const { product, buyer, seller } = await vaseOnOffer(app);
  const mine = async (who = buyer) => {
    const { status, body } = await who.get('/api/offers/mine');
    expect(status).toBe(200);
    return body.items.map(({ state, product: { _id } }: Offer) => [state, _id]);
  };
  expect(await mine()).toEqual([]);
  const { body: first } = await offer(buyer, product, 6_000);
  expect(await mine()).toEqual([['open', product.id]]);
  expect(await mine(seller)).toEqual([]);
  expect((await seller.post(`/api/offers/${first._id}/decline`)).status).toBe(200);
  expect(await mine()).toEqual([]);
  const { body: second } = await offer(buyer, product, 7_000);
  app.clock.forward(48 * HOUR_MS);
  expect(await mine()).toEqual([]);
  const { body: third } = await offer(buyer, product, 7_500);
  expect([second.state, third.state]).toEqual(['open', 'open']);
  expect((await seller.post(`/api/offers/${third._id}/accept`)).status).toBe(200);
  expect(await mine()).toEqual([['accepted', product.id]]);
  app.clock.forward(24 * HOUR_MS);
  expect(await mine()).toEqual([]);
});

test('a seller counters, the buyer accepts, and that is the price', async () => {
  await using app = await buildTestApp();
  const { product, variant, owner, ines, buyer, seller } = await vaseOnOffer(app);
  const { body: made } = await offer(buyer, product, 6_000);
  const url = `/api/offers/${made._id}`;
  const counter = (amount: number) => seller.post(`${url}/counter`, { amount: { amount, currency: 'USD' } });
  for (const wrong of [6_000, 8_400])
    expect((await counter(wrong)).body.error.details[0].field).toBe('amount');
  expect((await counter(7_500)).body).toMatchObject({ state: 'countered', counter: { amount: 7_500 } });
  expect((await mailTo(app, ines.email)).at(-1)?.subject).toBe('The seller countered with $75');
  expect((await seller.post(`${url}/accept`)).body.error.code).toBe('offer_moved_on');

  const { body } = await buyer.post(`${url}/accept`);
  expect(body).toMatchObject({ state: 'accepted', amount: { amount: 6_000 }, counter: { amount: 7_500 } });
  // The second mail about offers within ten minutes waits for others.
  expect(await mailTo(app, owner.email)).toHaveLength(1);
  app.clock.forward(10 * 60_000);
  await passOnDue(app);
  expect((await mailTo(app, owner.email)).at(-1)?.subject).toBe(
    'Inês Carvalho accepted your counteroffer of $75',
  );
  expect(await acceptedOffer(app.db, ines.id, variant.id, app.clock.now())).toMatchObject({
    price: { amount: 7_500 },
  });
});

test('a buyer answers a counteroffer by a price between the two, and the seller has the turn again', async () => {
  await using app = await buildTestApp();
  const { product, shop, variant, ines, buyer, seller } = await vaseOnOffer(app);
  const usd = (amount: number) => ({ amount: { amount, currency: 'USD' } });
  const { body: made } = await offer(buyer, product, 6_000);
  const answer = (amount: number, key: string = randomUUID()) =>
    buyer.post(
      `/api/products/${product.id}/offers`,
      { variantId: variant.id, ...usd(amount), insteadOf: made._id },
      { 'idempotency-key': key },
    );
  expect((await answer(7_000)).body.error.code).toBe('offer_moved_on');
  await seller.post(`/api/offers/${made._id}/counter`, usd(7_500));
  expect((await buyer.get(`/api/products/${product.id}/offers/mine`)).body.offer.can.counter).toBe(true);
  for (const wrong of [6_000, 7_500])
    expect((await answer(wrong)).body.error.details[0].field).toBe('amount');
  const stranger = app.as(await buildUser(app.db));
  const theirs = { variantId: variant.id, ...usd(7_000), insteadOf: made._id };
  const stolen = await stranger.post(`/api/products/${product.id}/offers`, theirs, {
    'idempotency-key': randomUUID(),
  });
  expect(stolen.status).toBe(404);

  app.clock.forward(1_000);
  const same = randomUUID();
  const [first, again] = [await answer(7_000, same), await answer(7_000, same)];
  expect([first.status, first.body._id]).toEqual([201, again.body._id]);
  expect(first.body).toMatchObject({ state: 'open', ...usd(7_000), counter: null });
  expect((await seller.get(`/api/shops/${shop.id}/offers?of=decided`)).body.items).toMatchObject([
    { _id: made._id, state: 'declined', counter: { amount: 7_500 } },
  ]);
  expect((await buyer.post(`/api/offers/${made._id}/accept`)).body.error.code).toBe('offer_moved_on');
  expect((await seller.post(`/api/offers/${first.body._id}/accept`)).body.state).toBe('accepted');
  expect(await acceptedOffer(app.db, ines.id, variant.id, app.clock.now())).toMatchObject({
    price: { amount: 7_000 },
  });
});

test('below the seller’s lowest price an offer is turned down at once, and nobody is disturbed', async () => {
  await using app = await buildTestApp();
  const { product, owner, buyer } = await vaseOnOffer(app, { lowest: 6_500 });
  expect((await offer(buyer, product, 6_499)).body).toMatchObject({ state: 'declined', byItself: true });
  expect(await mailTo(app, owner.email)).toEqual([]);
  expect((await offer(buyer, product, 6_500)).body).toMatchObject({ state: 'open', byItself: false });
});

test('one waits at a time; it can be withdrawn, declined, or expires after two days', async () => {
  await using app = await buildTestApp();
  const { product, shop, ines, buyer, seller } = await vaseOnOffer(app);
  const first = await offer(buyer, product, 7_000);
  expect((await offer(buyer, product, 7_100)).body.error.code).toBe('offer_open');
  expect((await buyer.post(`/api/offers/${first.body._id}/withdraw`)).body.state).toBe('withdrawn');
  expect((await seller.post(`/api/offers/${first.body._id}/accept`)).body.error.code).toBe('offer_moved_on');

  app.clock.forward(1_000);
  const second = await offer(buyer, product, 7_100);
  await seller.post(`/api/offers/${second.body._id}/decline`);
  expect((await mailTo(app, ines.email)).at(-1)?.subject).toBe('Your offer of $71 was declined');

  app.clock.forward(1_000);
  const third = await offer(buyer, product, 7_200);
  app.clock.forward(48 * HOUR_MS);
  expect((await seller.post(`/api/offers/${third.body._id}/accept`)).body.error.code).toBe('offer_moved_on');
  expect((await buyer.get(`/api/products/${product.id}/offers/mine`)).body.offer.state).toBe('expired');
  expect((await seller.get(`/api/shops/${shop.id}/offers`)).body).toMatchObject({ waiting: 0, items: [] });
  await expiringOffers.run({ db: app.db, clock: app.clock, log: app.log.log }, {});
  await runWaitingJobs(app);
  expect((await mailTo(app, ines.email)).at(-1)?.subject).toBe('Your offer of $72 has expired');
  expect((await offer(buyer, product, 7_300)).status).toBe(201);
});

test('who does not want mails about offers gets none', async () => {
  await using app = await buildTestApp();
  const { product, owner, buyer, seller } = await vaseOnOffer(app);
  const changes = [{ kind: 'offer', channel: 'email', chosen: false }];
  await seller.put('/api/notification-choices', { changes });
  await offer(buyer, product, 7_000);
  expect(await mailTo(app, owner.email)).toEqual([]);
});

test('someone’s own spending limit also keeps them from offering', async () => {
  await using app = await buildTestApp();
  const { product, ines, buyer } = await vaseOnOffer(app);
  await app.db
    .insertInto('self_limits')
    .values({ user_id: ines.id, period: 'day', currency: 'USD', amount: 5_000 })
    .execute();
  expect((await offer(buyer, product, 5_001)).body.error.code).toBe('spending_limit_reached');
  expect((await offer(buyer, product, 5_000)).status).toBe(201);
  expect((await offer(app.as(await buildUser(app.db)), product, 5_001)).status).toBe(201);
});

test('what someone bought today counts towards their limit when they offer, and when they take a counteroffer', async () => {
  await using market = await openPayingMarket();
  const { app, maya, buyer, seller, product, cardId } = market;
  await app.db.updateTable('products').set({ accepts_offers: true }).where('id', '=', product.id).execute();
  const { body: open } = await offer(buyer, product, 5_000);
  const { body: countered } = await seller.post(`/api/offers/${open._id}/counter`, {
    amount: { amount: 5_500, currency: 'USD' },
  });
  expect(countered.state).toBe('countered');
  await inCart(app, maya, product);
  const paid = await payFor(buyer, (await openCheckout(buyer)).body, cardId);
  expect([paid.status, paid.body.state]).toEqual([200, 'paid']);
  const { total: spent } = await app.db.selectFrom('orders').select('total').executeTakeFirstOrThrow();
  const mayStillSpend = (amount: number) =>
    app.db
      .insertInto('self_limits')
      .values({ user_id: maya.id, period: 'day', currency: 'USD', amount: spent + amount })
      .onConflict((clash) => clash.columns(['user_id', 'period']).doUpdateSet({ amount: spent + amount }))
      .execute();
  await mayStillSpend(5_499);
  expect((await buyer.post(`/api/offers/${open._id}/accept`)).body.error.code).toBe('spending_limit_reached');
  expect((await buyer.post(`/api/offers/${open._id}/decline`)).status).toBe(200);
  expect((await offer(buyer, product, 5_500)).body.error.code).toBe('spending_limit_reached');
  expect((await offer(buyer, product, 5_499)).status).toBe(201);
});

test('nothing is agreed on that nobody can buy, and the buyer sees whether they have it in their cart', async () => {
  await using app = await buildTestApp();
  const { product, variant, buyer, seller } = await vaseOnOffer(app);
  const { body: made } = await offer(buyer, product, 7_000);
  const url = `/api/offers/${made._id}`;
  const stock = (available: number) =>
    app.db.updateTable('product_variants').set({ available }).where('id', '=', variant.id).execute();
  await stock(0);
  expect((await seller.post(`${url}/accept`)).body.error.code).toBe('not_for_sale');
  const shown = (await seller.get(`/api/shops/${product.shop_id}/offers`)).body.items[0];
  expect(shown).toMatchObject({ buyable: false, can: { accept: false, counter: false, decline: true } });
  await stock(1);
  expect((await seller.post(`${url}/accept`)).body).toMatchObject({ state: 'accepted', inCart: false });
  await buyer.put('/api/cart/lines', { lines: [{ variantId: variant.id, quantity: 1 }] });
  const mine = await buyer.get(`/api/products/${product.id}/offers/mine`);
  expect(mine.body.offer).toMatchObject({ buyable: true, inCart: true });
  expect((await seller.get(`/api/shops/${product.shop_id}/offers?of=decided`)).body.items[0].inCart).toBe(
    false,
  );
});

test('a market that has taken many offers takes the next, once Postgres keeps a plan for them', async () => {
  await using app = await buildTestApp();
  const { product } = await vaseOnOffer(app);
  for (let nth = 1; nth <= 14; nth += 1) {
    const { status } = await offer(app.as(await buildUser(app.db)), product, 6_000);
    expect(status, `offer ${nth}`).toBe(201);
  }
});
