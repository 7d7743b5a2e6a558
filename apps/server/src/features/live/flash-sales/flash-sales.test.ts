import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { marketInvariants } from '../../../market-invariants.ts';
import { checkInvariants } from '../../../platform/invariants.ts';
import { openFlashSales } from '../../../testing/flash-sales.fixture.ts';
import { offer } from '../../../testing/offers.fixture.ts';
import { buildCard, buyerIn, inCart, key, openCheckout, payFor } from '../../../testing/paying.fixture.ts';
import { speaker } from '../../../testing/room-chat.fixture.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { buildProduct } from '../../market/catalog/product.builder.ts';
import { buildCartLine } from '../../money/cart/cart.builder.ts';
import { buildCoupon } from '../../money/coupons/coupon.builder.ts';
import { lookAfterFlashSales } from './index.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });

test('a viewer buys at the price of a flash sale, the room sees it go, and the order says why it was cheap', async () => {
  await using market = await openFlashSales();
  const { app, show, buyer, cardId, product } = market;
  using watcher = await speaker(app, null);
  const id = await market.open({ pieces: 3 });
  const [told] = (await watcher.read(`rooms/${show.id}/flash-sales`)) as Array<{ id: string; data: object }>;
  expect(told).toMatchObject({
    id,
    data: { state: 'running', price: usd(4_800), was: null, pieces: 3, left: 3, perPerson: 1 },
  });
  expect((await app.get(`/api/shows/${show.id}/products`)).body.pinned).toBe(product.id);
  const { body: opened } = await openCheckout(buyer, market.buying);
  expect(opened.shops[0]?.lines).toMatchObject([
    { price: usd(6_400), agreed: null, flash: { price: usd(4_800), pieces: 1 }, total: usd(4_800) },
  ]);
  await lookAfterFlashSales(app);
  await watcher.until((docs) => docs.some(({ data }) => data?.left === 2 && data.taken === 1));
  const paid = await payFor(buyer, opened, cardId);
  expect(paid.body).toMatchObject({ state: 'paid', payments: [{ amount: usd(5_450) }] });
  const { body: order } = await buyer.get(`/api/orders/${paid.body.shops[0].order._id}`);
  expect(order.lines).toMatchObject([
    {
      quantity: 1,
      price: usd(6_400),
      agreed: null,
      flash: { price: usd(4_800), pieces: 1 },
      total: usd(4_800),
    },
  ]);
  // One person had their one: the next is at its usual price, in a checkout and in the cart.
  expect((await openCheckout(buyer, market.buying)).body.shops[0]?.lines).toMatchObject([
    { flash: null, total: usd(6_400) },
  ]);
});

test('pieces held while it ran keep their price for ten minutes and no longer, and what comes after it has the usual one', async () => {
  await using market = await openFlashSales();
  const { app, buyer, cardId, owner } = market;
  const id = await market.open({ seconds: 30 });
  const { body: opened } = await openCheckout(buyer, market.buying);
  app.clock.forward(31_000);
  await Promise.all([app, app].map(lookAfterFlashSales));
  const late = app.as(await buyerIn(app, 'Late Lena'));
  expect((await openCheckout(late, market.buying)).body.shops[0]?.lines[0]?.flash).toBeNull();
  expect((await app.as(owner).post(`/api/flash-sales/${id}/end`)).body.error.code).toBe('flash_sale_over');
  // Opened once more it is the same checkout: a request that is sent again wins no price, and loses none.
  expect((await openCheckout(buyer, market.buying)).body.seen).toBe(opened.seen);
  await buyer.post(`/api/checkouts/${opened._id}/extend`, {}, key());
  app.clock.forward(10 * 60_000 - 31_000 + 1);
  const refused = await payFor(buyer, opened, cardId);
  expect(refused.body.error).toMatchObject({
    code: 'checkout_changed',
    details: { checkout: { shops: [{ lines: [{ flash: null, total: usd(6_400) }] }] } },
  });
});

test('who had the checkout open before the sale has its price by opening it again, also from the cart', async () => {
  await using market = await openFlashSales();
  const { app, maya, buyer, product } = market;
  await inCart(app, maya, product, 3);
  const before = (await openCheckout(buyer)).body;
  await market.open({ pieces: 5, perPerson: 2 });
  const { body } = await openCheckout(buyer);
  expect(body._id).toBe(before._id);
  expect(body.shops[0]?.lines).toMatchObject([
    { quantity: 3, flash: { price: usd(4_800), pieces: 2 }, total: usd(2 * 4_800 + 6_400) },
  ]);
});

test('of an offer that was accepted and the sale the better counts, never both; a coupon comes off what is left', async () => {
  await using market = await openFlashSales();
  const { app, shop, buyer, seller, product, variantId } = market;
  await app.db.updateTable('products').set({ accepts_offers: true }).where('id', '=', product.id).execute();
  const { body: made } = await offer(buyer, product, 5_000, { variantId });
  await seller.post(`/api/offers/${made._id}/accept`, {}, key());
  const flash = { flash: { price: usd(4_800) }, agreed: null };
  const id = await market.open();
  const { body } = await openCheckout(buyer, market.buying);
  expect(body.shops[0]?.lines).toMatchObject([flash]);
  await buildCoupon(app.db, { shop_id: shop.id, code: 'TEN' });
  const { body: cheaper } = await buyer.patch(`/api/checkouts/${body._id}`, { coupon: 'TEN' });
  expect(cheaper.summary).toMatchObject([{ total: usd(4_800 - 480 + 650) }]);
  await buyer.post(`/api/checkouts/${body._id}/leave`, {}, key());
  expect(await market.taken(id)).toBe(0);
  await seller.post(`/api/flash-sales/${id}/end`);
  await market.open({ cut: { kind: 'amount', amount: usd(400) }, pieces: 5 });
  expect((await openCheckout(buyer, market.buying)).body.shops[0]?.lines).toMatchObject([
    { flash: null, agreed: usd(5_000), total: usd(5_000) },
  ]);
});

test('whatever its seller makes of the usual price meanwhile, a sale goes at the price that was announced', async () => {
  await using market = await openFlashSales();
  const { app, maya, buyer, product, seller } = market;
  await inCart(app, maya, product, 1);
  const price = async (amount: number) => {
    const { body } = await seller.get(`/api/products/${product.id}/edit`);
    const { version } = body;
    expect((await seller.patch(`/api/products/${product.id}`, { version, price: usd(amount) })).status).toBe(
      200,
    );
  };
  const id = await market.open({ cut: { kind: 'percent', percent: 50 }, seconds: 300 });
  const announced = app.db.selectFrom('flash_sales').select('price_amount').where('id', '=', id);
  expect(await announced.executeTakeFirst()).toEqual({ price_amount: 3_200 });
  for (const [usual, flash] of [
    [12_800, { price: usd(3_200), pieces: 1 }],
    [4_000, { price: usd(3_200), pieces: 1 }],
    [3_000, null],
  ] as const) {
    await price(usual);
    const line = { price: usd(usual), flash, total: flash?.price ?? usd(usual) };
    expect((await buyer.get('/api/cart')).body.shops[0].lines).toMatchObject([line]);
    const { body } = await openCheckout(buyer, market.buying);
    expect(body.shops[0]?.lines).toMatchObject([line]);
    await buyer.post(`/api/checkouts/${body._id}/leave`, {}, key());
  }
});

test('a card that says no does not lose the price, and an order that is given up gives its piece back', async () => {
  await using market = await openFlashSales({ available: 1 });
  const { app, stripe, maya, buyer } = market;
  const id = await market.open({ seconds: 300 });
  const bad = await buildCard(app.db, stripe, maya.id, 'pm_card_chargeCustomerFail');
  const { body: declined } = await payFor(buyer, (await openCheckout(buyer, market.buying)).body, bad);
  expect(declined.shops[0].lines).toMatchObject([{ flash: { price: usd(4_800) } }]);
  const next = app.as(await buyerIn(app, 'Next Nico'));
  expect((await openCheckout(next, market.buying)).body).toMatchObject({ error: { code: 'nothing_to_buy' } });
  await buyer.post(`/api/checkouts/${declined._id}/leave`, {}, key());
  expect((await openCheckout(next, market.buying)).body.shops[0]?.lines).toMatchObject([
    { flash: { price: usd(4_800) } },
  ]);
  expect(await market.taken(id)).toBe(1);
});

test('what stands struck beside the price is the lowest of the month before, earlier flash sales included', async () => {
  await using market = await openFlashSales();
  const { app, product, seller } = market;
  const day = (days: number) => new Date(app.clock.now().getTime() - days * 86_400_000);
  const cost = (amount: number, days: number) =>
    app.db
      .insertInto('price_changes')
      .values({ product_id: product.id, changed_at: day(days), amount, currency: 'USD' })
      .execute();
  await app.db.deleteFrom('price_changes').where('product_id', '=', product.id).execute();
  for (const [amount, days] of [
    [4_000, 90],
    [6_000, 60],
    [6_400, 10],
  ] as const)
    await cost(amount, days);
  const was = async (id: string) =>
    (
      await app.db
        .selectFrom('flash_sales')
        .select('was_amount')
        .where('id', '=', id as never)
        .executeTakeFirstOrThrow()
    ).was_amount;
  const first = await market.open();
  expect(await was(first)).toBe(6_000);
  await seller.post(`/api/flash-sales/${first}/end`);
  const second = await market.open({ cut: { kind: 'percent', percent: 50 } });
  expect(await was(second)).toBe(4_800);
  await seller.post(`/api/flash-sales/${second}/end`);
  // No less than it has been: nothing is struck.
  expect(await was(await market.open())).toBeNull();
});

test('a host starts one at a time, of what their shop has, cheaper than it is, while the show is live', async () => {
  await using market = await openFlashSales();
  const { app, show, start, owner } = market;
  const codeOf = async (input: object, who = owner) => (await start(input, who)).body.error?.code;
  expect(await codeOf({}, await buildUser(app.db))).toBe('forbidden');
  expect(await codeOf({ pieces: 21 })).toBe('flash_sale_stock');
  expect(await codeOf({ cut: { kind: 'amount', amount: usd(6_400) } })).toBe('flash_sale_not_cheaper');
  expect(await codeOf({ cut: { kind: 'amount', amount: { amount: 1, currency: 'EUR' } } })).toBe(
    'flash_sale_not_cheaper',
  );
  expect(await codeOf({ productId: (await buildProduct(app.db, { available: 2 })).id })).toBe(
    'not_for_the_list',
  );
  expect(await codeOf({ productId: randomUUID() })).toBe('not_for_the_list');
  expect(await codeOf({ pieces: 2, perPerson: 3 })).toBe('invalid_input');
  expect(await codeOf({ seconds: 301 })).toBe('invalid_input');
  const started = await Promise.all([start(), start(), start()]);
  expect(started.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  // Its time is over: it stands in nobody's way, though no worker has closed it.
  app.clock.forward(61_000);
  expect(await codeOf({})).toBeUndefined();
  await app.as(owner).post(`/api/shows/${show.id}/end`);
  expect((await openCheckout(market.buyer, market.buying)).body.shops[0]?.lines[0]?.flash).toBeNull();
  await lookAfterFlashSales(app);
  expect(await codeOf({})).toBe('show_not_live');
  expect(await app.db.selectFrom('flash_sales').select('state').execute()).toEqual([
    { state: 'over' },
    { state: 'over' },
  ]);
});

test.each([
  [
    'no flash sale gives more pieces at its price than it has',
    `update flash_sales set pieces = 2, per_person = 1, left_told = 0, taken_told = 0`,
  ],
  [
    'nobody has more pieces at the price of a flash sale than one person may',
    `update flash_sales set per_person = 1`,
  ],
  [
    'a price of a flash sale was given while it ran',
    `update stock_holds set flash_at = flash_at + interval '1 hour'`,
  ],
  [
    'a flash sale sells what its show’s shop sells, or who led the show with its host',
    `update flash_sales set product_id = (select id from products where shop_id <> (select shop_id from shows limit 1)
      limit 1)`,
  ],
])('it is noticed when this does not hold: %s', async (rule, damage) => {
  await using market = await openFlashSales();
  const { app } = market;
  await buildProduct(app.db);
  await market.open({ pieces: 5, perPerson: 3 });
  await openCheckout(market.buyer, { ...market.buying, quantity: 3 });
  const undone = new Error('undone');
  await expect(
    app.db.transaction().execute(async (tx) => {
      await sql.raw(damage).execute(tx);
      const broken = (await checkInvariants(tx, marketInvariants)).filter(({ ok }) => !ok);
      expect(broken.map(({ name }) => name)).toContain(rule);
      throw undone;
    }),
  ).rejects.toBe(undone);
});

test('a cart shows the price of the sale as soon as it runs, for as many as one may have, and then that it is gone', async () => {
  await using market = await openFlashSales();
  const { app, maya, buyer, product, owner } = market;
  const added_at = app.clock.now();
  await buildCartLine(app.db, { user_id: maya.id, product_id: product.id, quantity: 3, added_at });
  const lineOf = async (who = buyer) => (await who.get('/api/cart')).body.shops[0].lines[0];
  expect(await lineOf()).toMatchObject({ flash: null, flashOver: null, total: usd(3 * 6_400) });
  app.clock.forward(1_000);
  const id = await market.open({ pieces: 5, perPerson: 2, seconds: 60 });
  const shown = {
    flash: {
      price: usd(4_800),
      pieces: 2,
      until: new Date(app.clock.now().getTime() + 60_000).toISOString(),
    },
    ...{ flashOver: null, price: usd(6_400), total: usd(2 * 4_800 + 6_400) },
  };
  expect(await lineOf()).toMatchObject(shown);
  expect((await buyer.get('/api/cart')).body.items).toEqual([usd(2 * 4_800 + 6_400)]);
  // Asking holds nothing; what one holds oneself is still one’s own.
  expect(await market.taken(id)).toBe(0);
  await openCheckout(buyer);
  expect(await lineOf()).toMatchObject(shown);
  // Others take what is left.
  const others = [app.as(await buyerIn(app, 'Lena')), app.as(await buyerIn(app, 'Nico'))];
  for (const other of others) await openCheckout(other, { ...market.buying, quantity: 2 });
  const late = await buyerIn(app, 'Late Lou');
  const lines = [{ variantId: market.variantId, quantity: 1 }];
  expect((await app.as(late).put('/api/cart/lines', { lines })).status).toBe(200);
  expect(await lineOf(app.as(late))).toMatchObject({ flash: null, flashOver: usd(4_800), total: usd(6_400) });
  expect((await app.as(owner).post(`/api/flash-sales/${id}/end`)).status).toBe(204);
  expect(await lineOf()).toMatchObject({ flash: null, flashOver: usd(4_800), total: usd(3 * 6_400) });
  app.clock.forward(61 * 60_000);
  expect(await lineOf()).toMatchObject({ flash: null, flashOver: null });
});

test('of an agreed price and the sale a cart shows the better, and what comes in after the sale hears nothing of it', async () => {
  await using market = await openFlashSales();
  const { app, maya, buyer, seller, product, variantId } = market;
  await app.db.updateTable('products').set({ accepts_offers: true }).where('id', '=', product.id).execute();
  const { body: made } = await offer(buyer, product, 5_000, { variantId });
  await seller.post(`/api/offers/${made._id}/accept`, {}, key());
  await inCart(app, maya, product, 1);
  const lineOf = async () => (await buyer.get('/api/cart')).body.shops[0].lines[0];
  const id = await market.open({ seconds: 30 });
  expect(await lineOf()).toMatchObject({ flash: { price: usd(4_800) }, agreed: null, total: usd(4_800) });
  expect((await seller.post(`/api/flash-sales/${id}/end`)).status).toBe(204);
  expect(await lineOf()).toMatchObject({ flash: null, agreed: { price: usd(5_000) }, total: usd(5_000) });
  await market.open({ cut: { kind: 'amount', amount: usd(400) }, seconds: 30 });
  expect(await lineOf()).toMatchObject({ flash: null, agreed: { price: usd(5_000) }, total: usd(5_000) });
  app.clock.forward(31_000);
  const after = await buyerIn(app, 'After Ada');
  const { body } = await app.as(after).put('/api/cart/lines', { lines: [{ variantId, quantity: 1 }] });
  expect(body.shops[0].lines[0]).toMatchObject({ flash: null, flashOver: null });
});
