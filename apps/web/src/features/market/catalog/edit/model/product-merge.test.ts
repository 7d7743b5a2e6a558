import { expect, test } from 'vitest';
import { emptyProduct, type ProductDraft } from './product-draft.ts';
import { changedParts, merged } from './product-merge.ts';
import type { ProductVersion } from './product-version.ts';
import { variantsOf } from './variants.ts';

const version = (change: Partial<ProductDraft> = {}, images: string[] = ['i1']): ProductVersion => ({
  draft: { ...emptyProduct, title: 'Teapot', price: 5800, ...change },
  images,
});
const glaze = (id: string) => {
  const options = [{ id, name: 'Glaze', values: ['Honey', 'Sea'] }];
  return { options, variants: variantsOf(options, [], 5800) };
};

test('two versions differ in what they say, not in how the form names its parts', () => {
  expect(changedParts(version(glaze('a')), version(glaze('b')))).toEqual([]);
  expect(changedParts(version(), version({ title: 'Teapot ' }))).toEqual([]);
  expect(changedParts(version(), version({ title: 'Pot', minOffer: 1 }, []))).toEqual([
    'pictures',
    'title',
    'offers',
  ]);
});

test('what only they changed is theirs, what I changed is mine', () => {
  const mine = version({ title: 'My teapot', price: 5000 });
  const theirs = version({ title: 'Their teapot', description: 'Round.' }, ['i1', 'i2']);
  const both = merged(version(), mine, theirs);
  expect(both.draft).toMatchObject({ title: 'My teapot', price: 5000, description: 'Round.' });
  expect(both.images).toEqual(['i1', 'i2']);
});

test('pieces sold meanwhile are counted from what there is now', () => {
  const [honey, sea] = glaze('Glaze').variants;
  if (!honey || !sea) throw new Error('there are two');
  const at = (stock: number, own: number) => ({
    ...glaze('Glaze'),
    variants: [
      { ...honey, _id: 'v1', available: own, expected: stock },
      { ...sea, _id: 'v2', available: 1, expected: 1 },
    ],
  });
  const both = merged(version(at(5, 5)), version(at(5, 9)), version(at(4, 4)));
  expect(both.draft.variants[0]).toMatchObject({ _id: 'v1', available: 9, expected: 4 });
});

test('the same weight in pounds and in kilograms is no change, and theirs comes in my measures', () => {
  const mine = version({ weight: '1 lb', measures: 'imperial', title: 'Mine' });
  const theirs = version({ weight: '0.454', measures: 'metric', size: '25.4×1×1' });
  expect(changedParts(mine, { ...theirs, draft: { ...theirs.draft, size: '' } })).toEqual(['title']);
  expect(merged(version({ weight: '1 lb', measures: 'imperial' }), mine, theirs).draft).toMatchObject({
    title: 'Mine',
    weight: '1 lb',
    size: '10×0.4×0.4',
    measures: 'imperial',
  });
});
