import type { Money } from '@souk/shared/money.ts';
import { expect, test } from 'vitest';
import { newId } from '../../../../platform/ids.ts';
import { buildTestApp } from '../../../../testing/build-test-app.ts';
import { glazes, openSelling } from '../../../../testing/seller.fixture.ts';
import { buildCategory } from '../../categories/category.builder.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });

test('what can be published is, and what cannot is named with what it lacks', async () => {
  await using app = await buildTestApp();
  const { add, bulk, mug, onSale } = await openSelling(app);
  const { body: whole } = await add(mug);
  const { body: half } = await add({ title: 'Half a mug' });
  const shown = await onSale();
  const unknown = newId();
  const ids = [half._id, whole._id, shown._id, unknown];
  const { body } = await bulk({ ids, action: 'publish' });
  expect(body).toMatchObject({
    done: [whole._id],
    failed: [
      {
        _id: half._id,
        code: 'invalid_input',
        details: expect.arrayContaining([expect.objectContaining({ field: 'images' })]),
      },
      { _id: shown._id, code: 'product_status', details: { status: 'active' } },
      { _id: unknown, code: 'not_found' },
    ],
  });
});

test('drafts are thrown away together, and what was on sale is archived and restored together', async () => {
  await using app = await buildTestApp();
  const { add, bulk, onSale, caller, shop } = await openSelling(app);
  const drafts = [(await add({ title: 'One' })).body._id, (await add({ title: 'Two' })).body._id];
  const shown = [(await onSale())._id, (await onSale())._id];
  expect((await bulk({ ids: drafts, action: 'delete-draft' })).body.done).toEqual(drafts);
  expect((await bulk({ ids: shown, action: 'archive' })).body.done).toEqual(shown);
  expect((await bulk({ ids: shown, action: 'delete-draft' })).body.failed).toHaveLength(2);
  expect((await bulk({ ids: shown, action: 'restore' })).body.done).toEqual(shown);
  const { body } = await caller.get(`/api/shops/${shop.id}/products/mine`);
  expect(body.counts).toEqual({
    all: 2,
    draft: 0,
    active: 2,
    'out-of-stock': 0,
    archived: 0,
    'from-shows': 0,
  });
});

test('a percentage is taken off each variant, rounded to the smallest coin', async () => {
  await using app = await buildTestApp();
  const { bulk, onSale, caller, add } = await openSelling(app);
  const glazed = await onSale(glazes);
  const cheap = await onSale({ price: usd(5) });
  const compared = await onSale({ price: usd(4000), compareAt: usd(4200) });
  const { body: given } = await add({ title: 'Free mug', listingKind: 'giveaway' });
  const ids = [glazed._id, cheap._id, compared._id, given._id];
  const down = await bulk({ ids, action: 'change-price', percent: -12.5 });
  expect(down.body).toMatchObject({
    done: [glazed._id, cheap._id, compared._id],
    failed: [{ _id: given._id, details: [{ field: 'price', rule: 'givenAway' }] }],
  });
  const { body } = await caller.get(`/api/products/${glazed._id}/edit`);
  expect(body.variants.map(({ price }: { price: Money }) => price)).toEqual([usd(4025), usd(3675)]);
  expect((await caller.get(`/api/products/${cheap._id}/edit`)).body.price).toEqual(usd(4));

  const wrong = await bulk({ ids: [cheap._id], action: 'change-price-by', amount: usd(-4) });
  expect(wrong.body.failed[0].details[0]).toMatchObject({ field: 'price', rule: 'needsPrice' });
  const beyond = await bulk({ ids: [compared._id], action: 'change-price-by', amount: usd(99_999_999_999) });
  expect(beyond.body.failed[0].details[0]).toMatchObject({ field: 'price', rule: 'tooHigh' });
  const above = await bulk({ ids: [compared._id], action: 'change-price-by', amount: usd(700) });
  expect(above.body.failed[0].details[0]).toMatchObject({ field: 'compareAt', rule: 'notHigher' });
  const foreign = await bulk({ ids, action: 'change-price-by', amount: { amount: 700, currency: 'EUR' } });
  expect(foreign.body.done).toEqual([]);
  expect(foreign.body.failed[0].details).toEqual([{ field: 'amount.currency', message: 'Must be USD.' }]);
});

test('a call that is repeated takes its percentage once', async () => {
  await using app = await buildTestApp();
  const { onSale, caller, shop } = await openSelling(app);
  const { _id } = await onSale({ price: usd(4000) });
  const key = { 'idempotency-key': newId() };
  const body = { ids: [_id], action: 'change-price', percent: -50 };
  for (let n = 0; n < 3; n += 1) {
    expect((await caller.post(`/api/shops/${shop.id}/products/bulk`, body, key)).body.done).toEqual([_id]);
  }
  expect((await caller.get(`/api/products/${_id}/edit`)).body.price).toEqual(usd(2000));
});

test('stock is set for those whose number is what the seller saw', async () => {
  await using app = await buildTestApp();
  const { bulk, onSale, caller } = await openSelling(app);
  const [mug, glazed, sold, unseen] = [await onSale(), await onSale(glazes), await onSale(), await onSale()];
  await caller.patch(`/api/variants/${sold.singleVariantId}`, { available: 4, expected: 5 });
  const ids = [mug._id, glazed._id, sold._id, unseen._id];
  const expected = { [mug._id]: 5, [glazed._id]: 5, [sold._id]: 5 };
  const { body } = await bulk({ ids, action: 'set-stock', available: 0, expected });
  expect(body).toMatchObject({
    done: [mug._id, glazed._id],
    failed: [
      { _id: sold._id, code: 'stock_changed', details: { variants: [{ available: 4 }] } },
      { _id: unseen._id, code: 'invalid_input' },
    ],
  });
  expect((await caller.get(`/api/products/${glazed._id}/edit`)).body).toMatchObject({
    status: 'out-of-stock',
    variants: [{ available: 0 }, { available: 0 }],
  });
});

test('many are moved to another category, and to none that is not there', async () => {
  await using app = await buildTestApp();
  const { bulk, onSale } = await openSelling(app);
  const vases = await buildCategory(app.db);
  const { _id } = await onSale();
  expect((await bulk({ ids: [_id], action: 'set-category', categoryId: vases.id })).body.done).toEqual([_id]);
  const nowhere = await bulk({ ids: [_id], action: 'set-category', categoryId: newId() });
  expect(nowhere.body.failed[0].details[0].field).toBe('categoryId');
  for (const body of [
    { ids: [], action: 'archive' },
    { ids: [_id, _id], action: 'archive' },
    { ids: [_id] },
  ]) {
    expect((await bulk(body)).status).toBe(400);
  }
});
