import type { CardId } from '@souk/shared/ids.ts';
import { cardName, knownBrand } from '@souk/shared/money/cards/names.ts';
import type { Card } from '@souk/shared/money/cards/schema.ts';
import { expect, test } from 'vitest';
import { expiryOf, firstCard, newCard } from './payable-card.ts';

const visa: Card = {
  _id: 'visa' as CardId,
  brand: 'visa',
  last4: '4242',
  expiresMonth: 8,
  expiresYear: 2028,
  expired: false,
  isDefault: false,
};

test('the default card stands chosen, else one that can be charged, else a new one', () => {
  const own = { ...visa, _id: 'own' as CardId, isDefault: true };
  expect(firstCard([visa, own])).toBe('own');
  expect(firstCard([{ ...own, expired: true }, visa])).toBe('visa');
  expect(firstCard([{ ...own, expired: true }])).toBe(newCard);
});

test('a card is named as it is printed', () => {
  expect([knownBrand('amex'), knownBrand('eftpos_au')]).toEqual(['amex', null]);
  expect([cardName('amex 0005'), cardName('eftpos_au 12')]).toEqual([
    'American Express 0005',
    'eftpos_au 12',
  ]);
  expect([expiryOf(visa), expiryOf({ expiresMonth: 12, expiresYear: 2103 })]).toEqual(['08/28', '12/03']);
});
