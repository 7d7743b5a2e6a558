import { expect, test } from 'vitest';
import { marketInvariants } from '../../../market-invariants.ts';
import { checkInvariants } from '../../../platform/invariants.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { inCart, openCheckout, payFor } from '../../../testing/paying.fixture.ts';
import { openAuctions } from '../../../testing/settlement.fixture.ts';
import { buildProduct } from '../../market/catalog/product.builder.ts';
import { buildCoupon } from '../../money/coupons/coupon.builder.ts';
import { settleDue } from './settle-due.ts';

const SECOND = 1_000;

test('of twelve who win in one second with two coupons of three uses each, three have each; the others are charged the bid and told', {
  timeout: 120 * SECOND,
}, async () => {
  await using market = await openAuctions();
  await using beside = await buildTestApp({ beside: market.app });
  const { app, shop } = market;
  await app.db.updateTable('product_variants').set({ available: 100 }).execute();
  const codes = ['ONE', 'TWO'];
  for (const code of codes) await buildCoupon(app.db, { shop_id: shop.id, code, uses: 3, also_won: true });
  const wins = [];
  for (let n = 0; n < 12; n += 1) {
    const bidder = await market.bidder(`Bidder ${n}`);
    const { id } = await buildProduct(app.db, { shop_id: shop.id, available: 5 });
    const lot = await market.lot({ alone: true, product_id: id });
    expect((await bidder.call.put(`/api/lots/${lot.id}/win-coupon`, { code: codes[n % 2] })).status).toBe(
      200,
    );
    await market.bid(lot, bidder, 4_000);
    wins.push({ bidder, lot });
  }
  await market.close();
  await Promise.all([market.parts, { ...market.parts, db: beside.db }].map(settleDue));
  const got: Record<string, number> = {};
  for (const { bidder, lot } of wins) {
    const [order, ...more] = await market.ordersOf(lot);
    expect(more).toEqual([]);
    const code = order?.coupon_code ?? 'none';
    got[code] = (got[code] ?? 0) + 1;
    expect(order).toMatchObject({ state: 'paid', total: code === 'none' ? 4_650 : 4_250 });
    expect((await market.told(bidder)).includes('winCouponMissed')).toBe(code === 'none');
  }
  expect(got).toEqual({ ONE: 3, TWO: 3, none: 6 });
  // They were charged together: nobody had to be tried alone.
  const alone = app.log.lines.filter(({ msg }) => String(msg).includes('could not be charged'));
  expect(alone).toEqual([]);
  expect((await checkInvariants(app.db, marketInvariants)).filter(({ ok }) => !ok)).toEqual([]);
});

test('of one who wins and one who pays for their cart with the last use of a coupon, one has it and both are told the truth', {
  tags: 'whole',
  timeout: 120 * SECOND,
}, async () => {
  await using market = await openAuctions();
  const { app, shop, maya, buyer } = market;
  await app.db.updateTable('product_variants').set({ available: 100 }).execute();
  const seen = new Set<string>();
  for (let n = 0; n < 6; n += 1) {
    const code = `LAST-${n}`;
    await buildCoupon(app.db, { shop_id: shop.id, code, uses: 1, also_won: true });
    const noor = await market.bidder(`Noor ${n}`);
    const lot = await market.lot({ alone: true });
    await noor.call.put(`/api/lots/${lot.id}/win-coupon`, { code });
    await market.bid(lot, noor, 4_000);
    await market.close();
    await inCart(app, maya, await buildProduct(app.db, { shop_id: shop.id, available: 9 }));
    const { body: opened } = await openCheckout(buyer);
    const { body: shown } = await buyer.patch(`/api/checkouts/${opened._id}`, { coupon: code });
    expect(shown.coupon.refusal).toBeNull();
    const [paid] = await Promise.all([payFor(buyer, shown, market.cardId), market.settle()]);
    const [order] = await market.ordersOf(lot);
    expect(order?.state).toBe('paid');
    const isWinners = order?.coupon_code === code;
    expect(paid.status === 200).toBe(!isWinners);
    seen.add(isWinners ? 'winner' : 'cart');
    if (isWinners) await buyer.post(`/api/checkouts/${opened._id}/leave`, {}, { 'idempotency-key': code });
  }
  expect(seen.size).toBeGreaterThan(0);
  expect((await checkInvariants(app.db, marketInvariants)).filter(({ ok }) => !ok)).toEqual([]);
});
