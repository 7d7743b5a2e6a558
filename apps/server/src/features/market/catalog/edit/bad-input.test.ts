import { productLimits as limits } from '@souk/shared/market/catalog/edit-limits.ts';
import type { ProductInput } from '@souk/shared/market/catalog/edit-schema.ts';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../../../testing/build-test-app.ts';
import { glazes, openSelling } from '../../../../testing/seller.fixture.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });

const [honey, sea] = glazes.variants ?? [];
const bothOf = (change: object) => ({ ...glazes, variants: [honey, { ...sea, ...change }] }) as ProductInput;

/** What a seller sends, and the fields that are named. */
const wrong: Record<string, Array<[string, object, string[]]>> = {
  'a price': [
    ['below zero', { price: usd(-1) }, ['price.amount']],
    ['of nothing', { price: usd(0) }, ['price']],
    ['with half a cent', { price: usd(3800.5) }, ['price.amount']],
    ['in no currency', { price: 3800 }, ['price']],
    ['in another currency', { price: { amount: 3800, currency: 'EUR' } }, ['price.currency']],
    [
      'in another currency for one variant',
      bothOf({ price: { amount: 3800, currency: 'EUR' } }),
      ['variants.1.price.currency'],
    ],
    ['written as words', { price: '38.00' }, ['price']],
    ['higher than anything costs', { price: usd(limits.price + 1) }, ['price.amount']],
    ['above what it is compared with', { price: usd(3800), compareAt: usd(3700) }, ['compareAt']],
    ['below the lowest offer taken', { acceptsOffers: true, minOffer: usd(3900) }, ['minOffer']],
    ['of nothing for one variant', bothOf({ price: usd(0) }), ['variants.1.price']],
  ],
  'a stock': [
    ['below zero', { available: -1 }, ['available']],
    ['of half a piece', { available: 1.5 }, ['available']],
    ['of more than fits a warehouse', { available: limits.stock + 1 }, ['available']],
    ['below zero for one variant', bothOf({ available: -3 }), ['variants.1.available']],
  ],
  options: [
    [
      'of one name',
      { ...glazes, options: [...(glazes.options ?? []), { name: 'GLAZE', values: ['Matt'] }] },
      ['options.1.name', 'variants.0.options', 'variants.1.options'],
    ],
    [
      'with one value twice',
      { ...glazes, options: [{ name: 'Glaze', values: ['Honey', 'Sea', 'honey'] }] },
      ['options.0.values.2'],
    ],
    ['with a choice there is not', bothOf({ options: { Glaze: 'Mud' } }), ['variants.1.options']],
    ['with a choice of something else', bothOf({ options: { Size: 'Small' } }), ['variants.1.options']],
    ['with one choice twice', bothOf({ options: { Glaze: 'Honey' } }), ['variants.1.options']],
    ['with one SKU twice', bothOf({ sku: 'H' }), ['variants.1.sku']],
    ['without variants', { ...glazes, variants: [] }, ['variants']],
    [
      'of an auction',
      { ...glazes, listingKind: 'auction', auction: { durationSeconds: 86_400 } },
      ['options'],
    ],
  ],
  'an auction': [
    [
      'of a minute',
      { listingKind: 'auction', auction: { durationSeconds: 60 } },
      ['auction.durationSeconds'],
    ],
    [
      'with a reserve below its start',
      { listingKind: 'auction', auction: { durationSeconds: 86_400, reserve: usd(3700) } },
      ['auction.reserve'],
    ],
  ],
};

test.each(Object.entries(wrong).flatMap(([what, cases]) => cases.map((one) => [what, ...one] as const)))(
  'whoever sends %s %s is told on its field, and nothing is kept',
  async (_what, _how, input, fields) => {
    await using app = await buildTestApp();
    const { add, mug } = await openSelling(app);
    const { status, body } = await add({ ...mug, ...input, status: 'active' } as ProductInput);
    expect([status, body.error?.code]).toEqual([400, 'invalid_input']);
    expect(body.error.details.map(({ field }: { field: string }) => field)).toEqual(fields);
    expect(await app.db.selectFrom('products').select('id').execute()).toEqual([]);
  },
);
