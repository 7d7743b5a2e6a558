import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { buildProduct } from '../../market/catalog/product.builder.ts';
import { buildShop } from '../../market/shops/shop.builder.ts';
import { buildCartLine } from './cart.builder.ts';

const key = () => ({ 'idempotency-key': randomUUID() });

test('whatever two windows put in and take out at once, no piece is lost and none is too many', async () => {
  await using app = await buildTestApp();
  await using other = await buildTestApp({ beside: app });
  const buyer = await buildUser(app.db);
  const product = await buildProduct(app.db, { available: 12 });
  const { id: variantId } = await app.db
    .selectFrom('product_variants')
    .select('id')
    .executeTakeFirstOrThrow();
  const put = (n: number) =>
    (n % 2 === 0 ? app : other).as(buyer).post('/api/cart/lines', { variantId, quantity: 1 }, key());
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => put(n)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(12);
  expect(answers.filter(({ body }) => body.error?.code === 'not_enough_stock')).toHaveLength(8);
  expect((await app.as(buyer).get('/api/cart/count')).body.count).toBe(12);

  const mixed = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      n % 2 === 0
        ? app.as(buyer).delete(`/api/cart/lines/${variantId}`)
        : other.as(buyer).put('/api/cart/lines', { lines: [{ variantId, quantity: 2 }] }),
    ),
  );
  expect(mixed.map(({ status }) => status)).toEqual(Array(20).fill(200));
  const kept = await app.db.selectFrom('cart_lines').select(['product_id', 'quantity']).execute();
  expect([[], [{ product_id: product.id, quantity: 2 }]]).toContainEqual(kept);
});

test('ten last places are given to ten of thirty things put in at once', async () => {
  await using app = await buildTestApp();
  const buyer = await buildUser(app.db);
  const shop_id = (await buildShop(app.db)).id;
  const products = [];
  for (let n = 0; n < 70; n += 1) products.push(await buildProduct(app.db, { shop_id }));
  for (const { id } of products.slice(0, 40))
    await buildCartLine(app.db, { user_id: buyer.id, product_id: id });
  const ids = products.slice(40).map(({ id }) => id);
  const variants = await app.db
    .selectFrom('product_variants')
    .select('id')
    .where('product_id', 'in', ids)
    .execute();
  const answers = await Promise.all(
    variants.map(({ id }) => app.as(buyer).post('/api/cart/lines', { variantId: id, quantity: 1 }, key())),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
  expect(answers.filter(({ body }) => body.error?.code === 'cart_full')).toHaveLength(20);
});
