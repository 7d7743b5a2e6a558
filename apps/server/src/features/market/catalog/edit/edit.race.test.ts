import type { ProductId, VariantId } from '@souk/shared/ids.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../../testing/build-test-app.ts';
import { glazes, openSelling } from '../../../../testing/seller.fixture.ts';
import { followStock } from './stock.service.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });

test('of two windows that save the same version at once, the second is told whose change came first', async () => {
  await using app = await buildTestApp();
  await using other = await buildTestApp({ beside: app });
  const { caller, onSale, shop } = await openSelling(app);
  const { _id } = await onSale();
  const url = `/api/products/${_id}`;
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, n) =>
      (n % 2 === 0 ? caller : other.as(shop.owner_id)).patch(url, { version: 1, title: `Mug number ${n}` }),
    ),
  );
  const [saved, ...more] = answers.filter(({ status }) => status === 200);
  expect(more).toEqual([]);
  const refused = answers.filter(({ status }) => status === 409);
  expect(refused).toHaveLength(7);
  for (const { body } of refused) {
    expect(body.error).toMatchObject({
      code: 'edit_conflict',
      details: { version: 2, changedAt: saved?.body.updatedAt, changedBy: { _id: shop.owner_id } },
    });
  }
  expect((await app.get(url)).body.title).toBe(saved?.body.title);
});

/** A sale as a checkout makes it: the pieces if they are there, then what follows from it. */
const sell = (app: TestApp, productId: ProductId, variantId: VariantId): Promise<boolean> =>
  app.db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('product_variants')
      .set({ available: sql`available - 1` })
      .where('id', '=', variantId)
      .where('available', '>=', 1)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 1n) {
      await followStock(tx, [productId]);
      const sold = { sold_count: sql<number>`sold_count + 1` };
      await tx.updateTable('products').set(sold).where('id', '=', productId).execute();
    }
    return numUpdatedRows === 1n;
  });

test('however a seller counts and edits while people buy, no sale is lost', async () => {
  await using app = await buildTestApp();
  const { caller, onSale } = await openSelling(app);
  const { _id, singleVariantId: variantId } = await onSale({ available: 20 });
  let pieces = 20;
  const answers = new Set<string>();
  for (let round = 0; round < 24; round += 1) {
    const { body: seen } = await caller.get(`/api/products/${_id}/edit`);
    expect(seen.available).toBe(pieces);
    const stock = { available: pieces + 1, expected: pieces };
    const recount = () =>
      round % 2 === 0
        ? caller.patch(`/api/variants/${variantId}`, stock)
        : caller.patch(`/api/products/${_id}`, { version: seen.version, ...stock });
    const buy = () => sell(app, _id, variantId);
    const [counted, ...sold] = await Promise.all([recount(), ...Array.from({ length: round % 3 }, buy)]);
    answers.add(counted.status === 200 ? 'counted' : counted.body.error.code);
    pieces += (counted.status === 200 ? 1 : 0) - sold.filter(Boolean).length;
  }
  expect([...answers].sort()).toEqual(['counted', 'stock_changed']);
});

test('a stock that was not what the seller saw stays, and they are told what it is and how many were sold', async () => {
  await using app = await buildTestApp();
  const { caller, onSale } = await openSelling(app);
  const product = await onSale(glazes);
  const [honey, sea] = product.variants;
  await sell(app, product._id, honey._id);
  const { status, body } = await caller.patch(`/api/products/${product._id}`, {
    version: 1,
    variants: [
      { _id: honey._id, options: honey.options, price: usd(4600), available: 10, expected: 3 },
      { _id: sea._id, options: sea.options, price: usd(4200), available: 2, expected: 2 },
    ],
  });
  expect([status, body.error.code]).toEqual([409, 'stock_changed']);
  expect(body.error.details).toEqual({ variants: [{ _id: honey._id, available: 2 }], soldCount: 1 });
  const inRow = await caller.patch(`/api/variants/${honey._id}`, { available: 10, expected: 3 });
  expect(inRow.body.error.details).toEqual(body.error.details);
});

test('the last pieces of two variants, sold at once, leave the product out of stock', async () => {
  await using app = await buildTestApp();
  const { onSale } = await openSelling(app);
  for (let round = 0; round < 5; round += 1) {
    const product = await onSale({
      ...glazes,
      variants: glazes.variants?.map((variant) => ({ ...variant, available: 1 })) ?? [],
    });
    await Promise.all(product.variants.map(({ _id }: { _id: VariantId }) => sell(app, product._id, _id)));
    expect((await app.get(`/api/products/${product._id}`)).body.status).toBe('out-of-stock');
  }
});

test('changing many products while they sell ends for both', async () => {
  await using app = await buildTestApp();
  const { onSale, bulk } = await openSelling(app);
  const products = [];
  for (let n = 0; n < 6; n += 1) products.push(await onSale({ available: 30 }));
  const ids = products.map(({ _id }) => _id);
  const [answers] = await Promise.all([
    Promise.all(
      [1, 2, 3].map((amount) =>
        bulk({ ids, action: 'change-price-by', amount: { amount, currency: 'USD' } }),
      ),
    ),
    ...products.flatMap(({ _id, singleVariantId }) =>
      Array.from({ length: 5 }, () => sell(app, _id, singleVariantId)),
    ),
  ]);
  expect(answers.map(({ body }) => body.failed)).toEqual([[], [], []]);
  const rows = await app.db.selectFrom('products').select(['price_amount', 'version']).execute();
  expect(rows).toEqual(Array(6).fill({ price_amount: 3806, version: 4 }));
});
