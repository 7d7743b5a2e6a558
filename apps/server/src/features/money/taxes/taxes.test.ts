import type { Order } from '@souk/shared/money/orders/schema.ts';
import { expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { buy } from '../../../testing/paying.fixture.ts';
import { openPayingMarket } from '../../../testing/paying-market.fixture.ts';
import { sharedTestApp } from '../../../testing/shared-test-app.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { buildCategory } from '../../market/categories/category.builder.ts';
import { taxesIn } from './tax.service.ts';

const vat = { name: 'IVA', included: true, onShipping: true, rates: [{ basisPoints: 2_300 }], version: null };

test('an admin writes down the taxes of a country, and what was done is in the audit log', async () => {
  await using app = await buildTestApp();
  const admin = app.as(await buildUser(app.db, { role: 'admin' }));
  const books = await buildCategory(app.db, { slug: 'books' });
  const rates = [...vat.rates, { region: 'Madeira', categoryId: books.id, basisPoints: 500 }];
  const { status, body } = await admin.put('/api/admin/taxes/pt', { ...vat, rates });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    country: 'PT',
    version: 1,
    rates: [{ region: '', categoryId: null }, rates[1]],
  });
  // Who did not see the newest is told so.
  expect((await admin.put('/api/admin/taxes/PT', vat)).body.error.code).toBe('edit_conflict');
  const change = { ...vat, included: false, version: 1 };
  expect((await admin.put('/api/admin/taxes/PT', change)).body).toMatchObject({
    version: 2,
    included: false,
  });
  expect((await admin.get('/api/admin/taxes')).body.items).toHaveLength(1);
  expect((await admin.delete('/api/admin/taxes/PT')).status).toBe(204);
  expect((await admin.delete('/api/admin/taxes/PT')).status).toBe(404);
  expect((await admin.put('/api/admin/taxes/XX', vat)).status).toBe(404);
  const log = await app.db
    .selectFrom('audit_log')
    .select(['action', 'subject_id'])
    .orderBy('action')
    .execute();
  expect(log).toEqual(
    ['tax.changed', 'tax.changed', 'tax.removed'].map((action) => ({ action, subject_id: 'PT' })),
  );
});

const tableApp = sharedTestApp();

test.each([
  ['above the price itself', 'PT', { rates: [{ basisPoints: 10_001 }] }, 'rates.0.basisPoints'],
  ['twice for the same', 'PT', { rates: [{ basisPoints: 1 }, { basisPoints: 2 }] }, 'rates'],
  ['in a state that is none', 'US', { rates: [{ basisPoints: 1, region: 'Atlantis' }] }, 'rates.0.region'],
  [
    'twice for a state by both of its names',
    'US',
    {
      rates: [
        { basisPoints: 1, region: 'NY' },
        { basisPoints: 2, region: 'New York' },
      ],
    },
    'rates',
  ],
  [
    'for a category that is none',
    'PT',
    { rates: [{ basisPoints: 1, categoryId: newId() }] },
    'rates.0.categoryId',
  ],
])('a tax %s is refused on its field', async (_, country, change, field) => {
  const app = await tableApp();
  const admin = app.as(await buildUser(app.db, { role: 'admin' }));
  const { status, body } = await admin.put(`/api/admin/taxes/${country}`, { ...vat, ...change });
  expect([status, body.error.details?.[0]?.field]).toEqual([400, field]);
});

test('an order is taxed as its things are filed and where its buyer lives', async () => {
  await using app = await buildTestApp();
  const admin = app.as(await buildUser(app.db, { role: 'admin' }));
  const books = await buildCategory(app.db, { slug: 'books' });
  const comics = await buildCategory(app.db, { slug: 'comics', parent_id: books.id });
  const mugs = await buildCategory(app.db, { slug: 'mugs' });
  const rates = [{ basisPoints: 2_300 }, { categoryId: books.id, basisPoints: 600 }];
  await admin.put('/api/admin/taxes/PT', { ...vat, rates });
  const lines = [
    { categoryId: comics.id, total: 1_060 },
    { categoryId: mugs.id, total: 1_230 },
  ];
  const order = { country: 'PT', region: '', lines, shipping: 0 };
  const taxIn = await taxesIn(app, ['PT', 'ES']);
  expect([taxIn(order), taxIn({ ...order, country: 'ES' })]).toMatchObject([
    { name: 'IVA', included: true, amount: 290, lines: [60, 230] },
    null,
  ]);
  // A state is met by the code that addresses have, however it was written down.
  const state = { basisPoints: 400, region: 'new york' };
  await admin.put('/api/admin/taxes/US', { ...vat, included: false, rates: [{ basisPoints: 0 }, state] });
  const inState = { ...order, country: 'US', region: 'NY' };
  expect((await taxesIn(app, ['US']))(inState)).toMatchObject({ amount: 92 });
});

test('a tax that is changed holds for the next checkout, and an order keeps the one it was placed with', async () => {
  await using market = await openPayingMarket();
  const { app, maya, buyer, product, cardId } = market;
  const admin = app.as(await buildUser(app.db, { role: 'admin' }));
  const taxed = (basisPoints: number, version: number | null) =>
    admin.put('/api/admin/taxes/US', { ...vat, included: false, rates: [{ basisPoints }], version });
  await taxed(1_000, null);
  const [order] = await buy(app, { user: maya, cardId }, [{ product }]);
  const taxOf = ({ summary }: Pick<Order, 'summary'>) =>
    summary.find(({ kind }) => kind === 'tax')?.amount.amount;
  expect(taxOf(order as Order)).toBe(705);
  await taxed(2_000, 1);
  const { body: same } = await buyer.get(`/api/orders/${order?._id}`);
  expect(taxOf(same)).toBe(705);
  const [next] = await buy(app, { user: maya, cardId }, [{ product }]);
  expect(taxOf(next as Order)).toBe(1_410);
});
