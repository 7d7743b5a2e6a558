// @module-tag whole
import { expect, test } from 'vitest';
import { booksOf, buildCard, key } from '../../../testing/paying.fixture.ts';
import { type Auctions, openAuctions } from '../../../testing/settlement.fixture.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { buildProduct } from '../../market/catalog/product.builder.ts';
import { buildShop } from '../../market/shops/shop.builder.ts';
import { buildCoupon, type CouponInput } from '../../money/coupons/coupon.builder.ts';
import { settlementPart } from './settlement.personal.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const declining = 'pm_card_chargeCustomerFail';
const usd = (amount: number) => ({ amount, currency: 'USD' });

/** The shop takes SPRING10, ten percent off, for what was won too. */
async function openWithCoupon(input: CouponInput = {}) {
  const market = await openAuctions();
  const { app, shop } = market;
  const coupon = await buildCoupon(app.db, {
    ...{ shop_id: shop.id, code: 'SPRING10', also_won: true, ...input },
  });
  type Lot = Awaited<ReturnType<Auctions['lot']>>;
  const at = (lot: Lot) => `/api/lots/${lot.id}/win-coupon`;
  return {
    ...{ ...market, coupon, at },
    keep: (call: Auctions['buyer'], lot: Lot, code: string | null) => call.put(at(lot), { code }),
    kept: async (call: Auctions['buyer'], lot: Lot) => (await call.get(at(lot))).body.coupon,
    async win(lot: Lot, winner: { id: Auctions['maya']['id'] }, amount: number) {
      await market.bid(lot, winner, amount);
      await market.close();
      await market.settle();
      const [order] = await market.ordersOf(lot);
      return order;
    },
    uses: async () => {
      const uses = app.db.selectFrom('coupon_uses').select('amount').where('returned_at', 'is', null);
      return (await uses.execute()).map(({ amount }) => amount);
    },
    change: (values: object) => app.db.updateTable('coupons').set(values).execute(),
  };
}

test('a coupon that was entered before the bid comes off when the card is charged, for all wins of its shop in the show', async () => {
  await using market = await openWithCoupon();
  const { maya, buyer, seller, keep, kept, win, shop } = market;
  const first = await market.lot();
  expect(await kept(buyer, first)).toBeNull();
  const answer = await keep(buyer, first, ' spring10 ');
  expect([answer.status, answer.body.coupon]).toEqual([
    200,
    {
      ...{ code: 'SPRING10', refusal: null, worth: { kind: 'percentage', basisPoints: 1_000 } },
      ...{ leastAmount: null, forSome: false, forThis: true, left: null, endsAt: null },
    },
  ]);
  const order = await win(first, maya, 4_000);
  expect(order).toMatchObject({
    items: 4_000,
    discount: 400,
    shipping: 650,
    total: 4_250,
    coupon_code: 'SPRING10',
  });
  const { body: shown } = await buyer.get(`/api/orders/${order?.id}`);
  expect(shown).toMatchObject({ total: usd(4_250), couponBearer: 'shop', couponMissed: null });
  expect(shown.summary).toContainEqual(
    expect.objectContaining({ kind: 'discount', name: 'SPRING10', amount: usd(-400) }),
  );
  // The next goes in the parcel of the first.
  const second = await market.lot();
  expect(await kept(buyer, second)).toMatchObject({ code: 'SPRING10', refusal: null });
  expect(await win(second, maya, 3_000)).toMatchObject({ discount: 300, shipping: 0, total: 2_700 });
  expect(await market.uses()).toEqual([400, 300]);
  // Taken away it is for nothing any more.
  const third = await market.lot();
  expect((await keep(buyer, third, null)).body).toEqual({ coupon: null });
  expect(await win(third, maya, 3_000)).toMatchObject({ discount: 0, coupon_code: null });
  expect((await market.charges()).map(({ amount }) => amount)).toEqual([3_000, 2_700, 4_250]);
  expect(await market.told(maya)).not.toContain('winCouponMissed');
  const { body: coupons } = await seller.get(`/api/shops/${shop.id}/coupons`);
  expect(coupons.items[0]).toMatchObject({ used: 2, givenAway: [usd(700)] });
});

test('a code that could take nothing off is refused where it is entered, as at the checkout', async () => {
  await using market = await openWithCoupon();
  const { app, buyer, keep, shop, product } = market;
  const other = await buildShop(app.db, { owner_id: (await buildUser(app.db)).id });
  const mine = { shop_id: shop.id, also_won: true };
  const hour = (at: number) => new Date(app.clock.now().getTime() + at * HOUR);
  await buildCoupon(app.db, { shop_id: shop.id, code: 'SHELF' });
  await buildCoupon(app.db, { code: 'MARKET' });
  await buildCoupon(app.db, { shop_id: other.id, code: 'FOREIGN', also_won: true });
  await buildCoupon(app.db, { ...mine, code: 'OVER', ends_at: hour(-1) });
  await buildCoupon(app.db, { ...mine, code: 'SOON', starts_at: hour(1) });
  const elsewhere = await buildProduct(app.db, { shop_id: shop.id });
  await buildCoupon(app.db, { ...mine, code: 'OTHERS', product_ids: [elsewhere.id] });
  await buildCoupon(app.db, { ...mine, code: 'THESE', product_ids: [product.id] });
  const lot = await market.lot({ alone: true });
  const refusals = {
    ...{ NOBODYS: 'unknown', SHELF: 'not-won', MARKET: 'not-won', FOREIGN: 'other-shop' },
    ...{ OVER: 'expired', SOON: 'not-yet', OTHERS: 'other-products' },
  };
  for (const [code, reason] of Object.entries(refusals)) {
    const { status, body } = await keep(buyer, lot, code);
    expect([code, status, body.error?.details]).toEqual([code, 409, { reason }]);
  }
  expect(await market.kept(buyer, lot)).toBeNull();
  expect((await keep(buyer, lot, 'THESE')).body.coupon).toMatchObject({ forSome: true, forThis: true });
  // In a show it may be for another lot.
  const another = await buildProduct(app.db, { shop_id: shop.id });
  const shown = await market.lot({ product_id: another.id });
  expect((await keep(buyer, shown, 'OTHERS')).body.coupon).toMatchObject({ forSome: true, forThis: false });
  expect((await app.put(market.at(lot), { code: 'THESE' })).status).toBe(401);
  const gone = '/api/lots/0199aaaa-0000-7000-8000-000000000000/win-coupon';
  expect((await buyer.put(gone, { code: 'THESE' })).status).toBe(404);
  expect((await buyer.put(market.at(lot), { code: '' })).status).toBe(400);
  // Who may say nothing may pay less.
  const muted = await buildUser(app.db, { muted: true });
  expect((await keep(app.as(muted), lot, 'THESE')).status).toBe(200);
});

test('codes are not guessed by the hundred', async () => {
  await using market = await openWithCoupon();
  const lot = await market.lot();
  const guess = async (n: number) => {
    const { status } = await market.app.as(market.maya).request({
      ...{ method: 'PUT', url: market.at(lot), payload: { code: `GUESS-${n}` }, remoteAddress: '192.0.2.7' },
    });
    return status;
  };
  const tried: number[] = [];
  while (tried.length < 61 && !tried.includes(429)) tried.push(await guess(tried.length));
  expect(tried.at(-1)).toBe(429);
  expect(tried.length).toBeGreaterThan(30);
});

test('what ends before the hammer is left out: the bid is charged, its winner is told once, and the order says why', async () => {
  await using market = await openWithCoupon();
  const { app, maya, buyer, keep, kept, win } = market;
  const lot = await market.lot();
  await keep(buyer, lot, 'SPRING10');
  await market.change({ ends_at: new Date(Date.now() - 2 * MINUTE), starts_at: null });
  expect(await kept(buyer, lot)).toMatchObject({ code: 'SPRING10', refusal: 'expired', worth: null });
  const order = await win(lot, maya, 4_000);
  expect(order).toMatchObject({ state: 'paid', discount: 0, total: 4_650, coupon_code: null });
  const missed = { code: 'SPRING10', reason: 'expired' };
  expect((await buyer.get(`/api/orders/${order?.id}`)).body.couponMissed).toEqual(missed);
  const { body: sold } = await market.seller.get(`/api/orders/${order?.id}`);
  expect(sold.couponMissed).toBeNull();
  const missing = async () => (await market.told(maya)).filter((text) => text === 'winCouponMissed');
  expect(await missing()).toHaveLength(1);
  const next = await market.lot();
  expect(await kept(buyer, next)).toBeNull();
  expect(await win(next, maya, 3_000)).toMatchObject({ discount: 0, total: 3_000 });
  expect(await missing()).toHaveLength(1);
  expect(await market.uses()).toEqual([]);
  expect(app.log.lines.filter(({ level }) => level === 'warn')).toEqual([]);
});

test('what ends between the hammer and the charge holds, also for another card hours later', async () => {
  await using market = await openWithCoupon();
  const { app } = market;
  const noor = await market.bidder('Noor Haddad', declining);
  const lot = await market.lot({ alone: true });
  await market.keep(noor.call, lot, 'SPRING10');
  await market.bid(lot, noor, 4_000);
  await market.close();
  const { closed_at } = await app.db.selectFrom('lots').select('closed_at').executeTakeFirstOrThrow();
  await market.change({ ends_at: new Date((closed_at?.getTime() ?? 0) + 1_000) });
  await market.later(10 * MINUTE);
  expect(await market.settlementOf(lot)).toBe('failed');
  expect(await market.uses()).toEqual([400]);
  await market.later(3 * HOUR);
  const { body: view } = await noor.call.get(`/api/lots/${lot.id}/settlement`);
  expect(view).toMatchObject({ mine: 'failed', total: usd(4_250) });
  const cardId = await buildCard(app.db, market.stripe, noor.id);
  expect((await noor.call.post(`/api/lots/${lot.id}/pay`, { cardId }, key())).status).toBe(200);
  expect(await market.ordersOf(lot)).toMatchObject([
    { state: 'paid', total: 4_250, coupon_code: 'SPRING10' },
  ]);
  expect(await market.uses()).toEqual([400]);
});

test('a code with one use for each person is for their first win, and leaves with the second', async () => {
  await using market = await openWithCoupon({ uses_per_person: 1 });
  const { maya, buyer, keep, kept, win } = market;
  const lot = await market.lot();
  expect((await keep(buyer, lot, 'SPRING10')).body.coupon).toMatchObject({ left: 1 });
  expect(await win(lot, maya, 4_000)).toMatchObject({ discount: 400 });
  const next = await market.lot();
  expect(await kept(buyer, next)).toMatchObject({ refusal: 'used-by-you' });
  const order = await win(next, maya, 3_000);
  expect(order).toMatchObject({ state: 'paid', discount: 0, total: 3_000 });
  expect((await buyer.get(`/api/orders/${order?.id}`)).body.couponMissed.reason).toBe('used-by-you');
  expect(await kept(buyer, next)).toBeNull();
  expect((await keep(buyer, next, 'SPRING10')).body.error.details).toEqual({ reason: 'used-by-you' });
});

test('what is won for less than its least amount is charged whole, and the code stays for the next', async () => {
  await using market = await openWithCoupon({ least_amount: 5_000, currency: 'USD' });
  const { maya, buyer, keep, kept, win } = market;
  const lot = await market.lot();
  expect((await keep(buyer, lot, 'SPRING10')).body.coupon).toMatchObject({ leastAmount: usd(5_000) });
  const order = await win(lot, maya, 4_000);
  expect(order).toMatchObject({ discount: 0, total: 4_650 });
  expect((await buyer.get(`/api/orders/${order?.id}`)).body.couponMissed.reason).toBe('too-little');
  const next = await market.lot();
  expect(await kept(buyer, next)).toMatchObject({ refusal: null });
  expect(await win(next, maya, 6_000)).toMatchObject({ discount: 600, total: 5_400 });
});

test('free shipping is used by the first of a parcel, and not spent nor spoken of where the rest goes with it', async () => {
  await using market = await openWithCoupon({ kind: 'free-shipping' });
  const { maya, buyer, keep, win } = market;
  const lot = await market.lot();
  await keep(buyer, lot, 'SPRING10');
  expect(await win(lot, maya, 4_000)).toMatchObject({
    discount: 0,
    shipping: 0,
    total: 4_000,
    coupon_code: 'SPRING10',
  });
  const next = await market.lot();
  const order = await win(next, maya, 3_000);
  expect(order).toMatchObject({ shipping: 0, total: 3_000 });
  expect((await buyer.get(`/api/orders/${order?.id}`)).body.couponMissed).toBeNull();
  expect(await market.told(maya)).not.toContain('winCouponMissed');
  expect(await market.uses()).toHaveLength(1);
});

test('what it leaves that is too little for a card is its shop’s loss', async () => {
  await using market = await openWithCoupon({ basis_points: 9_900 });
  const { app, maya, buyer, keep, win, shop } = market;
  await app.db.updateTable('shipping_methods').set({ amount: 0 }).execute();
  const lot = await market.lot({ alone: true });
  await keep(buyer, lot, 'SPRING10');
  const before = await booksOf(app.db, shop.id);
  expect(await win(lot, maya, 4_000)).toMatchObject({ state: 'paid', discount: 4_000, total: 0 });
  expect(await booksOf(app.db, shop.id)).toEqual(before);
  expect(await market.charges()).toEqual([]);
});

test('it is its winner’s: it comes back when they do not pay, and the runner-up has what they entered themselves', async () => {
  await using market = await openWithCoupon({ uses: 2 });
  // Whichever of the two is given up first.
  const { maya, buyer, keep } = market;
  const noor = await market.bidder('Noor Haddad', declining);
  const another = await buildProduct(market.app.db, { shop_id: market.shop.id });
  const lots = [
    await market.lot({ alone: true }),
    await market.lot({ alone: true, product_id: another.id }),
  ] as const;
  await keep(noor.call, lots[0], 'SPRING10');
  await keep(buyer, lots[1], 'SPRING10');
  for (const lot of lots) {
    await market.bid(lot, maya, 3_500);
    await market.bid(lot, noor, 4_000);
  }
  await market.close();
  await market.settle();
  expect(await market.uses()).toEqual([400]);
  await market.later(25 * HOUR);
  expect(await market.uses()).toEqual([]);
  const offered = async (lot: (typeof lots)[number]) => {
    const { body } = await buyer.get(`/api/lots/${lot.id}/settlement`);
    return [body.mine, body.total];
  };
  expect(await offered(lots[0])).toEqual(['offered', usd(4_150)]);
  expect(await offered(lots[1])).toEqual(['offered', usd(3_800)]);
  const paid = await buyer.post(`/api/lots/${lots[1].id}/pay`, { cardId: market.cardId }, key());
  expect(paid.status).toBe(200);
  expect((await market.ordersOf(lots[1])).at(-1)).toMatchObject({ discount: 350, total: 3_800 });
  expect(await market.uses()).toEqual([350]);
});

test('who cannot be charged has used nothing, and finds the code where they pay themselves', async () => {
  await using market = await openWithCoupon({ uses: 1 });
  const { app, maya, buyer, keep } = market;
  const lot = await market.lot();
  await keep(buyer, lot, 'SPRING10');
  await market.bid(lot, maya, 4_000);
  await market.close();
  await app.db.deleteFrom('cards').where('user_id', '=', maya.id).execute();
  await app.db.updateTable('users').set({ default_payment_method: null }).where('id', '=', maya.id).execute();
  await market.settle();
  expect(await market.settlementOf(lot)).toBe('failed');
  expect(await market.uses()).toEqual([]);
  const { body: view } = await buyer.get(`/api/lots/${lot.id}/settlement`);
  expect(view.total).toEqual(usd(4_250));
  const { body: shown } = await buyer.get(`/api/checkouts/${view.checkoutId}`);
  expect(shown.coupon).toMatchObject({ code: 'SPRING10', refusal: null });
});

test('what a person entered is in their copy of what is known of them, and goes with their account', async () => {
  await using market = await openWithCoupon();
  const { app, maya, buyer, keep, shop } = market;
  await keep(buyer, await market.lot(), 'SPRING10');
  const given = async () => (await settlementPart.give(app.db, maya.id)) as { couponsForWins: object[] };
  expect((await given()).couponsForWins).toMatchObject([{ code: 'SPRING10', shop: shop.name }]);
  await app.db.transaction().execute(async (tx) => settlementPart.forget?.(tx, maya.id, app.clock.now()));
  expect((await given()).couponsForWins).toEqual([]);
});
