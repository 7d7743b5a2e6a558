import { expect, test } from 'vitest';
import { withTag } from './tag-input.model.ts';

test('a word is added without the spaces around it', () => {
  expect(withTag(['clay'], '  hand  made ', 5)).toEqual(['clay', 'hand made']);
});

test('a word that is there already is not added again, whatever its capitals', () => {
  const tags = ['Clay'];
  expect(withTag(tags, 'clay', 5)).toBe(tags);
});

test('nothing is added beyond the limit, and an empty word never', () => {
  const tags = ['a', 'b'];
  expect(withTag(tags, 'c', 2)).toBe(tags);
  expect(withTag(tags, '   ', 5)).toBe(tags);
});
