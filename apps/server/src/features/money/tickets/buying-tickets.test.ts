import type { CartLine } from '@souk/shared/money/cart/schema.ts';
import { expect, test } from 'vitest';
import { bellOf } from '../../../testing/notifications.fixture.ts';
import { booksOf, inCart, key, openCheckout, payFor } from '../../../testing/paying.fixture.ts';
import { openBoxOffice } from '../../../testing/tickets.fixture.ts';
import { buildEvent } from '../../market/events/event.builder.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const HOUR_MS = 3_600_000;

test('tickets and a vase are bought together; only the vase is sent', async () => {
  await using office = await openBoxOffice();
  const { app, buyer, maya, product, cardId, event, kindId, seats } = office;
  await inCart(app, maya, product);
  expect((await buyer.post('/api/cart/lines', { variantId: kindId, quantity: 2 }, key())).status).toBe(201);
  const { body: cart } = await buyer.get('/api/cart');
  const [ticket] = cart.shops[0].lines.filter(({ event: of }: CartLine) => of !== null);
  expect(ticket).toMatchObject({
    title: event.title,
    options: { ticket: 'One seat' },
    event: { startsAt: event.starts_at?.toISOString(), timeZone: event.time_zone },
    total: usd(10_000),
    trouble: null,
  });
  const { body: opened } = await openCheckout(buyer);
  expect(opened).toMatchObject({ troubles: [], summary: [{ total: usd(6_400 + 10_000 + 650) }] });
  expect(opened.shops[0]?.parcels).toMatchObject([{ lines: [office.variantId] }]);
  expect(await seats()).toEqual({ taken: 2, sold: 2 });
  const { body: paid } = await payFor(buyer, opened, cardId);
  const { body: order } = await buyer.get(`/api/orders/${paid.shops[0].order._id}`);
  expect(order).toMatchObject({ state: 'paid', address: { country: 'US' }, pieces: 3 });
  const tickets = await office.ticketsOf(buyer, order);
  expect(tickets).toMatchObject([
    { kind: 'One seat', state: 'valid', event: { _id: event.id } },
    { kind: 'One seat', state: 'valid' },
  ]);
  expect(new Set(tickets.map(({ code }) => code)).size).toBe(2);
  expect((await buyer.get('/api/cart')).body.count).toBe(0);
  expect((await bellOf(app, maya)).items.map(({ text }) => text)).toContain(
    'notifications.text.ticketsBought',
  );
});

test('tickets alone ask for no address, and go back to others when their ten minutes are over', async () => {
  await using office = await openBoxOffice({ capacity: 3 });
  const { app, buyer, maya, kindId, seats } = office;
  await app.db.deleteFrom('addresses').where('user_id', '=', maya.id).execute();
  const { body: opened } = await openCheckout(buyer, { from: 'product', variantId: kindId, quantity: 2 });
  expect(opened).toMatchObject({ troubles: [], address: null, summary: [{ total: usd(10_000) }] });
  expect(await seats()).toEqual({ taken: 2, sold: 2 });
  app.clock.forward(HOUR_MS);
  await office.expire();
  expect(await seats()).toEqual({ taken: 0, sold: 0 });
  expect((await buyer.get(`/api/checkouts/${opened._id}`)).body.state).toBe('expired');
});

test('a free ticket takes no card and is there at once', async () => {
  await using office = await openBoxOffice({ ticket: { price_amount: 0 } });
  const { order, tickets } = await office.take(1, { card: null as never });
  expect(order).toMatchObject({ state: 'paid', total: usd(0), card: null, address: null });
  expect(tickets).toHaveLength(1);
  // So nobody says later that it did not come.
  office.app.clock.forward(10 * 24 * HOUR_MS);
  expect((await office.buyer.get(`/api/orders/${order._id}/disputes`)).body.ways).toEqual([]);
});

test('nobody gets more than an event lets one person have, whatever their kind', async () => {
  await using office = await openBoxOffice({ per_person: 3 });
  const { app, buyer, maya, event, kindId } = office;
  const other = await app.db
    .insertInto('event_tickets')
    .values({ id: crypto.randomUUID(), event_id: event.id, name: 'Child', price_amount: 0, currency: 'USD' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await office.take(1);
  const add = (variantId: string, quantity: number) =>
    buyer.post('/api/cart/lines', { variantId, quantity }, key());
  expect((await add(kindId, 1)).status).toBe(201);
  expect((await add(other.id, 2)).body.error).toMatchObject({
    code: 'ticket_limit',
    details: { most: 3, left: 1 },
  });
  expect((await add(other.id, 1)).status).toBe(201);
  expect((await buyer.patch(`/api/cart/lines/${kindId}`, { quantity: 2 })).body.error.code).toBe(
    'ticket_limit',
  );
  // A buyer who got around the cart is told before paying.
  await app.db.updateTable('cart_lines').set({ quantity: 5 }).where('user_id', '=', maya.id).execute();
  const { body: opened } = await openCheckout(buyer);
  const lines = opened.shops[0]?.lines ?? [];
  expect(lines.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(2);
  expect(lines.map(({ trouble }) => trouble)).toEqual(['limit', 'limit']);
});

test('another price, or an event that was called off, is said before paying', async () => {
  await using office = await openBoxOffice();
  const { app, buyer, cardId, kindId, event } = office;
  const { body: opened } = await openCheckout(buyer, { from: 'product', variantId: kindId, quantity: 1 });
  await app.db.updateTable('event_tickets').set({ price_amount: 5_500 }).execute();
  const dearer = await payFor(buyer, opened, cardId);
  expect(dearer.body.error).toMatchObject({
    code: 'checkout_changed',
    details: { checkout: { shops: [{ lines: [{ was: usd(5_000), price: usd(5_500) }] }] } },
  });
  const { version } = event;
  await office.seller.post(`/api/events/${event.id}/cancel`, { version });
  const off = await payFor(buyer, dearer.body.error.details.checkout, cardId);
  expect(off.body.error).toMatchObject({
    code: 'checkout_changed',
    details: { checkout: { shops: [{ lines: [{ trouble: 'gone', quantity: 0 }] }] } },
  });
});

test('tickets are taxed by the kind of their event, where its shop is', async () => {
  await using office = await openBoxOffice();
  const { app, shop, event } = office;
  await app.db.updateTable('shops').set({ country: 'PT' }).where('id', '=', shop.id).execute();
  const now = app.clock.now();
  await app.db
    .insertInto('country_taxes')
    .values({ country: 'PT', name: 'IVA', included: true, on_shipping: true, changed_at: now })
    .execute();
  await app.db
    .insertInto('tax_rates')
    .values([
      { country: 'PT', region: '', category_id: null, basis_points: 2_300 },
      { country: 'PT', region: '', category_id: event.category_id, basis_points: 600 },
    ])
    .execute();
  const { order } = await office.take(1);
  const { tax, tax_found } = await app.db
    .selectFrom('orders')
    .select(['tax', 'tax_found'])
    .where('id', '=', order._id)
    .executeTakeFirstOrThrow();
  expect([tax, tax_found?.country]).toEqual([283, 'PT']);
});

test('a shop is paid for tickets three days after the event, and has nothing to pack', async () => {
  await using office = await openBoxOffice();
  const { app, seller, shop, buyer } = office;
  const { order } = await office.take(2);
  expect((await seller.get(`/api/orders/${order._id}`)).body.can).toMatchObject({ pack: false, ship: false });
  expect((await seller.get(`/api/shops/${shop.id}/orders?of=to-pack`)).body.counts).toMatchObject({
    all: 1,
    'to-pack': 0,
  });
  for (const act of ['pack', 'ship', 'hand-over'])
    expect((await seller.post(`/api/orders/${order._id}/${act}`, {}, key())).status).toBe(409);
  app.clock.forward(74 * HOUR_MS - 1);
  await office.followOrders();
  expect((await buyer.get(`/api/orders/${order._id}`)).body.state).toBe('paid');
  app.clock.forward(1);
  await office.followOrders();
  const { body: over } = await buyer.get(`/api/orders/${order._id}`);
  expect([over.state, over.can.review]).toEqual(['delivered', false]);
  app.clock.forward(72 * HOUR_MS);
  await office.followOrders();
  expect(await booksOf(app.db, shop.id)).toEqual({ 'shop-available': 10_000 - 800 - 320 });
});

test('a vase bought with tickets is not paid out before the event is over', async () => {
  await using office = await openBoxOffice();
  const { app, buyer, seller, maya, product } = office;
  await inCart(app, maya, product);
  const { order } = await office.take(1);
  await seller.post(`/api/orders/${order._id}/ship`, { tracking: null }, key());
  await buyer.post(`/api/orders/${order._id}/confirm-delivery`, undefined, key());
  app.clock.forward(73 * HOUR_MS);
  await office.followOrders();
  expect((await buyer.get(`/api/orders/${order._id}`)).body.state).toBe('delivered');
  app.clock.forward(73 * HOUR_MS);
  await office.followOrders();
  expect((await buyer.get(`/api/orders/${order._id}`)).body.state).toBe('completed');
});

test('nobody sees another’s tickets, and who sells them cannot buy them', async () => {
  await using office = await openBoxOffice();
  const { app, seller, kindId } = office;
  const { order } = await office.take(1);
  expect((await seller.get(`/api/orders/${order._id}/tickets`)).status).toBe(404);
  expect((await app.get(`/api/orders/${order._id}/tickets`)).status).toBe(401);
  const own = await seller.post('/api/cart/lines', { variantId: kindId, quantity: 1 }, key());
  expect(own.body.error.code).toBe('own_product');
  const over = await buildEvent(app.db, { starts_at: new Date(app.clock.now().getTime() - 24 * HOUR_MS) });
  const late = { variantId: await office.kindOf(over.id), quantity: 1 };
  expect((await office.buyer.post('/api/cart/lines', late, key())).status).toBe(404);
});
