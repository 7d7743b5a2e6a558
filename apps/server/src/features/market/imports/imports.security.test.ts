import { expect, test } from 'vitest';
import { userChanged } from '../../../platform/session/user-changed.ts';
import { endEarlier } from '../../../testing/auction.fixture.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { buildImporter } from '../../../testing/importer.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { closeLotsOver } from '../../live/auctions/index.ts';
import { buildLot } from '../../live/auctions/lot.builder.ts';
import { buildProduct } from '../catalog/product.builder.ts';
import { buildShop } from '../shops/shop.builder.ts';

const file = 'handle,title,category,price,stock,sku\na,Jug,ceramics,5,1,J-1\n';

test('nobody sees, starts or stops the import of another shop, or takes its file', async () => {
  await using app = await buildTestApp();
  const [ann, bob] = [await buildImporter(app), await buildImporter(app)];
  const { _id } = await ann.check(file);
  const other = app.as(bob.userId);
  for (const answer of [
    await other.get(`/api/imports/${_id}`),
    await other.get(`/api/imports/${_id}/products`),
    await other.get(`/api/imports/${_id}/pictures`),
    await other.get(`/api/imports/${_id}/standing`),
    await other.post(`/api/imports/${_id}/pictures/retry`),
    await other.get(`/api/imports/${_id}/events`),
    await other.post(`/api/imports/${_id}/start`),
    await other.post(`/api/imports/${_id}/cancel`),
    await other.patch(`/api/imports/${_id}`, { fallbackCategory: null }),
  ])
    expect(answer.status).toBe(404);
  const { file_id } = await app.db.selectFrom('imports').select('file_id').executeTakeFirstOrThrow();
  expect(file_id).toBeNull();
  const sent = await app.db.selectFrom('files').select('id').executeTakeFirstOrThrow();
  expect(await other.post(`/api/shops/${bob.shopId}/imports`, { fileId: sent.id })).toMatchObject({
    status: 400,
  });
  expect(await other.post(`/api/shops/${ann.shopId}/imports`, { fileId: sent.id })).toMatchObject({
    status: 403,
  });
  expect(await other.get(`/api/shops/${ann.shopId}/products.csv`)).toMatchObject({ status: 403 });
});

test('the export of another shop makes new products, and touches none of that shop’s', async () => {
  await using app = await buildTestApp();
  const [ann, bob] = [await buildImporter(app), await buildImporter(app)];
  await ann.run(file);
  const { body: csv } = await app.as(ann.userId).get(`/api/shops/${ann.shopId}/products.csv`);
  expect((await bob.run(csv.replace('Jug', 'Mine now'))).counts).toMatchObject({ new: 1 });
  const titles = await app.db.selectFrom('products').select(['shop_id', 'title']).orderBy('title').execute();
  expect(titles).toEqual([
    { shop_id: ann.shopId, title: 'Jug' },
    { shop_id: bob.shopId, title: 'Mine now' },
  ]);
});

test('a muted seller may look at a file but not put it where others read', async () => {
  await using app = await buildTestApp();
  const seller = await buildImporter(app);
  const { _id } = await seller.check(file);
  await app.db.updateTable('users').set({ muted: true }).where('id', '=', seller.userId).execute();
  const { id: fresh } = await buildUser(app.db, { muted: true });
  await buildShop(app.db, { owner_id: fresh });
  userChanged(app.db, seller.userId);
  expect(await app.as(seller.userId).post(`/api/imports/${_id}/start`)).toMatchObject({
    status: 403,
    body: { error: { code: 'muted' } },
  });
});

test('a file cannot end an auction that people bid in, nor put one on sale', async () => {
  await using app = await buildTestApp();
  const seller = await buildImporter(app);
  const auction = { shop_id: seller.shopId, listing_kind: 'auction' as const };
  const running = await buildProduct(app.db, { ...auction, title: 'Ring' });
  const ends_at = new Date(app.clock.now().getTime() + 60_000);
  await buildLot(app.db, { product_id: running.id, state: 'running', starts_at: app.clock.now(), ends_at });
  const draft = await buildProduct(app.db, { ...auction, title: 'Coin', status: 'draft' });
  const rows = [`${running.id},Ring,ceramics,5,1,archived`, `${draft.id},Coin,ceramics,5,1,active`];
  await seller.run(`handle,title,category,price,stock,status\n${rows.join('\n')}\n`);
  const statuses = await app.db.selectFrom('products').select(['title', 'status']).orderBy('title').execute();
  expect(statuses).toEqual([
    { title: 'Coin', status: 'draft' },
    { title: 'Ring', status: 'active' },
  ]);
});

test('while people bid on it a file changes nothing of what they were shown', async () => {
  await using app = await buildTestApp();
  const seller = await buildImporter(app);
  const starts_at = app.clock.now();
  const runs = { state: 'running' as const, starts_at, ends_at: new Date(starts_at.getTime() + 60_000) };
  const of = { shop_id: seller.shopId, condition: 'new' as const };
  const ring = await buildProduct(app.db, { ...of, title: 'Ring', listing_kind: 'auction' });
  const lamp = await buildProduct(app.db, { ...of, title: 'Lamp', price_amount: 500 });
  await buildLot(app.db, { product_id: ring.id, ...runs });
  const { id: lotId } = await buildLot(app.db, { product_id: lamp.id, ...runs });
  const rows = [`${ring.id},Ring,ceramics,5,1,used`, `${lamp.id},Lamp,ceramics,9,40,new`];
  const file = `handle,title,category,price,stock,condition\n${rows.join('\n')}\n`;
  const done = await seller.run(file);
  expect(done.counts).toMatchObject({ changed: 0, refused: 2 });
  const found = await seller.rows(done._id);
  expect(found.map(({ problems }) => problems)).toMatchObject([
    [{ row: 2, column: 'title', kind: 'auction-running', value: 'Ring' }],
    [{ row: 3, column: 'title', kind: 'auction-running', value: 'Lamp' }],
  ]);
  const kept = app.db.selectFrom('products').select(['title', 'condition', 'price_amount']).orderBy('title');
  expect(await kept.execute()).toEqual([
    { title: 'Lamp', condition: 'new', price_amount: 500 },
    { title: 'Ring', condition: 'new', price_amount: ring.price_amount },
  ]);
  await endEarlier(app, lotId, 120_000);
  await closeLotsOver(app.db);
  expect((await seller.run(file)).counts).toMatchObject({ changed: 1, refused: 1 });
});

test('two files at once are one after the other', async () => {
  await using app = await buildTestApp();
  const seller = await buildImporter(app);
  const me = app.as(seller.userId);
  const { _id: first } = await seller.check(file);
  const { _id: second } = await seller.check(file);
  const answers = await Promise.all([
    me.post(`/api/imports/${first}/start`),
    me.post(`/api/imports/${second}/start`),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.error.code).toBe('import_running');
});
