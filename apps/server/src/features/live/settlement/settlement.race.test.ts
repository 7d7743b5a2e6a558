import { tried } from '@souk/live/testing/tried.ts';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { buildCard, key, stockOf } from '../../../testing/paying.fixture.ts';
import { openAuctions } from '../../../testing/settlement.fixture.ts';
import { buildCoupon } from '../../money/coupons/coupon.builder.ts';
import { settleDue, takeUpClosed } from './settle-due.ts';

const ROUNDS = process.env.FIGURES === 'long' ? 40 : 4;
const PIECES = 100;
const DAY = 86_400_000;
/** More than write at the same time. */
const WON_AT_ONCE = 8;

test('of workers that settle the same lots at once each lot has one order and one charge', {
  timeout: ROUNDS * 20_000,
}, async () => {
  await using market = await openAuctions();
  await using beside = await buildTestApp({ beside: market.app });
  const { maya, app, variantId } = market;
  await app.db.updateTable('product_variants').set({ available: PIECES }).execute();
  const lots: Array<Awaited<ReturnType<typeof market.lot>>> = [];
  for (let n = 0; n < ROUNDS; n += 1) {
    const lot = await market.lot({ alone: true });
    lots.push(lot);
    await market.bid(lot, maya, 4_000);
    await market.close();
  }
  const other = { ...market.parts, db: beside.db };
  await Promise.all([market.parts, other, market.parts, other].map(settleDue));
  for (const lot of lots) {
    expect(await market.settlementOf(lot)).toBe('paid');
    expect(await market.ordersOf(lot)).toMatchObject([{ state: 'paid' }]);
  }
  expect(await market.charges()).toHaveLength(ROUNDS);
  tried('money at once', lots.length, 'wins that four workers settle at once');
  expect(await stockOf(app.db, variantId)).toBe(PIECES - ROUNDS);
});

test('while the provider is slow, all cards are asked at the same time, and what is won meanwhile is taken up', async () => {
  await using market = await openAuctions();
  const { maya, app, parts } = market;
  await app.db.updateTable('product_variants').set({ available: 20 }).execute();
  const win = async () => {
    const lot = await market.lot({ alone: true });
    await market.bid(lot, maya, 4_000);
    await market.close();
    return lot;
  };
  const lots = [];
  for (let n = 0; n < WON_AT_ONCE; n += 1) lots.push(await win());
  const allAsked = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  let asked = 0;
  const ask: typeof parts.payments.ask = async (charge, isFirst) => {
    asked += 1;
    if (asked === WON_AT_ONCE) allAsked.resolve();
    await answered.promise;
    return parts.payments.ask(charge, isFirst);
  };
  const settling = settleDue({ ...parts, payments: { ...parts.payments, ask } });
  await allAsked.promise;
  const another = await win();
  await takeUpClosed(parts);
  expect(await market.settlementOf(another)).toBe('charging');
  answered.resolve();
  await settling;
  for (const lot of [...lots, another]) expect(await market.ordersOf(lot)).toMatchObject([{ state: 'paid' }]);
  expect(await market.charges()).toHaveLength(WON_AT_ONCE + 1);
});

test('who pays in the moment their time is over has it, or is refused and charged nothing; the runner-up never besides', {
  timeout: ROUNDS * 20_000,
}, async () => {
  await using market = await openAuctions();
  const { maya, app, stripe, cardId } = market;
  await app.db.updateTable('product_variants').set({ available: 100 }).execute();
  const outcomes = new Set<string>();
  for (let n = 0; n < ROUNDS; n += 1) {
    const noor = await market.bidder('Noor Haddad', 'pm_card_chargeCustomerFail');
    const good = await buildCard(app.db, stripe, noor.id);
    const lot = await market.lot({ alone: true });
    await market.bid(lot, maya, 3_500);
    await market.bid(lot, noor, 4_000);
    await market.close();
    await market.settle();
    const before = (await market.charges()).length;
    // One millisecond is left for who pays, or none for who settles.
    app.clock.forward(DAY - (n % 2));
    const pay = noor.call.post(`/api/lots/${lot.id}/pay`, { cardId: good }, key());
    const [paid] = await Promise.all([pay, market.settle()]);
    await market.later(60_000);
    const charged = (await market.charges()).length - before;
    const orders = (await market.ordersOf(lot)).filter(({ paid_at }) => paid_at !== null);
    outcomes.add(paid.status === 200 ? 'paid' : paid.body.error.code);
    expect(charged).toBe(paid.status === 200 ? 1 : 0);
    expect(orders.map(({ buyer_id }) => buyer_id)).toEqual(paid.status === 200 ? [noor.id] : []);
    const second = await market.buyer.post(`/api/lots/${lot.id}/pay`, { cardId }, key());
    expect(second.status === 200).toBe(paid.status !== 200);
  }
  expect(outcomes.has('checkout_over') || outcomes.has('lot_not_to_pay')).toBe(true);
  tried('money at once', ROUNDS, 'wins paid in the moment their time is over');
});

test('of two who pay for what they won with the last use of a coupon one has it, and the other pays no price they were not shown', async () => {
  await using market = await openAuctions();
  const { app, shop, stripe } = market;
  await app.db.updateTable('product_variants').set({ available: 10 }).execute();
  await buildCoupon(app.db, { shop_id: shop.id, code: 'LAST', uses: 1, also_won: true });
  const winners = [];
  for (const name of ['Noor Haddad', 'Ben Ode']) {
    const { id, call } = await market.bidder(name, 'pm_card_chargeCustomerFail');
    const lot = await market.lot({ alone: true });
    await market.bid(lot, { id }, 4_000);
    await market.close();
    await market.settle();
    const { body: view } = await call.get(`/api/lots/${lot.id}/settlement`);
    const checkout = `/api/checkouts/${view.checkoutId}`;
    expect((await call.patch(checkout, { coupon: 'LAST' })).status).toBe(200);
    const cardId = await buildCard(app.db, stripe, id);
    winners.push({ call, lot, checkout, pay: () => call.post(`/api/lots/${lot.id}/pay`, { cardId }, key()) });
  }
  const tried = await Promise.all(winners.map(({ pay }) => pay()));
  expect(tried.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const at = tried.findIndex(({ status }) => status === 409);
  const late = winners[at];
  if (!late) throw new Error('both were taken');
  const refused = { code: 'coupon_refused', details: { reason: 'used-up' } };
  expect(tried[at]?.body.error).toMatchObject(refused);
  expect((await late.pay()).body.error).toMatchObject(refused);
  expect((await late.call.patch(late.checkout, { coupon: null })).status).toBe(200);
  expect((await late.pay()).status).toBe(200);
  expect((await market.charges()).map(({ amount }) => amount).toSorted()).toEqual([4_250, 4_650]);
});

test('a lot that is put up again twice at once waits once, and neither a third time nor to who led it', async () => {
  await using market = await openAuctions();
  const { app, seller, maya } = market;
  const terms = { reserve_amount: 9_000, buy_now_amount: 12_000 };
  const lot = await market.lot({ alone: true, ...terms });
  await market.bid(lot, maya, 4_000);
  await market.close();
  await market.settle();
  const relist = () => seller.post(`/api/lots/${lot.id}/relist`, {}, key());
  const both = await Promise.all([relist(), relist()]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  const { body: view } = await seller.get(`/api/lots/${lot.id}/settlement`);
  expect(view.can).toMatchObject({ relist: false, accept: false, offer: false });
  expect((await seller.post(`/api/lots/${lot.id}/accept`, {}, key())).body.error.code).toBe('lot_settled');
  const waiting = () =>
    app.db
      .selectFrom('lots')
      .select(['reserve_amount', 'buy_now_amount'])
      .where('state', '=', 'queued')
      .execute();
  expect(await waiting()).toEqual([terms]);
  await app.db.deleteFrom('lots').where('state', '=', 'queued').execute();
  expect((await relist()).status).toBe(201);
  expect(await waiting()).toHaveLength(1);
});
