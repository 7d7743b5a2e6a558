import { expect, test } from 'vitest';
import { chunksOf } from './chunks.ts';
import type { ThreadRow } from './thread-rows.ts';

const rows = (from: number, to: number): ThreadRow[] =>
  Array.from({ length: to - from }, (_, index) => ({ kind: 'day', key: `r${from + index}`, at: 0 }));
const shape = (given: ThreadRow[], anchor: string) =>
  chunksOf(given, anchor).map(
    (chunk) => `${chunk.key.replace(`${anchor} `, '')}:${chunk.rows[0]?.key}-${chunk.rows.at(-1)?.key}`,
  );

test('a long thread is drawn in parts of forty', () => {
  expect(shape(rows(100, 190), 'r100')).toEqual(['0:r100-r139', '1:r140-r179', '2:r180-r189']);
});

test('older messages make parts of their own and leave the others as they are', () => {
  expect(shape(rows(50, 190), 'r100')).toEqual([
    '-2:r50-r59',
    '-1:r60-r99',
    '0:r100-r139',
    '1:r140-r179',
    '2:r180-r189',
  ]);
});

test('nothing is lost when the message it is counted from is not there', () => {
  expect(shape(rows(0, 41), 'gone')).toEqual(['0:r0-r39', '1:r40-r40']);
});

test('other messages in the same places are other parts, whose height is not known yet', () => {
  const keys = (from: number) => chunksOf(rows(from, from + 40), `r${from}`).map(({ key }) => key);
  expect(keys(0)).not.toEqual(keys(500));
});
