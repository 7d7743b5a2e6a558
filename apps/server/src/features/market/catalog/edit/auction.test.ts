import type { ProductId } from '@souk/shared/ids.ts';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../../../testing/build-test-app.ts';
import { openSelling } from '../../../../testing/seller.fixture.ts';
import { buildLot } from '../../../live/auctions/lot.builder.ts';

test('nothing changes of what people bid for, but its words may', async () => {
  await using app = await buildTestApp();
  const { caller, onSale, picture } = await openSelling(app);
  const auction = { reserve: null, durationSeconds: 86_400 };
  const product = await onSale({ listingKind: 'auction', price: 2000, available: 1, auction });
  const now = app.clock.now();
  await buildLot(app.db, {
    product_id: product._id as ProductId,
    state: 'running',
    starts_at: now,
    ends_at: new Date(now.getTime() + 3_600_000),
  });
  const url = `/api/products/${product._id}`;
  const refused = [
    await caller.patch(url, { version: 1, price: 2500 }),
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
