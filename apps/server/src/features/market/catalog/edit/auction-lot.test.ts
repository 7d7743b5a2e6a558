import { expect, test } from 'vitest';
import { buildTestApp } from '../../../../testing/build-test-app.ts';
import { openSelling } from '../../../../testing/seller.fixture.ts';

test('an auction waits as a lot with its terms, and not any longer once it is archived', async () => {
  await using app = await buildTestApp();
  const { caller, onSale } = await openSelling(app);
  const auction = { reserve: 5000, durationSeconds: 86_400 };
  const product = await onSale({ listingKind: 'auction', amount: 2000, available: 1, auction });
  const url = `/api/products/${product._id}`;
  const lots = () =>
    app.db
      .selectFrom('lots')
      .select(['state', 'start_amount', 'price_amount', 'reserve_amount', 'duration_seconds'])
      .execute();
  expect(await lots()).toEqual([
    {
      state: 'queued',
      start_amount: 2000,
      price_amount: 2000,
      reserve_amount: 5000,
      duration_seconds: 86_400,
    },
  ]);
  await caller.patch(url, { version: 1, amount: 1500, auction: { ...auction, reserve: null } });
  expect(await lots()).toMatchObject([{ start_amount: 1500, reserve_amount: null }]);
  await caller.post(`${url}/archive`);
  expect(await lots()).toEqual([]);
  await caller.post(`${url}/restore`);
  expect(await lots()).toHaveLength(1);
});

test('nothing changes of what people bid for, but its words may', async () => {
  await using app = await buildTestApp();
  const { caller, onSale, picture } = await openSelling(app);
  const auction = { reserve: null, durationSeconds: 86_400 };
  const product = await onSale({ listingKind: 'auction', amount: 2000, available: 1, auction });
  const now = app.clock.now();
  await app.db
    .updateTable('lots')
    .set({ state: 'running', starts_at: now, ends_at: new Date(now.getTime() + 3_600_000) })
    .execute();
  const url = `/api/products/${product._id}`;
  const refused = [
    await caller.patch(url, { version: 1, amount: 2500 }),
    await caller.patch(url, { version: 1, available: 2, expected: 1 }),
    await caller.patch(url, { version: 1, condition: 'for-parts' }),
    await caller.patch(url, { version: 1, images: [await picture()] }),
    await caller.patch(`/api/variants/${product.singleVariantId}`, { available: 2, expected: 1 }),
    await caller.post(`${url}/archive`),
  ];
  expect(refused.map(({ body }) => body.error?.code)).toEqual(Array(6).fill('auction_running'));
  const words = await caller.patch(url, { version: 1, description: 'With its box.' });
  expect(words.body).toMatchObject({ version: 2, can: { changeAuction: false, archive: false } });
});
