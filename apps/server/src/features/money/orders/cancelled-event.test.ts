import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { bellOf } from '../../../testing/notifications.fixture.ts';
import {
  booksOf,
  buildCard,
  buyerIn,
  inCart,
  key,
  openCheckout,
  payFor,
} from '../../../testing/paying.fixture.ts';
import { someoneWaits } from '../../../testing/someone-waits.ts';
import { openBoxOffice } from '../../../testing/tickets.fixture.ts';
import { buildCoupon } from '../coupons/coupon.builder.ts';
import { refundingCancelledEvent, refundingLeftBehind } from './cancelled-event.job.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });

async function calledOff(told: Parameters<typeof openBoxOffice>[0] = {}) {
  const office = await openBoxOffice(told);
  const { app, event, seller } = office;
  const ctx = { ...app, log: app.log.log };
  return Object.assign(office, {
    cancel: async () => {
      const { version } = (await seller.get(`/api/events/${event.id}/own`)).body;
      const { status } = await seller.post(`/api/events/${event.id}/cancel`, {
        version: version ?? event.version,
      });
      expect(status).toBe(200);
    },
    refund: () => refundingCancelledEvent.run(ctx, { eventId: event.id }),
  });
}

test('an event that is called off gives everybody their money back once, and tells them', async () => {
  await using office = await calledOff({ capacity: 12 });
  const { app, maya, buyer, shop, stripe } = office;
  const noor = await buyerIn(app, 'Noor Haddad');
  const card = await buildCard(app.db, stripe, noor.id);
  const { order: hers } = await office.take(2);
  const { order: other } = await office.take(1, { from: app.as(noor), card });
  await office.cancel();
  for (const _ of [1, 2]) await office.refund();
  for (const person of [maya, noor]) {
    const told = (await bellOf(app, person)).items.filter(({ text }) => text.endsWith('eventCancelled'));
    expect(told).toHaveLength(1);
  }
  await office.finishActs();
  expect((await buyer.get(`/api/orders/${hers._id}`)).body).toMatchObject({
    state: 'cancelled',
    refunded: usd(10_000),
    refunds: [{ state: 'succeeded', amount: usd(10_000) }],
  });
  expect((await app.as(noor).get(`/api/orders/${other._id}`)).body).toMatchObject({ refunded: usd(5_000) });
  // The shop has lost the payment fees, which stay with it.
  expect(await booksOf(app.db, shop.id)).toEqual({ 'shop-owed': -320 - 175 });
  expect(await office.seats()).toEqual({ taken: 0, sold: 0 });
});

test('what could not be given back keeps no other waiting, and is given back by the hour', {
  tags: 'whole',
}, async () => {
  await using office = await calledOff({ capacity: 12 });
  const { app, stripe, buyer } = office;
  const noor = await buyerIn(app, 'Noor Haddad');
  const card = await buildCard(app.db, stripe, noor.id);
  const { order: stuck } = await office.take(1);
  const { order: other } = await office.take(1, { from: app.as(noor), card });
  await office.cancel();
  await sql`alter table orders add constraint poisoned check (id <> ${sql.lit(stuck._id)} or state = 'paid')`.execute(
    app.db,
  );
  app.log.allowErrors();
  await expect(office.refund()).rejects.toThrow('poisoned');
  expect((await app.as(noor).get(`/api/orders/${other._id}`)).body).toMatchObject({ refunded: usd(5_000) });
  await sql`alter table orders drop constraint poisoned`.execute(app.db);
  await refundingLeftBehind.run({ ...app, log: app.log.log }, {});
  expect((await buyer.get(`/api/orders/${stuck._id}`)).body).toMatchObject({ refunded: usd(5_000) });
});

test('of an order with a vase the tickets alone come back, with their part of what was paid', async () => {
  await using office = await calledOff();
  const { app, maya, product, buyer } = office;
  await inCart(app, maya, product);
  const { order } = await office.take(1);
  await office.cancel();
  await office.refund();
  expect((await buyer.get(`/api/orders/${order._id}`)).body).toMatchObject({
    state: 'paid',
    refunded: usd(5_000),
    can: { askToCancel: true },
  });
});

test('what a coupon took off a vase is not taken off the tickets that come back', {
  tags: 'whole',
}, async () => {
  await using office = await calledOff();
  const { app, maya, product, shop, buyer, cardId, kindId } = office;
  await buildCoupon(app.db, {
    ...{ shop_id: shop.id, code: 'VASES', basis_points: 5_000, product_ids: [product.id] },
  });
  await inCart(app, maya, product);
  await buyer.post('/api/cart/lines', { variantId: kindId, quantity: 2 }, key());
  const { body: opened } = await openCheckout(buyer);
  const { body: shown } = await buyer.patch(`/api/checkouts/${opened._id}`, { coupon: 'VASES' });
  const { body: paid } = await payFor(buyer, shown, cardId);
  await office.cancel();
  await office.refund();
  const { body: order } = await buyer.get(`/api/orders/${paid.shops[0].order._id}`);
  expect(order).toMatchObject({ total: usd(3_200 + 10_000 + 650), refunded: usd(10_000) });
});

test('free tickets of an event that is called off are over without a refund', { tags: 'whole' }, async () => {
  await using office = await calledOff({ ticket: { price_amount: 0 } });
  const { order } = await office.take(1);
  await office.cancel();
  await office.refund();
  expect((await office.buyer.get(`/api/orders/${order._id}`)).body).toMatchObject({
    state: 'cancelled',
    refunds: [],
  });
  const told = (await bellOf(office.app, office.maya)).items.map(({ text }) => text);
  expect(told).toContain('notifications.text.freeEventCancelled');
});

test('what was given back before is not given back again', async () => {
  await using office = await calledOff();
  const { order } = await office.take(2);
  const of = { kind: 'lines', lines: [{ lineId: order.lines[0]?._id, quantity: 1 }] };
  await office.seller.post(`/api/orders/${order._id}/refunds`, { of }, key());
  await office.cancel();
  await office.refund();
  expect((await office.buyer.get(`/api/orders/${order._id}`)).body).toMatchObject({
    refunded: usd(10_000),
    refunds: [{ amount: usd(5_000) }, { amount: usd(5_000) }],
  });
});

test('whoever pays while the event is being called off gets the money back, too', async () => {
  await using office = await calledOff();
  const { app, buyer, maya, stripe, kindId } = office;
  const asksBank = await buildCard(app.db, stripe, maya.id, 'pm_card_authenticationRequired');
  const { body: opened } = await openCheckout(buyer, { from: 'product', variantId: kindId, quantity: 1 });
  const { body: paying } = await payFor(buyer, opened, asksBank);
  expect(paying.state).toBe('paying');
  await office.cancel();
  await office.refund();
  const { intent } = await app.db.selectFrom('payments').select('intent').executeTakeFirstOrThrow();
  await office.passChallenge(intent);
  const { body: paid } = await buyer.get(`/api/checkouts/${opened._id}`);
  expect(paid.state).toBe('paid');
  // Asked for by the payment itself.
  const asked = await app.db.selectFrom('outbox').selectAll().execute();
  expect(
    asked.filter(({ payload }) => JSON.stringify(payload).includes('after-cancelling-event')),
  ).toHaveLength(2);
  await office.refund();
  expect((await buyer.get(`/api/orders/${paid.shops[0].order._id}`)).body).toMatchObject({
    state: 'cancelled',
    refunded: usd(5_000),
  });
});

test('a refund that dies in the middle goes on where it was, also by two at the same time', async () => {
  await using office = await calledOff();
  const { app, stripe, shop } = office;
  const ids: string[] = [];
  for (const name of ['Maya Two', 'Noor Haddad', 'Ines Prado']) {
    const buyer = await buyerIn(app, name);
    const { order } = await office.take(1, {
      from: app.as(buyer),
      card: await buildCard(app.db, stripe, buyer.id),
    });
    ids.push(order._id);
  }
  await office.cancel();
  const [, second] = ids.toSorted();
  await app.db.transaction().execute(async (tx) => {
    await sql`select from orders where id = ${second} for update`.execute(tx);
    const dying = expect(office.refund()).rejects.toThrow();
    await someoneWaits(app.db);
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(app.db);
    await dying;
  });
  const refunded = async () => {
    const orders = await app.db.selectFrom('orders').select('refunded').orderBy('id').execute();
    return orders.map((order) => order.refunded);
  };
  expect(await refunded()).toEqual([5_000, 0, 0]);
  await Promise.all([office.refund(), office.refund()]);
  expect(await refunded()).toEqual([5_000, 5_000, 5_000]);
  const { count } = await app.db
    .selectFrom('order_refunds')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect([count, await booksOf(app.db, shop.id)]).toEqual([3, { 'shop-owed': -3 * 175 }]);
});

test('an order that comes into dispute while the others are refunded waits for its end, too', {
  tags: 'whole',
}, async () => {
  await using office = await calledOff();
  const { app, buyer, maya, product, seller, stripe } = office;
  const noor = await buyerIn(app, 'Noor Haddad');
  const { order: first } = await office.take(1, {
    from: app.as(noor),
    card: await buildCard(app.db, stripe, noor.id),
  });
  // The older one has its turn first.
  app.clock.forward(1_000);
  await inCart(app, maya, product);
  const { order } = await office.take(1);
  await seller.post(`/api/orders/${order._id}/ship`, {}, key());
  await office.cancel();
  let refunding: Promise<unknown> = Promise.resolve();
  await app.db.transaction().execute(async (tx) => {
    await sql`select from orders where id = ${first._id} for update`.execute(tx);
    refunding = office.refund();
    await someoneWaits(app.db);
    const problem = { kind: 'problem', reason: 'not-arrived', text: 'No vase.' };
    expect((await buyer.post(`/api/orders/${order._id}/disputes`, problem, key())).status).toBe(201);
  });
  await refunding;
  const now = async () => (await buyer.get(`/api/orders/${order._id}`)).body;
  expect(await now()).toMatchObject({ state: 'disputed', refunded: usd(0) });
  const [dispute] = (await buyer.get(`/api/orders/${order._id}/disputes`)).body.items;
  await buyer.post(`/api/disputes/${dispute._id}/steps`, { step: 'withdraw' }, key());
  await office.refund();
  expect(await now()).toMatchObject({ state: 'shipped', refunded: usd(5_000) });
});

test('tickets whose order was in dispute when their event was called off are refunded once that is over', async () => {
  await using office = await calledOff();
  const { app, buyer, maya, product, seller } = office;
  await inCart(app, maya, product);
  const { order } = await office.take(1);
  expect((await seller.post(`/api/orders/${order._id}/ship`, {}, key())).status).toBe(200);
  const opened = await buyer.post(
    `/api/orders/${order._id}/disputes`,
    { kind: 'problem', reason: 'not-arrived', text: 'No vase.' },
    key(),
  );
  expect(opened.status).toBe(201);
  await office.cancel();
  await office.refund();
  const now = async () => (await buyer.get(`/api/orders/${order._id}`)).body;
  expect(await now()).toMatchObject({ state: 'disputed', refunded: usd(0) });
  const over = await buyer.post(`/api/disputes/${opened.body._id}/steps`, { step: 'withdraw' }, key());
  expect(over.body.state).toBe('withdrawn');
  // Once as it was called off, and once more for this order.
  const queued = await office.app.db
    .selectFrom('outbox')
    .select('payload')
    .where('topic', '=', 'jobs')
    .execute();
  const refunding = queued.filter(({ payload }) =>
    JSON.stringify(payload).includes('after-cancelling-event'),
  );
  expect(refunding).toHaveLength(2);
  await office.refund();
  expect(await now()).toMatchObject({ state: 'shipped', refunded: usd(5_000) });
  expect(await office.seats()).toEqual({ taken: 0, sold: 0 });
});
