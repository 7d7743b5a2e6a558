import { expect, test } from 'vitest';
import { formatMessage, namesIn } from './format.ts';

test('a message without braces is shown as it is', () => {
  expect(formatMessage('Sign in')).toBe('Sign in');
});

test('values are put in, numbers by the language’s digits', () => {
  expect(formatMessage('{shop} has {count} shows', { shop: 'Halden & Moor', count: 1204 })).toBe(
    'Halden & Moor has 1,204 shows',
  );
  expect(formatMessage('{count}', { count: 1204 }, 'ar-u-nu-arab')).toBe('١٬٢٠٤');
});

test('a value nobody gave stays visible by its name', () => {
  expect(formatMessage('Hello {name}')).toBe('Hello {name}');
});

const bids = '{count, plural, =0 {no bids} one {# bid} other {# bids}}';

test.each([
  [0, 'no bids'],
  [1, '1 bid'],
  [2, '2 bids'],
  [1500, '1,500 bids'],
])('%i in English reads "%s"', (count, text) => {
  expect(formatMessage(bids, { count })).toBe(text);
});

test('zero is singular in French and plural in Spanish', () => {
  const shows = '{count, plural, one {# x} many {# de y} other {# y}}';
  expect(formatMessage(shows, { count: 0 }, 'fr')).toBe('0 x');
  expect(formatMessage(shows, { count: 0 }, 'es')).toBe('0 y');
});

test('Arabic has six forms', () => {
  const message = '{n, plural, zero {صفر} one {واحد} two {اثنان} few {قليل #} many {كثير #} other {آخر #}}';
  const read = (n: number) => formatMessage(message, { n }, 'ar-u-nu-latn');
  expect([0, 1, 2, 3, 11, 100].map(read)).toEqual(['صفر', 'واحد', 'اثنان', 'قليل 3', 'كثير 11', 'آخر 100']);
});

test('a branch may hold values of its own, and text may stand around a plural', () => {
  const message = 'In {place}: {n, plural, one {{name} and # more} other {{name} and # others}}.';
  expect(formatMessage(message, { place: 'Lisbon', name: 'Mara', n: 3 })).toBe(
    'In Lisbon: Mara and 3 others.',
  );
});

test('a value that ends in a dot ends the sentence too', () => {
  const message = 'Avant le {day}. Après, {next}.';
  const value = { day: '23 nov.', next: '\u206824 déc.\u2069' };
  expect(formatMessage(message, value, 'fr')).toBe('Avant le 23 nov. Après, \u206824 déc.\u2069');
  expect(formatMessage('{name}...', { name: 'Co.' })).toBe('Co....');
});

test('the names a message expects are listed once, in order', () => {
  expect(namesIn('{b} {a} {n, plural, one {{a}} other {{c}}}')).toEqual(['a', 'b', 'c', 'n']);
});

test.each([
  '{',
  'a }',
  '{n, select, other {x}}',
  '{n, plural, one {x}}',
  '{n, plural, other x}',
  '{n, plural, other {x}',
])('the broken message %s is refused with its text', (message) => {
  expect(() => formatMessage(message)).toThrow(SyntaxError);
});
