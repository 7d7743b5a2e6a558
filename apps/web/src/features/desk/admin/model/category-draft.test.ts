import type { CategoryId } from '@souk/shared/ids.ts';
import type { KeptCategory } from '@souk/shared/market/categories/edit-schema.ts';
import { expect, test } from 'vitest';
import { bodyOf, draftOf, isPosition, parentsFor } from './category-draft.ts';

const category = (id: string, parentId: string | null, position: number): KeptCategory => ({
  ...{ _id: id as CategoryId, slug: id, names: { en: id }, parentId: parentId as CategoryId | null },
  ...{ position, image: null, productCount: 0 },
});
const home = category('home', null, 0);
const vases = category('vases', 'home', 4);
const tall = category('tall', 'vases', 1);
const all = [home, vases, tall];

test('a new category comes last, and says no more than was typed', () => {
  const draft = draftOf(null, all);
  expect(draft).toEqual({ names: {}, parentId: '', position: '5' });
  const names = { en: ' Mugs ', es: '', fr: '  ' };
  expect(bodyOf({ ...draft, names })).toEqual({ names: { en: 'Mugs' }, parentId: null, position: 5 });
});

test('one that is opened and saved again stays what it was', () => {
  expect(bodyOf(draftOf(vases, all))).toEqual({ names: { en: 'vases' }, parentId: 'home', position: 4 });
});

test('a category is not offered itself or what is below it as its parent', () => {
  expect(parentsFor(vases, all)).toEqual([home]);
  expect(parentsFor(null, all)).toEqual(all);
});

test.each([
  ['0', true],
  ['9999', true],
  ['10000', false],
  ['-1', false],
  ['1.5', false],
  ['', false],
])('"%s" as a position: %s', (typed, fits) => {
  expect(isPosition(typed)).toBe(fits);
});
