import { stillKinds } from '@souk/drawing/index.ts';
import { expect, test } from 'vitest';
import { drawImage } from './draw.ts';
import type { ImageRecipe } from './recipe.ts';

const recipes: ImageRecipe[] = [
  ...stillKinds.map((kind) => ({ type: 'still' as const, kind, seed: 'a shelf' })),
  { type: 'showCover', host: 3, kind: 'teapot', seed: 'leaf', room: 'sage', variant: 3 },
  { type: 'portrait', seed: 12 },
  { type: 'spread', kinds: ['vase', 'bowl', 'mug'], seed: 'a table', palette: 'terracotta' },
  { type: 'banner', seed: 7 },
  { type: 'scene' },
];

test.each(recipes)('a recipe for a $type becomes a drawing', (recipe) => {
  expect(drawImage(recipe)).toMatch(/^<svg [^>]*width="\d+(\.\d+)?" height="\d+(\.\d+)?".*<\/svg>$/s);
});

test('the same recipe is the same drawing, however it was stored', () => {
  for (const recipe of recipes) {
    expect(drawImage(JSON.parse(JSON.stringify(recipe)))).toBe(drawImage(recipe));
  }
});

test.each([
  null,
  {},
  { type: 'still', kind: 'spaceship', seed: 1 },
  { type: 'still', kind: 'mug', seed: 1, zoom: 400 },
  { type: 'still', kind: 'mug', seed: 1, object: { hero: 'url(https://elsewhere.example)' } },
  { type: 'portrait', seed: 1, size: 1e9 },
  { type: 'file', path: '/etc/passwd' },
])('what is no recipe is refused: %j', (recipe) => {
  expect(() => drawImage(recipe)).toThrow();
});
