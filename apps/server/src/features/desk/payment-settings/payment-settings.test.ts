import { expect, test } from 'vitest';
import { operatorSets } from '../../../testing/arranged.fixture.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { sharedTestApp } from '../../../testing/shared-test-app.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { buildShop } from '../../market/shops/shop.builder.ts';

const url = '/api/admin/payment-settings';
const wanted = {
  arranged: { ways: ['transfer'], days: 7 },
  currencies: ['JPY', 'KWD'],
  rates: [
    { currency: 'JPY', rate: '0.0068' },
    { currency: 'KWD', rate: '3.25' },
  ],
};

test('an operator allows transfers and currencies, with what each is worth, and that is written down', async () => {
  await using app = await buildTestApp();
  const admin = await buildUser(app.db, { role: 'admin' });
  const { status, body } = await app.as(admin).put(url, wanted);
  expect([status, body]).toEqual([
    200,
    {
      ...wanted,
      ...{ currency: 'USD', used: [], cards: 'none' },
      reserve: { chargebackBasisPoints: 100, keptBasisPoints: 1_000, days: 90 },
      tips: { days: 7 },
    },
  ]);
  app.clock.forward(1_000);
  expect((await app.get('/api/admin/app/settings')).body).toMatchObject({
    arranged: wanted.arranged,
    currencies: ['JPY', 'KWD'],
  });
  const [entry] = (await app.as(admin).get('/api/admin/audit')).body.items;
  expect(entry).toMatchObject({ action: 'payments.changed', details: { currencies: ['JPY', 'KWD'] } });
});

test('support reads them and changes nothing; nobody else sees them', async () => {
  await using app = await buildTestApp();
  const support = app.as(await buildUser(app.db, { role: 'support' }));
  expect([(await support.get(url)).status, (await support.put(url, wanted)).status]).toEqual([200, 403]);
  expect((await app.as(await buildUser(app.db)).get(url)).status).toBe(403);
});

test('no currency is left without a rate that shops may sell in, or sell in already', async () => {
  await using app = await buildTestApp();
  const admin = app.as(await buildUser(app.db, { role: 'admin' }));
  const named = { ...wanted, rates: wanted.rates.slice(1) };
  expect((await admin.put(url, named)).body.error.details).toEqual([
    { field: 'rates', message: 'Has to say what JPY is worth.' },
  ]);
  await buildShop(app.db, { currency: 'EUR' });
  expect((await admin.put(url, wanted)).body.error.details[0].message).toContain('EUR');
});

const tableApp = sharedTestApp();

test.each([
  [{ ...wanted, currencies: ['XYZ'] }, 'currencies.0'],
  [{ ...wanted, rates: [{ currency: 'JPY', rate: '-1' }] }, 'rates.0.rate'],
  [{ ...wanted, arranged: { ways: ['gold'], days: 7 } }, 'arranged.ways.0'],
  [{ ...wanted, arranged: { ways: [], days: 31 } }, 'arranged.days'],
])('%j is refused by its field', async (body, field) => {
  const app = await tableApp();
  const answer = await app.as(await buildUser(app.db, { role: 'admin' })).put(url, body);
  expect([answer.status, answer.body.error.details?.[0]?.field]).toEqual([400, field]);
});

test('a shop opens in one of the currencies that its market allows, and in the market’s own by itself', async () => {
  await using app = await buildTestApp();
  await operatorSets(app.db, { currencies: ['JPY'] });
  const shop = { name: 'Nour Textiles', city: 'Osaka', country: 'JP' };
  const open = async (currency?: string) =>
    app.as(await buildUser(app.db)).post('/api/shops', { ...shop, ...(currency ? { currency } : {}) });
  const refused = await open('KWD');
  expect([refused.status, refused.body.error.details]).toMatchObject([400, [{ field: 'currency' }]]);
  const opened = await open('JPY');
  expect([opened.status, opened.body.currency]).toEqual([201, 'JPY']);
  expect(
    (await app.as(await buildUser(app.db)).post('/api/shops', { ...shop, name: 'Marlow' })).body.currency,
  ).toBe('USD');
});

test('an operator says when how much is kept of what a shop earns, and support reads it', async () => {
  await using app = await buildTestApp();
  const admin = app.as(await buildUser(app.db, { role: 'admin' }));
  const url = '/api/admin/payment-settings';
  const put = (reserve: object) =>
    admin.put(url, { arranged: { ways: [], days: 5 }, currencies: [], rates: [], reserve });
  const reserve = { chargebackBasisPoints: 250, keptBasisPoints: 2_000, days: 30 };
  expect((await put(reserve)).body.reserve).toEqual(reserve);
  expect((await admin.get(url)).body.reserve).toEqual(reserve);
  for (const wrong of [{ ...reserve, days: 0 }, { ...reserve, keptBasisPoints: 10_001 }, { days: 30 }])
    expect((await put(wrong)).status).toBe(400);
  const shop = await buildShop(app.db);
  const owner = app.as({ id: shop.owner_id });
  expect((await owner.get(`/api/shops/${shop.id}/reserves`)).body).toEqual({
    ...{ items: [], orders: 0, chargedBack: 0 },
    rules: reserve,
  });
});
