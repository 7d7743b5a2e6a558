import type { Checkout } from '@souk/shared/money/checkout/schema.ts';
import type { Order } from '@souk/shared/money/orders/schema.ts';
import { expect, test } from 'vitest';
import { orderBy, takesTransfers } from '../../../testing/arranged.fixture.ts';
import { openDisputedMarket, usd } from '../../../testing/disputes.fixture.ts';
import { bellOf } from '../../../testing/notifications.fixture.ts';
import { booksOf, buyerIn, inCart, key, openCheckout, payFor } from '../../../testing/paying.fixture.ts';
import { openBoxOffice } from '../../../testing/tickets.fixture.ts';
import { creditOf, giveCredit } from '../../../testing/wallets.fixture.ts';
import { refundingCancelledEvent } from './cancelled-event.job.ts';

type Market = Awaited<ReturnType<typeof openDisputedMarket>>;

const toWallet = { reason: '', refundToWallet: true };
const amountOf = (amount: number) => ({ of: { kind: 'amount', amount: usd(amount) }, reason: '' });

const orderNow = async ({ buyer, order }: Market): Promise<Order> =>
  (await buyer.get(`/api/orders/${order._id}`)).body;

/** What the provider was asked to give back to the card. */
const toCard = async ({ app }: Pick<Market, 'app'>): Promise<number[]> =>
  (await app.db.selectFrom('refunds').select('amount').orderBy('amount').execute()).map(
    ({ amount }) => amount,
  );

/** Another two vases, as far as it goes from the wallet. */
async function buyWithCredit({ app, buyer, maya, product, cardId }: Market): Promise<Checkout> {
  await inCart(app, maya, product, 2);
  const { body: opened } = await openCheckout(buyer);
  const { body: shown } = await buyer.patch(`/api/checkouts/${opened._id}`, { credit: true });
  const paid = await payFor(buyer, shown, shown.summary[0].total.amount === 0 ? null : cardId);
  expect(paid.body.state).toBe('paid');
  return paid.body;
}

test('a buyer who asks to cancel has the refund in their wallet, where they want it, and spends it at once', async () => {
  await using market = await openDisputedMarket();
  const { app, maya, act, buyer, seller, order, shop } = market;
  expect(order.can.keepRefund).toBe(true);
  await act('buyer', 'ask-to-cancel', toWallet);
  for (const reader of [buyer, seller, market.staff])
    expect((await reader.get(`/api/orders/${order._id}`)).body.refundToWallet).toBe(true);
  await act('seller', 'cancel', { reason: '' });
  expect(await creditOf(app.db, maya)).toBe(13_450);
  await market.finishActs();
  expect([await toCard(market), (await market.stripe.refunds.list()).data]).toEqual([[], []]);
  expect(await orderNow(market)).toMatchObject({
    ...{ state: 'cancelled', refunded: usd(13_450), refundToWallet: false, can: { keepRefund: false } },
    refunds: [{ amount: usd(13_450), inWallet: usd(13_450), state: 'succeeded' }],
  });
  const told = (await bellOf(app, maya)).items.map(({ text }) => text);
  expect(told).toContain('notifications.text.refundKept');
  expect(told).toContain('notifications.text.orderCancelled');
  const { items } = (await buyer.get('/api/wallet/movements?account=wallet')).body;
  expect(items).toMatchObject([{ kind: 'refund-kept', amount: usd(13_450), order: order.number }]);
  // The shop has given back what it had, and still lacks the payment fee.
  expect(await booksOf(app.db, shop.id)).toEqual({ 'shop-owed': -420 });
  // It is no top-up, and leaves by no card.
  expect((await buyer.get('/api/wallet/refundable')).body.items).toEqual([]);
  await buyWithCredit(market);
  expect(await creditOf(app.db, maya)).toBe(0);
});

test('what a card paid and stays in the wallet leaves by no other card, also where a top-up was spent before', async () => {
  await using market = await openDisputedMarket();
  const { app, maya, buyer, cardId, act } = market;
  await buyer.post('/api/wallet/top-ups', { amount: usd(10_000), card: cardId }, key());
  await buyWithCredit(market);
  expect(await creditOf(app.db, maya)).toBe(0);
  await act('buyer', 'ask-to-cancel', toWallet);
  await act('seller', 'cancel', { reason: '' });
  expect(await creditOf(app.db, maya)).toBe(13_450);
  expect((await buyer.get('/api/wallet/refundable')).body.items).toEqual([]);
  const back = await buyer.post('/api/wallet/refund', { amount: usd(1_000) }, key());
  expect([back.status, await creditOf(app.db, maya)]).toEqual([409, 13_450]);
});

test('the choice is of what is asked: before it, and after the shop said no, money goes to the card', async () => {
  await using market = await openDisputedMarket();
  const { app, maya, act } = market;
  await act('seller', 'refunds', amountOf(1_000));
  await act('buyer', 'ask-to-cancel', toWallet);
  await act('seller', 'refunds', amountOf(2_000));
  expect([await toCard(market), await creditOf(app.db, maya)]).toEqual([[1_000], 2_000]);
  await act('seller', 'decline-to-cancel', { reason: '' });
  expect((await orderNow(market)).refundToWallet).toBe(false);
  await act('seller', 'refunds', amountOf(3_000));
  expect([await toCard(market), await creditOf(app.db, maya)]).toEqual([[1_000, 3_000], 2_000]);
  // Asked again without it.
  await act('buyer', 'ask-to-cancel', { reason: '' });
  await act('seller', 'cancel', { reason: '' });
  expect([await toCard(market), await creditOf(app.db, maya)]).toEqual([[1_000, 3_000, 7_450], 2_000]);
});

test('a shop that packs or sends what was asked to be cancelled has answered: the choice is over', async () => {
  await using market = await openDisputedMarket();
  await market.act('buyer', 'ask-to-cancel', toWallet);
  await market.arrive();
  expect((await orderNow(market)).refundToWallet).toBe(false);
  await market.act('seller', 'refunds', amountOf(1_000));
  expect(await toCard(market)).toEqual([1_000]);
});

test('of what wallet and card paid together all goes to the wallet, and the order says how much', async () => {
  await using market = await openDisputedMarket();
  const { app, maya, buyer, seller } = market;
  await giveCredit(app.db, maya, 3_450);
  const paid = await buyWithCredit(market);
  const id = paid.shops[0]?.order?._id;
  await buyer.post(`/api/orders/${id}/ask-to-cancel`, toWallet, key());
  // Of the card's 100.00 the first 99.99, then the last cent with what the wallet had paid.
  await seller.post(`/api/orders/${id}/refunds`, amountOf(9_999), key());
  expect(await creditOf(app.db, maya)).toBe(9_999);
  await seller.post(`/api/orders/${id}/cancel`, { reason: '' }, key());
  expect([await toCard(market), await creditOf(app.db, maya)]).toEqual([[], 13_450]);
  const kept = await app.db.selectFrom('order_refunds').select(['kept', 'credit']).orderBy('kept').execute();
  expect(kept).toEqual([
    { kept: 1, credit: 3_451 },
    { kept: 9_999, credit: 9_999 },
  ]);
});

test('where no card paid, or the shop was paid itself, there is nothing to choose', async () => {
  await using market = await openDisputedMarket();
  const { app, maya, buyer, seller, shop, product } = market;
  await giveCredit(app.db, maya, 13_450);
  const byWallet = (await buyWithCredit(market)).shops[0]?.order?._id;
  await takesTransfers(app.db, shop.id);
  await inCart(app, maya, product);
  const { _id: toShop } = await orderBy(buyer);
  await seller.post(`/api/orders/${toShop}/money-received`, undefined, key());
  for (const id of [byWallet, toShop]) {
    expect((await buyer.get(`/api/orders/${id}`)).body.can).toMatchObject({
      ...{ askToCancel: true, keepRefund: false },
    });
    const asked = await buyer.post(`/api/orders/${id}/ask-to-cancel`, toWallet, key());
    expect([asked.status, asked.body.refundToWallet]).toEqual([200, false]);
    expect((await seller.post(`/api/orders/${id}/cancel`, { reason: '' }, key())).status).toBe(200);
  }
  expect(await creditOf(app.db, maya)).toBe(13_450);
  const kept = await app.db.selectFrom('order_refunds').select('kept').execute();
  expect(kept).toEqual([{ kept: 0 }, { kept: 0 }]);
});

test('nobody chooses for another: to all but its buyer there is nothing to ask for', async () => {
  await using market = await openDisputedMarket();
  const { app, order, seller, staff } = market;
  const noor = app.as(await buyerIn(app, 'Noor Haddad'));
  for (const one of [noor, seller, staff]) {
    const asked = await one.post(`/api/orders/${order._id}/ask-to-cancel`, toWallet, key());
    const said = { kind: 'problem', reason: 'not-arrived', refundToWallet: true };
    const reported = await one.post(`/api/orders/${order._id}/disputes`, said, key());
    expect([asked.status, reported.status]).toEqual([404, 404]);
  }
  expect((await orderNow(market)).refundToWallet).toBe(false);
});

test('a part that both agree on goes to the wallet, and with the dispute the choice is over', async () => {
  await using market = await openDisputedMarket();
  const { app, maya, act } = market;
  await market.arrive();
  await act('seller', 'refunds', amountOf(500));
  await market.open({ refundToWallet: true });
  await market.step('seller', 'offer-part', { amount: usd(1_240) });
  await market.step('buyer', 'accept');
  expect([await toCard(market), await creditOf(app.db, maya)]).toEqual([[500], 1_240]);
  expect(await orderNow(market)).toMatchObject({ state: 'delivered', refundToWallet: false });
  await act('seller', 'refunds', amountOf(700));
  expect([await toCard(market), await creditOf(app.db, maya)]).toEqual([[500, 700], 1_240]);
});

test.each(['withdraw', 'dismiss'] as const)(
  'a dispute that ends with nothing (%s) leaves no choice behind',
  async (how) => {
    await using market = await openDisputedMarket();
    await market.arrive();
    await market.open({ refundToWallet: true });
    expect((await orderNow(market)).refundToWallet).toBe(true);
    if (how === 'withdraw') await market.step('buyer', 'withdraw');
    else {
      await market.step('seller', 'refuse');
      await market.decide('dismiss');
    }
    expect(await orderNow(market)).toMatchObject({ state: 'delivered', refundToWallet: false });
  },
);

test('what staff decide, and what comes back to the shop, goes where its buyer wanted it', async () => {
  await using market = await openDisputedMarket();
  const { app, maya } = market;
  await market.arrive();
  await market.open({ refundToWallet: true });
  await market.step('seller', 'refuse');
  await market.decide('part', { amount: usd(3_000) });
  expect(await creditOf(app.db, maya)).toBe(3_000);
  await market.open({ kind: 'return', reason: 'changed-mind', refundToWallet: true });
  const id = (await market.matters()).items.find(({ state }) => state === 'open')?._id;
  const step = (by: 'buyer' | 'seller', body: object) =>
    market[by].post(`/api/disputes/${id}/steps`, body, key());
  await step('seller', { step: 'agree-to-return', text: '4 Kiln Lane' });
  await step('buyer', { step: 'send-back' });
  await step('seller', { step: 'refund' });
  expect([await toCard(market), await creditOf(app.db, maya)]).toEqual([[], 13_450]);
  expect(await market.stateOf()).toBe('refunded');
});

test('a wish to cancel that its shop says nothing to is the staff’s to decide, and goes where its buyer wanted it', async () => {
  await using market = await openDisputedMarket();
  await market.act('buyer', 'ask-to-cancel', toWallet);
  market.app.clock.forward(20 * 24 * 3_600_000);
  await market.followDisputes();
  await market.decide('refund');
  expect([await toCard(market), await creditOf(market.app.db, market.maya)]).toEqual([[], 13_450]);
});

test('whoever refunds or cancels in the same moment, what is kept in the wallet is kept once', async () => {
  await using market = await openDisputedMarket();
  const { app, maya, act } = market;
  await act('buyer', 'ask-to-cancel', toWallet);
  const tries = [
    ...[1, 2, 3].map(() => act('seller', 'refunds', amountOf(9_000))),
    act('seller', 'refunds', { of: { kind: 'all' }, reason: '' }),
    act('seller', 'cancel', { reason: '' }),
    act('seller', 'decline-to-cancel', { reason: '' }),
  ];
  await Promise.all(tries);
  await market.finishActs();
  const { refunded } = await app.db.selectFrom('orders').select('refunded').executeTakeFirstOrThrow();
  const onCard = (await toCard(market)).reduce((sum, amount) => sum + amount, 0);
  expect((await creditOf(app.db, maya)) + onCard).toBe(refunded);
  expect(refunded).toBeLessThanOrEqual(13_450);
});

test('who is locked out cannot spend it: their money goes to the card', async () => {
  await using market = await openDisputedMarket();
  const { app, maya, act } = market;
  await act('buyer', 'ask-to-cancel', toWallet);
  await app.db
    .updateTable('users')
    .set({ suspended_at: app.clock.now() })
    .where('id', '=', maya.id)
    .execute();
  await act('seller', 'cancel', { reason: '' });
  expect([await toCard(market), await creditOf(app.db, maya)]).toEqual([[13_450], 0]);
});

test('an event that is called off while one asked to cancel gives that back where they wanted it', async () => {
  await using office = await openBoxOffice({ capacity: 12 });
  const { app, event, buyer, seller, maya } = office;
  const { order } = await office.take(2);
  await buyer.post(`/api/orders/${order._id}/ask-to-cancel`, toWallet, key());
  const { version } = (await seller.get(`/api/events/${event.id}/own`)).body;
  await seller.post(`/api/events/${event.id}/cancel`, { version: version ?? event.version });
  for (const _ of [1, 2])
    await refundingCancelledEvent.run({ ...app, log: app.log.log }, { eventId: event.id });
  expect([await toCard(office), await creditOf(app.db, maya)]).toEqual([[], 10_000]);
});
