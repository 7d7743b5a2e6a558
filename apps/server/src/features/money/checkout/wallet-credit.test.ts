import type { Checkout } from '@souk/shared/money/checkout/schema.ts';
import { expect, test } from 'vitest';
import type { Caller } from '../../../testing/build-test-app.ts';
import { bellOf } from '../../../testing/notifications.fixture.ts';
import {
  booksOf,
  buildCard,
  buy,
  inCart,
  key,
  openCheckout,
  payFor,
  shopThatSends,
} from '../../../testing/paying.fixture.ts';
import { openPayingMarket } from '../../../testing/paying-market.fixture.ts';
import { creditOf, giveCredit } from '../../../testing/wallets.fixture.ts';
import { buildProduct } from '../../market/catalog/product.builder.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const errorOf = (answer: { body: unknown }) =>
  (answer.body as { error: { code: string; details: never } }).error;

/** Maya with some credit, and a vase in her cart: 64 dollars, and 6.50 for sending it. */
async function openWallet(credit: number, quantity = 1) {
  const market = await openPayingMarket();
  const { app, maya, buyer, product, seller } = market;
  await giveCredit(app.db, maya, credit);
  await inCart(app, maya, product, quantity);
  return {
    ...market,
    credit: () => creditOf(app.db, maya),
    open: async () => (await openCheckout(buyer)).body,
    orders: () => app.db.selectFrom('orders').selectAll().orderBy('number').execute(),
    refund: (id: string, amount: number) =>
      seller.post(
        `/api/orders/${id}/refunds`,
        { of: { kind: 'amount', amount: usd(amount) }, reason: '', restock: false },
        key(),
      ),
    // The largest first: the clock stands still here, so time tells no order.
    backOnCards: async () =>
      (await app.db.selectFrom('refunds').select('amount').orderBy('amount', 'desc').execute()).map(
        ({ amount }) => amount,
      ),
  };
}

const change = async (buyer: Caller, { _id }: Checkout, wanted: object) =>
  (await buyer.patch(`/api/checkouts/${_id}`, wanted)).body as Checkout;

test('a wallet pays first and the card the rest, and each of two orders knows its part', async () => {
  await using market = await openWallet(3_500, 2);
  const { app, maya, buyer, cardId, shop } = market;
  const other = await shopThatSends(app, { name: 'Nour Textiles' });
  const throws = await buildProduct(app.db, { shop_id: other.id, title: 'Wool throws', price_amount: 8_600 });
  await inCart(app, maya, throws);
  const opened = await market.open();
  expect(opened).toMatchObject({
    wallet: { pays: true, credit: [{ available: usd(3_500), used: usd(3_500) }] },
    summary: [{ total: usd(19_200), orders: 2 }],
  });
  expect(opened.summary[0]?.lines.at(-1)).toMatchObject({ kind: 'credit', amount: usd(-3_500) });
  const paid = await payFor(buyer, opened, cardId);
  expect(paid.body).toMatchObject({ state: 'paid', payments: [{ amount: usd(19_200) }] });
  expect(await market.credit()).toBe(0);
  // By what each costs: 134.50 and 92.50.
  expect((await market.orders()).map(({ credit }) => credit)).toEqual([2_074, 1_426]);
  // The payment fee is 2.9 % and 0.30 of the 113.76 that the card pays.
  expect(await booksOf(app.db, shop.id)).toEqual({ 'shop-pending': 13_450 - 1_024 - 360 });
  const [first] = paid.body.shops;
  expect((await buyer.get(`/api/orders/${first.order._id}`)).body).toMatchObject({
    total: usd(13_450),
    charged: usd(11_376),
  });
  const { body: story } = await buyer.get('/api/wallet/movements?account=wallet');
  expect(story.items).toMatchObject([
    { kind: 'wallet-held', order: expect.stringMatching(/^SK-/) },
    { kind: 'wallet-held', amount: usd(-2_074), order: first.order.number },
    { kind: 'top-up' },
  ]);
});

test('what a wallet covers needs no card and asks no provider', async () => {
  await using market = await openWallet(10_000);
  const { buyer, app } = market;
  const opened = await market.open();
  expect(opened.summary).toMatchObject([{ total: usd(0) }]);
  expect((await payFor(buyer, opened, null)).body).toMatchObject({ state: 'paid', payments: [] });
  expect(await market.credit()).toBe(2_950);
  expect(await app.db.selectFrom('payments').select('id').execute()).toEqual([]);
});

test('who would rather keep their credit pays all of it by card', async () => {
  await using market = await openWallet(3_500);
  const { buyer, cardId } = market;
  const opened = await market.open();
  const changed = await change(buyer, opened, { credit: false });
  expect(changed).toMatchObject({
    wallet: { pays: false, credit: [{ available: usd(3_500), used: usd(0) }] },
    summary: [{ total: usd(7_050) }],
  });
  // Its buyer saw another sum when they pressed the button.
  expect(errorOf(await payFor(buyer, opened, cardId)).code).toBe('checkout_changed');
  expect((await payFor(buyer, changed, cardId)).body).toMatchObject({ payments: [{ amount: usd(7_050) }] });
  expect(await market.credit()).toBe(3_500);
});

test('a declined card gives the credit back, and the next card takes it once more', async () => {
  await using market = await openWallet(3_500);
  const { app, stripe, maya, buyer, cardId } = market;
  const bad = await buildCard(app.db, stripe, maya.id, 'pm_card_chargeCustomerFail');
  const declined = await payFor(buyer, await market.open(), bad);
  expect(declined.body).toMatchObject({
    state: 'open',
    wallet: { credit: [{ available: usd(3_500), used: usd(3_500) }] },
  });
  expect(await market.credit()).toBe(3_500);
  const paid = await payFor(buyer, declined.body, cardId);
  expect(paid.body).toMatchObject({ state: 'paid', payments: [{ amount: usd(3_550) }] });
  expect(await market.credit()).toBe(0);
});

test('while a bank asks, the credit is set aside: nobody spends it elsewhere, and it comes back in the end', async () => {
  await using market = await openWallet(3_500);
  const { app, stripe, maya, buyer } = market;
  const asked = await buildCard(app.db, stripe, maya.id, 'pm_card_authenticationRequired');
  const { body: waits } = await payFor(buyer, await market.open(), asked);
  expect([waits.state, await market.credit()]).toEqual(['paying', 0]);
  expect(waits.summary).toMatchObject([{ total: usd(3_550) }]);
  const { intent } = await app.db.selectFrom('payments').select('intent').executeTakeFirstOrThrow();
  await market.passChallenge(intent, 'fail');
  expect(await market.credit()).toBe(3_500);
  app.clock.forward(600_000);
  await market.expire();
  expect(await market.credit()).toBe(3_500);
});

test('a refund goes to the card until that has what it paid, then to the wallet, and never beyond', async () => {
  await using market = await openWallet(3_500);
  const { app, maya, cardId, shop } = market;
  await app.db.deleteFrom('cart_lines').execute();
  const [order] = await buy(app, { user: maya, cardId }, [{ product: market.product }]);
  const id = order?._id ?? '';
  // 35.50 by card, 35.00 from the wallet.
  expect((await market.refund(id, 3_000)).status).toBe(200);
  expect([await market.backOnCards(), await market.credit()]).toEqual([[3_000], 0]);
  expect((await market.refund(id, 1_000)).status).toBe(200);
  expect([await market.backOnCards(), await market.credit()]).toEqual([[3_000, 550], 450]);
  // Of what is back in the wallet they hear at once.
  const told = (await bellOf(app, maya)).items.map(({ text }) => text);
  expect(told).toContain('notifications.text.orderRefunded');
  expect(errorOf(await market.refund(id, 3_051)).code).toBe('too_much_refunded');
  expect((await market.refund(id, 3_050)).status).toBe(200);
  await market.finishActs();
  expect([await market.backOnCards(), await market.credit()]).toEqual([[3_000, 550], 3_500]);
  // All but the payment fee of the 35.50, which the shop goes without.
  expect(await booksOf(app.db, shop.id)).toEqual({ 'shop-owed': -133 });
});

test('an order that a wallet paid for is back in it as soon as its seller cancels', async () => {
  await using market = await openWallet(10_000);
  const { buyer, seller } = market;
  const { body } = await payFor(buyer, await market.open(), null);
  const { _id } = body.shops[0].order;
  await seller.post(`/api/orders/${_id}/cancel`, {}, key());
  expect(await market.credit()).toBe(10_000);
  expect((await buyer.get(`/api/orders/${_id}`)).body).toMatchObject({
    state: 'cancelled',
    refunds: [{ amount: usd(7_050), state: 'succeeded' }],
  });
});

test('money that comes late buys with the credit of then, if it is there still', async () => {
  await using market = await openWallet(3_500);
  const { app, stripe, maya, buyer } = market;
  const asked = await buildCard(app.db, stripe, maya.id, 'pm_card_authenticationRequired');
  await payFor(buyer, await market.open(), asked);
  const payment = await app.db.selectFrom('payments').selectAll().executeTakeFirstOrThrow();
  await market.giveUp(payment.id);
  app.clock.forward(600_000);
  await market.expire();
  expect(await market.credit()).toBe(3_500);
  await market.passChallenge(payment.intent);
  expect((await buyer.get('/api/orders')).body.items).toMatchObject([{ state: 'paid' }]);
  expect(await market.credit()).toBe(0);
});

test('money that comes late goes back to its card once the credit beside it was spent', async () => {
  await using market = await openWallet(3_500);
  const { app, stripe, maya, buyer, product, cardId } = market;
  const asked = await buildCard(app.db, stripe, maya.id, 'pm_card_authenticationRequired');
  await payFor(buyer, await market.open(), asked);
  const payment = await app.db.selectFrom('payments').selectAll().executeTakeFirstOrThrow();
  await market.giveUp(payment.id);
  app.clock.forward(600_000);
  await market.expire();
  await app.db.deleteFrom('cart_lines').execute();
  await buy(app, { user: maya, cardId }, [{ product }]);
  expect(await market.credit()).toBe(0);
  await market.passChallenge(payment.intent);
  await market.finishActs();
  expect((await buyer.get('/api/orders')).body.items).toMatchObject([{ state: 'paid' }]);
  expect(await market.backOnCards()).toEqual([3_550]);
});

test('credit that went elsewhere meanwhile is said before anything is paid', async () => {
  await using market = await openWallet(3_500);
  const { app, maya, buyer, cardId } = market;
  const opened = await market.open();
  await giveCredit(app.db, maya, 500);
  const refused = await payFor(buyer, opened, cardId);
  expect(errorOf(refused)).toMatchObject({
    code: 'checkout_changed',
    details: { checkout: { summary: [{ total: usd(3_050) }] } },
  });
});
