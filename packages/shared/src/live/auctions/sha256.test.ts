import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sha256 } from './sha256.ts';

test('a hash is the same as everybody else’s, whatever the length of the text', () => {
  for (let length = 0; length < 300; length += 1) {
    const text = 'a|B:7'.repeat(100).slice(0, length);
    expect(sha256(text), String(length)).toBe(hash('sha256', text));
  }
});

test('text that two programs may write in two ways is not hashed', () => {
  expect(() => sha256('é')).toThrow(RangeError);
});
