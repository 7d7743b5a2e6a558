import type { LotId, UserId } from '@souk/shared/ids.ts';
import { expect, test } from 'vitest';
import type { TestApp } from '../../../testing/build-test-app.ts';
import { mailTo } from '../../../testing/mailbox.ts';
import {
  booksOf,
  buildCard,
  inCart,
  key,
  openCheckout,
  payFor,
  stockOf,
} from '../../../testing/paying.fixture.ts';
import { openAuctions } from '../../../testing/settlement.fixture.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { buildProduct, buildVariant } from '../../market/catalog/product.builder.ts';
import { buildCoupon } from '../../money/coupons/coupon.builder.ts';
import { closeLotsOver } from '../auctions/index.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const declining = 'pm_card_chargeCustomerFail';
const usd = (amount: number) => ({ amount, currency: 'USD' });

test('who wins a lot has one order of it, paid once by their default card while they are away', async () => {
  await using market = await openAuctions();
  const { maya, owner, buyer, app, variantId } = market;
  const lot = await market.lot();
  expect(await stockOf(app.db, variantId)).toBe(4);
  await market.bid(lot, maya, 4_000);
  await market.close();
  expect(await market.told(maya)).toEqual(['won']);
  // Winner and seller have the end of its log by mail.
  const { head_hash } = await app.db.selectFrom('lots').select('head_hash').executeTakeFirstOrThrow();
  for (const { email } of [maya, owner])
    expect(JSON.stringify(await mailTo(app, email))).toContain(head_hash);
  await market.settle();
  await market.settle();
  expect(await market.settlementOf(lot)).toBe('paid');
  const [order] = await market.ordersOf(lot);
  expect(order).toMatchObject({
    state: 'paid',
    items: 4_000,
    shipping: 650,
    total: 4_650,
    buyer_id: maya.id,
  });
  expect(await market.ordersOf(lot)).toHaveLength(1);
  expect((await market.charges()).map(({ amount }) => amount)).toEqual([4_650]);
  expect(await stockOf(app.db, variantId)).toBe(4);
  const { body } = await buyer.get('/api/orders');
  expect(body.items).toMatchObject([{ title: 'Bottle vase', total: usd(4_650), state: 'paid' }]);
  const { body: view } = await buyer.get(`/api/lots/${lot.id}/settlement`);
  expect(view).toMatchObject({
    as: 'buyer',
    state: 'paid',
    mine: 'paid',
    total: usd(4_650),
    orderId: order?.id,
  });
});

test('the piece that was held under the hammer is the one that is won, though it was the last of its kind', async () => {
  await using market = await openAuctions();
  const { app, maya, product, variantId } = market;
  await app.db
    .updateTable('product_variants')
    .set({ available: 1, options: JSON.stringify({ Glaze: 'Honey' }) })
    .where('id', '=', variantId)
    .execute();
  const sea = await buildVariant(app.db, {
    ...{ product_id: product.id, price_amount: 5_000, available: 1, position: 1, options: { Glaze: 'Sea' } },
  });
  const lot = await market.lot();
  await market.bid(lot, maya, 4_000);
  await market.close();
  await market.settle();
  const orders = (await market.ordersOf(lot)).map(({ id }) => id);
  const lines = app.db.selectFrom('order_lines').select('variant_id').where('order_id', 'in', orders);
  expect(await lines.execute()).toEqual([{ variant_id: variantId }]);
  expect([await stockOf(app.db, variantId), await stockOf(app.db, sea.id)]).toEqual([0, 1]);
});

test('what one buyer wins in a show is sent together, and the second win costs no shipping', async () => {
  await using market = await openAuctions();
  const { maya } = market;
  const first = await market.lot();
  await market.bid(first, maya, 4_000);
  await market.close();
  await market.settle();
  const second = await market.lot();
  await market.bid(second, maya, 3_000);
  await market.close();
  await market.settle();
  const orders = [...(await market.ordersOf(first)), ...(await market.ordersOf(second))];
  expect(orders.map(({ shipping }) => shipping)).toEqual([650, 0]);
  expect(orders[0]?.bundle_id).not.toBeNull();
  expect(orders[1]?.bundle_id).toBe(orders[0]?.bundle_id);
});

test('who wins for less than a card can be charged has an order and no strike, and its shop goes without', {
  tags: 'whole',
}, async () => {
  await using market = await openAuctions();
  const { app, maya, shop } = market;
  const noor = await market.bidder('Noor Haddad', declining);
  const win = async (lot: { id: LotId }, winner: { id: UserId }, amount: number) => {
    await market.bid(lot, winner, amount);
    await market.close();
    await market.settle();
    return (await market.ordersOf(lot)).map(({ state, items, shipping, total }) => [
      ...[state, items, shipping],
      total,
    ]);
  };
  // The second goes in the parcel of the first.
  expect(await win(await market.lot(), maya, 4_000)).toEqual([['paid', 4_000, 650, 4_650]]);
  const small = await market.lot({ start_amount: 1 });
  expect(await win(small, maya, 30)).toEqual([['paid', 30, 0, 0]]);
  expect(await market.settlementOf(small)).toBe('paid');
  await app.db.updateTable('shipping_methods').set({ amount: 0 }).execute();
  const before = await booksOf(app.db, shop.id);
  // A card that would be declined is not asked.
  expect(await win(await market.lot({ alone: true, start_amount: 1 }), noor, 49)).toEqual([
    ['paid', 49, 0, 0],
  ]);
  expect(await booksOf(app.db, shop.id)).toEqual(before);
  expect(await win(await market.lot({ alone: true, start_amount: 1 }), maya, 50)).toEqual([
    ['paid', 50, 0, 50],
  ]);
  expect((await market.charges()).map(({ amount }) => amount).sort()).toEqual([4_650, 50]);
  expect(await app.db.selectFrom('bidder_strikes').selectAll().execute()).toEqual([]);
});

test('a declined card leaves two minutes in a show for another one, and the room sees until when', async () => {
  await using market = await openAuctions();
  const { app } = market;
  const noor = await market.bidder('Noor Haddad', declining);
  const lot = await market.lot();
  await market.bid(lot, noor, 4_000);
  await market.close();
  await market.settle();
  expect(await market.settlementOf(lot)).toBe('failed');
  const payBy = app.clock.now().getTime() + 2 * MINUTE;
  const { rows } = await app.database.pool.query(`select data from live_documents where id = $1`, [lot.id]);
  expect(rows[0]?.data).toMatchObject({ state: 'sold', settlement: 'failed', payBy });
  expect(await market.told(noor)).toEqual(['winNotPaid']);
  const { body: view } = await noor.call.get(`/api/lots/${lot.id}/settlement`);
  expect(view).toMatchObject({
    mine: 'failed',
    total: usd(4_650),
    failure: 'card_declined',
    can: { pay: true },
  });

  const { stripe, maya } = market;
  const good = await buildCard(app.db, stripe, noor.id);
  const paid = await noor.call.post(`/api/lots/${lot.id}/pay`, { cardId: good }, key());
  expect([paid.status, paid.body.state]).toEqual([200, 'paid']);
  expect(await market.settlementOf(lot)).toBe('paid');
  expect(await market.ordersOf(lot)).toMatchObject([{ state: 'paid', total: 4_650 }]);
  const late = await noor.call.post(`/api/lots/${lot.id}/pay`, { cardId: good }, key());
  expect([late.status, late.body.error.code]).toEqual([409, 'lot_not_to_pay']);
  expect((await app.as(maya).get(`/api/lots/${lot.id}/settlement`)).status).toBe(404);
});

test('a coupon is taken for what was won where its shop says so, and the books add up until it is paid back', async () => {
  await using market = await openAuctions();
  const { app, maya, seller, shop, stripe } = market;
  const noor = await market.bidder('Noor Haddad', declining);
  const lot = await market.lot();
  await market.bid(lot, maya, 3_500);
  await market.bid(lot, noor, 4_000);
  await market.close();
  await market.settle();
  const { body: view } = await noor.call.get(`/api/lots/${lot.id}/settlement`);
  const give = (code: string | null) =>
    noor.call.patch(`/api/checkouts/${view.checkoutId}`, { coupon: code });
  const coupons = `/api/shops/${shop.id}/coupons`;
  const worth = { kind: 'percentage', basisPoints: 1_000 };
  const { body: coupon } = await seller.post(coupons, { code: 'WON-10', worth });
  expect(coupon).toMatchObject({ alsoWon: false, version: 1 });
  await buildCoupon(app.db, { code: 'MARKET-10' });
  for (const code of ['WON-10', 'MARKET-10'])
    expect((await give(code)).body.error).toMatchObject({
      code: 'coupon_refused',
      details: { reason: 'not-won' },
    });
  expect((await seller.patch(`${coupons}/${coupon._id}`, { version: 1, alsoWon: true })).body).toMatchObject({
    alsoWon: true,
  });
  expect((await give('WON-10')).status).toBe(200);
  const { body: cheaper } = await noor.call.get(`/api/lots/${lot.id}/settlement`);
  expect(cheaper.total).toEqual(usd(4_250));
  const good = await buildCard(app.db, stripe, noor.id);
  expect((await noor.call.post(`/api/lots/${lot.id}/pay`, { cardId: good }, key())).status).toBe(200);
  const [order] = await market.ordersOf(lot);
  expect(order).toMatchObject({ items: 4_000, discount: 400, total: 4_250, coupon_code: 'WON-10' });
  expect((await market.charges()).map(({ amount }) => amount)).toEqual([4_250]);
  expect((await seller.get(coupons)).body.items[0]).toMatchObject({ used: 1, givenAway: [usd(400)] });
  expect((await noor.call.get(`/api/orders/${order?.id}`)).body.summary).toContainEqual(
    expect.objectContaining({ kind: 'discount', name: 'WON-10', amount: usd(-400) }),
  );
  expect((await seller.post(`/api/lots/${lot.id}/hand-over`, {}, key())).status).toBe(200);
  expect((await market.ordersOf(lot))[0]).toMatchObject({ state: 'cancelled', refunded: 4_250 });
});

test('what a coupon leaves of a win, too little for a card, is the shop’s loss as a win of so little is', {
  tags: 'whole',
}, async () => {
  await using market = await openAuctions();
  const { app, shop, maya } = market;
  await app.db.updateTable('shipping_methods').set({ amount: 0 }).execute();
  const noor = await market.bidder('Noor Haddad', declining);
  const lot = await market.lot({ alone: true });
  await market.bid(lot, noor, 4_000);
  await market.close();
  await market.settle();
  const before = await booksOf(app.db, shop.id);
  await buildCoupon(app.db, {
    ...{ shop_id: shop.id, code: 'WON-99', basis_points: 9_900, uses: 1, also_won: true },
  });
  const { body: view } = await noor.call.get(`/api/lots/${lot.id}/settlement`);
  const given = await noor.call.patch(`/api/checkouts/${view.checkoutId}`, { coupon: 'WON-99' });
  expect(given.status).toBe(200);
  expect((await noor.call.post(`/api/lots/${lot.id}/pay`, { cardId: noor.cardId }, key())).status).toBe(200);
  expect(await market.ordersOf(lot)).toMatchObject([{ state: 'paid', discount: 4_000, total: 0 }]);
  expect(await booksOf(app.db, shop.id)).toEqual(before);
  // Its one use is gone, and a card that is asked by itself pays the whole price.
  const other = await market.lot({ alone: true });
  await market.bid(other, maya, 3_000);
  await market.close();
  await market.settle();
  expect(await market.ordersOf(other)).toMatchObject([{ total: 3_000, coupon_code: null }]);
});

test('who does not pay in a day is reminded twice and gets a strike; the runner-up is asked, and pays their own bid', async () => {
  await using market = await openAuctions();
  const { maya, owner, app, variantId, cardId } = market;
  const noor = await market.bidder('Noor Haddad', declining);
  const lot = await market.lot({ alone: true });
  await market.bid(lot, maya, 3_500);
  await market.bid(lot, noor, 9_000, 'maximum');
  await market.close();
  await market.settle();
  await market.later(12 * HOUR);
  await market.later(11 * HOUR);
  expect(await market.told(noor)).toEqual(['winNotPaid', 'winReminder', 'winReminder']);
  await market.later(HOUR);
  expect(await market.settlementOf(lot)).toBe('second-chance');
  expect(await market.told(noor)).toContain('winLost');
  expect(await market.told(owner)).toEqual(['lotSold', 'winnerDidNotPay']);
  expect(await stockOf(app.db, variantId)).toBe(4);

  const { body: view } = await market.buyer.get(`/api/lots/${lot.id}/settlement`);
  expect(view).toMatchObject({
    mine: 'offered',
    price: usd(3_500),
    total: usd(4_150),
    can: { pay: true, decline: true },
  });
  const taken = await market.buyer.post(`/api/lots/${lot.id}/pay`, { cardId }, key());
  expect(taken.body.state).toBe('paid');
  expect(await market.settlementOf(lot)).toBe('paid');
  const orders = await market.ordersOf(lot);
  expect(orders.map(({ state, items, buyer_id }) => [state, items, buyer_id])).toEqual([
    ['cancelled', 3_700, noor.id],
    ['paid', 3_500, maya.id],
  ]);
  expect((await market.charges()).map(({ amount }) => amount)).toEqual([4_150]);
});

test('a second chance that nobody takes leaves the lot unsold and its piece on the shelf; it is offered once', async () => {
  await using market = await openAuctions();
  const { maya, owner, app, variantId, seller } = market;
  const noor = await market.bidder('Noor Haddad', declining);
  const tove = await market.bidder('Tove Lind');
  const lot = await market.lot({ alone: true });
  await market.bid(lot, tove, 2_500);
  await market.bid(lot, maya, 3_500);
  await market.bid(lot, noor, 5_000);
  await market.close();
  await market.settle();
  await market.later(24 * HOUR);
  const said = await market.buyer.post(`/api/lots/${lot.id}/decline`, {}, key());
  expect(said.body).toMatchObject({ state: 'unsold', mine: null, ending: 'declined' });
  const { body: lost } = await noor.call.get(`/api/lots/${lot.id}/settlement`);
  expect(lost).toMatchObject({ mine: null, ending: 'not-paid' });
  expect(await stockOf(app.db, variantId)).toBe(5);
  expect(await market.told(owner)).toEqual(['lotSold', 'lotUnsold']);
  const { body: view } = await seller.get(`/api/lots/${lot.id}/settlement`);
  expect(view).toMatchObject({
    as: 'seller',
    runnerUp: { amount: usd(2_500) },
    can: { offer: true, relist: true },
  });
  await seller.post(`/api/lots/${lot.id}/second-chance`, {}, key());
  expect(await market.settlementOf(lot)).toBe('second-chance');
  expect(await market.told(tove)).toContain('secondChance');
  // Apart from a show that is between the two.
  expect(await market.shownIn(lot)).toMatchObject({ settlement: 'second-chance', offeredTo: null });
  const strikes = await app.db.selectFrom('bidder_strikes').select('user_id').execute();
  expect(strikes).toEqual([{ user_id: noor.id }]);
});

test('in a show its host asks the next bidder, who has a minute', async () => {
  await using market = await openAuctions();
  const { maya, seller, cardId } = market;
  const noor = await market.bidder('Noor Haddad', declining);
  const lot = await market.lot();
  await market.bid(lot, maya, 3_500);
  await market.bid(lot, noor, 5_000);
  await market.close();
  await market.settle();
  await market.later(2 * MINUTE);
  expect(await market.settlementOf(lot)).toBe('failed');
  await market.later(MINUTE);
  expect(await market.settlementOf(lot)).toBe('failed');
  const offered = await seller.post(`/api/lots/${lot.id}/second-chance`, {}, key());
  expect(offered.body).toMatchObject({ state: 'second-chance' });
  const { body: view } = await market.buyer.get(`/api/lots/${lot.id}/settlement`);
  expect(Date.parse(view.payBy) - Date.parse(view.now)).toBe(MINUTE);
  // Their room says it is them, while there is a minute of it; the lot is nobody’s until then.
  const told = { settlement: 'second-chance', soldTo: null, payBy: Date.parse(view.payBy) };
  expect(await market.shownIn(lot)).toMatchObject({ ...told, offeredTo: { id: maya.id, price: 3_500 } });
  await market.buyer.post(`/api/lots/${lot.id}/pay`, { cardId }, key());
  expect(await market.ordersOf(lot)).toMatchObject([{ state: 'cancelled' }, { state: 'paid', items: 3_500 }]);
  expect(await market.shownIn(lot)).toMatchObject({ soldTo: { id: maya.id }, offeredTo: null });
});

test('who chose so beforehand is charged at once as the next bidder of a show, and has no strike where their card says no', {
  tags: 'whole',
}, async () => {
  await using market = await openAuctions();
  const { app, seller, show } = market;
  const noor = await market.bidder('Noor Haddad', declining);
  const tove = await market.bidder('Tove Lind');
  const url = `/api/shows/${show.id}/next-bidder`;
  expect((await tove.call.get(url)).body).toEqual({ chargeAtOnce: false });
  expect((await tove.call.put(url, { chargeAtOnce: true })).body).toEqual({ chargeAtOnce: true });
  expect((await tove.call.get(url)).body).toEqual({ chargeAtOnce: true });
  const lot = await market.lot();
  await market.bid(lot, tove, 3_500);
  await market.bid(lot, noor, 5_000);
  await market.close();
  await market.settle();
  await market.later(2 * MINUTE);
  const asked = await seller.post(`/api/lots/${lot.id}/second-chance`, {}, key());
  expect(asked.body).toMatchObject({ state: 'charging' });
  await market.settle();
  expect(await market.settlementOf(lot)).toBe('paid');
  expect(await market.ordersOf(lot)).toMatchObject([
    { state: 'cancelled', buyer_id: noor.id },
    { state: 'paid', buyer_id: tove.id, items: 3_500 },
  ]);
  expect(await market.shownIn(lot)).toMatchObject({
    ...{ price: 5_000, leader: { id: noor.id }, settlement: 'paid' },
    soldTo: { id: tove.id, handle: expect.any(String), price: 3_500 },
  });
  // Now Noor is next, with a card that says no.
  await noor.call.put(url, { chargeAtOnce: true });
  const other = await market.lot();
  await market.bid(other, noor, 3_000);
  const ben = await market.bidder('Ben Ode', declining);
  await market.bid(other, ben, 4_000);
  await market.close();
  await market.settle();
  await market.later(2 * MINUTE);
  await seller.post(`/api/lots/${other.id}/second-chance`, {}, key());
  await market.settle();
  expect(await market.settlementOf(other)).toBe('failed');
  expect(await market.shownIn(other)).toMatchObject({ soldTo: { id: noor.id } });
  await market.later(2 * MINUTE);
  expect(await market.shownIn(other)).toMatchObject({ soldTo: null });
  const strikes = await app.db.selectFrom('bidder_strikes').select(['lot_id', 'user_id']).execute();
  expect(strikes).toEqual(
    expect.arrayContaining([
      { lot_id: lot.id, user_id: noor.id },
      { lot_id: other.id, user_id: ben.id },
    ]),
  );
  expect(strikes).toHaveLength(2);
});

test('who is next is not charged beyond what they allow themselves, and who takes a break or is not wanted any more is not asked', {
  tags: 'whole',
}, async () => {
  await using market = await openAuctions();
  const { app, seller, show, owner } = market;
  const noor = await market.bidder('Noor Haddad', declining);
  const ines = await market.bidder('Ines Rey');
  const tove = await market.bidder('Tove Lind');
  const abel = await market.bidder('Abel Roy');
  const lot = await market.lot();
  await market.bid(lot, abel, 2_500);
  await market.bid(lot, ines, 3_000);
  await market.bid(lot, tove, 3_500);
  await market.bid(lot, noor, 5_000);
  await market.close();
  await market.settle();
  for (const { call } of [ines, tove, abel])
    await call.put(`/api/shows/${show.id}/next-bidder`, { chargeAtOnce: true });
  expect((await tove.call.post('/api/self-limits/cool-down', { days: 1 })).status).toBe(200);
  expect((await app.as(owner).put(`/api/users/${ines.id}/block`)).status).toBeLessThan(300);
  expect((await abel.call.put('/api/self-limits', { day: { amount: 2_000, currency: 'USD' } })).status).toBe(
    200,
  );
  await market.later(2 * MINUTE);
  const { body } = await seller.post(`/api/lots/${lot.id}/second-chance`, {}, key());
  expect(body).toMatchObject({ state: 'second-chance' });
  const { body: view } = await abel.call.get(`/api/lots/${lot.id}/settlement`);
  expect(view).toMatchObject({ mine: 'offered', price: { amount: 2_500 } });
  const refused = await abel.call.post(`/api/lots/${lot.id}/pay`, { cardId: abel.cardId }, key());
  expect(refused.body.error).toMatchObject({ code: 'spending_limit_reached' });
  const atCheckout = (await abel.call.get(`/api/checkouts/${view.checkoutId}`)).body;
  const again = await payFor(abel.call, atCheckout, abel.cardId);
  expect(again.body.error).toMatchObject({ code: 'spending_limit_reached' });
  await market.later(2 * MINUTE);
  expect(await market.settlementOf(lot)).toBe('failed');
  expect(await market.charges()).toEqual([]);
});

test('what somebody leads or is next in line for is as good as spent, whatever they buy besides', async () => {
  await using market = await openAuctions();
  const { app, seller, show, shop, product } = market;
  const noor = await market.bidder('Noor Haddad', declining);
  const tove = await market.bidder('Tove Lind', declining);
  const bowl = {
    alone: true,
    product_id: (await buildProduct(app.db, { shop_id: shop.id, available: 5 })).id,
  };
  const limit = await tove.call.put('/api/self-limits', { day: usd(8_000) });
  expect(limit.status).toBe(200);
  await tove.call.put(`/api/shows/${show.id}/next-bidder`, { chargeAtOnce: true });
  const first = await market.lot();
  await market.bid(first, tove, 3_500);
  await market.bid(first, noor, 5_000);
  await market.close();
  await market.settle();
  await market.later(2 * MINUTE);
  // She leads another lot by now.
  const alone = await market.lot(bowl);
  await market.bid(alone, tove, 5_000);
  const buysVase = async () => {
    await inCart(app, tove, product);
    return payFor(tove.call, (await openCheckout(tove.call)).body, tove.cardId);
  };
  expect((await buysVase()).body.error).toMatchObject({
    code: 'spending_limit_reached',
    details: { left: usd(3_000) },
  });
  const asked = await seller.post(`/api/lots/${first.id}/second-chance`, {}, key());
  expect(asked.body).toMatchObject({ state: 'second-chance' });
  const { body: view } = await tove.call.get(`/api/lots/${first.id}/settlement`);
  const refused = await tove.call.post(`/api/lots/${first.id}/pay`, { cardId: tove.cardId }, key());
  expect(refused.body.error).toMatchObject({ code: 'spending_limit_reached' });
  expect(view).toMatchObject({ mine: 'offered' });
  // Another bidder leads that one: she is next again, and is charged, which her card declines for now.
  await market.bid(alone, market.maya, 6_000);
  await market.later(MINUTE);
  const third = await market.lot();
  await market.bid(third, tove, 3_500);
  await market.bid(third, noor, 5_000);
  await market.close();
  await market.settle();
  await market.later(2 * MINUTE);
  expect((await seller.post(`/api/lots/${third.id}/second-chance`, {}, key())).body.state).toBe('charging');
  await market.settle();
  expect(await market.settlementOf(third)).toBe('failed');
  const fourth = await market.lot(bowl);
  await expect(market.bid(fourth, tove, 5_000)).rejects.toThrow('spending_limit_reached');
  await market.bid(fourth, tove, 4_500);
});

test('who led a lot below its reserve is not charged for it beyond what they allow themselves since', {
  tags: 'whole',
}, async () => {
  await using market = await openAuctions();
  const { app, seller, maya, buyer } = market;
  const one = await market.lot({ reserve_amount: 9_000 });
  await market.bid(one, maya, 4_000);
  await market.close();
  expect((await buyer.put('/api/self-limits', { day: usd(3_000) })).status).toBe(200);
  expect((await seller.post(`/api/lots/${one.id}/accept`, {}, key())).body.state).toBe('second-chance');
  await market.settle();
  expect(await market.ordersOf(one)).toEqual([]);
  await market.later(HOUR);
  expect(await market.settlementOf(one)).toBe('failed');
  expect(await app.db.selectFrom('bidder_strikes').selectAll().execute()).toEqual([]);
});

test('who is offered what they led below its reserve, and takes it, is told to everyone as its buyer', {
  tags: 'whole',
}, async () => {
  await using market = await openAuctions();
  const { seller, maya, buyer, cardId } = market;
  const lot = await market.lot({ alone: true, reserve_amount: 9_000 });
  await market.bid(lot, maya, 4_000);
  await market.close();
  expect((await buyer.put('/api/self-limits', { day: usd(3_000) })).status).toBe(200);
  await seller.post(`/api/lots/${lot.id}/accept`, {}, key());
  expect(await market.shownIn(lot)).toMatchObject({ settlement: 'second-chance', soldTo: null });
  await market.app.db.deleteFrom('self_limits').execute();
  await buyer.post(`/api/lots/${lot.id}/pay`, { cardId }, key());
  expect(await market.shownIn(lot)).toMatchObject({
    settlement: 'paid',
    soldTo: { id: maya.id, price: 4_000 },
  });
});

test('who takes a break from buying is not sold what they led below its reserve', {
  tags: 'whole',
}, async () => {
  await using market = await openAuctions();
  const { seller, maya, buyer } = market;
  const lot = await market.lot({ reserve_amount: 9_000 });
  await market.bid(lot, maya, 4_000);
  await market.close();
  expect((await buyer.post('/api/self-limits/cool-down', { days: 1 })).status).toBe(200);
  const { body: view } = await seller.get(`/api/lots/${lot.id}/settlement`);
  expect(view.can).toMatchObject({ accept: false, offer: false });
  const accepted = await seller.post(`/api/lots/${lot.id}/accept`, {}, key());
  expect([accepted.status, accepted.body.error.code]).toEqual([409, 'lot_settled']);
  await market.settle();
  expect(await market.charges()).toEqual([]);
});

test('whoever bids under an alias is nobody else to the seller who looks whom to ask next', {
  tags: 'whole',
}, async () => {
  await using market = await openAuctions();
  const noor = await market.bidder('Noor Haddad', declining);
  const tove = await market.bidder('Tove Lind');
  expect((await tove.call.put('/api/auction-name', { alias: 'quiet.fox' })).status).toBe(200);
  const lot = await market.lot();
  await market.bid(lot, tove, 3_500);
  await market.bid(lot, noor, 5_000);
  await market.close();
  await market.settle();
  await market.later(2 * MINUTE);
  const { body } = await market.seller.get(`/api/lots/${lot.id}/settlement`);
  expect(body.runnerUp).toEqual({ handle: 'quiet.fox', amount: usd(3_500) });
});

test('who led a lot below its reserve is offered it at its price, and its seller never learns their maximum', async () => {
  await using market = await openAuctions();
  const { maya, seller } = market;
  const noor = await market.bidder('Noor Haddad');
  const lot = await market.lot({ alone: true, reserve_amount: 9_000 });
  await market.bid(lot, noor, 2_500);
  await market.bid(lot, maya, 7_777, 'maximum');
  await market.close();
  const price = usd(2_600);
  const view = await seller.get(`/api/lots/${lot.id}/settlement`);
  expect(view.body).toMatchObject({ price, runnerUp: { handle: maya.handle, amount: price } });
  expect(JSON.stringify(view.body)).not.toContain('7777');
  await market.later(25 * HOUR);
  const { body: after } = await seller.get(`/api/lots/${lot.id}/settlement`);
  expect(after).toMatchObject({ can: { accept: false, offer: true }, runnerUp: { amount: price } });
  const { body: offered } = await seller.post(`/api/lots/${lot.id}/second-chance`, {}, key());
  expect(offered).toMatchObject({ state: 'second-chance', price });
  expect(JSON.stringify(offered)).not.toContain('7777');
  const { body: asked } = await market.buyer.get(`/api/lots/${lot.id}/settlement`);
  expect(asked).toMatchObject({ mine: 'offered', price });
});

test('what a seller is told of a lot says who bid by the alias alone, be it sold or not', {
  tags: 'whole',
}, async () => {
  await using market = await openAuctions();
  const { owner, app } = market;
  const tove = await market.bidder('Tove Lind', declining);
  expect((await tove.call.put('/api/auction-name', { alias: 'quiet.fox' })).status).toBe(200);
  for (const terms of [{ reserve_amount: 9_000 }, {}]) {
    await market.bid(await market.lot(terms), tove, 4_000);
    await market.close();
  }
  expect((await market.told(owner)).toSorted()).toEqual(['lotBelowReserve', 'lotSold']);
  const { rows } = await app.database.pool.query('select data from live_documents where collection = $1', [
    `notifications/${owner.id}/items`,
  ]);
  const mail = JSON.stringify(await mailTo(app, owner.email));
  expect(mail).toContain('quiet.fox');
  for (const told of [JSON.stringify(rows), mail])
    for (const name of [tove.id, tove.handle]) expect(told).not.toContain(name);
});

test('who begins a break before their card is asked as the next bidder is not charged, and holds up nobody', async () => {
  await using market = await openAuctions();
  const { seller, show, maya } = market;
  const noor = await market.bidder('Noor Haddad', declining);
  const tove = await market.bidder('Tove Lind');
  const lot = await market.lot();
  await market.bid(lot, tove, 3_500);
  await market.bid(lot, noor, 5_000);
  await market.close();
  await market.settle();
  await tove.call.put(`/api/shows/${show.id}/next-bidder`, { chargeAtOnce: true });
  await market.later(2 * MINUTE);
  const { body } = await seller.post(`/api/lots/${lot.id}/second-chance`, {}, key());
  expect(body).toMatchObject({ state: 'charging' });
  await tove.call.post('/api/self-limits/cool-down', { days: 1 });
  const other = await market.lot();
  await market.bid(other, maya, 2_000);
  await market.close();
  await market.settle();
  expect(await market.settlementOf(lot)).toBe('failed');
  expect(await market.settlementOf(other)).toBe('paid');
  expect(await market.ordersOf(lot)).toMatchObject([{ state: 'cancelled', buyer_id: noor.id }]);
});

test('who won and has no address by then is told so, pays once they have one, and has no strike where there is no way to them', async () => {
  await using market = await openAuctions();
  const { app, seller } = market;
  const noor = await market.bidder('Noor Haddad');
  const lot = await market.lot();
  await market.bid(lot, noor, 3_500);
  const [address] = (await noor.call.get('/api/addresses')).body.items;
  await noor.call.delete(`/api/addresses/${address._id}`);
  await market.close();
  await market.settle();
  expect(await market.settlementOf(lot)).toBe('failed');
  expect(await market.told(noor)).toContain('winNotSent');
  expect(await market.told(noor)).not.toContain('winNotPaid');
  const viewOf = async () => (await noor.call.get(`/api/lots/${lot.id}/settlement`)).body;
  expect(await viewOf()).toMatchObject({
    ...{ mine: 'failed', hindrance: 'address-missing', total: null, failure: null, can: { pay: true } },
  });
  const { _id: _gone, isDefault: _first, ...written } = address;
  expect((await noor.call.post('/api/addresses', written)).status).toBe(201);
  const paid = await noor.call.post(`/api/lots/${lot.id}/pay`, { cardId: noor.cardId }, key());
  expect(paid.status).toBe(200);
  expect(await market.settlementOf(lot)).toBe('paid');
  const other = await market.lot({ alone: true });
  await market.bid(other, noor, 4_500);
  // Its shop does not ship any more: nobody who bids can help that.
  const profiles = `/api/shops/${market.shop.id}/shipping-profiles`;
  const [profile] = (await seller.get(profiles)).body.items;
  for (const { _id } of profile.methods)
    expect((await seller.delete(`${profiles}/${profile._id}/methods/${_id}`)).status).toBeLessThan(300);
  await market.close();
  await market.settle();
  await market.later(25 * HOUR);
  expect(await market.told(noor)).toContain('winLostUnsent');
  expect(await app.db.selectFrom('bidder_strikes').select('user_id').execute()).toEqual([]);
  expect((await seller.get(`/api/lots/${other.id}/settlement`)).body.state).toBe('unsold');
});

test('who takes their address away after winning and adds none gets a strike, as who does not pay', {
  tags: 'whole',
}, async () => {
  await using market = await openAuctions();
  const { app } = market;
  const noor = await market.bidder('Noor Haddad');
  const lot = await market.lot({ alone: true });
  await market.bid(lot, noor, 3_500);
  const [address] = (await noor.call.get('/api/addresses')).body.items;
  await noor.call.delete(`/api/addresses/${address._id}`);
  await market.close();
  await market.settle();
  await market.later(25 * HOUR);
  expect(await market.told(noor)).toContain('winLost');
  expect(await market.told(noor)).not.toContain('winLostUnsent');
  const strikes = await app.db.selectFrom('bidder_strikes').select(['lot_id', 'user_id']).execute();
  expect(strikes).toEqual([{ lot_id: lot.id, user_id: noor.id }]);
});

test('who moves to where the shop does not ship after bidding gets a strike, and nobody where the shop ships less by now', {
  tags: 'whole',
}, async () => {
  await using market = await openAuctions();
  const { app, seller } = market;
  const profiles = `/api/shops/${market.shop.id}/shipping-profiles`;
  const [profile] = (await seller.get(profiles)).body.items;
  const [method] = profile.methods;
  const shipsTo = async (...regions: string[]) => {
    const { kind, name, amount, days } = method;
    const put = await seller.put(`${profiles}/${profile._id}/methods/${method._id}`, {
      ...{ kind, name, amount, days, regions },
    });
    expect(put.body.shipsTo).toEqual(regions);
  };
  await shipsTo('DE', 'US');
  const [noor, tove] = [await market.bidder('Noor Haddad'), await market.bidder('Tove Lind')];
  const move = async ({ call }: typeof noor, country: string) => {
    const [{ _id, isDefault: _first, ...address }] = (await call.get('/api/addresses')).body.items;
    const moved = await call.put(`/api/addresses/${_id}`, {
      ...address,
      country,
      region: '',
      postalCode: country === 'DE' ? '10115' : '1100-053',
    });
    expect(moved.body).toMatchObject({ country });
  };
  await move(tove, 'DE');
  const first = await market.lot({ alone: true });
  await market.bid(first, noor, 3_500);
  await market.close();
  const second = await market.lot({ alone: true });
  await market.bid(second, tove, 3_500);
  // Noor moves; Tove stays, and the shop ships to her no more.
  await move(noor, 'PT');
  await shipsTo('US');
  await market.close();
  await market.settle();
  await market.later(25 * HOUR);
  expect(await market.told(noor)).toContain('winLost');
  expect(await market.told(tove)).toContain('winLostUnsent');
  const strikes = await app.db.selectFrom('bidder_strikes').select(['lot_id', 'user_id']).execute();
  expect(strikes).toEqual([{ lot_id: first.id, user_id: noor.id }]);
});

test('a sale that was a mistake is undone: its buyer has their money back and no strike, and the next bidder is asked', async () => {
  await using market = await openAuctions();
  const { maya, seller, buyer, app, variantId } = market;
  const noor = await market.bidder('Noor Haddad');
  const lot = await market.lot();
  await market.bid(lot, noor, 3_500);
  await market.bid(lot, maya, 5_000);
  await market.close();
  await market.settle();
  expect(await market.settlementOf(lot)).toBe('paid');
  const { body: view } = await seller.get(`/api/lots/${lot.id}/settlement`);
  expect(view).toMatchObject({ runnerUp: { amount: usd(3_500) }, can: { handOver: true, offer: false } });
  expect((await buyer.post(`/api/lots/${lot.id}/hand-over`, {}, key())).status).toBe(404);
  const { body } = await seller.post(`/api/lots/${lot.id}/hand-over`, {}, key());
  expect(body).toMatchObject({ state: 'second-chance', can: { handOver: false } });
  const [first] = await market.ordersOf(lot);
  expect(first).toMatchObject({ state: 'cancelled', refunded: first?.total });
  expect(await market.told(maya)).toContain('orderCancelled');
  const { body: undone } = await buyer.get(`/api/lots/${lot.id}/settlement`);
  expect(undone).toMatchObject({ mine: null, ending: 'undone' });
  await noor.call.post(`/api/lots/${lot.id}/pay`, { cardId: noor.cardId }, key());
  expect(await market.settlementOf(lot)).toBe('paid');
  expect(await market.ordersOf(lot)).toMatchObject([
    { state: 'cancelled', buyer_id: maya.id },
    { state: 'paid', buyer_id: noor.id, items: 3_500 },
  ]);
  expect(await app.db.selectFrom('bidder_strikes').select('user_id').execute()).toEqual([]);
  expect(await stockOf(app.db, variantId)).toBe(4);
  const again = await seller.post(`/api/lots/${lot.id}/hand-over`, {}, key());
  expect(again.body.error.code).toBe('no_runner_up');
});

test('a show that ends before its host decided leaves nobody waiting: the runner-up is asked', async () => {
  await using market = await openAuctions();
  const { maya } = market;
  const noor = await market.bidder('Noor Haddad', declining);
  const lot = await market.lot();
  await market.bid(lot, maya, 3_500);
  await market.bid(lot, noor, 5_000);
  await market.close();
  await market.settle();
  await market.later(2 * MINUTE);
  await market.endShow();
  await market.later(MINUTE);
  expect(await market.settlementOf(lot)).toBe('second-chance');
  expect(await market.told(maya)).toContain('secondChance');
});

test('a seller sells a lot below its reserve to who led, lists another again, and no one else may', async () => {
  await using market = await openAuctions();
  const { maya, seller, buyer, app, variantId } = market;
  const reserve = { reserve_amount: 9_000 };
  const [one, other] = [await market.lot(reserve), await market.lot({ ...reserve, state: 'queued' })];
  await market.bid(one, maya, 4_000);
  await market.close();
  await market.settle();
  expect(await market.settlementOf(one)).toBeNull();
  expect(await market.told(market.owner)).toEqual(['lotBelowReserve']);
  expect(await stockOf(app.db, variantId)).toBe(5);
  for (const act of ['accept', 'relist', 'second-chance'])
    expect((await buyer.post(`/api/lots/${one.id}/${act}`, {}, key())).status).toBe(404);
  expect((await seller.post(`/api/lots/${one.id}/accept`, {}, key())).body.state).toBe('charging');
  expect(await market.told(maya)).toEqual(['won']);
  const { head_hash } = await app.db
    .selectFrom('lots')
    .select('head_hash')
    .where('id', '=', one.id)
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(await mailTo(app, maya.email))).toContain(head_hash);
  await market.settle();
  expect(await market.settlementOf(one)).toBe('paid');
  expect(await market.ordersOf(one)).toMatchObject([{ items: 4_000, state: 'paid' }]);
  const twice = await seller.post(`/api/lots/${one.id}/accept`, {}, key());
  expect(twice.body.error.code).toBe('lot_settled');
  await app.db
    .updateTable('lots')
    .set({ state: 'running', starts_at: new Date(Date.now() - 60_000), ends_at: new Date() })
    .where('id', '=', other.id)
    .execute();
  await market.close();
  const again = await seller.post(`/api/lots/${other.id}/relist`, {}, key());
  expect(again.status).toBe(201);
  const [queued] = await app.db.selectFrom('lots').selectAll().where('state', '=', 'queued').execute();
  expect(queued).toMatchObject({
    id: again.body.lotId,
    reserve_amount: 9_000,
    number: 3,
    show_id: market.show.id,
  });
});

test('what was put up quickly and not sold is put up again as such, and can be started', {
  tags: 'whole',
}, async () => {
  await using market = await openAuctions();
  const { app, seller, shop } = market;
  const product = await buildProduct(app.db, { shop_id: shop.id, status: 'archived', available: 1 });
  const quick = await market.lot({ product_id: product.id, is_quick: true });
  await market.close();
  await market.settle();
  const again = await seller.post(`/api/lots/${quick.id}/relist`, {}, key());
  expect(again.status).toBe(201);
  const started = await seller.post(`/api/lots/${again.body.lotId}/start`, {});
  expect(started).toMatchObject({ status: 204 });
});

test('after three wins that were not paid somebody is approved before each bid, in every shop', async () => {
  await using market = await openAuctions();
  const noor = await market.bidder('Noor Haddad', declining);
  for (let n = 0; n < 3; n += 1) {
    const lot = await market.lot();
    await market.bid(lot, noor, 4_000);
    await market.close();
    await market.settle();
    await market.later(2 * MINUTE);
  }
  const lot = await market.lot();
  await expect(market.bid(lot, noor, 4_000)).rejects.toThrow('bidder_approval_pending');
});

const suspend = (app: TestApp, { id }: { id: UserId }, at: Date | null) =>
  app.db.updateTable('users').set({ suspended_at: at }).where('id', '=', id).execute();

test('who is suspended before their card is asked is charged nothing and has no strike, and the next bidder is asked', async () => {
  await using market = await openAuctions();
  const { app, maya, owner, cardId } = market;
  const noor = await market.bidder('Noor Haddad');
  const lot = await market.lot({ alone: true });
  await market.bid(lot, maya, 3_500);
  await market.bid(lot, noor, 5_000);
  await market.close();
  await suspend(app, noor, app.clock.now());
  await market.settle();
  await market.settle();
  expect(await market.charges()).toEqual([]);
  expect(await market.ordersOf(lot)).toEqual([]);
  expect(await market.settlementOf(lot)).toBe('second-chance');
  expect(await market.told(owner)).toEqual(['winnerDidNotPay']);
  expect(await market.told(noor)).toEqual(['won']);
  // Who is let in again does not have it back.
  await suspend(app, noor, null);
  await market.settle();
  const taken = await market.buyer.post(`/api/lots/${lot.id}/pay`, { cardId }, key());
  expect([taken.status, taken.body.state]).toEqual([200, 'paid']);
  expect(await market.ordersOf(lot)).toMatchObject([{ state: 'paid', buyer_id: maya.id }]);
  expect(await app.db.selectFrom('bidder_strikes').selectAll().execute()).toEqual([]);
});

test('who is suspended while they could pay by another card has no strike; what was charged before is theirs', {
  tags: 'whole',
}, async () => {
  await using market = await openAuctions();
  const { app } = market;
  const noor = await market.bidder('Noor Haddad', declining);
  const tove = await market.bidder('Tove Lind');
  const unpaid = await market.lot({ alone: true });
  await market.bid(unpaid, noor, 5_000);
  await market.close();
  const paid = await market.lot({ alone: true });
  await market.bid(paid, tove, 4_000);
  await market.close();
  await market.settle();
  for (const one of [noor, tove]) await suspend(app, one, app.clock.now());
  await market.later(24 * HOUR);
  await market.settle();
  expect([await market.settlementOf(unpaid), await market.settlementOf(paid)]).toEqual(['unsold', 'paid']);
  expect(await market.ordersOf(paid)).toMatchObject([{ state: 'paid', buyer_id: tove.id }]);
  expect(await app.db.selectFrom('bidder_strikes').selectAll().execute()).toEqual([]);
});

test('nobody waits for another card of who is suspended after theirs was declined', {
  tags: 'whole',
}, async () => {
  await using market = await openAuctions();
  const { app, maya } = market;
  const noor = await market.bidder('Noor Haddad', declining);
  const lot = await market.lot({ alone: true });
  await market.bid(lot, maya, 3_500);
  await market.bid(lot, noor, 5_000);
  await market.close();
  await market.settle();
  expect(await market.settlementOf(lot)).toBe('failed');
  const before = await market.told(noor);
  await suspend(app, noor, app.clock.now());
  await market.later(HOUR);
  await market.settle();
  expect(await market.settlementOf(lot)).toBe('second-chance');
  expect(await market.told(noor)).toEqual(before);
  expect(await app.db.selectFrom('bidder_strikes').selectAll().execute()).toEqual([]);
});

test('what the shop of a suspended seller auctions takes no bids any more, and nobody is charged for it', {
  tags: 'whole',
}, async () => {
  await using market = await openAuctions();
  const { app, shop, maya, owner, buyer } = market;
  const noor = await market.bidder('Noor Haddad');
  const tove = await market.bidder('Tove Lind', declining);
  const bowl = await buildProduct(app.db, { shop_id: shop.id, available: 5 });
  const unpaid = await market.lot({ alone: true });
  await market.bid(unpaid, tove, 4_000);
  await market.close();
  await market.settle();
  expect(await market.settlementOf(unpaid)).toBe('failed');
  const won = await market.lot({ alone: true });
  const running = await market.lot({ alone: true, product_id: bowl.id });
  await market.bid(won, maya, 4_000);
  await market.bid(running, maya, 3_000);
  const admin = await buildUser(app.db, { role: 'admin' });
  await app.db
    .updateTable('lots')
    .set({ ends_at: new Date(Date.now() - 1_000) })
    .where('id', '=', won.id)
    .execute();
  await closeLotsOver(app.db);
  const told = await app.as(admin).patch(`/api/admin/users/${owner.id}`, {
    ...{ suspended: true, reason: 'Sells what isn’t theirs' },
  });
  expect(told.status).toBeLessThan(300);
  await expect(market.bid(running, noor, 5_000)).rejects.toThrow('bid_too_late');
  await market.close();
  await market.settle();
  await market.settle();
  await market.later(MINUTE);
  const stand = [running, won, unpaid].map((lot) => market.settlementOf(lot));
  expect(await Promise.all(stand)).toEqual(['unsold', 'unsold', 'unsold']);
  expect(await market.charges()).toEqual([]);
  expect(await market.told(maya)).toContain('winCalledOff');
  expect(await app.db.selectFrom('bidder_strikes').selectAll().execute()).toEqual([]);
  const { body } = await buyer.get(`/api/lots/${won.id}/settlement`);
  expect(body).toMatchObject({ mine: null, ending: 'called-off', can: { pay: false } });
});

test('who blocks the other after the hammer changes nothing: what was won is charged, whoever of the two does it', {
  tags: 'whole',
}, async () => {
  await using market = await openAuctions();
  const { app, maya, owner } = market;
  const noor = await market.bidder('Noor Haddad');
  const first = await market.lot({ alone: true });
  await market.bid(first, maya, 4_000);
  await market.close();
  const second = await market.lot({ alone: true });
  await market.bid(second, noor, 4_500);
  await market.close();
  await app.db
    .insertInto('user_blocks')
    .values([
      { blocker_id: owner.id, blocked_id: maya.id },
      { blocker_id: noor.id, blocked_id: owner.id },
    ])
    .execute();
  await market.settle();
  await market.settle();
  expect([await market.settlementOf(first), await market.settlementOf(second)]).toEqual(['paid', 'paid']);
});

test('what the demo world sold by itself is nobody’s to pay', async () => {
  await using market = await openAuctions();
  const { app, maya } = market;
  const lot = await market.lot();
  await app.db
    .updateTable('lots')
    .set({ state: 'sold', run_by: 'demo', leader_id: maya.id, bid_count: 1, closed_at: new Date() })
    .where('id', '=', lot.id)
    .execute();
  await market.settle();
  expect(await market.settlementOf(lot)).toBeNull();
  expect(await market.ordersOf(lot)).toEqual([]);
});
