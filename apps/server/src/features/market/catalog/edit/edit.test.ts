import { expect, test } from 'vitest';
import { newId } from '../../../../platform/ids.ts';
import { buildTestApp } from '../../../../testing/build-test-app.ts';
import { glazes, openSelling } from '../../../../testing/seller.fixture.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });

test('a seller begins a draft with a title, fills it bit by bit and puts it on sale', async () => {
  await using app = await buildTestApp();
  const { add, caller, mug, category } = await openSelling(app);
  const { status, body: draft } = await add({ title: 'Zigzag mug' });
  expect(status).toBe(201);
  expect(draft).toMatchObject({ status: 'draft', version: 1, price: null, category: null, condition: null });
  expect(
    draft.problems.map((problem: { field: string; rule: string }) => `${problem.field} ${problem.rule}`),
  ).toEqual(['images required', 'categoryId required', 'condition required', 'price needsPrice']);
  const url = `/api/products/${draft._id}`;
  expect((await caller.get(url)).status).toBe(404);

  const early = await caller.patch(url, { version: 1, status: 'active' });
  expect([early.status, early.body.error.details.map(({ field }: { field: string }) => field)]).toEqual([
    400,
    ['images', 'categoryId', 'condition', 'price'],
  ]);
  const second = await caller.patch(url, { version: 1, description: 'A **rust** glaze', price: usd(3800) });
  expect(second.body).toMatchObject({
    version: 2,
    title: 'Zigzag mug',
    price: usd(3800),
    can: { publish: false },
  });
  const third = await caller.patch(url, { version: 2, ...mug });
  expect(third.body).toMatchObject({ version: 3, category: { _id: category.id }, can: { publish: true } });

  app.clock.forward(86_400_000);
  const published = await caller.patch(url, { version: 3, status: 'active' });
  expect(published.body).toMatchObject({
    status: 'active',
    version: 4,
    problems: [],
    can: { delete: false },
  });
  const { body: shown } = await app.get(url);
  expect(shown).toMatchObject({
    title: 'Zigzag mug, rust',
    description: 'A **rust** glaze',
    was: null,
    // New on the day it comes on sale.
    createdAt: app.clock.now().toISOString(),
    priceHistory: [{ price: { amount: 3800 } }],
  });
});

test('all that one says of a product is there again when one edits it', async () => {
  await using app = await buildTestApp();
  const { add, caller, mug, picture } = await openSelling(app);
  const second = await picture();
  const said = {
    ...mug,
    ...glazes,
    images: [second, ...(mug.images ?? [])],
    variants: glazes.variants?.map((variant) => ({ ...variant, image: second })),
    description: 'Thrown by hand.\n\n- dishwasher safe',
    compareAt: usd(5000),
    acceptsOffers: true,
    minOffer: usd(3000),
    weightGrams: 420,
    sizeMm: [120, 90, 95],
    tags: ['mug', 'rust'],
    attributes: [{ name: 'Material', value: 'Stoneware' }],
  } as const;
  const { body } = await add({ ...said, status: 'active' } as never);
  const { body: again } = await caller.get(`/api/products/${body._id}/edit`);
  expect(again).toEqual(body);
  const { categoryId, images, variants, available: _, ...plain } = said;
  expect(again).toMatchObject({
    ...plain,
    price: usd(4200),
    category: { _id: categoryId },
    available: 5,
    singleVariantId: null,
    images: images.map((_id) => ({ _id })),
    variants: variants?.map((variant) => ({ ...variant, image: { _id: second } })),
    updatedBy: { name: expect.any(String) },
  });
});

test('a call that is repeated adds one product', async () => {
  await using app = await buildTestApp();
  const { caller, shop } = await openSelling(app);
  const key = { 'idempotency-key': newId() };
  const url = `/api/shops/${shop.id}/products`;
  const first = await caller.post(url, { title: 'Mug' }, key);
  const second = await caller.post(url, { title: 'Mug' }, key);
  expect(second.body._id).toBe(first.body._id);
});

test('variants keep who they are when they are renamed, exchanged and added to', async () => {
  await using app = await buildTestApp();
  const { caller, onSale } = await openSelling(app);
  const before = await onSale(glazes);
  const [honey, sea] = before.variants;
  const url = `/api/products/${before._id}`;
  const { status, body } = await caller.patch(url, {
    version: 1,
    options: [{ name: 'Glaze', values: ['Honey', 'Sea', 'Rose'] }],
    variants: [
      // The same two the other way round, and one more.
      { _id: honey._id, options: { Glaze: 'Sea' }, price: usd(4600), sku: 'S' },
      { _id: sea._id, options: { Glaze: 'Honey' }, price: usd(4200), sku: 'H' },
      { options: { Glaze: 'Rose' }, price: usd(4000), available: 1 },
    ],
  });
  expect(status).toBe(200);
  expect(body.variants).toMatchObject([
    { _id: honey._id, options: { Glaze: 'Sea' }, sku: 'S', available: 3 },
    { _id: sea._id, options: { Glaze: 'Honey' }, sku: 'H', available: 2 },
    { options: { Glaze: 'Rose' }, available: 1 },
  ]);
  expect(body).toMatchObject({ price: usd(4000), available: 6 });

  const fewer = await caller.patch(url, {
    version: 2,
    options: [{ name: 'Glaze', values: ['Rose'] }],
    variants: [{ options: { Glaze: 'Rose' }, price: usd(4000) }],
  });
  expect(fewer.body.variants).toMatchObject([{ _id: body.variants[2]._id, available: 1 }]);

  const none = await caller.patch(url, { version: 3, options: [], price: usd(3900), available: 7, sku: 'M' });
  expect(none.body).toMatchObject({ variants: [], price: usd(3900), available: 7, sku: 'M' });
});

test('contradictions are named on their fields, and nothing of the change stays', async () => {
  await using app = await buildTestApp();
  const { caller, onSale } = await openSelling(app);
  const product = await onSale();
  const wrong: Array<[object, string]> = [
    [{ compareAt: usd(3800) }, 'compareAt'],
    [{ price: usd(0) }, 'price'],
    [{ acceptsOffers: true, minOffer: usd(4000) }, 'minOffer'],
    [{ auction: { durationSeconds: 86_400 } }, 'auction'],
    [{ auction: { durationSeconds: 60 } }, 'auction.durationSeconds'],
    [{ listingKind: 'auction', auction: { reserve: usd(100), durationSeconds: 86_400 } }, 'auction.reserve'],
    [{ variants: glazes.variants }, 'variants'],
    [{ options: glazes.options }, 'variants'],
    [
      { options: glazes.options, variants: [{ options: { Glaze: 'Mud' }, price: usd(1) }] },
      'variants.0.options',
    ],
    [{ title: 'A\u202Eb mug' }, 'title'],
    [{ images: [newId()] }, 'images.0'],
    [{ images: [] }, 'images'],
    [{ categoryId: newId() }, 'categoryId'],
    [{ shippingProfileId: newId() }, 'shippingProfileId'],
    [{ sizeMm: [1, 2] }, 'sizeMm'],
    [{ amount: 1 }, 'amount'],
    [{ available: 9 }, 'expected'],
  ];
  for (const [change, field] of wrong) {
    const { status, body } = await caller.patch(`/api/products/${product._id}`, {
      version: 1,
      title: 'Changed',
      ...change,
    });
    expect([field, status, body.error?.details?.[0]?.field]).toEqual([field, 400, field]);
  }
  expect((await caller.get(`/api/products/${product._id}/edit`)).body).toEqual(product);
});

test('a draft may contradict itself until it goes on sale', async () => {
  await using app = await buildTestApp();
  const { add, caller, mug } = await openSelling(app);
  const { status, body } = await add({ ...mug, compareAt: usd(3000) });
  expect([status, body.problems[0].field]).toEqual([201, 'compareAt']);
  const refused = await caller.patch(`/api/products/${body._id}`, { version: 1, status: 'active' });
  expect(refused.body.error.details).toEqual([
    { field: 'compareAt', rule: 'notHigher', message: expect.any(String) },
  ]);
  const nothing = await add({ description: 'Neither title nor picture' });
  expect([nothing.status, nothing.body.error.details[0].field]).toEqual([400, 'title']);
});

test('a product is archived, restored and duplicated; a draft is deleted', async () => {
  await using app = await buildTestApp();
  const { caller, onSale } = await openSelling(app);
  const product = await onSale(glazes);
  const url = `/api/products/${product._id}`;
  expect((await caller.delete(url)).body.error.code).toBe('product_status');

  const archived = await caller.post(`${url}/archive`);
  expect(archived.body).toMatchObject({ status: 'archived', can: { restore: true, archive: false } });
  expect((await app.get(url)).status).toBe(404);
  expect((await caller.post(`${url}/archive`)).body.error.code).toBe('product_status');
  expect((await caller.post(`${url}/restore`)).body).toMatchObject({ status: 'active', version: 3 });

  const copy = await caller.post(`${url}/duplicate`, undefined, { 'idempotency-key': newId() });
  expect(copy.body).toMatchObject({
    status: 'draft',
    version: 1,
    title: product.title,
    images: product.images,
    problems: [],
    variants: [
      { options: { Glaze: 'Honey' }, price: usd(4600), sku: '' },
      { options: { Glaze: 'Sea' }, price: usd(4200), sku: '' },
    ],
  });
  expect((await caller.delete(`/api/products/${copy.body._id}`)).status).toBe(204);
  expect((await caller.get(`/api/products/${copy.body._id}/edit`)).status).toBe(404);
});
