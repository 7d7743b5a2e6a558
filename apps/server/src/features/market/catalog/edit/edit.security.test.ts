import { expect, test } from 'vitest';
import { buildOwnPicture } from '../../../../platform/files/picture.builder.ts';
import { newId } from '../../../../platform/ids.ts';
import { userChanged } from '../../../../platform/session/user-changed.ts';
import { buildTestApp } from '../../../../testing/build-test-app.ts';
import { openSelling } from '../../../../testing/seller.fixture.ts';
import { buildUser } from '../../../identity/accounts/user.builder.ts';
import { buildShop } from '../../shops/shop.builder.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });

test('another shop’s product is no product: not read, changed, copied, archived, deleted or counted', async () => {
  await using app = await buildTestApp();
  const { onSale, add, shop, bulk } = await openSelling(app);
  const product = await onSale();
  const { body: draft } = await add({ title: 'Half a mug' });
  const rival = await openSelling(app);
  const before = await app.db.selectFrom('products').selectAll().orderBy('id').execute();

  const key = { 'idempotency-key': newId() };
  for (const { _id } of [product, draft]) {
    const url = `/api/products/${_id}`;
    const answers = [
      await rival.caller.get(`${url}/edit`),
      await rival.caller.patch(url, { version: 1, title: 'Mine now' }),
      await rival.caller.post(`${url}/duplicate`, undefined, { 'idempotency-key': newId() }),
      await rival.caller.post(`${url}/archive`),
      await rival.caller.post(`${url}/restore`),
      await rival.caller.delete(url),
      await rival.caller.patch(`/api/variants/${product.singleVariantId}`, { available: 0, expected: 5 }),
    ];
    expect(answers.map(({ status, body }) => [status, body.error.code])).toEqual(
      Array(7).fill([404, 'not_found']),
    );
  }
  const theirs = { ids: [product._id], action: 'archive' };
  expect((await rival.bulk(theirs)).body).toMatchObject({ done: [], failed: [{ code: 'not_found' }] });
  expect((await rival.caller.get(`/api/shops/${shop.id}/products/mine`)).status).toBe(403);
  expect((await rival.caller.post(`/api/shops/${shop.id}/products`, { title: 'Mug' }, key)).status).toBe(403);
  expect(await app.db.selectFrom('products').selectAll().orderBy('id').execute()).toEqual(before);
  expect((await bulk(theirs)).body.done).toEqual([product._id]);
});

test('nobody shows pictures, sends by profiles or names variants that are not theirs', async () => {
  await using app = await buildTestApp();
  const { onSale, caller, shop } = await openSelling(app);
  const product = await onSale();
  const rival = await openSelling(app);
  const theirs = await rival.onSale();
  const avatar = await buildOwnPicture(app.db, { owner_id: shop.owner_id, purpose: 'review-image' });
  const profile = newId();
  await app.db
    .insertInto('shipping_profiles')
    .values({
      id: profile as never,
      shop_id: rival.shop.id,
      name: 'Post',
      ships_from: 'PT',
      is_default: true,
    } as never)
    .execute();
  const wrong: Array<[object, string]> = [
    [{ images: [await rival.picture()] }, 'images.0'],
    [{ images: [product.images[0]._id, avatar] }, 'images.1'],
    [{ shippingProfileId: profile }, 'shippingProfileId'],
    [
      {
        options: [{ name: 'Glaze', values: ['Honey'] }],
        variants: [{ _id: theirs.singleVariantId, options: { Glaze: 'Honey' }, price: usd(100) }],
      },
      'variants.0._id',
    ],
  ];
  for (const [change, field] of wrong) {
    const { status, body } = await caller.patch(`/api/products/${product._id}`, { version: 1, ...change });
    expect([status, body.error.details[0].field]).toEqual([400, field]);
  }
});

test('who is muted publishes nothing, yet counts their stock and takes things off sale', async () => {
  await using app = await buildTestApp();
  const { onSale, add, caller, shop, bulk } = await openSelling(app);
  const product = await onSale();
  const { body: draft } = await add({ title: 'Half a mug' });
  await app.db.updateTable('users').set({ muted: true }).where('id', '=', shop.owner_id).execute();
  userChanged(app.db, shop.owner_id);

  const url = `/api/products/${product._id}`;
  const refused = [
    await add({ title: 'Words' }),
    await caller.patch(url, { version: 1, title: 'Words' }),
    await caller.post(`${url}/duplicate`, undefined, { 'idempotency-key': newId() }),
    await bulk({ ids: [draft._id], action: 'publish' }),
  ];
  expect(refused.map(({ body }) => body.error.code)).toEqual(Array(4).fill('muted'));
  const stock = { available: 4, expected: 5 };
  expect((await caller.patch(`/api/variants/${product.singleVariantId}`, stock)).status).toBe(200);
  expect((await caller.post(`${url}/archive`)).status).toBe(200);
  expect((await caller.post(`${url}/restore`)).body.error.code).toBe('muted');
});

test('who is suspended changes nothing at all', async () => {
  await using app = await buildTestApp();
  const { onSale } = await openSelling(app);
  const product = await onSale();
  const gone = await buildUser(app.db, { suspended_at: app.clock.now() });
  await buildShop(app.db, { owner_id: gone.id });
  const answers = [
    await app.as(gone).get(`/api/products/${product._id}/edit`),
    await app.as(gone).patch(`/api/products/${product._id}`, { version: 1, title: 'Words' }),
    await app.as(gone).post(`/api/products/${product._id}/archive`),
  ];
  expect(answers.map(({ body }) => body.error.code)).toEqual(Array(3).fill('suspended'));
});

test('a script in any text is kept and given back as text', async () => {
  await using app = await buildTestApp();
  const { onSale } = await openSelling(app);
  const script = '"><img src=x onerror=alert(1)>';
  const product = await onSale({
    title: `Mug ${script}`,
    description: `<script>alert(1)</script>\n\n[click](javascript:alert(1)) ${script}`,
    tags: [script],
    attributes: [{ name: script, value: script }],
    options: [{ name: script, values: [script, "'; drop table products; --"] }],
    variants: [{ options: { [script]: script }, price: usd(100), available: 1, sku: script }],
  });
  const { body } = await app.get(`/api/products/${product._id}`);
  expect(body).toMatchObject({
    title: `Mug ${script}`,
    description: `<script>alert(1)</script>\n\n[click](javascript:alert(1)) ${script}`,
    tags: [script],
    attributes: [{ name: script, value: script }],
    variants: [{ options: { [script]: script }, sku: script }],
  });
});

test('a body that names another shop, seller or number of hearts is refused', async () => {
  await using app = await buildTestApp();
  const { onSale, caller } = await openSelling(app);
  const product = await onSale();
  for (const naming of [{ shopId: newId() }, { favoriteCount: 9 }, { was: 9900 }, { currency: 'JPY' }]) {
    const { status } = await caller.patch(`/api/products/${product._id}`, { version: 1, ...naming });
    expect(status).toBe(400);
  }
});

test('who leaves takes what is on sale and what waits to be auctioned off the market', async () => {
  await using app = await buildTestApp();
  const { onSale, caller, shop } = await openSelling(app);
  const auction = { reserve: null, durationSeconds: 86_400 };
  const product = await onSale({ listingKind: 'auction', price: usd(2000), available: 1, auction });
  expect((await caller.delete(`/api/users/${shop.owner_id}`)).status).toBe(204);
  expect((await app.get(`/api/products/${product._id}`)).status).toBe(404);
  expect(await app.db.selectFrom('lots').selectAll().execute()).toEqual([]);
});
