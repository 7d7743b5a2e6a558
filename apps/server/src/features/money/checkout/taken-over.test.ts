import type { ShippingMethodId } from '@souk/shared/ids.ts';
import type { Checkout } from '@souk/shared/money/checkout/schema.ts';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { newKey } from '../../../testing/cards.fixture.ts';
import { inCart, openCheckout, payFor, vaseAndBuyer } from '../../../testing/paying.fixture.ts';
import { openPayingMarket } from '../../../testing/paying-market.fixture.ts';
import { giveCredit } from '../../../testing/wallets.fixture.ts';
import { buildAddress } from '../../identity/addresses/address.builder.ts';
import { buildShippingProfile } from '../../market/shipping/shipping.builder.ts';
import { buildCoupon } from '../coupons/coupon.builder.ts';
import { expiringCheckouts } from './checkout.jobs.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const HOUR_MS = 60 * 60_000;
const note = 'Please wrap it, it’s a gift.';

type Market = Awaited<ReturnType<typeof vaseAndBuyer>> & { app: Awaited<ReturnType<typeof buildTestApp>> };

/** Maya has a checkout of her cart with a coupon, a note, express shipping, another address and without her credit. */
async function openChosen({ app, maya, buyer, product, shop }: Market) {
  await app.db.deleteFrom('shipping_profiles').execute();
  await buildShippingProfile(app.db, {
    shop_id: shop.id,
    methods: [
      { name: 'Standard', amount: 800, regions: ['US'] },
      { name: 'Express', amount: 1_400, regions: ['US'] },
    ],
  });
  await buildCoupon(app.db, { code: 'SUMMER' });
  await giveCredit(app.db, maya, 1_000);
  const { id: office } = await buildAddress(app.db, { user_id: maya.id, country: 'US', city: 'Albany' });
  await inCart(app, maya, product);
  const { body: opened } = await openCheckout(buyer);
  const parcel = opened.shops[0]?.parcels[0];
  const { body } = await buyer.patch(`/api/checkouts/${opened._id}`, {
    ...{ coupon: 'SUMMER', credit: false, addressId: office },
    notes: [{ shopId: shop.id, note }],
    delivery: [{ profileId: parcel?.profileId, methodId: methodOf(opened, 'Express') }],
  });
  return body as Checkout;
}

const methodOf = ({ shops }: Checkout, name: string): ShippingMethodId | undefined =>
  shops[0]?.parcels[0]?.choices.find((choice) => choice.name === name)?.methodId;

const chosenIn = (checkout: Checkout) => ({
  coupon: checkout.coupon?.code ?? null,
  credit: checkout.wallet.pays,
  note: checkout.shops[0]?.note,
  isExpress: checkout.shops[0]?.parcels[0]?.chosen === methodOf(checkout, 'Express'),
  city: checkout.address?.city,
  leftOut: checkout.leftOut,
});

const all = { coupon: 'SUMMER', credit: false, note, isExpress: true, city: 'Albany', leftOut: null };

test('a cart that changed keeps what was chosen and typed in the checkout before', async () => {
  await using app = await buildTestApp();
  const market = { app, ...(await vaseAndBuyer(app)) };
  const { buyer, variantId } = market;
  const first = await openChosen(market);
  expect(chosenIn(first)).toEqual(all);
  await buyer.patch(`/api/cart/lines/${variantId}`, { quantity: 2 });
  const { body: second } = await openCheckout(buyer);
  expect(second._id).not.toBe(first._id);
  expect(chosenIn(second)).toEqual(all);
  // Two vases and express, less ten percent of the vases.
  expect(second.summary).toMatchObject([{ total: usd(12_800 - 1_280 + 1_400) }]);
});

test('so does one that is opened again after its time was over or it was left, within a day', async () => {
  await using app = await buildTestApp();
  const market = { app, ...(await vaseAndBuyer(app)) };
  const { buyer } = market;
  await openChosen(market);
  app.clock.forward(HOUR_MS);
  await expiringCheckouts.run({ ...app, log: app.log.log }, {});
  const { body: second } = await openCheckout(buyer);
  // Where it goes is what is usual by now.
  const here = { ...all, city: 'Brooklyn' };
  expect(chosenIn(second)).toEqual(here);
  await buyer.patch(`/api/checkouts/${second._id}`, { coupon: null });
  await buyer.post(`/api/checkouts/${second._id}/leave`, undefined, newKey());
  const { body: third } = await openCheckout(buyer);
  // What its buyer took out stays out.
  expect(chosenIn(third)).toEqual({ ...here, coupon: null });
  await buyer.post(`/api/checkouts/${third._id}/leave`, undefined, newKey());
  app.clock.forward(25 * HOUR_MS);
  const { body: later } = await openCheckout(buyer);
  expect(chosenIn(later)).toMatchObject({ credit: true, note: '', isExpress: false });
});

test('what does not hold any more is left out, and said until it is chosen anew', async () => {
  await using app = await buildTestApp();
  const market = { app, ...(await vaseAndBuyer(app)) };
  const { buyer, shop, variantId } = market;
  await openChosen(market);
  await app.db.updateTable('coupons').set({ ends_at: app.clock.now() }).execute();
  await app.db.deleteFrom('shipping_methods').where('name', '=', 'Express').execute();
  await buyer.patch(`/api/cart/lines/${variantId}`, { quantity: 2 });
  const { body: second } = await openCheckout(buyer);
  const leftOut = { coupon: { code: 'SUMMER', reason: 'expired' }, delivery: [shop.id], ways: [] };
  expect(chosenIn(second)).toMatchObject({ coupon: null, note, isExpress: false, leftOut });
  expect(second.summary).toMatchObject([{ total: usd(12_800 + 800) }]);
  const url = `/api/checkouts/${second._id}`;
  expect((await buyer.get(url)).body.leftOut).toEqual(leftOut);
  const parcel = second.shops[0]?.parcels[0];
  const delivery = [{ profileId: parcel?.profileId, methodId: methodOf(second, 'Standard') }];
  expect((await buyer.patch(url, { delivery })).body.leftOut).toEqual({ ...leftOut, delivery: [] });
  expect((await buyer.patch(url, { coupon: null })).body.leftOut).toBe(null);
});

test('a way of paying a shop itself that it takes no more is left out and said', async () => {
  await using app = await buildTestApp();
  const market = { app, ...(await vaseAndBuyer(app)) };
  const { maya, buyer, product, shop, variantId } = market;
  await inCart(app, maya, product);
  const { body: opened } = await openCheckout(buyer);
  // As it was stored while the shop took transfers.
  await app.db
    .updateTable('checkouts')
    .set({ ways: JSON.stringify({ [shop.id]: 'transfer' }) })
    .execute();
  await buyer.patch(`/api/cart/lines/${variantId}`, { quantity: 2 });
  const { body: second } = await openCheckout(buyer);
  expect(second._id).not.toBe(opened._id);
  expect(second.leftOut).toEqual({ coupon: null, delivery: [], ways: [shop.id] });
});

test('nothing is taken over from a checkout that was paid, nor from one of another kind', async () => {
  await using market = await openPayingMarket();
  const { app, maya, buyer, product, variantId, cardId } = market;
  const first = await openChosen(market);
  const { body: vase } = await openCheckout(buyer, { from: 'product', variantId, quantity: 1 });
  expect(chosenIn(vase)).toMatchObject({ coupon: null, credit: true, note: '' });
  await buyer.patch(`/api/cart/lines/${variantId}`, { quantity: 2 });
  const { body: second } = await openCheckout(buyer);
  expect(second._id).not.toBe(first._id);
  expect((await payFor(buyer, second, cardId)).body.state).toBe('paid');
  await inCart(app, maya, product);
  expect(chosenIn((await openCheckout(buyer)).body)).toMatchObject({ coupon: null, credit: true, note: '' });
});
