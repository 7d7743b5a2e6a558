import { expect, test } from 'vitest';
import { placeOf } from './place.ts';

test('a city and its country read with the comma of the reader’s language', () => {
  const safi = { city: 'Safi', country: 'MA' };
  expect(placeOf(safi, 'en')).toBe('Safi, Morocco');
  expect(placeOf(safi, 'ar')).toBe('\u2068Safi\u2069، المغرب');
  expect(placeOf({ city: 'Safi', country: null }, 'ar')).toBe('Safi');
  expect(placeOf({ city: null, country: 'PT' }, 'es')).toBe('Portugal');
});
