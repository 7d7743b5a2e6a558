import type { Order } from '@souk/shared/money/orders/schema.ts';
import { expect, test } from 'vitest';
import { bellOf } from '../../../testing/notifications.fixture.ts';
import { booksOf, buildCard, buy, buyerIn, key, vaseAndBuyer } from '../../../testing/paying.fixture.ts';
import { openPayingMarket } from '../../../testing/paying-market.fixture.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });

/** Maya bought the same vase several times, each sent for 6.50. */
async function boughtTwice(times = 2) {
  const market = await openPayingMarket();
  const { app, maya, product, cardId, seller } = market;
  const orders: Order[] = [];
  for (let n = 0; n < times; n += 1) {
    orders.push(...(await buy(app, { user: maya, cardId }, [{ product }])));
    app.clock.forward(1_000);
  }
  const [one, other] = orders;
  if (!one || !other) throw new Error('nothing was bought');
  const join = (with_: readonly Order[] = [other], first = one) =>
    seller.post(`/api/orders/${first._id}/join`, { orders: with_.map(({ _id }) => _id) }, key());
  const ship = (order: Order, number = '1') =>
    seller.post(`/api/orders/${order._id}/ship`, { tracking: { carrier: 'DHL', number } }, key());
  const seen = async (order: Order): Promise<Order> => (await seller.get(`/api/orders/${order._id}`)).body;
  return Object.assign(market, { orders, one, other, join, ship, seen });
}

test('a shop sends two orders of a buyer in one parcel, and one of the two shippings goes back', async () => {
  await using market = await boughtTwice(3);
  const { app, maya, shop, seller, orders, one, other, join, ship, seen } = market;
  expect((await seller.get(`/api/orders/${one._id}/joinable`)).body).toEqual({
    own: usd(650),
    items: orders.slice(1).map(({ _id, number, title }) => ({ _id, number, title, shipping: usd(650) })),
  });
  const before = await booksOf(app.db, shop.id);
  expect((await join()).body).toMatchObject({
    refunded: usd(0),
    events: [{ kind: 'joined', note: other.number }, {}, {}],
  });
  expect(await seen(other)).toMatchObject({ refunded: usd(650), state: 'paid' });
  const after = await booksOf(app.db, shop.id);
  // With its share of the commission, which was taken of all that was paid.
  expect((before['shop-pending'] ?? 0) - (after['shop-pending'] ?? 0)).toBeGreaterThan(580);
  expect((await bellOf(app, maya)).items.map(({ text }) => text)).toContain('notifications.text.orderJoined');
  // Once, by whatever path.
  expect((await join()).body.error.code).toBe('order_moved_on');
  // The parcel is packed once and sent once; the third order has its own.
  await seller.post(`/api/orders/${one._id}/pack`, {}, key());
  expect((await seen(other)).state).toBe('packed');
  const [line] = other.lines;
  const of = { kind: 'lines', lines: [{ lineId: line?._id, quantity: 1 }], shipping: true };
  const { body } = await seller.post(`/api/orders/${other._id}/refunds`, { of, reason: '' }, key());
  // Nothing of it is left to go along.
  expect(body).toMatchObject({ refunded: usd(7_050), state: 'cancelled' });
  await ship(one, '42');
  expect([await seen(one), await seen(other), await seen(orders[2] as Order)]).toMatchObject([
    { state: 'shipped', tracking: { number: '42' } },
    { state: 'cancelled', tracking: null },
    { state: 'paid', tracking: null },
  ]);
});

test('shipping that its shop gave back by itself does not go back again with a shared parcel', async () => {
  await using market = await boughtTwice();
  const { seller, one, other, join, seen } = market;
  const giveBack = () =>
    seller.post(
      `/api/orders/${other._id}/refunds`,
      { of: { kind: 'lines', lines: [], shipping: true }, reason: '' },
      key(),
    );
  expect((await seen(other)).shippingLeft).toEqual(usd(650));
  expect((await giveBack()).body).toMatchObject({ refunded: usd(650), shippingLeft: usd(0), state: 'paid' });
  expect((await giveBack()).body.error.code).toBe('nothing_refunded');
  expect((await seller.get(`/api/orders/${one._id}/joinable`)).body).toMatchObject({
    ...{ own: usd(650), items: [{ shipping: usd(0) }] },
  });
  await join();
  expect([(await seen(one)).refunded, (await seen(other)).refunded]).toEqual([usd(0), usd(650)]);
});

test('only unpacked orders of one buyer to one address go together', async () => {
  await using market = await boughtTwice(2);
  const { app, stripe, product, seller, one, other, join, ship } = market;
  const sami = await buyerIn(app, 'Sami Haddad');
  const cardId = await buildCard(app.db, stripe, sami.id);
  const [theirs] = await buy(app, { user: sami, cardId }, [{ product }]);
  expect((await join([theirs as Order])).body.error.code).toBe('orders_apart');
  expect((await join([one])).body.error.code).toBe('orders_apart');
  const { owner } = await vaseAndBuyer(app, { name: 'Nour Textiles' });
  const stranger = app.as(owner);
  const body = { orders: [other._id] };
  expect((await stranger.post(`/api/orders/${one._id}/join`, body, key())).status).toBe(404);
  expect((await stranger.get(`/api/orders/${one._id}/joinable`)).status).toBe(404);
  await ship(other);
  expect((await join()).body.error.code).toBe('order_moved_on');
  expect((await seller.get(`/api/orders/${one._id}/joinable`)).body.items).toEqual([]);
});

test('joined and shipped at the same moment: both go in one parcel, or nothing came back', async () => {
  await using market = await boughtTwice(2);
  const { app, one, other, join, ship, seen } = market;
  const [joined, shipped, again] = await Promise.all([join(), ship(other), join([one], other)]);
  const both = [await seen(one), await seen(other)];
  const back = both.reduce((sum, { refunded }) => sum + refunded.amount, 0);
  const isJoined = [joined, again].filter(({ status }) => status === 200).length;
  expect(isJoined).toBeLessThanOrEqual(1);
  expect(back).toBe(isJoined * 650);
  if (isJoined && shipped.status === 200)
    expect(both.map(({ state }) => state)).toEqual(['shipped', 'shipped']);
  const notes = await app.db.selectFrom('order_refunds').select('amount').execute();
  expect(notes).toHaveLength(isJoined);
});
