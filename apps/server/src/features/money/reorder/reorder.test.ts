import { expect, test } from 'vitest';
import { buy, buyerIn, key } from '../../../testing/paying.fixture.ts';
import { openPayingMarket } from '../../../testing/paying-market.fixture.ts';
import { buildProduct } from '../../market/catalog/product.builder.ts';

test('what was bought goes into the cart again, as far as it is there, and the buyer is told what is not', async () => {
  await using market = await openPayingMarket();
  const { app, maya, buyer, cardId, shop, product } = market;
  const things = await Promise.all(
    ['Mug', 'Bowl', 'Plate'].map((title) => buildProduct(app.db, { shop_id: shop.id, title, available: 9 })),
  );
  const [mug, bowl, plate] = things;
  if (!mug || !bowl || !plate) throw new Error('nothing to sell');
  const [order] = await buy(
    app,
    { user: maya, cardId },
    [product, ...things].map((one) => ({ product: one, quantity: 2 })),
  );
  const have = (id: typeof mug.id, available: number) =>
    app.db.updateTable('product_variants').set({ available }).where('product_id', '=', id).execute();
  await have(mug.id, 1);
  await have(bowl.id, 0);
  const put = (id: typeof mug.id, status: 'out-of-stock' | 'archived') =>
    app.db.updateTable('products').set({ status }).where('id', '=', id).execute();
  await put(bowl.id, 'out-of-stock');
  await put(plate.id, 'archived');
  const again = () => buyer.post(`/api/orders/${order?._id}/reorder`, undefined, key());
  const { body } = await again();
  expect(body).toEqual({
    added: 3,
    left: expect.arrayContaining([
      { title: 'Mug', wanted: 2, added: 1, why: 'fewer' },
      { title: 'Bowl', wanted: 2, added: 0, why: 'sold-out' },
      { title: 'Plate', wanted: 2, added: 0, why: 'gone' },
    ]),
  });
  expect((await buyer.get('/api/cart')).body.count).toBe(3);
  // Asked once more, no more goes in than there is: of five vases two were sold.
  expect((await again()).body).toMatchObject({ added: 1 });
  const stranger = app.as(await buyerIn(app, 'Sami Haddad'));
  expect((await stranger.post(`/api/orders/${order?._id}/reorder`, undefined, key())).status).toBe(404);
  expect((await market.seller.post(`/api/orders/${order?._id}/reorder`, undefined, key())).status).toBe(404);
});
