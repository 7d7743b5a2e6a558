import { expect, test } from 'vitest';
import { byteMemory } from './byte-memory.ts';

const of = (size: number) => ({ bytes: Buffer.alloc(size) });

test('what was not asked for the longest makes room', () => {
  const memory = byteMemory(100);
  for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']) memory.set(key, of(10));
  memory.get('a');
  memory.set('k', of(10));
  expect(memory.get('b')).toBeUndefined();
  expect(memory.get('a')).toEqual(of(10));
  expect(memory.get('k')).toEqual(of(10));
});

test('what is replaced or deleted frees its room, and what is too large is not kept', () => {
  const memory = byteMemory(80);
  for (let n = 0; n < 20; n += 1) memory.set('same', of(10));
  memory.set('large', of(11));
  expect(memory.get('large')).toBeUndefined();
  memory.set('same', of(11));
  expect(memory.get('same')).toBeUndefined();
  for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) memory.set(key, of(10));
  memory.delete('a');
  memory.set('i', of(10));
  expect(memory.get('b')).toEqual(of(10));
});
