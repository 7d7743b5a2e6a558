import { expect, test } from 'vitest';
import { isolated } from './isolate.ts';

test.each([
  ['a name in Latin letters', 'Halden & Moor'],
  ['a measure', '15 × 20 cm'],
  ['a size without a unit', '15 × 20'],
  ['a weight', '900 g'],
  ['a handle', '@mara.santos'],
  ['a phone number', '+351 912 345 678'],
])('%s keeps its order in an Arabic sentence', (_, text) => {
  expect(isolated(text, 'rtl')).toBe(`\u2068${text}\u2069`);
});

test('an Arabic name keeps its order in an English sentence', () => {
  expect(isolated('ليان 5', 'ltr')).toBe('\u2068ليان 5\u2069');
});

test('what runs with the sentence stays as it is', () => {
  expect(isolated('Halden & Moor, 15 × 20 cm', 'ltr')).toBe('Halden & Moor, 15 × 20 cm');
  expect(isolated('ليان ٥', 'rtl')).toBe('ليان ٥');
  expect(isolated('331100', 'rtl')).toBe('331100');
});
