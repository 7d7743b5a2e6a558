import { expect, test } from 'vitest';
import { placeOf } from './place.ts';

test('a city and its country read with the comma of the reader’s language', () => {
  const safi = { city: 'Safi', country: 'MA' };
  expect(placeOf(safi, 'en')).toBe('Safi, Morocco');
  expect(placeOf(safi, 'ar')).toBe('Safi، المغرب');
  expect(placeOf({ city: null, country: 'PT' }, 'es')).toBe('Portugal');
});
