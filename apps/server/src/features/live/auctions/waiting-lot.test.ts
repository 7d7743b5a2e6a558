import { expect, test } from 'vitest';
import { marketNews } from '../../../market-news.ts';
import { openOutbox } from '../../../platform/outbox/outbox.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { openSelling } from '../../../testing/seller.fixture.ts';
import { auctionsPart } from './auctions.personal.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });

const auction = { reserve: usd(5000), durationSeconds: 86_400 };

/** The lots there are once everything announced so far was heard. */
async function lotsOf(app: TestApp) {
  await openOutbox({ db: app.db, log: app.log.log, listeners: marketNews }).deliverDue();
  return await app.db
    .selectFrom('lots')
    .select(['state', 'start_amount', 'price_amount', 'reserve_amount', 'duration_seconds'])
    .execute();
}

test('an auction waits as a lot with its terms, and not any longer once it is archived', async () => {
  await using app = await buildTestApp();
  const { caller, onSale } = await openSelling(app);
  const product = await onSale({ listingKind: 'auction', price: usd(2000), available: 1, auction });
  const url = `/api/products/${product._id}`;
  expect(await lotsOf(app)).toEqual([
    {
      state: 'queued',
      start_amount: 2000,
      price_amount: 2000,
      reserve_amount: 5000,
      duration_seconds: 86_400,
    },
  ]);
  await caller.patch(url, { version: 1, price: usd(1500), auction: { ...auction, reserve: null } });
  expect(await lotsOf(app)).toMatchObject([{ start_amount: 1500, reserve_amount: null }]);
  await caller.post(`${url}/archive`);
  expect(await lotsOf(app)).toEqual([]);
  await caller.post(`${url}/restore`);
  expect(await lotsOf(app)).toHaveLength(1);
});

test('an auction that changed its mind before anybody heard of it waits as what it is now', async () => {
  await using app = await buildTestApp();
  const { caller, onSale } = await openSelling(app);
  const terms = { listingKind: 'auction', price: usd(2000), available: 1, auction } as const;
  const gone = await onSale(terms);
  await caller.post(`/api/products/${gone._id}/archive`);
  const { _id } = await onSale(terms);
  await caller.post(`/api/products/${_id}/archive`);
  await caller.post(`/api/products/${_id}/restore`);
  expect(await lotsOf(app)).toHaveLength(1);
});

test('what was sold is not put up again because its words are changed', async () => {
  await using app = await buildTestApp();
  const { caller, onSale } = await openSelling(app);
  const product = await onSale({ listingKind: 'auction', price: usd(2000), available: 1, auction });
  await lotsOf(app);
  await app.db.updateTable('lots').set({ state: 'passed' }).execute();
  await caller.patch(`/api/products/${product._id}`, { version: 1, description: 'With its box.' });
  expect(await lotsOf(app)).toMatchObject([{ state: 'passed' }]);
});

test('what a seller has waiting goes with them', async () => {
  await using app = await buildTestApp();
  const { shop, onSale } = await openSelling(app);
  await onSale({ listingKind: 'auction', price: usd(2000), available: 1, auction });
  expect(await lotsOf(app)).toHaveLength(1);
  const gone = await app.db.transaction().execute(async (tx) => {
    await auctionsPart.forget?.(tx, shop.owner_id, app.clock.now());
    return await tx.selectFrom('lots').select('id').execute();
  });
  expect(gone).toEqual([]);
});
