import { expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../../testing/build-test-app.ts';
import { glazes, openSelling } from '../../../../testing/seller.fixture.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });

const DAY = 86_400_000;

const factsOf = (app: TestApp) =>
  app.db
    .selectFrom('outbox')
    .select(['topic', 'payload'])
    .where('topic', 'like', 'product.%')
    .orderBy('id')
    .execute();

test('a reduction shows the lowest price of the month before it, and those who keep it hear of it', async () => {
  await using app = await buildTestApp();
  const { caller, onSale } = await openSelling(app);
  const { _id } = await onSale({ price: usd(6000) });
  const url = `/api/products/${_id}`;
  // Who stays away for a month is signed out.
  const pass = async (days: number) => {
    for (let left = days; left > 0; left -= 5) {
      app.clock.forward(5 * DAY);
      await caller.get(`${url}/edit`);
    }
  };
  const price = async (version: number, change: object) => {
    const { status, body } = await caller.patch(url, { version, ...change });
    expect([status, body.error]).toEqual([200, undefined]);
    app.clock.forward(1_000);
    return (await app.get(url)).body;
  };

  await pass(40);
  expect((await price(1, { price: usd(8000) })).was).toBeNull();
  await pass(10);
  // Raised ten days ago: what it cost before that is what counts.
  const reduced = await price(2, { price: usd(5000), compareAt: usd(9900) });
  expect(reduced).toMatchObject({ price: { amount: 5000 }, was: { amount: 6000 } });
  expect(reduced.priceHistory.map((step: { price: { amount: number } }) => step.price.amount)).toEqual([
    6000, 8000, 5000,
  ]);
  // Another word of it does not begin the reduction anew.
  await pass(35);
  expect((await price(3, { title: 'Zigzag mug, rust and bone' })).was).toEqual({
    amount: 6000,
    currency: 'USD',
  });
  expect((await price(4, { compareAt: null })).was).toBeNull();
  expect((await caller.get(`${url}/edit`)).body.lowest30).toEqual({ amount: 5000, currency: 'USD' });

  expect(await factsOf(app)).toEqual([
    { topic: 'product.price-dropped', payload: { productId: _id, from: 8000, to: 5000 } },
  ]);
});

test('what is compared with a price nobody ever had to pay is not struck', async () => {
  await using app = await buildTestApp();
  const { onSale } = await openSelling(app);
  const product = await onSale({ compareAt: usd(9900) });
  expect(product).toMatchObject({ compareAt: usd(9900), was: null });
  expect((await app.get(`/api/products/${product._id}`)).body.was).toBeNull();
});

test('what was listed a moment ago and lowered has nothing struck', async () => {
  await using app = await buildTestApp();
  const { caller, onSale } = await openSelling(app);
  const { _id } = await onSale({ price: usd(9900) });
  app.clock.forward(60_000);
  expect((await caller.get(`/api/products/${_id}/edit`)).body.lowest30).toBeNull();
  const change = { version: 1, price: usd(3800), compareAt: usd(9900) };
  expect((await caller.patch(`/api/products/${_id}`, change)).status).toBe(200);
  expect((await app.get(`/api/products/${_id}`)).body).toMatchObject({ price: { amount: 3800 }, was: null });
});

test('with variants the cheapest one makes the history', async () => {
  await using app = await buildTestApp();
  const { caller, onSale } = await openSelling(app);
  const product = await onSale(glazes);
  const cheaper = product.variants.map(({ _id, options, price, sku }: (typeof product.variants)[number]) => ({
    _id,
    options,
    sku,
    price: options.Glaze === 'Honey' ? usd(4000) : price,
  }));
  app.clock.forward(DAY);
  const { body } = await caller.patch(`/api/products/${product._id}`, { version: 1, variants: cheaper });
  expect(body).toMatchObject({ price: usd(4000), available: 5 });
  expect(await factsOf(app)).toMatchObject([{ payload: { from: 4200, to: 4000 } }]);
});

test('a price that changes while nobody can buy is told to nobody, and stands in the history on its return', async () => {
  await using app = await buildTestApp();
  const { caller, onSale } = await openSelling(app);
  const { _id } = await onSale();
  const url = `/api/products/${_id}`;
  await caller.post(`${url}/archive`);
  await caller.patch(url, { version: 2, price: usd(3000) });
  await caller.post(`${url}/restore`);
  const { body } = await app.get(url);
  expect(body.priceHistory).toMatchObject([{ price: { amount: 3800 } }, { price: { amount: 3000 } }]);
  expect(await factsOf(app)).toEqual([]);
});

test('what sells out is out of stock by itself, and its return is announced', async () => {
  await using app = await buildTestApp();
  const { caller, onSale } = await openSelling(app);
  const product = await onSale(glazes);
  const [honey, sea] = product.variants;
  const set = (variant: { _id: string }, available: number, expected: number) =>
    caller.patch(`/api/variants/${variant._id}`, { available, expected });
  expect((await set(honey, 0, 3)).body).toMatchObject({ available: 0, status: 'active' });
  expect((await set(sea, 0, 2)).body).toMatchObject({ status: 'out-of-stock' });
  expect((await app.get(`/api/products/${product._id}`)).body).toMatchObject({
    status: 'out-of-stock',
    can: { buy: false },
  });
  expect((await set(sea, 4, 0)).body).toMatchObject({ status: 'active', productId: product._id });
  expect(await factsOf(app)).toEqual([
    { topic: 'product.back-in-stock', payload: { productId: product._id } },
  ]);
});
