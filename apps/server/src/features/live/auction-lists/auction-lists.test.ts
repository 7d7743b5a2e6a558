import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { marketNews } from '../../../market-news.ts';
import { openOutbox } from '../../../platform/outbox/outbox.ts';
import { bidOf, buildBidder, openLot } from '../../../testing/auction.fixture.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { openStage } from '../../../testing/hosting.fixture.ts';
import { openSelling } from '../../../testing/seller.fixture.ts';
import { buildShippingProfile } from '../../market/shipping/shipping.builder.ts';
import { closeLotsOver } from '../auctions/index.ts';
import { buildLot } from '../auctions/lot.builder.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });

const viewsOf = (app: TestApp, user: { id: string }) => async (view: string) => {
  const { body } = await app.as(user as never).get(`/api/own-auctions?view=${view}`);
  return body.items.map(({ lot }: { lot: { _id: string } }) => lot._id);
};

test('a buyer finds an auction among those they lead, were outbid in, won and lost, and the shop what it sold', async () => {
  await using app = await buildTestApp();
  const { lot, url, host, show } = await openLot(app);
  const [noor, ben] = [await buildBidder(app), await buildBidder(app, 'Ben')];
  const [noors, bens] = [viewsOf(app, noor), viewsOf(app, ben)];
  await app.as(noor).post(url, bidOf(2_500));
  expect(await noors('leading')).toEqual([lot.id]);
  await app.as(ben).post(url, bidOf(4_000, 'maximum'));
  expect([await noors('leading'), await noors('outbid'), await bens('leading')]).toEqual([
    [],
    [lot.id],
    [lot.id],
  ]);
  const { body } = await app.as(ben).get('/api/own-auctions?view=leading');
  expect(body).toMatchObject({
    items: [{ ownBid: { amount: 4_000 }, show: { _id: show.id }, lot: { price: { amount: 2_600 } } }],
    counts: { leading: 1, outbid: 0, waiting: 0, watching: 0 },
  });
  await closeLotsOver(app.db, -120_000);
  expect([await bens('won'), await bens('lost'), await noors('lost'), await noors('outbid')]).toEqual([
    [lot.id],
    [],
    [lot.id],
    [],
  ]);
  const sales = (user: { id: string }, id: string) => app.as(user as never).get(`/api/auction-sales/${id}`);
  expect((await sales(host, show.id)).body).toMatchObject({
    about: { kind: 'show', title: show.title },
    sells: true,
    items: [{ lot: { _id: lot.id, price: { amount: 2_600 } }, buyer: { _id: ben.id } }],
  });
  expect((await sales(ben, lot.id)).body).toMatchObject({ sells: false, items: [{ buyer: null }] });
  expect((await sales(ben, lot.product_id)).body).toMatchObject({ about: { kind: 'product' }, items: [{}] });
  expect((await sales(noor, show.id)).body.items).toEqual([]);
  expect((await sales(noor, lot.id)).status).toBe(404);
  // What one bought stays one’s own, also where nobody finds the shop and its product any more.
  await app.db.updateTable('shops').set({ status: 'suspended' }).execute();
  await app.db.updateTable('products').set({ status: 'archived' }).execute();
  for (const id of [show.id, lot.id, lot.product_id]) {
    expect((await sales(ben, id)).body.items).toMatchObject([{ lot: { _id: lot.id } }]);
    expect((await sales(noor, id)).status).toBe(404);
  }
});

test('who bid before bidding begins finds it with their maximum and its start, until it is taken back, begins or never does', async () => {
  await using app = await buildTestApp();
  const { show, lots, host } = await openStage(app, { lots: 3, state: 'scheduled' });
  const [first, second, third] = lots as [(typeof lots)[0], (typeof lots)[0], (typeof lots)[0]];
  const startsAt = '2030-01-01T18:30:00.000Z';
  const { onSale, shop } = await openSelling(app);
  await buildShippingProfile(app.db, { shop_id: shop.id });
  const product = await onSale({
    ...{ listingKind: 'auction', price: usd(2_000), available: 1 },
    auction: { reserve: null, durationSeconds: 3_600, startsAt },
  });
  await openOutbox({ db: app.db, log: app.log.log, listeners: marketNews }).deliverDue();
  const alone = (await app.get(`/api/products/${product._id}`)).body.lot._id;
  const [noor, ben] = [await buildBidder(app), await buildBidder(app, 'Ben')];
  const [noors, bens] = [viewsOf(app, noor), viewsOf(app, ben)];
  const urlOf = (id: string) => `/api/lots/${id}/pre-bid`;
  const give = async (id: string, amount: number) =>
    expect((await app.as(noor).put(urlOf(id), { id: randomUUID(), amount: usd(amount) })).status).toBe(204);
  await give(alone, 4_000);
  await give(second.id, 9_000);
  await give(third.id, 2_500);
  await give(second.id, 3_000);
  const { body } = await app.as(noor).get('/api/own-auctions?view=waiting');
  const inShow = { show: { _id: show.id, isLive: false }, startsAt: show.starts_at.toISOString() };
  expect(body).toMatchObject({
    items: [
      { lot: { _id: second.id, state: 'queued' }, ownBid: usd(3_000), ...inShow },
      { lot: { _id: third.id }, ownBid: usd(2_500), ...inShow },
      { lot: { _id: alone, productId: product._id }, ownBid: usd(4_000), show: null, startsAt },
    ],
    counts: { leading: 0, outbid: 0, waiting: 3, watching: 0 },
  });
  expect(await bens('waiting')).toEqual([]);
  const { body: page } = await app.as(noor).get('/api/own-auctions?view=waiting&limit=1');
  const rest = await app.as(noor).get(`/api/own-auctions?view=waiting&cursor=${page.nextCursor}`);
  expect(rest.body.items).toMatchObject([{ lot: { _id: third.id } }, { lot: { _id: alone } }]);
  await app.as(noor).delete(urlOf(alone));
  expect(await noors('waiting')).toEqual([second.id, third.id]);
  const leads = app.as(host);
  await leads.post(`/api/shows/${show.id}/live`);
  const live = await app.as(noor).get('/api/own-auctions?view=waiting');
  expect(live.body.items).toMatchObject([{ show: { isLive: true } }, { show: { isLive: true } }]);
  expect((await leads.post(`/api/lots/${second.id}/start`, {})).status).toBe(204);
  expect([await noors('waiting'), await noors('leading')]).toEqual([[third.id], [second.id]]);
  await app.as(noor).put(`/api/lots/${third.id}/watch`);
  await app.as(noor).put(`/api/lots/${first.id}/watch`);
  expect(await noors('watching')).toEqual(expect.arrayContaining([first.id, third.id]));
  await closeLotsOver(app.db, -120_000);
  expect((await leads.post(`/api/shows/${show.id}/end`)).status).toBe(204);
  expect([await noors('waiting'), await noors('watching')]).toEqual([[], []]);
});

test('a long list goes on where its page ended', async () => {
  await using app = await buildTestApp();
  const noor = await buildBidder(app);
  const ids: string[] = [];
  for (let n = 1; n <= 5; n += 1) {
    const at = { starts_at: new Date(1_000), ends_at: new Date(1_760_000_000_000 - Math.floor(n / 2)) };
    const { id } = await buildLot(app.db, { ...at, state: 'sold', leader_id: noor.id, bid_count: 1 });
    ids.push(id);
  }
  const found: string[] = [];
  let cursor: string | null = null;
  do {
    const { body } = await app
      .as(noor)
      .get(`/api/own-auctions?view=won&limit=2${cursor ? `&cursor=${cursor}` : ''}`);
    found.push(...body.items.map(({ lot }: { lot: { _id: string } }) => lot._id));
    cursor = body.nextCursor;
  } while (cursor);
  expect(found).toHaveLength(5);
  expect(new Set(found)).toEqual(new Set(ids));
});

test('what was sold under the hammer stands with its product and in its category', async () => {
  await using app = await buildTestApp();
  const { lot, url } = await openLot(app);
  await app.as(await buildBidder(app)).post(url, bidOf(2_500));
  const { category_id } = await app.db
    .selectFrom('products')
    .select('category_id')
    .where('id', '=', lot.product_id)
    .executeTakeFirstOrThrow();
  const inCategory = `/api/categories/${category_id}/sold`;
  expect((await app.get(inCategory)).body.items).toEqual([]);
  await closeLotsOver(app.db, -120_000);
  const sold = { lotId: lot.id, price: { amount: 2_500 }, bidCount: 1, product: { _id: lot.product_id } };
  expect((await app.get(inCategory)).body.items).toMatchObject([sold]);
  expect((await app.get(`/api/products/${lot.product_id}/sold`)).body.items).toMatchObject([sold]);
  await app.db.updateTable('lots').set({ settlement: 'failed' }).execute();
  expect((await app.get(inCategory)).body.items).toEqual([]);
  await app.db.updateTable('lots').set({ settlement: null }).execute();
  expect((await app.get(inCategory)).body.items).toMatchObject([sold]);
  await app.db.updateTable('shows').set({ visibility: 'private' }).execute();
  expect((await app.get(inCategory)).body.items).toEqual([]);
});
