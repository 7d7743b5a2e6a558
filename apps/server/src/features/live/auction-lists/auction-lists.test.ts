import { expect, test } from 'vitest';
import { bidOf, buildBidder, openLot } from '../../../testing/auction.fixture.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { closeLotsOver } from '../auctions/index.ts';
import { buildLot } from '../auctions/lot.builder.ts';

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
    counts: { leading: 1, outbid: 0, watching: 0 },
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
