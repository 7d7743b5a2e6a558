import { expect, test } from 'vitest';
import { placed } from './use-pictures.ts';

const three = [{ key: 'a' }, { key: 'b' }, { key: 'c' }];
const keys = (things: { key: string }[]) => things.map(({ key }) => key).join('');

test('a picture taken to the front becomes the cover', () => {
  expect(keys(placed(three, 'c', 0))).toBe('cab');
});

test('a picture can go to the end, and nowhere beyond', () => {
  expect(keys(placed(three, 'a', 2))).toBe('bca');
  expect(keys(placed(three, 'a', 3))).toBe('abc');
  expect(keys(placed(three, 'a', -1))).toBe('abc');
});
