import { expect, test } from 'vitest';
import { askedFor, emptyShop, shopBody, slugOf } from './shop-draft.ts';

const draft = { ...emptyShop('Europe/Lisbon'), name: ' Halden & Moor ', city: 'Porto', country: 'PT' };

test('the name makes the address until another one is written', () => {
  expect(slugOf(draft)).toBe('halden-moor');
  expect(shopBody(draft)).not.toHaveProperty('slug');
  expect(slugOf({ ...draft, slug: 'kiln' })).toBe('kiln');
  expect(shopBody({ ...draft, slug: 'kiln' })).toMatchObject({
    name: 'Halden & Moor',
    slug: 'kiln',
    shipsWithinDays: 3,
  });
});

test('nothing is asked before there is a name to ask about, nor about what one has', () => {
  expect(askedFor({ name: ' H ', slug: '' })).toEqual({});
  expect(askedFor(draft)).toEqual({ name: 'Halden & Moor' });
  expect(askedFor({ name: 'H', slug: 'kiln' })).toEqual({ slug: 'kiln' });
  const own = { name: 'Kiln', slug: 'kiln' };
  expect(askedFor(own, own)).toEqual({});
  expect(askedFor({ name: 'Kilns', slug: 'kiln' }, own)).toEqual({ name: 'Kilns' });
});
