import { expect, test } from 'vitest';
import { buildTestApp } from '../../../../testing/build-test-app.ts';
import { glazes, openSelling } from '../../../../testing/seller.fixture.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });

test('a seller finds their products by words, SKU and status, with counts', async () => {
  await using app = await buildTestApp();
  const { add, caller, onSale, shop } = await openSelling(app);
  await onSale({ title: 'Zigzag mug', sku: 'ZZ-1' });
  await onSale({ title: 'Pear vase', price: usd(9000), available: 0 });
  await onSale({ ...glazes, title: 'Bottle' });
  await add({ title: 'Half a mug' });
  const list = async (query: string) =>
    (await caller.get(`/api/shops/${shop.id}/products/mine?${query}`)).body;

  const all = await list('sort=title');
  expect(all.items.map((item: { title: string }) => item.title)).toEqual([
    'Bottle',
    'Half a mug',
    'Pear vase',
    'Zigzag mug',
  ]);
  expect(all).toMatchObject({
    total: 4,
    counts: { all: 4, draft: 1, active: 2, 'out-of-stock': 1, archived: 0 },
    items: [
      { price: { amount: 4200 }, available: 5, variantCount: 2, singleVariantId: null },
      { price: null, status: 'draft', available: 1 },
      { status: 'out-of-stock', available: 0 },
      { sku: 'ZZ-1', singleVariantId: expect.any(String), category: { name: 'Mugs' } },
    ],
  });
  expect((await list('q=mug&status=active')).items).toMatchObject([{ title: 'Zigzag mug' }]);
  expect((await list('q=zz-1')).total).toBe(1);
  expect((await list('q=%25')).total).toBe(0);
  expect((await list('sort=stock-up&perPage=25&page=2')).items).toEqual([]);
});

test('all that a list finds can be chosen at once, on whatever page, with what changing them needs', async () => {
  await using app = await buildTestApp();
  const { add, caller, onSale, shop } = await openSelling(app);
  const vase = await onSale({ title: 'Pear vase', available: 4 });
  const mugs = [await add({ title: 'Half a mug' }), await add({ title: 'Whole mug' })];
  const chosen = async (query: string) =>
    (await caller.get(`/api/shops/${shop.id}/products/mine/chosen?${query}`)).body.items;
  expect(await chosen('')).toHaveLength(3);
  const ids = (await chosen('q=mug&status=draft')).map(({ _id }: { _id: string }) => _id);
  expect(new Set(ids)).toEqual(new Set(mugs.map(({ body }) => body._id)));
  expect(await chosen('status=active')).toEqual([
    { _id: vase._id, title: 'Pear vase', status: 'active', available: 4 },
  ]);
});
