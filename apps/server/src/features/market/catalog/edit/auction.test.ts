import type { ProductId } from '@souk/shared/ids.ts';
import { expect, test } from 'vitest';
import { marketNews } from '../../../../market-news.ts';
import { openOutbox } from '../../../../platform/outbox/outbox.ts';
import { buildTestApp } from '../../../../testing/build-test-app.ts';
import { openSelling } from '../../../../testing/seller.fixture.ts';
import { buildLot } from '../../../live/auctions/lot.builder.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });

test('nothing changes of what people bid for, but its words may', async () => {
  await using app = await buildTestApp();
  const { caller, onSale, picture } = await openSelling(app);
  const auction = { reserve: null, durationSeconds: 86_400 };
  const product = await onSale({ listingKind: 'auction', price: usd(2000), available: 1, auction });
  const now = app.clock.now();
  await buildLot(app.db, {
    product_id: product._id as ProductId,
    state: 'running',
    starts_at: now,
    ends_at: new Date(now.getTime() + 3_600_000),
  });
  const url = `/api/products/${product._id}`;
  const refused = [
    await caller.patch(url, { version: 1, price: usd(2500) }),
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

test('how an auction begins and ends, what bids go up by, what ends it at once and who may bid is said once and stands in its lot', async () => {
  await using app = await buildTestApp();
  const { caller, onSale } = await openSelling(app);
  const closing = { kind: 'add', seconds: 120, most: null } as const;
  const steps = [
    { below: usd(5000), step: usd(250) },
    { below: null, step: usd(1000) },
  ];
  const startsAt = '2030-01-01T18:30:00.000Z';
  const auction = {
    ...{ reserve: usd(3000), durationSeconds: 86_400, closing, steps, startsAt },
    ...{ buyNow: usd(9000), needsApproval: true, confirmAbove: usd(7000) },
  };
  const { _id } = await onSale({ listingKind: 'auction', price: usd(2000), available: 1, auction });
  const { body } = await caller.get(`/api/products/${_id}/edit`);
  expect(body.auction).toEqual(auction);
  await openOutbox({ db: app.db, log: app.log.log, listeners: marketNews }).deliverDue();
  const [lot] = await app.db
    .selectFrom('lots')
    .selectAll()
    .where('product_id', '=', _id as ProductId)
    .execute();
  expect(lot).toMatchObject({ closing, buy_now_amount: 9000, needs_approval: true, reserve_amount: 3000 });
  expect(lot).toMatchObject({ confirm_above: 7000 });
  const tiers = [
    { below: 5000, step: 250 },
    { below: null, step: 1000 },
  ];
  expect(lot).toMatchObject({ steps: tiers, starts_at: new Date(startsAt) });
  const backwards = [
    { below: usd(5000), step: usd(250) },
    { below: usd(3000), step: usd(100) },
    { below: null, step: usd(1000) },
  ];
  const refused = await caller.patch(`/api/products/${_id}`, {
    version: 1,
    auction: { ...auction, steps: backwards },
  });
  expect(refused).toMatchObject({ status: 400, body: { error: { code: 'invalid_input' } } });
});
