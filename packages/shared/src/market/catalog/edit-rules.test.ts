import { describe, expect, test } from 'vitest';
import type { CategoryId, ImageId } from '../../ids.ts';
import { cheapest, draftProblems, saleProblems, structureProblems } from './edit-rules.ts';
import { emptyProductFields, type ProductFields, type ReadVariant, usualClosing } from './edit-schema.ts';

const picture = 'a0000000-0000-4000-8000-000000000001' as ImageId;
const other = 'a0000000-0000-4000-8000-000000000002' as ImageId;

const mug: ProductFields = {
  ...emptyProductFields,
  title: 'Zigzag mug',
  images: [picture],
  categoryId: 'c0000000-0000-4000-8000-000000000001' as CategoryId,
  condition: 'new',
  price: 3800,
};
const variant = (options: Record<string, string>, more: Partial<ReadVariant> = {}): ReadVariant => ({
  options,
  price: 3800,
  available: 2,
  sku: '',
  image: null,
  ...more,
});
const glazed: ProductFields = {
  ...mug,
  price: null,
  options: [{ name: 'Glaze', values: ['Honey', 'Sea'] }],
  variants: [variant({ Glaze: 'Honey' }), variant({ Glaze: 'Sea' }, { price: 3400 })],
};
const terms = {
  ...{ reserve: null, durationSeconds: 86_400, buyNow: null },
  ...{ closing: usualClosing, steps: null, startsAt: null, needsApproval: false, confirmAbove: null },
};
const auction: ProductFields = { ...mug, listingKind: 'auction', auction: terms };
const giveaway: ProductFields = { ...mug, listingKind: 'giveaway', price: null };

test.each([
  ['a mug', mug],
  ['a mug in two glazes', glazed],
  ['a mug in one of two glazes', { ...glazed, variants: glazed.variants.slice(1) }],
  ['an auction', auction],
  ['a giveaway', giveaway],
  ['a mug compared, with offers', { ...mug, compareAt: 4200, acceptsOffers: true, minOffer: 3000 }],
])('%s has nothing against it', (_name, product) => {
  expect([...structureProblems(product), ...saleProblems(product)]).toEqual([]);
});

describe('each thing that keeps a product from being on sale is named on its field', () => {
  test.each<[string, string, ProductFields]>([
    ['title', 'required', { ...mug, title: '' }],
    ['title', 'tooShort', { ...mug, title: 'Mu' }],
    ['images', 'required', { ...mug, images: [] }],
    ['categoryId', 'required', { ...mug, categoryId: null }],
    ['condition', 'required', { ...mug, condition: null }],
    ['price', 'needsPrice', { ...mug, price: null }],
    ['price', 'needsPrice', { ...mug, price: 0 }],
    [
      'variants.1.price',
      'needsPrice',
      { ...glazed, variants: [variant({ Glaze: 'Sea' }), variant({ Glaze: 'Honey' }, { price: null })] },
    ],
    ['variants', 'needsVariants', { ...glazed, variants: [] }],
    ['compareAt', 'notHigher', { ...mug, compareAt: 3800 }],
    ['compareAt', 'notHigher', { ...glazed, compareAt: 3400 }],
    ['minOffer', 'needsOffers', { ...mug, minOffer: 3000 }],
    ['minOffer', 'notLower', { ...mug, acceptsOffers: true, minOffer: 3800 }],
    ['minOffer', 'notLower', { ...glazed, acceptsOffers: true, minOffer: 3400 }],
    ['auction', 'onlyAuction', { ...mug, auction: auction.auction }],
    ['auction', 'onlyAuction', { ...giveaway, auction: auction.auction }],
    ['auction', 'required', { ...auction, auction: null }],
    ['auction.reserve', 'reserveBelowStart', { ...auction, auction: { ...terms, reserve: 3700 } }],
    ['auction.buyNow', 'buyNowTooLow', { ...auction, auction: { ...terms, buyNow: 3800 } }],
    ['auction.buyNow', 'buyNowTooLow', { ...auction, auction: { ...terms, reserve: 6000, buyNow: 5000 } }],
    ['price', 'needsPrice', { ...auction, price: null }],
    ['compareAt', 'onlyFixedPrice', { ...auction, compareAt: 9000 }],
    ['acceptsOffers', 'onlyFixedPrice', { ...auction, acceptsOffers: true }],
    ['available', 'needsPiece', { ...auction, available: 0 }],
    ['options', 'soldAsOne', { ...auction, options: glazed.options, variants: glazed.variants }],
    ['price', 'givenAway', { ...giveaway, price: 100 }],
    ['options', 'soldAsOne', { ...giveaway, options: glazed.options, variants: glazed.variants }],
    ['minOffer', 'onlyFixedPrice', { ...giveaway, minOffer: 100 }],
  ])('%s: %s', (field, rule, product) => {
    expect(structureProblems(product)).toEqual([]);
    expect(saleProblems(product)).toEqual([{ field, rule }]);
  });
});

describe('what does not fit together is not even kept', () => {
  const two = [variant({ Glaze: 'Honey' }), variant({ Glaze: 'Sea' })] as const;
  test.each<[string, string, Partial<ProductFields>]>([
    ['variants', 'noOptions', { options: [], variants: [...two] }],
    [
      'options.1.name',
      'sameName',
      {
        options: [
          { name: 'Glaze', values: [] },
          { name: 'glaze', values: [] },
        ],
        variants: [],
      },
    ],
    [
      'options.0.values.1',
      'sameName',
      { options: [{ name: 'Glaze', values: ['Honey', 'HONEY'] }], variants: [two[0]] },
    ],
    ['variants.1.options', 'sameChoice', { variants: [two[0], two[0]] }],
    ['variants.1.options', 'unknownChoice', { variants: [two[0], variant({ Glaze: 'Rose' })] }],
    ['variants.0.options', 'unknownChoice', { variants: [variant({}), two[1]] }],
    ['variants.0.options', 'unknownChoice', { variants: [variant({ Glaze: 'Sea', Size: 'S' })] }],
    ['variants.0.options', 'unknownChoice', { variants: [variant({ constructor: 'Sea' })] }],
    [
      'variants.1.sku',
      'sameSku',
      {
        variants: [
          { ...two[0], sku: 'A' },
          { ...two[1], sku: 'A' },
        ],
      },
    ],
    [
      'variants.1.image',
      'notItsPicture',
      {
        variants: [
          { ...two[0], image: picture },
          { ...two[1], image: other },
        ],
      },
    ],
  ])('%s: %s', (field, rule, change) => {
    expect(structureProblems({ ...glazed, ...change })).toEqual([{ field, rule }]);
  });
});

test('a draft is kept with a title or a picture, and not without both', () => {
  expect(draftProblems({ ...emptyProductFields, title: 'Mug' })).toEqual([]);
  expect(draftProblems({ ...emptyProductFields, images: [picture] })).toEqual([]);
  expect(draftProblems(emptyProductFields)).toEqual([{ field: 'title', rule: 'needsWords' }]);
});

test('the price of a product is that of its cheapest variant', () => {
  expect(cheapest(glazed)).toBe(3400);
  expect(cheapest(mug)).toBe(3800);
  expect(cheapest({ ...glazed, variants: [] })).toBeNull();
});
