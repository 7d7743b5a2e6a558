import { describe, expect, test } from 'vitest';
import { type OptionDraft, repeatedSkus, valuesOf, variantsOf, withChange, withSkus } from './variants.ts';

const glaze: OptionDraft = { id: 'g', name: 'Glaze', values: ['Honey', 'Sea'] };
const size: OptionDraft = { id: 's', name: 'Size', values: ['0.8 L', '1.2 L'] };
const both = [glaze, size];

/** Priced and named, as a seller would have left them. */
function typed(options: readonly OptionDraft[] = both) {
  return variantsOf(options, [], 4600).map((variant, index) => ({
    ...variant,
    _id: `v${index}`,
    sku: `S${index}`,
    available: index,
  }));
}

describe('the variants of options', () => {
  test('are all combinations, at the price of the product', () => {
    const made = variantsOf(both, [], 4600);
    expect(made.map((variant) => valuesOf(variant, both).join(' '))).toEqual([
      'Honey 0.8 L',
      'Honey 1.2 L',
      'Sea 0.8 L',
      'Sea 1.2 L',
    ]);
    expect(made.every(({ price, _id }) => price === 4600 && _id === null)).toBe(true);
  });

  test('are none while no option has a value', () => {
    expect(variantsOf([{ id: 'x', name: 'Glaze', values: [] }], [], 4600)).toEqual([]);
  });

  test('keep what was typed when a value is added, an option renamed or put elsewhere', () => {
    const before = typed();
    const more = variantsOf([{ ...glaze, values: ['Honey', 'Sea', 'Rose'] }, size], before, 100);
    expect(more.slice(0, 4)).toEqual(before);
    expect(more.slice(4)).toMatchObject([
      { sku: '', price: 100 },
      { sku: '', price: 100 },
    ]);
    expect(variantsOf([{ ...glaze, name: 'Colour' }, size], before, 100)).toEqual(before);
    const turned = variantsOf([size, glaze], before, 100);
    expect(turned.map(({ sku }) => sku)).toEqual(['S0', 'S2', 'S1', 'S3']);
  });

  test('go on as the first of their kind when an option comes, and keep their price', () => {
    const before = typed([glaze]).map((variant, index) => ({ ...variant, price: 1000 + index }));
    const after = variantsOf(both, before, 4600);
    expect(after.map(({ _id, sku, price }) => [_id, sku, price])).toEqual([
      ['v0', 'S0', 1000],
      [null, '', 1000],
      ['v1', 'S1', 1001],
      [null, '', 1001],
    ]);
  });

  test('are those of the first of their kind when an option goes', () => {
    expect(variantsOf([glaze], typed(), 4600).map(({ _id, sku }) => [_id, sku])).toEqual([
      ['v0', 'S0'],
      ['v2', 'S2'],
    ]);
  });
});

describe('several variants at once', () => {
  const keys = new Set(
    typed()
      .slice(0, 3)
      .map(({ key }) => key),
  );

  test('take a price or a stock, and the others stay', () => {
    expect(withChange(typed(), keys, { price: 5000 }).map(({ price }) => price)).toEqual([
      5000, 5000, 5000, 4600,
    ]);
  });

  test.each([
    ['HG-{Glaze}-{Size}', ['HG-HONEY-08L', 'HG-HONEY-12L', 'HG-SEA-08L', 'S3']],
    ['HG-{n}', ['HG-01', 'HG-02', 'HG-03', 'S3']],
    ['HG', ['HG-01', 'HG-02', 'HG-03', 'S3']],
    ['HG-{glaze}', ['HG-HONEY-01', 'HG-HONEY-02', 'HG-SEA-03', 'S3']],
    ['HG-{colour}-{n}', ['HG-{colour}-01', 'HG-{colour}-02', 'HG-{colour}-03', 'S3']],
  ])('take SKUs by the pattern %s', (pattern, expected) => {
    expect(withSkus(typed(), keys, pattern, both).map(({ sku }) => sku)).toEqual(expected);
  });

  test('with the same SKU are found', () => {
    const [first, second, ...rest] = typed();
    if (!first || !second) throw new Error('there are four');
    expect(repeatedSkus([{ ...first, sku: 'a1' }, { ...second, sku: 'a1 ' }, ...rest])).toEqual(
      new Set(['a1']),
    );
  });
});
