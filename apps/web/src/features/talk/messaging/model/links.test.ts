import { expect, test } from 'vitest';
import { partsOf } from './links.ts';

const linksIn = (text: string) => partsOf(text).flatMap((part) => (part.kind === 'link' ? [part.href] : []));

test('an address in a sentence becomes a link without the sentence’s end', () => {
  expect(partsOf('See https://souk.example/p/1, or (www.kiln.example).')).toEqual([
    { kind: 'text', text: 'See ' },
    { kind: 'link', text: 'https://souk.example/p/1', href: 'https://souk.example/p/1' },
    { kind: 'text', text: ', or (' },
    { kind: 'link', text: 'www.kiln.example', href: 'https://www.kiln.example/' },
    { kind: 'text', text: ').' },
  ]);
});

test('a bracket that belongs to the address stays with it', () => {
  expect(linksIn('https://wiki.example/Teapot_(Souk)')).toEqual(['https://wiki.example/Teapot_(Souk)']);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,hello',
  'https://souk.example@evil.example/',
  'http://localhost/admin',
  'www.',
  'a.b.c',
])('“%s” is only words', (text) => {
  expect(linksIn(text)).toEqual([]);
  expect(
    partsOf(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

test('signs that turn the direction of reading do not hide in a link', () => {
  expect(linksIn('https://souk.example/\u202egpj.exe')).toEqual(['https://souk.example/']);
});
