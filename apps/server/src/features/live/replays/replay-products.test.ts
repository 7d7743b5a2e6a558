import type { Replay } from '@souk/shared/live/replays/schema.ts';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { openStage } from '../../../testing/hosting.fixture.ts';
import { buildRecording } from '../../../testing/recording.fixture.ts';
import { buildProduct } from '../../market/catalog/product.builder.ts';

const MINUTE_MS = 60_000;

test('what was held up in a show and cost less for a while is on the timeline of its replay, and can be bought', async () => {
  await using app = await buildTestApp();
  const { show, shop, host } = await openStage(app, { lots: 0 });
  const url = `/api/shows/${show.id}`;
  const titled = (title: string) =>
    buildProduct(app.db, { shop_id: shop.id, title, price_amount: 2_000, available: 9 });
  const [cup, vase] = [await titled('Cup'), await titled('Vase')];
  const startedAt = app.clock.now();
  const pin = (productId: string | null) => app.as(host).put(`${url}/pinned-product`, { productId });
  app.clock.forward(MINUTE_MS);
  await pin(cup.id);
  app.clock.forward(MINUTE_MS);
  await pin(vase.id);
  app.clock.forward(MINUTE_MS);
  await pin(null);
  app.clock.forward(MINUTE_MS);
  const sale = {
    productId: cup.id,
    cut: { kind: 'percent', percent: 20 },
    pieces: 5,
    perPerson: 1,
    seconds: 30,
  };
  const begun = await app
    .as(host)
    .post(`${url}/flash-sales`, sale, { 'idempotency-key': crypto.randomUUID() });
  expect(begun.status, JSON.stringify(begun.body)).toBe(201);
  app.clock.forward(MINUTE_MS);
  // What went off sale since then leads nowhere.
  const jar = await titled('Jar');
  await pin(jar.id);
  expect((await app.as(host).post(`${url}/end`)).status).toBe(204);
  await buildRecording(app, show.id, { startedAt, seconds: 330 });
  await app.db.updateTable('products').set({ status: 'archived' }).where('id', '=', jar.id).execute();

  const replay: Replay = (await app.get(`${url}/replay`)).body;
  expect(replay.products).toEqual([
    {
      productId: cup.id,
      pinned: [
        { from: 60, to: 120 },
        { from: 240, to: 300 },
      ],
      flashSales: [{ from: 240, to: 270 }],
      sold: [],
    },
    { productId: vase.id, pinned: [{ from: 120, to: 180 }], flashSales: [], sold: [] },
  ]);
  // Nothing was on its list: what was held up is sold all the same.
  const { body } = await app.get(`${url}/products`);
  expect(body).toMatchObject({ pinned: null, items: [{ title: 'Cup' }, { title: 'Vase' }] });
});
