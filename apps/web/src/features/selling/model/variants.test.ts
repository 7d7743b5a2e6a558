import { expect, test } from 'vitest';
import { missingPrices, totalStock, variantCount, variantsOf } from './variants.ts';

const glaze = { id: 'a', name: 'Glaze', values: ['Honey', 'Sea'] };
const size = { id: 'b', name: 'Size', values: ['0.8 L', '1.2 L'] };

test('two options of two values make four variants at the price of the product', () => {
  const variants = variantsOf([glaze, size], [], 4600);
  expect(variants.map(({ key }) => key)).toEqual([
    'Honey / 0.8 L',
    'Honey / 1.2 L',
    'Sea / 0.8 L',
    'Sea / 1.2 L',
  ]);
  expect(variants.every(({ amount }) => amount === 4600)).toBe(true);
  expect(variantCount([glaze, size])).toBe(4);
});

test('what a seller typed for a variant stays when a value is added', () => {
  const before = variantsOf([glaze], [], 4600).map((variant) => ({ ...variant, amount: 5800, sku: 'HG' }));
  const after = variantsOf([{ ...glaze, values: ['Honey', 'Sea', 'Rose'] }], before, 4600);
  expect(after.map(({ amount }) => amount)).toEqual([5800, 5800, 4600]);
  expect(after[0]?.sku).toBe('HG');
});

test('an option without a name or values makes no variants', () => {
  expect(variantsOf([{ id: 'a', name: ' ', values: ['Honey'] }], [], 1)).toEqual([]);
  expect(variantsOf([{ ...glaze, values: [] }], [], 1)).toEqual([]);
});

test('stock is added up and missing prices are counted', () => {
  const [honey, sea] = variantsOf([glaze], [], null);
  const variants = [
    { ...honey!, stock: 6 },
    { ...sea!, stock: 3, amount: 4600 },
  ];
  expect(totalStock(variants)).toBe(9);
  expect(missingPrices(variants)).toBe(1);
});
