import { expect, test } from 'vitest';
import { HOUR_MS, openDisputedMarket, usd } from '../../../testing/disputes.fixture.ts';
import { bellOf } from '../../../testing/notifications.fixture.ts';
import { booksOf, buy, key, stockOf } from '../../../testing/paying.fixture.ts';

type Market = Awaited<ReturnType<typeof openDisputedMarket>>;

const doAs = (who: Market['staff'], { order }: Market, act: string, body: object = {}) =>
  who.post(`/api/admin/orders/${order._id}/acts`, { act, reason: 'Asked by phone.', ...body }, key());

test('money that staff hold is not paid out, whatever happens meanwhile, and goes on when they release it', async () => {
  await using market = await openDisputedMarket();
  const { app, shop, staff, net, owner } = market;
  await market.arrive();
  const { body: held } = await doAs(staff, market, 'hold');
  expect(held).toMatchObject({ held: true, staffActs: ['refund', 'release'], earnings: { state: 'frozen' } });
  expect(await booksOf(app.db, shop.id)).toEqual({ 'shop-frozen': net });
  expect((await bellOf(app, owner)).items[0]?.text).toBe('notifications.text.orderByStaff');
  await market.complete();
  // A dispute comes and goes.
  await market.open();
  await market.step('buyer', 'withdraw');
  expect([await market.stateOf(), await booksOf(app.db, shop.id)]).toEqual([
    'delivered',
    { 'shop-frozen': net },
  ]);
  expect((await doAs(staff, market, 'hold')).body.error.code).toBe('order_moved_on');
  await doAs(staff, market, 'release');
  expect(await booksOf(app.db, shop.id)).toEqual({ 'shop-pending': net });
  await market.complete();
  expect(await booksOf(app.db, shop.id)).toEqual({ 'shop-available': net });
  // And again, once it is the shop's already.
  await doAs(staff, market, 'hold');
  expect(await booksOf(app.db, shop.id)).toEqual({ 'shop-frozen': net });
  await doAs(staff, market, 'release');
  expect(await booksOf(app.db, shop.id)).toEqual({ 'shop-available': net });
  const written = await app.db.selectFrom('audit_log').select(['action', 'details']).execute();
  expect(written.map(({ action }) => action)).toEqual([
    ...['order.held', 'order.released', 'order.held', 'order.released'],
  ]);
  expect(written[0]?.details).toMatchObject({ order: market.order.number, reason: 'Asked by phone.' });
});

test('staff give back a part or all, and cancel what was not sent', async () => {
  await using market = await openDisputedMarket();
  const { app, staff, shop, maya, cardId, product, variantId } = market;
  expect((await doAs(staff, market, 'refund')).body.error.code).toBe('order_moved_on');
  await market.arrive();
  expect((await doAs(staff, market, 'refund', { amount: usd(3_450) })).body).toMatchObject({
    state: 'delivered',
    refunded: usd(3_450),
  });
  expect((await doAs(staff, market, 'refund', { amount: usd(10_001) })).body.error.code).toBe(
    'too_much_refunded',
  );
  expect((await doAs(staff, market, 'refund')).body).toMatchObject({ state: 'refunded', staffActs: [] });
  expect(await booksOf(app.db, shop.id)).toEqual({ 'shop-owed': -420 });

  const [next] = await buy(app, { user: maya, cardId }, [{ product }]);
  if (!next) throw new Error('nothing was bought');
  const before = await stockOf(app.db, variantId);
  expect((await doAs(staff, { ...market, order: next }, 'cancel')).body.state).toBe('cancelled');
  expect(await stockOf(app.db, variantId)).toBe(before + 1);
});

test('nobody but staff acts so, none of them on their own order, and none without a reason', async () => {
  await using market = await openDisputedMarket();
  const { app, staff, seller, buyer, support, cardId } = market;
  expect((await doAs(seller, market, 'hold')).status).toBe(403);
  expect((await doAs(buyer, market, 'refund')).status).toBe(403);
  expect((await doAs(staff, market, 'hold', { reason: ' ' })).body.error.code).toBe('invalid_input');
  await app.db
    .updateTable('orders')
    .set({ buyer_id: support.id })
    .where('id', '=', market.order._id)
    .execute();
  const own = await doAs(staff, market, 'hold');
  expect([own.status, cardId === null]).toEqual([403, false]);
  await app.db
    .updateTable('orders')
    .set({ buyer_id: market.maya.id })
    .where('id', '=', market.order._id)
    .execute();
});

test('whoever refunds at once, buyer, seller and staff, what was paid goes back once', async () => {
  await using market = await openDisputedMarket();
  await market.arrive();
  await Promise.all([
    doAs(market.staff, market, 'refund'),
    doAs(market.staff, market, 'refund', { amount: usd(9_000) }),
    market.act('seller', 'refunds', { of: { kind: 'all' }, reason: '' }),
    market.open(),
    doAs(market.staff, market, 'hold'),
  ]);
  const refunds = await market.app.db.selectFrom('refunds').select('amount').execute();
  expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBeLessThanOrEqual(13_450);
});

test('staff find orders by number, by names and by what is wrong with them', async () => {
  await using market = await openDisputedMarket();
  const { staff, order, app, maya, cardId, product } = market;
  app.clock.forward(HOUR_MS);
  const [next] = await buy(app, { user: maya, cardId }, [{ product }]);
  const list = async (query = '') => {
    const { body } = await staff.get(`/api/admin/orders?${query}`);
    return [body.total, ...body.items.map(({ number }: { number: string }) => number)];
  };
  expect(await list()).toEqual([2, next?.number, order.number]);
  expect(await list(`search=${order.number}`)).toEqual([1, order.number]);
  expect(await list('search=maya+halden')).toEqual([2, next?.number, order.number]);
  expect(await list('search=nobody')).toEqual([0]);
  expect(await list('of=problems')).toEqual([0]);
  await doAs(staff, market, 'hold');
  expect(await list('of=problems')).toEqual([1, order.number]);
  expect((await staff.get('/api/admin/orders?perPage=25&page=2')).body.items).toEqual([]);
});
