import { expect, test } from 'vitest';
import { mostConnections } from './most-connections.ts';

test.each([
  ['1024                 4096                 files', 462],
  ['524288               524288               files', 262_094],
  ['64                   64                   files', 10],
  ['unlimited            unlimited            files', undefined],
])('of "%s" there is room for %s connections, with files left for the market itself', (line, most) => {
  expect(mostConnections(`Max processes  9  9 processes\nMax open files            ${line}\n`)).toBe(most);
});

test('a system that does not tell sets no limit', () => {
  expect(mostConnections('')).toBeUndefined();
});
