import type { CategoryId } from '@souk/shared/ids.ts';
import { expect, test } from 'vitest';
import { namedCategories, nearlyNamedCategories } from './named-categories.ts';

const category = (id: string, names: Record<string, string>) => ({
  id: id as CategoryId,
  slug: id,
  names,
  parentId: null,
});
const tree = [
  category('mugs', { en: 'Mugs & cups', es: 'Tazas' }),
  category('vases', { en: 'Vases', es: 'Jarrones', ar: 'مزهريات' }),
  category('lamps', { en: 'Table lamps' }),
  category('tables', { en: 'Tables' }),
];

test.each([
  [['mug'], ['mugs']],
  [['cups'], ['mugs']],
  [['taza'], ['mugs']],
  [['jarron'], ['vases']],
  [['مزهريات'], ['vases']],
  [['table'], ['lamps', 'tables']],
  [['table', 'lamp'], ['lamps']],
  [['blue', 'vase'], []],
  [['vaze'], []],
  [[], []],
])('the words %j name %j', (words, named) => {
  expect(namedCategories(words, tree)).toEqual(named);
});

test('a slip in a name is forgiven, a word that merely resembles it is not', () => {
  expect(nearlyNamedCategories(['vaze'], tree)).toEqual(['vases']);
  expect(nearlyNamedCategories(['jarones'], tree)).toEqual(['vases']);
  expect(nearlyNamedCategories(['chair'], tree)).toEqual([]);
});
