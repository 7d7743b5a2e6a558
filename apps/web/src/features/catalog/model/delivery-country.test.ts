import { expect, test } from 'vitest';
import { likelyCountry } from './delivery-country.ts';

test('a reader’s languages tell where their parcels may go', () => {
  expect(likelyCountry(['en', 'pt-BR'])).toBe('BR');
  expect(likelyCountry(['fr'])).toBe('FR');
  expect(likelyCountry(['ar'])).toBe('EG');
  expect(likelyCountry(['es-419'])).toBe('ES');
  expect(likelyCountry(['not a language', 'de-AT'])).toBe('AT');
  expect(likelyCountry([])).toBe('US');
});
