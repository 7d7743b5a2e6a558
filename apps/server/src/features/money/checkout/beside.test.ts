import type { VariantId } from '@souk/shared/ids.ts';
import { mostBoughtNow } from '@souk/shared/money/checkout/rules.ts';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { newKey } from '../../../testing/cards.fixture.ts';
import { offer } from '../../../testing/offers.fixture.ts';
import {
  buildCard,
  inCart,
  key,
  openCheckout,
  payFor,
  stockOf,
  variantOf,
  vaseAndBuyer,
} from '../../../testing/paying.fixture.ts';
import { openPayingMarket } from '../../../testing/paying-market.fixture.ts';
import { openBoxOffice } from '../../../testing/tickets.fixture.ts';
import { creditOf, giveCredit } from '../../../testing/wallets.fixture.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { buildProduct } from '../../market/catalog/product.builder.ts';
import { buildCoupon } from '../coupons/coupon.builder.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const now = (variantId: VariantId, quantity = 1) => ({ from: 'product', variantId, quantity }) as const;

test('what is bought now and the cart are held beside each other, and both are paid', async () => {
  await using market = await openPayingMarket();
  const { app, maya, buyer, product, variantId, cardId } = market;
  await inCart(app, maya, product, 2);
  const { body: cart } = await openCheckout(buyer);
  const { body: vase } = await openCheckout(buyer, now(variantId));
  expect((await buyer.get(`/api/checkouts/${cart._id}`)).body.state).toBe('open');
  expect(await stockOf(app.db, variantId)).toBe(2);
  // Of the five one is not there for the cart.
  expect((await buyer.get('/api/cart')).body.shops[0].lines[0]).toMatchObject({
    available: 4,
    trouble: null,
  });
  expect((await payFor(buyer, vase, cardId)).body.state).toBe('paid');
  expect((await openCheckout(buyer)).body._id).toBe(cart._id);
  const paid = await payFor(buyer, cart, cardId);
  expect(paid.body).toMatchObject({ state: 'paid', shops: [{ lines: [{ quantity: 2 }] }] });
  expect(await stockOf(app.db, variantId)).toBe(2);
});

test('the same thing again, and the cart again, take the place of the one before and of no other', async () => {
  await using app = await buildTestApp();
  const { maya, buyer, product, variantId } = await vaseAndBuyer(app);
  await inCart(app, maya, product);
  const stateOf = async ({ _id }: { _id: string }) => (await buyer.get(`/api/checkouts/${_id}`)).body.state;
  const { body: cart } = await openCheckout(buyer);
  const { body: one } = await openCheckout(buyer, now(variantId));
  expect((await openCheckout(buyer, now(variantId))).body._id).toBe(one._id);
  const { body: three } = await openCheckout(buyer, now(variantId, 3));
  expect([await stateOf(cart), await stateOf(one), await stateOf(three)]).toEqual(['open', 'left', 'open']);
  expect(await stockOf(app.db, variantId)).toBe(1);
  await buyer.patch(`/api/cart/lines/${variantId}`, { quantity: 2 });
  const { body: fuller } = await openCheckout(buyer);
  expect([await stateOf(cart), await stateOf(three), await stateOf(fuller)]).toEqual([
    'left',
    'open',
    'open',
  ]);
  expect(await stockOf(app.db, variantId)).toBe(0);
  await buyer.post(`/api/checkouts/${three._id}/leave`, undefined, key());
  expect(await stockOf(app.db, variantId)).toBe(3);
});

test('nobody holds more than a few things beside their cart: what was begun first goes back on the shelf', async () => {
  await using app = await buildTestApp();
  const { maya, buyer, product } = await vaseAndBuyer(app);
  await inCart(app, maya, product);
  const { body: cart } = await openCheckout(buyer);
  const begun: Array<{ id: string; variantId: VariantId }> = [];
  for (let i = 0; i <= mostBoughtNow; i += 1) {
    app.clock.forward(1_000);
    const mug = await buildProduct(app.db, { title: `Mug ${i}`, available: 2 });
    const variantId = await variantOf(app.db, mug);
    const { body } = await openCheckout(buyer, now(variantId, 2));
    begun.push({ id: body._id, variantId });
  }
  const found = [];
  for (const { id, variantId } of begun) {
    const { body } = await buyer.get(`/api/checkouts/${id}`);
    found.push([body.state, await stockOf(app.db, variantId)]);
  }
  expect(found).toEqual([['left', 2], ...Array(mostBoughtNow).fill(['open', 0])]);
  expect((await buyer.get(`/api/checkouts/${cart._id}`)).body.state).toBe('open');
});

test('what is being paid is given up for nothing, and leads back to itself alone', async () => {
  await using market = await openPayingMarket();
  const { app, stripe, maya, buyer, product, variantId } = market;
  const asked = await buildCard(app.db, stripe, maya.id, 'pm_card_authenticationRequired');
  const atBank = [];
  for (let i = 0; i < mostBoughtNow; i += 1) {
    app.clock.forward(1_000);
    const mug = await variantOf(
      app.db,
      await buildProduct(app.db, { shop_id: product.shop_id, title: `Mug ${i}` }),
    );
    const { body: opened } = await openCheckout(buyer, now(mug));
    expect((await payFor(buyer, opened, asked)).body.state).toBe('paying');
    atBank.push({ id: opened._id, variantId: mug });
  }
  const refused = await openCheckout(buyer, now(variantId));
  expect(refused.body).toMatchObject({
    error: { code: 'payment_running', details: { checkoutId: atBank[0]?.id } },
  });
  const last = atBank.at(-1);
  const again = await openCheckout(buyer, now(last?.variantId as VariantId));
  expect(again.body).toMatchObject({ error: { code: 'payment_running', details: { checkoutId: last?.id } } });
  await inCart(app, maya, product);
  expect((await openCheckout(buyer)).status).toBe(201);
});

test('who holds the last piece by another checkout is told so, and not that it is sold out', async () => {
  await using app = await buildTestApp();
  const { maya, buyer, product, variantId } = await vaseAndBuyer(app, { available: 1 });
  await inCart(app, maya, product);
  const { body: vase } = await openCheckout(buyer, now(variantId));
  const holdsOf = async (who: typeof buyer) =>
    (await who.get(`/api/products/${product.id}/holds/mine`)).body.holds;
  expect(await holdsOf(buyer)).toEqual([{ variantId, checkoutId: vase._id, until: vase.expiresAt }]);
  expect(await holdsOf(app.as(await buildUser(app.db)))).toEqual([]);
  expect((await buyer.get('/api/cart')).body.shops[0].lines).toMatchObject([
    { trouble: 'elsewhere', heldBy: vase._id, available: 0 },
  ]);
  const heldBy = { error: { code: 'held_elsewhere', details: { checkoutId: vase._id } } };
  expect((await openCheckout(buyer)).body).toMatchObject(heldBy);
  await buyer.post(`/api/checkouts/${vase._id}/leave`, undefined, key());
  expect(await holdsOf(buyer)).toEqual([]);
  const { body: cart } = await openCheckout(buyer);
  expect(await holdsOf(buyer)).toMatchObject([{ checkoutId: cart._id }]);
  expect((await openCheckout(buyer, now(variantId))).body).toMatchObject({
    error: { code: 'held_elsewhere', details: { checkoutId: cart._id } },
  });
});

test('a coupon for one use and the same credit in two checkouts: the second is told before it is paid', async () => {
  await using market = await openPayingMarket();
  const { app, maya, buyer, product, variantId, cardId } = market;
  await buildCoupon(app.db, { uses_per_person: 1 });
  await giveCredit(app.db, maya, 2_000);
  await inCart(app, maya, product);
  const opened = [];
  for (const what of [{ from: 'cart' } as const, now(variantId)]) {
    const { body } = await openCheckout(buyer, what);
    opened.push((await buyer.patch(`/api/checkouts/${body._id}`, { coupon: 'WELCOME-10' })).body);
  }
  const [cart, vase] = opened;
  // 64 and 6.50 to send it, less 10 % of the things and 20 of credit.
  for (const one of [cart, vase]) expect(one).toMatchObject({ summary: [{ total: usd(4_410) }] });
  expect((await payFor(buyer, cart, cardId)).body.state).toBe('paid');
  const second = await payFor(buyer, vase, cardId);
  expect(second.body.error).toMatchObject({
    code: 'checkout_changed',
    details: { checkout: { coupon: { refusal: 'used-by-you' }, summary: [{ total: usd(7_050) }] } },
  });
  const charged = await app.db.selectFrom('payments').select('amount').execute();
  expect(charged).toEqual([{ amount: 4_410 }]);
});

test('of two that are paid at once, one has the credit, the coupon and the price agreed on', {
  timeout: 60_000,
}, async () => {
  await using market = await openPayingMarket();
  const { app, maya, buyer, seller, product, variantId, cardId } = market;
  await app.db.updateTable('products').set({ accepts_offers: true }).where('id', '=', product.id).execute();
  for (let round = 0; round < 4; round += 1) {
    await app.db.updateTable('product_variants').set({ available: 5 }).where('id', '=', variantId).execute();
    // Once with nothing else that could be refused to the second.
    const isOnlyAgreed = round % 2 === 1;
    const { id } = await buildCoupon(app.db, { code: `ONCE-${round}`, uses: 1 });
    if (!isOnlyAgreed) await giveCredit(app.db, maya, 1_000);
    const { body: made } = await offer(buyer, product, 5_000, { variantId });
    await seller.post(`/api/offers/${made._id}/accept`, {}, key());
    await inCart(app, maya, product);
    const opened = [];
    for (const what of [{ from: 'cart' } as const, now(variantId)]) {
      const { body } = await openCheckout(buyer, what);
      const change = isOnlyAgreed ? { notes: [] } : { coupon: `ONCE-${round}` };
      opened.push((await buyer.patch(`/api/checkouts/${body._id}`, change)).body);
    }
    const paid = await Promise.all(opened.map((one) => payFor(buyer, one, cardId)));
    expect(paid.map(({ status }) => status).sort()).toEqual([200, 409]);
    await market.finishActs();
    const uses = await app.db
      .selectFrom('coupon_uses')
      .select('checkout_id')
      .where('coupon_id', '=', id)
      .execute();
    expect([uses.length, await creditOf(app.db, maya)]).toEqual([isOnlyAgreed ? 0 : 1, 0]);
    for (const { _id } of opened) await buyer.post(`/api/checkouts/${_id}/leave`, {}, newKey());
    await app.db.deleteFrom('cart_lines').execute();
  }
  const agreed = await app.db
    .selectFrom('order_lines')
    .select('id')
    .where('offer_id', 'is not', null)
    .execute();
  expect(agreed).toHaveLength(4);
});

test('what was agreed on is not offered a second time while a bank asks about the first', async () => {
  await using market = await openPayingMarket();
  const { app, stripe, maya, buyer, seller, product, variantId } = market;
  await app.db.updateTable('products').set({ accepts_offers: true }).where('id', '=', product.id).execute();
  const { body: made } = await offer(buyer, product, 5_000, { variantId });
  await seller.post(`/api/offers/${made._id}/accept`, {}, key());
  const asked = await buildCard(app.db, stripe, maya.id, 'pm_card_authenticationRequired');
  await inCart(app, maya, product);
  const { body: cart } = await openCheckout(buyer);
  const { body: vase } = await openCheckout(buyer, now(variantId));
  for (const one of [cart, vase]) expect(one).toMatchObject({ shops: [{ lines: [{ agreed: usd(5_000) }] }] });
  expect((await payFor(buyer, cart, asked)).body).toMatchObject({
    state: 'paying',
    summary: [{ total: usd(5_650) }],
  });
  const second = await payFor(buyer, vase, asked);
  expect(second.body.error).toMatchObject({
    code: 'checkout_changed',
    details: { checkout: { summary: [{ total: usd(7_050) }] } },
  });
});

test('tickets of two checkouts count together for how many one person may have', async () => {
  await using office = await openBoxOffice({ per_person: 3 });
  const { app, buyer, kindId } = office;
  await buyer.post('/api/cart/lines', { variantId: kindId, quantity: 2 }, key());
  const { body: cart } = await openCheckout(buyer);
  const { body: more } = await openCheckout(buyer, now(kindId, 2));
  expect(cart.shops[0]?.lines).toMatchObject([{ quantity: 2, trouble: null }]);
  expect(more.shops[0]?.lines).toMatchObject([{ quantity: 1, trouble: 'limit' }]);
  expect((await buyer.get(`/api/checkouts/${cart._id}`)).body.shops[0].lines).toMatchObject([
    { quantity: 2 },
  ]);
  const held = await app.db.selectFrom('stock_holds').select('quantity').execute();
  expect(held.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(3);
});

test('who ends their account leaves all that they were about to buy', async () => {
  await using app = await buildTestApp();
  const { maya, buyer, product, variantId } = await vaseAndBuyer(app);
  await inCart(app, maya, product);
  await openCheckout(buyer);
  await openCheckout(buyer, now(variantId));
  const { checkoutsPart } = await import('./checkouts.personal.ts');
  await app.db
    .transaction()
    .execute((tx) => checkoutsPart.forget?.(tx, maya.id, app.clock.now()) as Promise<void>);
  expect(await stockOf(app.db, variantId)).toBe(5);
});
