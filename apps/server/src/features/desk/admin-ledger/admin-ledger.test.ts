import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { book, saleOf, topUpOf } from '../../../testing/ledger.fixture.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { buildShop } from '../../market/shops/shop.builder.ts';

test('staff read every movement of money with its postings, and find those of an order', async () => {
  await using app = await buildTestApp();
  const support = app.as(await buildUser(app.db, { role: 'support' }));
  const buyer = await buildUser(app.db, { name: 'Robin Vale' });
  const shop = await buildShop(app.db, { name: 'Kiln Fire' });
  const about = { orderId: randomUUID(), paymentId: randomUUID(), order: 'SK-20431' };
  await book(
    app,
    topUpOf(buyer.id, 500),
    saleOf(shop.id, {}, { about, key: 'sale 1' }),
    topUpOf(buyer.id, 5),
  );
  const list = async (query = '') => (await support.get(`/api/admin/ledger?${query}`)).body;

  const all = await list();
  expect([all.total, all.items.map(({ kind }: { kind: string }) => kind)]).toEqual([
    3,
    ['top-up', 'sale', 'top-up'],
  ]);
  expect(all.items[1]).toMatchObject({
    ...{ key: 'sale 1', order: { _id: about.orderId, number: 'SK-20431' }, paymentId: about.paymentId },
    postings: [
      { account: 'clearing', owner: null, amount: { amount: -1000, currency: 'USD' }, balance: null },
      { account: 'payment-fees', amount: { amount: 59 } },
      { account: 'commission', amount: { amount: 80 } },
      {
        ...{ account: 'shop-pending', owner: { _id: shop.id, name: 'Kiln Fire' } },
        ...{ amount: { amount: 861 }, balance: { amount: 861 } },
      },
    ],
  });
  for (const found of ['sk-20431', about.orderId.toUpperCase(), about.paymentId])
    expect((await list(`search=${found}`)).items.map(({ key }: { key: string }) => key)).toEqual(['sale 1']);
  expect((await list('search=SK-1')).total).toBe(0);
  expect((await list('kind=top-up&account=wallet')).total).toBe(2);
  expect((await list('kind=sale&account=wallet')).total).toBe(0);
  expect((await list('perPage=25&page=2')).items).toEqual([]);
});
