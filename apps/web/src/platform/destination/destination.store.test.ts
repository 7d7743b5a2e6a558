import { afterEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../session/session.store.ts';
import {
  chooseCountry,
  countryWithoutAddress,
  likelyCountry,
  useChosenCountry,
} from './destination.store.ts';

afterEach(() => {
  useChosenCountry.setState({ country: null });
  vi.unstubAllGlobals();
});

test('a reader’s languages tell where their parcels may go', () => {
  expect(likelyCountry(['en', 'pt-BR'])).toBe('BR');
  expect(likelyCountry(['fr'])).toBe('FR');
  expect(likelyCountry(['ar'])).toBe('EG');
  expect(likelyCountry(['es-419'])).toBe('ES');
  expect(likelyCountry(['not a language', 'de-AT'])).toBe('AT');
  expect(likelyCountry([])).toBe('US');
});

test('what a visitor chose counts everywhere at once and is kept, also where the browser keeps nothing', () => {
  const storage = memoryStorage();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('navigator', { languages: ['fr'] });
  expect(countryWithoutAddress()).toBe('FR');
  chooseCountry('PT');
  expect([countryWithoutAddress(), storage.getItem('souk-country')]).toEqual(['PT', 'PT']);
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden });
  chooseCountry('DE');
  expect(countryWithoutAddress()).toBe('DE');
});
