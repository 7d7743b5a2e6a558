import { expect, test } from 'vitest';
import { phonePlaces } from './phone-places.ts';

test('a row of a phone shows its first column and two facts, and folds the rest away', () => {
  expect(phonePlaces([{ key: 'lot' }, { key: 'bids' }, { key: 'price' }, { key: 'sold' }])).toEqual([
    'title',
    'fact',
    'fact',
    'folded',
  ]);
});

test('what a column says of itself comes first', () => {
  expect(
    phonePlaces([
      { key: 'product' },
      { key: 'sku', phone: 'folded' },
      { key: 'status', phone: 'mark' },
      { key: 'stock' },
      { key: 'kept' },
      { key: 'price', phone: 'fact' },
    ]),
  ).toEqual(['title', 'folded', 'mark', 'fact', 'folded', 'fact']);
});
