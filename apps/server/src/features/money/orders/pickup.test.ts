import { expect, test } from 'vitest';
import { moneyReceived, orderBy, takesTransfers } from '../../../testing/arranged.fixture.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { mailTo } from '../../../testing/mailbox.ts';
import { bellOf } from '../../../testing/notifications.fixture.ts';
import { booksOf, inCart, key, stockOf, vaseAndBuyer } from '../../../testing/paying.fixture.ts';
import { buildShippingProfile } from '../../market/shipping/shipping.builder.ts';
import { unpaidJobs } from './unpaid.jobs.ts';

const DAY_MS = 86_400_000;

/** A shop that is paid where its vases are picked up, and one of them ordered. */
async function toBePickedUp() {
  const app = await buildTestApp();
  const own = await vaseAndBuyer(app);
  await takesTransfers(app.db, own.shop.id);
  await app.db.deleteFrom('shipping_profiles').where('shop_id', '=', own.shop.id).execute();
  await buildShippingProfile(app.db, {
    shop_id: own.shop.id,
    methods: [{ kind: 'pickup', amount: 0, pickup_at: 'Store Torv 4', min_days: null, max_days: null }],
  });
  await inCart(app, own.maya, own.product);
  const order = await orderBy(own.buyer, 'pickup');
  return {
    ...{ app, ...own, order },
    act: (what: string, who = own.seller) => who.post(`/api/orders/${order._id}/${what}`, {}, key()),
    seenBy: async (who: typeof own.buyer) => (await who.get(`/api/orders/${order._id}`)).body,
    async byTheClock() {
      for (const job of unpaidJobs) await job.run({ ...app, log: app.log.log }, {} as never);
    },
    [Symbol.asyncDispose]: () => app[Symbol.asyncDispose](),
  };
}

test('what is paid at pickup is told to be ready before, and is paid and handed over in one', async () => {
  await using market = await toBePickedUp();
  const { app, maya, buyer, seller, shop, variantId, act, seenBy } = market;
  expect((await seenBy(seller)).can).toMatchObject({ pack: true, receiveAndHandOver: true, handOver: false });
  expect((await seenBy(buyer)).can).toMatchObject({ pack: false, receiveAndHandOver: false });

  const { status, body: ready } = await act('pack');
  expect([status, ready.state, ready.can.pack]).toEqual([200, 'pending-payment', false]);
  expect(ready.path.map(({ step, at }: { step: string; at: string | null }) => [step, at !== null])).toEqual([
    ['packed', true],
    ['paid', false],
    ['delivered', false],
    ['completed', false],
  ]);
  expect((await bellOf(app, maya)).items[0]).toMatchObject({
    text: 'notifications.text.orderToFetchAndPay',
    params: { price: ready.total },
  });
  const mail = (await mailTo(app, maya.email)).at(-1);
  expect(mail?.subject).toBe(`Order ${ready.number} is ready: pay when you pick it up`);
  for (const said of ['$64', 'Store Torv 4', 'Cash or card.']) expect(mail?.body).toContain(said);
  expect((await act('pack')).body.error.code).toBe('order_moved_on');

  const { body: done } = await act('paid-at-pickup');
  expect(done).toMatchObject({ state: 'delivered', refundable: ready.total });
  expect(done.events.map(({ kind }: { kind: string }) => kind)).toEqual([
    ...['delivered', 'money-received', 'ready', 'to-be-paid', 'placed'],
  ]);
  expect(await booksOf(app.db, shop.id)).toEqual({ 'shop-owed': -512 });
  expect(await stockOf(app.db, variantId)).toBe(4);
  expect((await bellOf(app, maya)).items[0]?.text).toBe('notifications.text.orderPaidAndFetched');
  expect((await mailTo(app, maya.email)).at(-1)?.subject).toBe('Halden & Moor received your payment');
  // Said again it is the same.
  expect((await act('paid-at-pickup')).body.events).toHaveLength(5);
  expect(await booksOf(app.db, shop.id)).toEqual({ 'shop-owed': -512 });
});

test('a buyer who comes before they were called pays and takes it along', async () => {
  await using market = await toBePickedUp();
  const { buyer, act, seenBy } = market;
  expect((await act('paid-at-pickup')).body.state).toBe('delivered');
  expect((await seenBy(buyer)).can).toMatchObject({ review: true });
});

test('who pays ahead of the pickup finds it ready still, and it is handed over then', async () => {
  await using market = await toBePickedUp();
  const { order, seller, act } = market;
  await act('pack');
  const { body: paid } = await moneyReceived(seller, order);
  expect([paid.state, paid.can.handOver, paid.can.pack]).toEqual(['packed', true, false]);
  expect((await act('paid-at-pickup')).body.state).toBe('delivered');
});

test('from when it is ready its buyer has all of the time again, and is reminded once more', async () => {
  await using market = await toBePickedUp();
  const { app, buyer, maya, variantId, act, seenBy, byTheClock } = market;
  app.clock.forward(4 * DAY_MS);
  await byTheClock();
  const { body: ready } = await act('pack');
  expect(ready.payBy).toBe(new Date(app.clock.now().getTime() + 5 * DAY_MS).toISOString());
  app.clock.forward(2 * DAY_MS);
  await byTheClock();
  expect((await bellOf(app, maya)).items[0]?.text).toBe('notifications.text.orderToFetchAndPay');
  app.clock.forward(DAY_MS);
  await byTheClock();
  expect((await bellOf(app, maya)).items[0]?.text).toBe('notifications.text.orderToPay');
  app.clock.forward(2 * DAY_MS);
  await byTheClock();
  expect((await seenBy(buyer)).state).toBe('cancelled');
  expect(await stockOf(app.db, variantId)).toBe(5);
  // Who comes after all, while it is there: it is paid, and was put back on the shelf before.
  expect((await act('paid-at-pickup')).body.state).toBe('delivered');
  expect(await stockOf(app.db, variantId)).toBe(4);
});

test('the shop alone says so, of what is paid where it is picked up, and the last of two at once changes nothing', async () => {
  await using market = await toBePickedUp();
  const { app, shop, buyer, act } = market;
  expect((await act('paid-at-pickup', buyer)).status).toBe(403);
  const both = await Promise.all([act('paid-at-pickup'), act('paid-at-pickup'), act('pack')]);
  expect(both.slice(0, 2).map(({ body }) => body.state)).toEqual(['delivered', 'delivered']);
  expect(await booksOf(app.db, shop.id)).toEqual({ 'shop-owed': -512 });
});

test('what is paid by transfer is not told to be ready before its money is there', async () => {
  await using app = await buildTestApp();
  const { buyer, seller, shop, maya, product } = await vaseAndBuyer(app);
  await takesTransfers(app.db, shop.id);
  await inCart(app, maya, product);
  const order = await orderBy(buyer);
  const codes = [];
  for (const what of ['pack', 'paid-at-pickup'])
    codes.push((await seller.post(`/api/orders/${order._id}/${what}`, {}, key())).body.error.code);
  expect(codes).toEqual(['order_moved_on', 'order_moved_on']);
});
