import { expect, test } from 'vitest';
import { compare } from './messages.ts';
import { checkTexts } from './texts.ts';

test('a key missing in a language is named, with the English text', () => {
  expect(compare('fr', { 'a.b': 'Hello' }, {})).toEqual(['fr lacks a.b: "Hello"']);
});

test('a translation must name the same values', () => {
  expect(compare('es', { a: 'Hi {name}' }, { a: 'Hola {nombre}' })).toHaveLength(1);
  expect(
    compare(
      'ar',
      { a: '{count, plural, one {# bid} other {# bids}}' },
      { a: '{count, plural, zero {لا} two {#} other {#}}' },
    ),
  ).toEqual([]);
});

test('a French mark that could begin a line is named', () => {
  const messages = { a: 'Prêt ?', b: 'Prêt\u00a0?', c: '« Vase\u00a0»', d: '{n} : oui', e: '10:30' };
  expect(compare('fr', messages, messages).map((problem) => problem.split(' ')[1])).toEqual(['a', 'c', 'd']);
});

test('a text in an attribute is found, a message and a class are not', () => {
  const text = `<p aria-label="Close it" /><p aria-label={t('ui.close')} /><p className="Close it" />`;
  expect(checkTexts([{ path: 'apps/web/src/ui/x.tsx', text }])).toEqual([
    'apps/web/src/ui/x.tsx:1 has the text "Close it" in aria-label: make it a message and use t(\'...\')',
  ]);
});
