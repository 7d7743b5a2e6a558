import type { Variant } from '@souk/shared/catalog/schema.ts';
import { expect, test } from 'vitest';
import { choose, firstChoice, isPictured, valuesOf, variantOf } from './variant-choice.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const variant = (Glaze: string, Size: string, available: number, picture?: string, price = 6400) =>
  ({
    options: { Glaze, Size },
    available,
    price: usd(price),
    image: picture ? { _id: picture } : null,
  }) as unknown as Variant;

const vase = {
  price: usd(6400),
  options: [
    { name: 'Glaze', values: ['Terracotta', 'Honey'] },
    { name: 'Size', values: ['Small', 'Large'] },
  ],
  variants: [
    variant('Terracotta', 'Small', 0, 'red'),
    variant('Terracotta', 'Large', 2, 'red'),
    variant('Honey', 'Small', 1, 'yellow'),
  ],
};

test('a page opens on the first variant that can be bought', () => {
  expect(firstChoice(vase)).toEqual({ Glaze: 'Terracotta', Size: 'Large' });
});

test('a page opens at the price its card named, not at the cheapest size', () => {
  const variants = [variant('Honey', 'Small', 5, undefined, 5100), variant('Honey', 'Large', 5)];
  expect(firstChoice({ ...vase, variants })).toEqual({ Glaze: 'Honey', Size: 'Large' });
});

test('a product without options is one variant', () => {
  const mug = {
    price: usd(3800),
    options: [],
    variants: [{ options: {}, available: 3, price: usd(3800) } as unknown as Variant],
  };
  expect(variantOf(mug, firstChoice(mug))?.available).toBe(3);
});

test('a glaze that is not made in the chosen size brings the size it is made in', () => {
  expect(choose(vase, { Glaze: 'Terracotta', Size: 'Large' }, 'Glaze', 'Honey')).toEqual({
    Glaze: 'Honey',
    Size: 'Small',
  });
});

test('a buyer sees how many there are of each value with what else is chosen', () => {
  const sizes = valuesOf(vase, { Glaze: 'Terracotta', Size: 'Large' }, 'Size');
  expect(sizes.map(({ value, available }) => [value, available])).toEqual([
    ['Small', 0],
    ['Large', 2],
  ]);
});

test('glazes are shown as pictures, sizes as words', () => {
  const choice = firstChoice(vase);
  expect(isPictured(valuesOf(vase, choice, 'Glaze'))).toBe(true);
  expect(isPictured(valuesOf(vase, choice, 'Size'))).toBe(false);
});
