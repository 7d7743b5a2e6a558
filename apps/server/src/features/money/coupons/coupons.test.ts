import type { CheckoutId, ProductId, ShopId } from '@souk/shared/ids.ts';
import { couponLimits } from '@souk/shared/money/coupons/rules.ts';
import type { CouponList } from '@souk/shared/money/coupons/schema.ts';
import { expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { sharedTestApp } from '../../../testing/shared-test-app.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { buildProduct } from '../../market/catalog/product.builder.ts';
import { buildShop } from '../../market/shops/shop.builder.ts';
import { buildCoupon } from './coupon.builder.ts';
import { type CouponCall, quoteCoupon, returnCoupon, useCoupon } from './use.service.ts';

async function openShop(app: TestApp) {
  const shop = await buildShop(app.db, { currency: 'EUR' });
  const product = await buildProduct(app.db, { shop_id: shop.id, currency: 'EUR' });
  return { shop, product, url: `/api/shops/${shop.id}/coupons`, seller: app.as(shop.owner_id) };
}

const eur = (amount: number) => ({ amount, currency: 'EUR' });
const tenOff = { code: 'spring-10', worth: { kind: 'percentage', basisPoints: 1_000 } };

test('a seller writes a coupon down, changes its terms and sees what it did', async () => {
  await using app = await buildTestApp();
  const { seller, url, product } = await openShop(app);
  const { status, body: added } = await seller.post(url, { ...tenOff, leastAmount: eur(2_000) });
  expect(status).toBe(201);
  expect(added).toMatchObject({
    code: 'SPRING-10',
    bearer: 'shop',
    usesPerPerson: 1,
    state: 'running',
    used: 0,
  });
  const at = `${url}/${added._id}`;
  const change = {
    ...{ version: 1, worth: { kind: 'amount', amount: eur(500) }, productIds: [product.id], uses: 3 },
    startsAt: '2030-01-01T00:00:00Z',
  };
  const { body: changed } = await seller.patch(at, change);
  expect(changed).toMatchObject({
    version: 2,
    state: 'planned',
    worth: change.worth,
    leastAmount: eur(2_000),
  });
  expect((await seller.patch(at, change)).body.error).toMatchObject({ code: 'edit_conflict' });
  expect((await seller.get(url)).body).toEqual({ currency: 'EUR', items: [changed] });
  expect((await seller.delete(at)).status).toBe(204);
  expect((await seller.get(url)).body.items).toEqual([]);
});

const tableApp = sharedTestApp();

test.each([
  ['two letters', { code: 'AB' }, 'code'],
  ['a space in its code', { code: 'SPRING 10' }, 'code'],
  ['more than everything off', { worth: { kind: 'percentage', basisPoints: 10_001 } }, 'worth.basisPoints'],
  ['nothing off', { worth: { kind: 'amount', amount: eur(0) } }, 'worth.amount'],
  [
    'money of another currency',
    { worth: { kind: 'amount', amount: { amount: 500, currency: 'USD' } } },
    'worth.amount.currency',
  ],
  [
    'an end before its beginning',
    { startsAt: '2027-01-02T00:00:00Z', endsAt: '2027-01-01T00:00:00Z' },
    'endsAt',
  ],
  ['no use at all', { uses: 0 }, 'uses'],
  ['what another shop sells', { productIds: [newId<ProductId>()] }, 'productIds.0'],
])('a coupon with %s is refused on its field', async (_, change, field) => {
  const app = await tableApp();
  const { seller, url } = await openShop(app);
  const { status, body } = await seller.post(url, { ...tenOff, ...change });
  expect([status, body.error.details?.[0]?.field]).toEqual([400, field]);
});

test('a shop whose hundred coupons are over adds more; of those that go on a hundred are the most', async () => {
  await using app = await buildTestApp();
  const { seller, url, shop } = await openShop(app);
  const buyer = await buildUser(app.db);
  const now = app.clock.now();
  const codes = Array.from({ length: couponLimits.perShop }, (_, nth) => `USED-${nth}`);
  const [first] = await Promise.all(codes.map((code) => buildCoupon(app.db, { shop_id: shop.id, code })));
  const used = { checkout_id: newId<CheckoutId>(), coupon_id: first!.id, user_id: buyer.id, used_at: now };
  await app.db
    .insertInto('coupon_uses')
    .values({ ...used, amount: 100, currency: 'EUR' })
    .execute();
  expect((await seller.post(url, tenOff)).body.error).toMatchObject({ code: 'too_many_coupons' });
  // It was used, so it ends and stays with what it did; its place is free all the same.
  expect((await seller.delete(`${url}/${first!.id}`)).status).toBe(204);
  expect((await seller.post(url, tenOff)).status).toBe(201);
  const { items } = (await seller.get(url)).body as CouponList;
  expect(items.map(({ state }) => state).sort()).toEqual([
    'over',
    ...Array.from({ length: couponLimits.perShop }, () => 'running'),
  ]);
  const revived = { version: 2, endsAt: null };
  expect((await seller.patch(`${url}/${first!.id}`, revived)).body.error).toMatchObject({
    code: 'too_many_coupons',
  });
  await app.db.updateTable('coupons').set({ ends_at: now }).where('id', '<>', first!.id).execute();
  expect((await seller.patch(`${url}/${first!.id}`, revived)).body).toMatchObject({ state: 'running' });
});

test('a code is there once in a shop, and its uses cannot be set below what was used', async () => {
  await using app = await buildTestApp();
  const { seller, url, shop, product } = await openShop(app);
  const { body: coupon } = await seller.post(url, { ...tenOff, usesPerPerson: null });
  expect((await seller.post(url, tenOff)).body.error.details[0].field).toBe('code');
  for (let i = 0; i < 2; i += 1) await use(app, await callOf(app, shop.id, product.id, 'SPRING-10'));
  const at = `${url}/${coupon._id}`;
  expect((await seller.patch(at, { version: 1, uses: 1 })).body.error.details[0].field).toBe('uses');
  expect((await seller.patch(at, { version: 1, uses: 2 })).body).toMatchObject({
    ...{ state: 'used-up', used: 2, givenAway: [eur(2_000)] },
  });
  // What it did stays, when it is taken away.
  expect((await seller.delete(at)).status).toBe(204);
  expect((await seller.get(url)).body.items).toMatchObject([{ state: 'over', used: 2 }]);
});

test('another shop’s coupons are not read, changed or ended', async () => {
  await using app = await buildTestApp();
  const { url, shop } = await openShop(app);
  const coupon = await buildCoupon(app.db, { shop_id: shop.id });
  const own = await buildShop(app.db);
  const rival = app.as(own.owner_id);
  expect((await rival.get(url)).status).toBe(403);
  const mixed = `/api/shops/${own.id}/coupons/${coupon.id}`;
  expect([
    (await rival.patch(mixed, { version: 1, uses: 1 })).status,
    (await rival.delete(mixed)).status,
  ]).toEqual([404, 404]);
});

async function callOf(app: TestApp, shopId: ShopId, productId: ProductId, code: string): Promise<CouponCall> {
  return {
    code,
    userId: (await buildUser(app.db)).id,
    checkoutId: newId<CheckoutId>(),
    shops: [{ shopId, currency: 'EUR', lines: [{ productId, total: 10_000 }], shipping: 500 }],
    isWon: false,
    now: app.clock.now(),
  };
}

const use = (app: TestApp, call: CouponCall) => app.db.transaction().execute((tx) => useCoupon(tx, call));

test('a buyer uses a coupon once; what was not paid after all was not used', async () => {
  await using app = await buildTestApp();
  const { shop, product } = await openShop(app);
  await buildCoupon(app.db, { shop_id: shop.id, code: 'ONCE', uses_per_person: 1 });
  const call = await callOf(app, shop.id, product.id, ' once ');
  const shares = [{ shopId: shop.id, items: 1_000, lines: [1_000], shipping: 0 }];
  expect(await quoteCoupon(app.db, call)).toMatchObject({
    refusal: null,
    code: 'ONCE',
    bearer: 'shop',
    shares,
  });
  // Paying again in the same checkout is the same use.
  for (let i = 0; i < 2; i += 1) expect(await use(app, call)).toMatchObject({ shares });
  const again = { ...call, checkoutId: newId<CheckoutId>() };
  await expect(use(app, again)).rejects.toMatchObject({
    code: 'coupon_refused',
    details: { reason: 'used-by-you' },
  });
  await returnCoupon(app.db, call.checkoutId, app.clock.now());
  expect(await use(app, again)).toMatchObject({ shares });
});

test('of fifty buyers who want the last ten uses at the same moment, ten get them', async () => {
  await using app = await buildTestApp();
  const { shop, product } = await openShop(app);
  await buildCoupon(app.db, { shop_id: shop.id, code: 'LAST', uses: 10 });
  const calls = await Promise.all(Array.from({ length: 50 }, () => callOf(app, shop.id, product.id, 'LAST')));
  const answers = await Promise.allSettled(calls.map((call) => use(app, call)));
  const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.details] : []));
  expect(refused).toEqual(Array(40).fill({ reason: 'used-up' }));
});

test('an unknown code and another shop’s are told apart, and two shops may have the same', async () => {
  await using app = await buildTestApp();
  const { shop, product } = await openShop(app);
  const other = await buildShop(app.db);
  await buildCoupon(app.db, { shop_id: other.id, code: 'THEIRS', ends_at: new Date(0) });
  await buildCoupon(app.db, { shop_id: other.id, code: 'BOTH' });
  await buildCoupon(app.db, { shop_id: shop.id, code: 'BOTH', basis_points: 500 });
  await buildCoupon(app.db, { code: 'MARKET', basis_points: 2_000 });
  const ask = async (code: string) => quoteCoupon(app.db, await callOf(app, shop.id, product.id, code));
  expect(await ask('NOTHING')).toEqual({ refusal: 'unknown' });
  expect(await ask('THEIRS')).toEqual({ refusal: 'other-shop' });
  expect(await ask('BOTH')).toMatchObject({ bearer: 'shop', shares: [{ items: 500 }] });
  expect(await ask('MARKET')).toMatchObject({ bearer: 'market', shares: [{ items: 2_000 }] });
  // However many others chose the same.
  for (let i = 0; i < 20; i += 1)
    await buildCoupon(app.db, { shop_id: (await buildShop(app.db)).id, code: 'MARKET' });
  expect(await ask('MARKET')).toMatchObject({ bearer: 'market', shares: [{ items: 2_000 }] });
});
