import type { CheckoutId } from '@souk/shared/ids.ts';
import type { Checkout } from '@souk/shared/money/checkout/schema.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { operatorSets } from '../../../testing/arranged.fixture.ts';
import {
  booksOf,
  buildCard,
  inCart,
  key,
  openCheckout,
  payFor,
  shopThatSends,
} from '../../../testing/paying.fixture.ts';
import { openPayingMarket } from '../../../testing/paying-market.fixture.ts';
import { giveCredit } from '../../../testing/wallets.fixture.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { buildProduct } from '../../market/catalog/product.builder.ts';
import { buildShop } from '../../market/shops/shop.builder.ts';
import { buildCoupon } from '../coupons/coupon.builder.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });

test('a buyer pays with a coupon and tax on top: the sums add up, the order keeps both, and the shop bears its part', async () => {
  await using market = await openPayingMarket();
  const { app, maya, buyer, product, shop, cardId } = market;
  const admin = app.as(await buildUser(app.db, { role: 'admin' }));
  const tax = {
    name: 'Sales tax',
    included: false,
    onShipping: false,
    rates: [{ basisPoints: 1_000 }],
    version: null,
  };
  expect((await admin.put('/api/admin/taxes/US', tax)).status).toBe(200);
  await buildCoupon(app.db, { shop_id: shop.id, code: 'TEN', uses_per_person: 1 });
  await inCart(app, maya, product);
  const { body: opened } = await openCheckout(buyer);
  const { body } = await buyer.patch(`/api/checkouts/${opened._id}`, { coupon: 'ten' });
  expect(body.coupon).toEqual({
    ...{ code: 'TEN', refusal: null, shop: 'Halden & Moor' },
    worth: { kind: 'percentage', basisPoints: 1_000 },
  });
  expect(body.summary).toMatchObject([
    {
      lines: [
        { kind: 'items', amount: usd(6_400) },
        { kind: 'discount', amount: usd(-640), name: 'TEN' },
        { kind: 'shipping', amount: usd(650) },
        { kind: 'tax', amount: usd(576) },
      ],
      total: usd(6_986),
    },
  ]);
  // Who saw it without the coupon has not seen what they would pay.
  expect((await payFor(buyer, opened, cardId)).body.error.code).toBe('checkout_changed');
  const paid = await payFor(buyer, body, cardId);
  expect(paid.body).toMatchObject({ state: 'paid', payments: [{ amount: usd(6_986) }] });
  const order = await app.db.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
  expect(order).toMatchObject({
    ...{ discount: 640, tax: 576, tax_included: false, coupon_code: 'TEN' },
    tax_found: { country: 'US', name: 'Sales tax', parts: [{ basisPoints: 1_000, net: 5_760, tax: 576 }] },
  });
  expect(await booksOf(app.db, shop.id)).toEqual({ 'shop-pending': order.net });
  // The same again.
  await inCart(app, maya, product);
  const again = (await openCheckout(buyer)).body;
  const refused = await buyer.patch(`/api/checkouts/${again._id}`, { coupon: 'TEN' });
  expect([refused.status, refused.body.error]).toMatchObject([
    409,
    {
      code: 'coupon_refused',
      message: 'You’ve already used this coupon.',
      details: { reason: 'used-by-you' },
    },
  ]);
  expect((await buyer.get(`/api/checkouts/${again._id}`)).body).toMatchObject({ coupon: null });
});

test('what is left to pay after a coupon may be too little for a card: that is said before, and a wallet pays it', async () => {
  await using market = await openPayingMarket();
  const { app, maya, buyer, product, shop, cardId } = market;
  await app.db.updateTable('shipping_methods').set({ amount: 0 }).execute();
  await buildCoupon(app.db, { shop_id: shop.id, code: 'NEARLY', basis_points: 9_950 });
  await inCart(app, maya, product);
  const { body: opened } = await openCheckout(buyer);
  expect(opened.troubles).toEqual([]);
  const at = `/api/checkouts/${opened._id}`;
  const { body: shown } = await buyer.patch(at, { coupon: 'NEARLY' });
  expect(shown).toMatchObject({ troubles: ['total-too-small'], summary: [{ total: usd(32) }] });
  const refused = await payFor(buyer, shown, cardId);
  expect([refused.status, refused.body.error]).toMatchObject([
    409,
    { code: 'checkout_incomplete', details: { troubles: ['total-too-small'] } },
  ]);
  await giveCredit(app.db, maya, 500);
  const { body: covered } = await buyer.get(at);
  expect(covered).toMatchObject({ troubles: [], summary: [{ total: usd(0) }] });
  expect((await payFor(buyer, covered, null)).body.state).toBe('paid');
});

test('what is more than a card can be charged is said before, and what a wallet leaves of it is paid', async () => {
  await using market = await openPayingMarket();
  const { app, maya, buyer, product, cardId } = market;
  await app.db.updateTable('shipping_methods').set({ amount: 0 }).execute();
  await sql`update product_variants set price_amount = 100000100`.execute(app.db);
  await sql`update products set price_amount = 100000100`.execute(app.db);
  await inCart(app, maya, product);
  const { body: opened } = await openCheckout(buyer);
  expect(opened).toMatchObject({ troubles: ['total-too-large'], summary: [{ total: usd(100_000_100) }] });
  expect((await payFor(buyer, opened, cardId)).body.error).toMatchObject({
    ...{ code: 'checkout_incomplete', details: { troubles: ['total-too-large'] } },
  });
  await giveCredit(app.db, maya, 101);
  const { body: rest } = await buyer.get(`/api/checkouts/${opened._id}`);
  expect(rest).toMatchObject({ troubles: [], summary: [{ total: usd(99_999_999) }] });
  expect((await payFor(buyer, rest, cardId)).body.state).toBe('paid');
});

test('an expired, a foreign and an unknown coupon are refused with a sentence each, and nothing changes', async () => {
  await using market = await openPayingMarket();
  const { app, maya, buyer, product, shop } = market;
  await buildCoupon(app.db, { shop_id: shop.id, code: 'OLD', ends_at: new Date(0) });
  await buildCoupon(app.db, { shop_id: (await buildShop(app.db)).id, code: 'FOREIGN' });
  await inCart(app, maya, product);
  const { body: opened } = await openCheckout(buyer);
  const url = `/api/checkouts/${opened._id}`;
  const say = async (coupon: string) => (await buyer.patch(url, { coupon })).body.error.message;
  expect([await say('OLD'), await say('FOREIGN'), await say('NONE')]).toEqual([
    'This coupon has expired.',
    'This coupon is from a shop that isn’t part of your order.',
    'There’s no coupon with this code.',
  ]);
  expect((await buyer.get(url)).body).toMatchObject({ seen: opened.seen, coupon: null });
});

test('a coupon that somebody else used up meanwhile is said before it is paid without', async () => {
  await using market = await openPayingMarket();
  const { app, maya, buyer, product, shop, cardId } = market;
  const coupon = await buildCoupon(app.db, {
    shop_id: shop.id,
    code: 'LAST',
    uses: 1,
    kind: 'free-shipping',
  });
  await inCart(app, maya, product);
  const opened = (await openCheckout(buyer)).body;
  const shown: Checkout = (await buyer.patch(`/api/checkouts/${opened._id}`, { coupon: 'LAST' })).body;
  expect(shown.summary[0]?.total).toEqual(usd(6_400));
  const faster = await buildUser(app.db);
  await app.db
    .insertInto('coupon_uses')
    .values({
      ...{ checkout_id: newId<CheckoutId>(), coupon_id: coupon.id, user_id: faster.id },
      ...{ amount: 1, currency: 'USD', used_at: app.clock.now() },
    })
    .execute();
  const late = await payFor(buyer, shown, cardId);
  expect(late.body.error).toMatchObject({
    code: 'checkout_changed',
    details: { checkout: { coupon: { code: 'LAST', refusal: 'used-up' }, summary: [{ total: usd(7_050) }] } },
  });
  expect(await app.db.selectFrom('orders').select('id').execute()).toEqual([]);
  await app.db.deleteFrom('coupon_uses').execute();
  expect((await payFor(buyer, shown, cardId)).body.state).toBe('paid');
  const uses = app.db.selectFrom('coupon_uses').select(['checkout_id', 'amount', 'returned_at']);
  expect(await uses.execute()).toEqual([{ checkout_id: opened._id, amount: 650, returned_at: null }]);
});

test('a coupon that a part of a checkout was paid with stays used, whatever becomes of the rest', async () => {
  await using market = await openPayingMarket();
  const { app, maya, buyer, product, shop, stripe, cardId } = market;
  await buildCoupon(app.db, { shop_id: shop.id, code: 'ONCE', uses_per_person: 1 });
  await buildCoupon(app.db, { code: 'MARKET' });
  await operatorSets(app.db, { currencies: ['EUR'] });
  const euros = await shopThatSends(app, { name: 'Euros', currency: 'EUR' });
  await inCart(app, maya, product);
  await inCart(app, maya, await buildProduct(app.db, { shop_id: euros.id, currency: 'EUR' }));
  // Her wallet pays the one shop, and her card not the other.
  await giveCredit(app.db, maya, 10_000);
  const declined = await buildCard(app.db, stripe, maya.id, 'pm_card_chargeCustomerFail');
  const { body: opened } = await openCheckout(buyer);
  const at = `/api/checkouts/${opened._id}`;
  const { body: shown } = await buyer.patch(at, { coupon: 'ONCE', credit: true });
  expect((await payFor(buyer, shown, declined)).body.state).toBe('open');
  const uses = async () =>
    await app.db
      .selectFrom('coupon_uses')
      .innerJoin('coupons', 'id', 'coupon_id')
      .select(['code', 'coupon_uses.amount', 'coupon_uses.currency'])
      .where('returned_at', 'is', null)
      .orderBy('code')
      .execute();
  const used = { code: 'ONCE', amount: 640, currency: 'USD' };
  expect(await uses()).toEqual([used]);
  // The rest by another coupon, then by none, and then not at all.
  const { body: other } = await buyer.patch(at, { coupon: 'MARKET' });
  expect((await payFor(buyer, other, declined)).body.state).toBe('open');
  expect(await uses()).toMatchObject([{ code: 'MARKET', currency: 'EUR' }, used]);
  const { body: without } = await buyer.patch(at, { coupon: null });
  expect((await payFor(buyer, without, declined)).body.state).toBe('open');
  expect(await uses()).toEqual([used]);
  await buyer.post(`${at}/leave`, undefined, key());
  expect(await uses()).toEqual([used]);
  await inCart(app, maya, product);
  const { body: again } = await openCheckout(buyer);
  const refused = await buyer.patch(`/api/checkouts/${again._id}`, { coupon: 'ONCE' });
  expect(refused.body.error.details).toEqual({ reason: 'used-by-you' });
  expect((await payFor(buyer, again, cardId)).body.state).toBe('paid');
});

test('what a coupon of the market’s gave is kept when the rest of its checkout is paid later', async () => {
  await using market = await openPayingMarket();
  const { app, maya, buyer, product, stripe, cardId } = market;
  await buildCoupon(app.db, { code: 'MARKET' });
  await operatorSets(app.db, { currencies: ['EUR'] });
  const euros = await shopThatSends(app, { name: 'Euros', currency: 'EUR' });
  await inCart(app, maya, product);
  await inCart(app, maya, await buildProduct(app.db, { shop_id: euros.id, currency: 'EUR' }));
  await giveCredit(app.db, maya, 10_000);
  const declined = await buildCard(app.db, stripe, maya.id, 'pm_card_chargeCustomerFail');
  const { body: opened } = await openCheckout(buyer);
  const at = `/api/checkouts/${opened._id}`;
  const { body: shown } = await buyer.patch(at, { coupon: 'MARKET', credit: true });
  const { body: half } = await payFor(buyer, shown, declined);
  expect(half.state).toBe('open');
  const uses = () => app.db.selectFrom('coupon_uses').select(['amount', 'currency', 'returned_at']).execute();
  const before = await uses();
  expect(before).toMatchObject([{ returned_at: null }]);
  expect((await payFor(buyer, half, cardId)).body.state).toBe('paid');
  expect(await uses()).toEqual(before);
});

test('a coupon of a payment that failed is back once its checkout is left', async () => {
  await using market = await openPayingMarket();
  const { app, maya, buyer, product, shop, stripe } = market;
  await buildCoupon(app.db, { shop_id: shop.id, code: 'LAST', uses: 1 });
  await inCart(app, maya, product);
  const opened = (await openCheckout(buyer)).body;
  const shown = (await buyer.patch(`/api/checkouts/${opened._id}`, { coupon: 'LAST' })).body;
  const declined = await buildCard(app.db, stripe, maya.id, 'pm_card_chargeCustomerFail');
  expect((await payFor(buyer, shown, declined)).body.state).toBe('open');
  const returned = async () =>
    (await app.db.selectFrom('coupon_uses').select('returned_at').executeTakeFirstOrThrow()).returned_at !==
    null;
  expect(await returned()).toBe(false);
  await buyer.post(`/api/checkouts/${opened._id}/leave`, undefined, key());
  expect(await returned()).toBe(true);
});
