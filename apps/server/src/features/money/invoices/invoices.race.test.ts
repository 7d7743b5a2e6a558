import { expect, test } from 'vitest';
import { buildCard, buyerIn, inCart, key, openCheckout, payFor } from '../../../testing/paying.fixture.ts';
import { openPayingMarket } from '../../../testing/paying-market.fixture.ts';
import { buildProduct } from '../../market/catalog/product.builder.ts';
import { buildShippingProfile } from '../../market/shipping/shipping.builder.ts';

const BUYERS = 40;

test('forty orders that are paid at once, some beside one of another shop, are numbered from one to forty', async () => {
  await using market = await openPayingMarket();
  const { app, product, shop, stripe, seller } = market;
  const other = await buildProduct(app.db, { available: 100 });
  await buildShippingProfile(app.db, { shop_id: other.shop_id });
  await app.db.updateTable('product_variants').set({ available: 100 }).execute();
  const paying = await Promise.all(
    Array.from({ length: BUYERS }, async (_, n) => {
      const user = await buyerIn(app, `Buyer ${n}`);
      const cardId = await buildCard(app.db, stripe, user.id);
      // In either order, so that two buyers cannot wait for each other.
      const things = n % 4 === 0 ? [other, product] : n % 4 === 1 ? [product, other] : [product];
      for (const thing of things) await inCart(app, user, thing);
      const buyer = app.as(user);
      return { buyer, cardId, checkout: (await openCheckout(buyer)).body };
    }),
  );
  const paid = await Promise.all(
    paying.map(({ buyer, checkout, cardId }) => payFor(buyer, checkout, cardId)),
  );
  expect(paid.filter(({ status }) => status !== 200).map(({ body }) => body)).toEqual([]);
  const numbers = async (shopId: string, kind: 'invoice' | 'credit-note') => {
    const rows = await app.db
      .selectFrom('invoices')
      .select('number')
      .where('shop_id', '=', shopId as typeof shop.id)
      .where('kind', '=', kind)
      .orderBy('number')
      .execute();
    return rows.map(({ number }) => number);
  };
  const dense = (most: number) => Array.from({ length: most }, (_, n) => n + 1);
  expect(await numbers(shop.id, 'invoice')).toEqual(dense(BUYERS));
  expect(await numbers(other.shop_id, 'invoice')).toEqual(dense(BUYERS / 2));
  // Cancelled at once, in any order: each credit note has its own number, and no invoice lost its.
  const orders = await app.db.selectFrom('orders').select('id').where('shop_id', '=', shop.id).execute();
  await Promise.all(orders.slice(0, 10).map(({ id }) => seller.post(`/api/orders/${id}/cancel`, {}, key())));
  expect(await numbers(shop.id, 'credit-note')).toEqual(dense(10));
  expect(await numbers(shop.id, 'invoice')).toEqual(dense(BUYERS));
});
