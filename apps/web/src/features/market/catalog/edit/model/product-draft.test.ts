import type { OwnProduct } from '@souk/shared/market/catalog/edit-schema.ts';
import { gramsOf, millimetresOf } from '@souk/shared/market/catalog/measures.ts';
import { inCurrency } from '@souk/shared/money.ts';
import { describe, expect, test } from 'vitest';
import {
  auctionClosings,
  closingName,
  closingNamed,
  emptyProduct,
  isUntouched,
  type ProductDraft,
  productDraftOf,
  withNamesOf,
} from './product-draft.ts';
import { fitsTogether, productFieldsOf } from './product-fields.ts';
import { variantsOf } from './variants.ts';

const usd = inCurrency('USD');
const teapot: ProductDraft = {
  ...emptyProduct,
  title: ' Teapot ',
  price: 5800,
  compareAt: 6400,
  acceptsOffers: true,
  minOffer: 4800,
};
const glazed: ProductDraft = (() => {
  const options = [{ id: 'g', name: ' Glaze ', values: ['Honey', 'Sea'] }];
  return { ...teapot, options, variants: variantsOf(options, [], 5800) };
})();

const stored = {
  version: 3,
  title: 'Teapot',
  description: '',
  images: [],
  category: null,
  condition: null,
  listingKind: 'buy-now',
  price: null,
  compareAt: null,
  acceptsOffers: false,
  minOffer: null,
  auction: null,
  available: 3,
  sku: '',
  options: [{ name: 'Glaze', values: ['Honey', 'Sea'] }],
  variants: [
    {
      _id: 'v1',
      options: { Glaze: 'Honey' },
      price: usd(5800),
      available: 3,
      sku: 'H',
      image: { _id: 'i1' },
    },
  ],
  weightGrams: 1450,
  sizeMm: [240, 185, 200],
  shippingProfileId: null,
  tags: [],
  attributes: [{ name: 'Clay', value: 'Stoneware' }],
} as unknown as OwnProduct;

describe('what is sent', () => {
  test('of a fixed price keeps the compare-at price and the lowest offer', () => {
    expect(productFieldsOf(teapot, ['i1'], 'USD')).toMatchObject({
      title: 'Teapot',
      images: ['i1'],
      price: usd(5800),
      compareAt: usd(6400),
      acceptsOffers: true,
      minOffer: usd(4800),
      auction: null,
      available: 1,
    });
  });

  test('of an auction has neither offers nor a struck price, but a length and perhaps a reserve', () => {
    const auction = { ...teapot, kind: 'auction', days: '3', reserve: 6000, closing: 'add-120' } as const;
    for (const closing of auctionClosings) expect(closingName(closingNamed(closing))).toBe(closing);
    expect(productFieldsOf(auction, [], 'USD')).toMatchObject({
      compareAt: null,
      acceptsOffers: false,
      minOffer: null,
      auction: { reserve: usd(6000), durationSeconds: 259_200, closing: { kind: 'add', seconds: 120 } },
    });
  });

  test('of a giveaway costs nothing, whatever price was typed before', () => {
    expect(productFieldsOf({ ...teapot, kind: 'giveaway' }, [], 'USD').price).toEqual(usd(0));
  });

  test('of a form with a half-written weight leaves the weight as it was', () => {
    expect(productFieldsOf({ ...teapot, weight: '1,' }, [], 'USD')).not.toHaveProperty('weightGrams');
    expect(productFieldsOf({ ...teapot, weight: '' }, [], 'USD').weightGrams).toBeNull();
  });

  test('names the options, and only pictures that are there', () => {
    const [honey, ...rest] = glazed.variants;
    if (!honey) throw new Error('there are two');
    const shown = { ...glazed, variants: [{ ...honey, image: 'i9' }, ...rest] };
    expect(productFieldsOf(shown, ['i1'], 'USD')).toMatchObject({
      options: [{ name: 'Glaze', values: ['Honey', 'Sea'] }],
      variants: [{ options: { Glaze: 'Honey' }, price: usd(5800), available: 1, image: null }, {}],
    });
    expect(productFieldsOf(shown, ['i1', 'i9'], 'USD').variants?.[0]?.image).toBe('i9');
    expect(productFieldsOf(shown, [], 'USD')).not.toHaveProperty('available');
  });

  test('leaves out options that do not fit together yet, and says so', () => {
    const nameless = { ...glazed, options: [{ id: 'g', name: '', values: ['Honey', 'Sea'] }] };
    const twins = { ...glazed, variants: glazed.variants.map((variant) => ({ ...variant, sku: 'A' })) };
    for (const draft of [nameless, twins]) {
      expect(fitsTogether(draft)).toBe(false);
      expect(productFieldsOf(draft, [], 'USD')).not.toHaveProperty('variants');
    }
    expect(fitsTogether(glazed)).toBe(true);
    // An option someone has only just asked for is in nobody's way.
    expect(fitsTogether({ ...glazed, options: [...glazed.options, { id: 'n', name: '', values: [] }] })).toBe(
      true,
    );
  });
});

describe('a stored product in the form', () => {
  test('is sent as it came', () => {
    const draft = productDraftOf(stored, 'metric');
    expect(draft).toMatchObject({ weight: '1.45', size: '24×18.5×20', leftOut: ['Glaze=Sea'] });
    expect(productFieldsOf(draft, ['i1'], 'USD')).toMatchObject({
      weightGrams: 1450,
      sizeMm: [240, 185, 200],
      attributes: [{ name: 'Clay', value: 'Stoneware' }],
      variants: [{ _id: 'v1', options: { Glaze: 'Honey' }, image: 'i1' }],
    });
    // Who did not count the pieces says nothing about them.
    expect(productFieldsOf(draft, ['i1'], 'USD').variants?.[0]).not.toHaveProperty('available');
    const [honey] = draft.variants;
    if (!honey) throw new Error('there is one');
    expect(
      productFieldsOf({ ...draft, variants: [{ ...honey, available: 9 }] }, [], 'USD').variants,
    ).toMatchObject([{ available: 9, expected: 3 }]);
  });

  test('gives its names to the variants that were written down before it was stored', () => {
    const named = withNamesOf(glazed, stored);
    expect(named.variants.map(({ _id, expected }) => [_id, expected])).toEqual([
      ['v1', 3],
      [null, null],
    ]);
  });
});

test.each([
  ['', null],
  ['1.45', 1450],
  ['1,45', 1450],
  ['0', undefined],
  ['heavy', undefined],
])('the weight "%s" is %s grams', (typed, grams) => expect(gramsOf(typed, 'metric')).toBe(grams));

test.each([
  ['', null],
  ['24 x 18,5 × 20', [240, 185, 200]],
  ['24×18', undefined],
  ['0×1×1', undefined],
])('the size "%s" is %s millimetres', (typed, sides) =>
  expect(millimetresOf(typed, 'metric')).toEqual(sides),
);

test('a draft nobody wrote in is untouched', () => {
  expect(isUntouched(emptyProduct)).toBe(true);
  expect(isUntouched(teapot)).toBe(false);
});
