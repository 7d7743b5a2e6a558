import type { CountryTaxAnswer } from '@souk/shared/money/taxes/schema.ts';
import { taxBody } from '@souk/shared/money/taxes/schema.ts';
import { expect, test } from 'vitest';
import { emptyTax, isSaidTwice, rateOf, taxBodyOf, taxDraftOf, withRate } from './tax-draft.ts';

const books = '0199aaaa-0000-7000-8000-00000000000f';
const portugal = {
  ...{ country: 'PT', name: 'IVA', included: true, onShipping: true, version: 4 },
  rates: [
    { region: '', categoryId: null, basisPoints: 2_300 },
    { region: 'Madeira', categoryId: null, basisPoints: 2_200 },
    { region: '', categoryId: books, basisPoints: 600 },
  ],
  changedAt: '2026-11-23T12:00:00.000Z',
} as unknown as CountryTaxAnswer;

test('taxes that nobody changed are sent as they were', () => {
  const { country: _, changedAt: __, ...kept } = portugal;
  expect(taxBodyOf(taxDraftOf(portugal), 4)).toEqual(kept);
});

test('a state is meant however it is written, and none has two rates for the same', () => {
  const draft = { ...emptyTax, country: 'US', name: 'Sales tax', standard: '0' };
  const one = { ...draft, ...withRate(draft) };
  const others = [
    { key: 0, region: 'New York', categoryId: '', percent: '8.875' },
    { key: 1, region: 'ny', categoryId: '', percent: '4' },
    { key: 2, region: '', categoryId: '', percent: '4' },
  ];
  expect(one.others.map(({ key }) => key)).toEqual([0]);
  const [first, ...rest] = others.map((row) => isSaidTwice({ ...draft, others }, row));
  expect([first, ...rest]).toEqual([false, true, true]);
  const body = taxBodyOf({ ...draft, others: others.slice(0, 1) }, null);
  expect(taxBody.parse(body).rates[1]).toMatchObject({ region: 'NY', basisPoints: 888 });
});

test('percent are read as people write them', () => {
  expect(['23', '5,5', '٥٫٥', '0', '', '101', 'x'].map(rateOf)).toEqual([
    2_300,
    550,
    550,
    0,
    null,
    null,
    null,
  ]);
});
