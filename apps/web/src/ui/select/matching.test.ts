import { expect, test } from 'vitest';
import { matching } from './matching.ts';

const found = (options: string[], typed: string) => matching(options, typed, (option) => option);
const categories = ['Ceramics', 'Ceramics › Vases', 'Home › Kitchen', 'Sneakers'];

test('a child is found by its parent too', () => {
  expect(found(categories, 'ceram')).toEqual(['Ceramics', 'Ceramics › Vases']);
  expect(found(categories, 'vas cer')).toEqual(['Ceramics › Vases']);
});

test('what begins with the letters comes before what only holds them', () => {
  expect(found(['Romania', 'Oman'], 'oman')).toEqual(['Oman', 'Romania']);
});

test('accents, capitals and punctuation need not be typed', () => {
  expect(found(['Côte d’Ivoire', 'España'], 'cote')).toEqual(['Côte d’Ivoire']);
  expect(found(['America/New York', 'Asia/Tokyo'], 'new york')).toEqual(['America/New York']);
  expect(found(['España'], 'ESPAN')).toEqual(['España']);
});

test('Arabic is found without its marks, its article and its kinds of alef', () => {
  expect(found(['الإمارات العربية المتحدة', 'مصر'], 'امارات')).toEqual(['الإمارات العربية المتحدة']);
  expect(found(['أُستراليا'], 'استراليا')).toEqual(['أُستراليا']);
});

test('nothing typed leaves all, and nonsense leaves none', () => {
  expect(found(categories, ' ')).toEqual(categories);
  expect(found(categories, 'zzz')).toEqual([]);
});
