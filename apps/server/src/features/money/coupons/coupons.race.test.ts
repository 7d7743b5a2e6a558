import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { buyerIn, inCart, openCheckout, payFor, shopThatSends } from '../../../testing/paying.fixture.ts';
import { buildProduct } from '../../market/catalog/product.builder.ts';
import { buildCoupon } from './coupon.builder.ts';

// Fifty want ten in coupons.test.ts; here each goes the whole way, and over the wire.
const [BUYERS, USES] = [12, 4];

test('of twelve buyers who pay with the same coupon at once, the four it is for get it and the others are told', async () => {
  await using app = await buildTestApp();
  const shop = await shopThatSends(app, {});
  await app.db.updateTable('shipping_methods').set({ amount: 0 }).execute();
  const product = await buildProduct(app.db, { shop_id: shop.id, available: BUYERS });
  await buildCoupon(app.db, { shop_id: shop.id, code: 'FIRST-4', uses: USES, basis_points: 10_000 });
  const buyers = await Promise.all(
    Array.from({ length: BUYERS }, async () => {
      const user = await buyerIn(app);
      await inCart(app, user, product);
      const buyer = app.as(user);
      const { body: opened } = await openCheckout(buyer);
      const { body } = await buyer.patch(`/api/checkouts/${opened._id}`, { coupon: 'FIRST-4' });
      return { buyer, shown: body };
    }),
  );
  const paid = await Promise.all(buyers.map(({ buyer, shown }) => payFor(buyer, shown, null)));
  const got = paid.filter(({ status }) => status === 200);
  expect(got).toHaveLength(USES);
  const told = paid.filter(({ status }) => status !== 200).map(({ body }) => body.error);
  expect(told).toHaveLength(BUYERS - USES);
  for (const { code, details } of told) {
    const reason = code === 'coupon_refused' ? details.reason : details.checkout.coupon.refusal;
    expect(reason).toBe('used-up');
  }
  const orders = app.db.selectFrom('orders').select('coupon_code').where('paid_at', 'is not', null);
  expect(await orders.execute()).toEqual(Array(USES).fill({ coupon_code: 'FIRST-4' }));
});
