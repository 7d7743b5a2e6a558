import { equal, ok } from 'node:assert/strict';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tryRuns } from '../../../../live/src/testing/tried-runs.ts';
import type { CategoryId } from '../../ids.ts';
import { type CountryTax, rateFor, type TaxRate, taxOf } from './rules.ts';

const RUNS = process.env.FIGURES === 'long' ? 1_000_000 : 10_000;
const category = (name: string) => name as CategoryId;
const [books, comics, food] = ['books', 'comics', 'food'].map(category) as [
  CategoryId,
  CategoryId,
  CategoryId,
];
const rate = (basisPoints: number, where: Partial<TaxRate> = {}): TaxRate => ({
  ...{ region: '', categoryId: null, basisPoints },
  ...where,
});
const portugal: CountryTax = {
  ...{ country: 'PT', name: 'IVA', included: true, onShipping: true },
  rates: [rate(2_300), rate(600, { categoryId: books }), rate(2_200, { region: 'Madeira' })],
};

const amount = fc.oneof(fc.nat(10), fc.nat(100_000), fc.nat(1_000_000_000_000));
const table = fc.record({
  country: fc.constant('PT'),
  name: fc.constant('IVA'),
  included: fc.boolean(),
  onShipping: fc.boolean(),
  rates: fc.array(
    fc.record({
      region: fc.constantFrom('', 'Madeira'),
      categoryId: fc.constantFrom(null, books, comics, food),
      basisPoints: fc.nat(10_000),
    }),
    { maxLength: 5 },
  ),
});
const order = fc.record({
  region: fc.constantFrom('', 'madeira', 'Lisboa'),
  lines: fc.array(
    fc.record({ categories: fc.constantFrom([], [books], [books, comics], [food]), total: amount }),
    { minLength: 1, maxLength: 6 },
  ),
  shipping: amount,
});

test('whatever is taxed, its parts add up, and what has it in its price is not taxed beyond it', () => {
  tryRuns(
    { what: 'money', seen: 'taxes', numRuns: RUNS },
    fc.property(table, order, (table, given) => {
      const tax = taxOf(table, given);
      if (!tax) throw new Error('there is a table');
      const taxed = given.lines.reduce(
        (sum, { total }) => sum + total,
        table.onShipping ? given.shipping : 0,
      );
      equal(
        tax.lines.reduce((sum, part) => sum + part, tax.shipping),
        tax.amount,
      );
      equal(
        tax.parts.reduce((sum, part) => sum + part.tax, 0),
        tax.amount,
      );
      equal(
        tax.parts.reduce((sum, part) => sum + part.net, 0),
        table.included ? taxed - tax.amount : taxed,
      );
      equal(
        tax.shippingParts.reduce((sum, part) => sum + part.tax, 0),
        tax.shipping,
      );
      equal(
        tax.shippingParts.reduce((sum, part) => sum + part.net, 0),
        given.shipping - (table.included ? tax.shipping : 0),
      );
      ok(Math.min(...tax.lines, tax.shipping) >= 0);
      if (!table.onShipping) equal(tax.shipping, 0);
      if (table.included)
        for (const [i, part] of tax.lines.entries()) ok(part <= (given.lines[i]?.total ?? 0));
      // Half a unit beside the exact number, and where it is in the price that of its net price too.
      for (const { basisPoints, net, tax: rounded } of tax.parts) {
        const exact = BigInt(net) * BigInt(basisPoints);
        const beside = BigInt(rounded) * 10_000n - exact;
        ok((beside < 0n ? -beside : beside) <= (table.included ? 10_000n : 5_000n));
      }
    }),
  );
});

test('23 % are in 12.30, in 1230 yen and in 1.230 dinars; on top of 10.00 they make 2.30', () => {
  const of = (table: CountryTax, total: number) =>
    taxOf(table, { region: '', lines: [{ categories: [], total }], shipping: 0 })?.amount;
  expect([of(portugal, 1_230), of(portugal, 1_235), of({ ...portugal, included: false }, 1_000)]).toEqual([
    230, 231, 230,
  ]);
});

test('shipping of a book and a mug is taxed in part as the one and in part as the other', () => {
  const lines = [
    { categories: [books, comics], total: 1_060 },
    { categories: [], total: 1_230 },
  ];
  const tax = taxOf(portugal, { region: '', lines, shipping: 229 });
  expect(tax).toMatchObject({
    amount: 319,
    lines: [60, 230],
    rates: [600, 2_300],
    shipping: 29,
    parts: [
      { basisPoints: 600, net: 1_100, tax: 66 },
      { basisPoints: 2_300, net: 1_100, tax: 253 },
    ],
    shippingParts: [
      { basisPoints: 600, net: 100, tax: 6 },
      { basisPoints: 2_300, net: 100, tax: 23 },
    ],
  });
});

test('the nearest category counts, and a region of its own before both', () => {
  const { rates } = portugal;
  expect(rateFor(rates, '', [books, comics])).toBe(600);
  expect(rateFor(rates, ' madeira', [books, comics])).toBe(2_200);
  expect(rateFor([...rates, rate(0, { categoryId: comics })], '', [books, comics])).toBe(0);
  expect(rateFor([], 'Madeira', [])).toBe(0);
  expect(taxOf(null, { region: '', lines: [], shipping: 0 })).toBeNull();
});
