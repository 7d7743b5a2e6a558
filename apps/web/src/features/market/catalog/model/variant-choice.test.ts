import type { Variant } from '@souk/shared/market/catalog/schema.ts';
import { expect, test } from 'vitest';
import { buyStateOf, optionList } from './buy-state.ts';
import {
  firstChoice,
  isPictured,
  missingOf,
  pictureOf,
  pricesOf,
  valuesOf,
  variantOf,
} from './variant-choice.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const variant = (Glaze: string, Size: string, available: number, picture?: string, price = 6400) =>
  ({
    _id: `${Glaze}-${Size}`,
    options: { Glaze, Size },
    available,
    price: usd(price),
    image: picture ? { _id: picture } : null,
  }) as unknown as Variant;

const vase = {
  price: usd(5100),
  options: [
    { name: 'Glaze', values: ['Terracotta', 'Honey'] },
    { name: 'Size', values: ['Small', 'Large'] },
  ],
  variants: [
    variant('Terracotta', 'Small', 0, 'red', 5100),
    variant('Terracotta', 'Large', 2, 'red', 6400),
    variant('Honey', 'Small', 1, 'yellow', 5500),
  ],
};
const mug = {
  price: usd(3800),
  options: [],
  variants: [{ _id: 'mug', options: {}, available: 3, price: usd(3800), image: null } as unknown as Variant],
};

test('a page opens with nothing chosen, even where only one size is left', () => {
  expect(firstChoice(vase)).toEqual({});
  expect(missingOf(vase, {})).toEqual(['Glaze', 'Size']);
  expect(buyStateOf(vase, {})).toEqual({ kind: 'choose', options: ['Glaze', 'Size'] });
  const oneLeft = {
    ...vase,
    variants: vase.variants.map((one, at) => ({ ...one, available: at === 1 ? 1 : 0 })),
  };
  expect(firstChoice(oneLeft)).toEqual({});
});

test('what leaves no choice is chosen', () => {
  expect(firstChoice(mug)).toEqual({});
  expect(buyStateOf(mug, firstChoice(mug))).toMatchObject({ kind: 'ready', variant: { _id: 'mug' } });
  const inOneGlaze = { ...vase, options: [{ name: 'Glaze', values: ['Honey'] }, vase.options[1]!] };
  expect(firstChoice(inOneGlaze)).toEqual({ Glaze: 'Honey' });
});

test('a link may name the variant; one that is gone names nothing', () => {
  expect(firstChoice(vase, 'Terracotta-Large')).toEqual({ Glaze: 'Terracotta', Size: 'Large' });
  expect(firstChoice(vase, 'Plum-Tiny')).toEqual({});
});

test('half a choice is no variant, and is asked to be finished', () => {
  expect(variantOf(vase, { Glaze: 'Honey' })).toBeNull();
  expect(buyStateOf(vase, { Glaze: 'Honey' })).toEqual({ kind: 'choose', options: ['Size'] });
});

test('what goes together in nothing, or is sold out, says so and moves no other choice, nor can be bought where it is not sent', () => {
  expect(buyStateOf(vase, { Glaze: 'Honey', Size: 'Large' })).toEqual({ kind: 'not-made' });
  expect(buyStateOf(vase, { Glaze: 'Terracotta', Size: 'Small' })).toEqual({ kind: 'sold-out' });
  expect(buyStateOf(vase, {}, 'PT')).toEqual({ kind: 'not-sent', country: 'PT' });
  const soldOut = { ...vase, variants: vase.variants.map((one) => ({ ...one, available: 0 })) };
  expect(buyStateOf(soldOut, {}, 'PT')).toEqual({ kind: 'all-gone' });
});

test('a buyer sees how many there are of each value with what else is chosen', () => {
  const count = (choice: Record<string, string>) =>
    valuesOf(vase, choice, 'Size').map(({ value, available }) => [value, available]);
  expect(count({})).toEqual([
    ['Small', 1],
    ['Large', 2],
  ]);
  expect(count({ Glaze: 'Terracotta' })).toEqual([
    ['Small', 0],
    ['Large', 2],
  ]);
  expect(count({ Glaze: 'Honey', Size: 'Small' })).toEqual([
    ['Small', 1],
    ['Large', null],
  ]);
});

test('the price is a range until what is chosen has one; what is sold out does not lower it', () => {
  expect(pricesOf(vase, {})).toEqual({ from: usd(5500), to: usd(6400) });
  expect(pricesOf(vase, { Glaze: 'Terracotta' })).toEqual({ from: usd(6400), to: usd(6400) });
  expect(pricesOf(vase, { Glaze: 'Terracotta', Size: 'Small' })).toEqual({ from: usd(5100), to: usd(5100) });
  expect(pricesOf(vase, { Glaze: 'Honey', Size: 'Large' })).toEqual({ from: usd(5100), to: usd(5100) });
});

test('a glaze alone already shows its picture', () => {
  expect(pictureOf(vase, {})).toBeUndefined();
  expect(pictureOf(vase, { Glaze: 'Terracotta' })).toBe('red');
  expect(pictureOf(vase, { Size: 'Small' })).toBeUndefined();
});

test('glazes are shown as pictures, sizes as words', () => {
  expect(isPictured(valuesOf(vase, {}, 'Glaze'))).toBe(true);
  expect(isPictured(valuesOf(vase, { Glaze: 'Terracotta' }, 'Size'))).toBe(false);
});

test('options are named within a sentence as people would', () => {
  expect(optionList(['Glaze', 'Size'], 'en')).toBe('glaze and size');
  expect(optionList(['EU size'], 'en')).toBe('EU size');
  expect(optionList(['Talla', 'Color', 'Largo'], 'es')).toBe('talla, color y largo');
});
